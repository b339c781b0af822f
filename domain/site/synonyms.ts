import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';
import { languages } from '../model/localized.ts';

/**
 * Words with the same meaning, of each language between spaces: a search for one also finds the others (decision 039).
 * They add to our own list (`domain/search/word-list.ts`).
 */
export const synonyms = defineContentType({
  name: 'synonyms',
  titleField: 'words',
  publicPath: '/search',
  siteGroup: 'everywhere',
  fields: {
    // The languages are no translations of each other: none of them is missing.
    words: text({ localized: true, format: 'line', max: 200, required: true, unneededIn: languages }),
  },
});
