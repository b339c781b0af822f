import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The advisory board (specification 2, about page). Without a photograph, the monogram is shown. */
export const advisors = defineContentType({
  name: 'advisors',
  titleField: 'name',
  ordered: true,
  siteGroup: 'about',
  publicPath: '/about#advisory-board',
  fields: {
    name: text({ localized: true, format: 'line', max: 120, required: true }),
    role: text({ localized: true, format: 'line', max: 200 }),
    monogram: text({ localized: true, format: 'line', max: 5 }),
    photo: picture({ undescribed: true }),
  },
});
