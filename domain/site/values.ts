import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The values of the About page (specification 2). */
export const values = defineContentType({
  name: 'values',
  titleField: 'name',
  ordered: true,
  siteGroup: 'about',
  publicPath: '/about#values',
  fields: {
    name: text({ localized: true, format: 'line', max: 120, required: true }),
    text: text({ localized: true, format: 'lines', max: 600 }),
  },
});
