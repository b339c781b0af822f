/** Texts of the dashboard that the server uses too: in exported tables, and in replies to visitors. */
import { setupI18n } from '@lingui/core';
import ar from '../../locales/ar/dashboard.json' with { type: 'json' };
import en from '../../locales/en/dashboard.json' with { type: 'json' };
import so from '../../locales/so/dashboard.json' with { type: 'json' };
import { compileCatalogue } from '../../locales/compile.ts';
import { languages, type Language } from '../../domain/model/localized.ts';

const compileTexts = ({
  inbox,
  securityLog,
  securitySettings,
  sessions,
  content,
  kinds,
  languages: names,
  personalData,
}: typeof en) =>
  compileCatalogue({ inbox, securityLog, securitySettings, sessions, content, kinds, languages: names, personalData });
const compiled = { en: compileTexts(en), so: compileTexts(so), ar: compileTexts(ar) };
const translators = new Map(
  languages.map((language) => [
    language,
    setupI18n({ locale: language, messages: { [language]: { ...compiled.en, ...compiled[language] } } }),
  ]),
);

/** Returns a text of the inbox; `key` is below `inbox` in `locales/<language>/dashboard.json`. */
export function getInboxText(language: Language, key: string, values?: Record<string, string>): string {
  return translators.get(language)!._(`inbox.${key}`, values);
}

/** Returns a text of the dashboard by its full key; undefined where there is none. */
export function findDashboardText(
  language: Language,
  key: string,
  values?: Record<string, string>,
): string | undefined {
  return key in compiled.en ? translators.get(language)!._(key, values) : undefined;
}
