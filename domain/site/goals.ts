import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';

/** The goals of the About page (specification 2). */
export const goals = defineContentType({
  name: 'goals',
  titleField: 'text',
  ordered: true,
  siteGroup: 'about',
  publicPath: '/about#goals',
  fields: { text: text({ localized: true, format: 'lines', max: 600, required: true }) },
});
