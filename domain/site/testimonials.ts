import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** Testimonials about the association (specification 2 and 3). Without a picture, the monogram is shown. */
export const testimonials = defineContentType({
  name: 'testimonials',
  titleField: 'name',
  ordered: true,
  siteGroup: 'home',
  publicPath: '/#testimonials',
  fields: {
    name: text({ localized: true, format: 'line', max: 120, required: true }),
    role: text({ localized: true, format: 'line', max: 200 }),
    feedback: text({ localized: true, format: 'lines', max: 800, required: true }),
    monogram: text({ localized: true, format: 'line', max: 5 }),
    image: picture({ undescribed: true }),
  },
});
