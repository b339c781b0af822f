import { link } from '../fields/link.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The partners of the home page's carousel (specification 2 and 3). */
export const partners = defineContentType({
  name: 'partners',
  titleField: 'name',
  ordered: true,
  siteGroup: 'home',
  publicPath: '/#partners',
  fields: {
    name: text({ localized: true, format: 'line', max: 120, required: true }),
    logo: picture({ required: true, undescribed: true, transparent: true }),
    link: link({}),
  },
});
