/** The words of the dashboard that the server says as well: in exported tables, and in answers to visitors. */
import { setupI18n } from '@lingui/core';
import ar from '../../locales/ar/dashboard.json' with { type: 'json' };
import en from '../../locales/en/dashboard.json' with { type: 'json' };
import so from '../../locales/so/dashboard.json' with { type: 'json' };
import { compileCatalogue } from '../../locales/compile.ts';
import { languages, type Language } from '../../domain/model/localized.ts';

const said = ({ inbox, securityLog }: typeof en) => compileCatalogue({ inbox, securityLog });
const compiled = { en: said(en), so: said(so), ar: said(ar) };
const speakers = new Map(languages.map((language) => [language, setupI18n({ locale: language, messages: { [language]: { ...compiled.en, ...compiled[language] } } })]));

/** Says something of the inbox; `key` stands below `inbox` in `locales/<language>/dashboard.json`. */
export function sayOfInbox(language: Language, key: string, values?: Record<string, string>): string {
  return speakers.get(language)!._(`inbox.${key}`, values);
}

/** The same of the security log, below `securityLog`. */
export function sayOfSecurityLog(language: Language, key: string, values?: Record<string, string>): string {
  return speakers.get(language)!._(`securityLog.${key}`, values);
}
