/**
 * The language of a visit is the `lang` parameter of the router's location. An address with the parameter shows it;
 * otherwise the location is masked, so that the language is only in memory and a reload of the plain address is in
 * English again.
 */
import { createPath, useLocation, type Location, type Path } from 'react-router';
import { defaultLanguage, getDirection, isLanguage, type Language } from '../../domain/model/localized.ts';
import { getTranslator, type StaffTranslate, type Translate } from './translator.ts';

/** The parameters that were read last: every text and link of a page asks, and somebody may send thousands. */
let lastRead: { search: string; language: Language | undefined } = { search: '', language: undefined };

/** Returns the language in an address, if it is a known one. */
function readLanguageParam(search: string | URLSearchParams): Language | undefined {
  if (typeof search !== 'string') return asLanguage(search.get('lang'));
  if (search !== lastRead.search) lastRead = { search, language: asLanguage(new URLSearchParams(search).get('lang')) };
  return lastRead.language;
}

const asLanguage = (value: string | null) => (isLanguage(value) ? value : undefined);

/** Returns the language in an address, else the default; any value but a known language is ignored. */
export function getLanguage(search: string | URLSearchParams): Language {
  return readLanguageParam(search) ?? defaultLanguage;
}

/** Returns whether the visible address has the language parameter. */
export function hasLanguageParam(location: Pick<Location, 'mask' | 'search'>): boolean {
  return !location.mask && readLanguageParam(location.search) !== undefined;
}

function withLanguage(path: Partial<Path>, language: Language | undefined): string {
  const { pathname = '/', hash = '' } = path;
  if (!path.search) return createPath({ pathname, search: language ? `?lang=${language}` : '', hash });
  const search = new URLSearchParams(path.search);
  search.delete('lang');
  if (language) search.append('lang', language);
  return createPath({ pathname, search: search.size > 0 ? `?${search}` : '', hash });
}

/** The target of a link, and the address shown instead where the language is only in memory. */
export type LocalTarget = { to: string; mask: string | undefined };

export function localTarget(path: Partial<Path>, language: Language, explicit: boolean): LocalTarget {
  if (explicit) return { to: withLanguage(path, language), mask: undefined };
  const plain = withLanguage(path, undefined);
  return language === defaultLanguage
    ? { to: plain, mask: undefined }
    : { to: withLanguage(path, language), mask: plain };
}

/** Returns the address of a page in a language, for use outside this visit. */
export function getPageAddress(language: Language | undefined, path: Partial<Path>): string {
  return withLanguage(path, language);
}

export function useLanguage(): Language {
  return getLanguage(useLocation().search);
}

/** Returns the language of the page, its direction and its translator. */
export function useTranslation(): { lang: Language; dir: 'ltr' | 'rtl'; t: Translate } {
  const lang = useLanguage();
  return { lang, dir: getDirection(lang), t: getTranslator(lang) };
}

/** Like `useTranslation`, with the messages of the dashboard, which its layout has loaded. */
export function useStaffTranslation(): { lang: Language; dir: 'ltr' | 'rtl'; t: StaffTranslate } {
  const lang = useLanguage();
  return { lang, dir: getDirection(lang), t: getTranslator(lang) };
}
