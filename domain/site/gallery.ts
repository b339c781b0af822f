import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The pictures of the home page's gallery (specification 2 and 3); `alt` is their alternative text. */
export const gallery = defineContentType({
  name: 'gallery',
  titleField: 'alt',
  ordered: true,
  siteGroup: 'home',
  publicPath: '/#gallery',
  fields: {
    image: picture({ required: true, undescribed: true }),
    alt: text({ localized: true, format: 'line', max: 300, required: true }),
  },
});
