import { choice } from '../fields/choice.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { defineContentType } from '../model/define.ts';
import { languageMenus } from './language-menu.ts';

/**
 * File names in /flags, without the extension; `none` shows the language's letters instead. No flag with the shahada is
 * a default, since it would be part of a small button.
 */
const flags = ['gb', 'us', 'so', 'somaliland', 'sa', 'arab', 'none'];

/**
 * The association's identity: names, tagline, logo, the flags of the languages (specification 2); whether addresses
 * keep the language (decision 044); whether visitors may read pages without a connection (decision 040), and whether
 * they see who wrote news and articles.
 */
export const identity = defineContentType({
  name: 'identity',
  single: true,
  siteGroup: 'everywhere',
  siteSettings: true,
  publicPath: '/',
  fields: {
    shortName: text({ localized: true, format: 'line', max: 40, required: true, group: 'names' }),
    fullName: text({ localized: true, format: 'line', max: 120, required: true, group: 'names' }),
    tagline: text({ localized: true, format: 'line', max: 200, group: 'names' }),
    logo: picture({ undescribed: true, transparent: true, group: 'logo' }),
    languageMenu: choice({ values: languageMenus, initial: 'flags', group: 'languages' }),
    rememberLanguage: choice({ values: ['on', 'off'], initial: 'off', group: 'languages' }),
    flagEn: choice({ values: flags, initial: 'gb', drawn: 'flag', group: 'flags' }),
    flagSo: choice({ values: flags, initial: 'none', drawn: 'flag', group: 'flags' }),
    flagAr: choice({ values: flags, initial: 'arab', drawn: 'flag', group: 'flags' }),
    offlineReading: choice({ values: ['on', 'off'], initial: 'on', group: 'reading' }),
    showAuthors: choice({ values: ['on', 'off'], initial: 'off', group: 'authors' }),
  },
});
