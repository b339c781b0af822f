/**
 * The language of a visit stands in the `lang` parameter of the router's location. An address that carries
 * the parameter shows it; otherwise the location is masked, so that the language lives in memory only and a
 * reload of the plain address is English again.
 */
import { createPath, useLocation, type Location, type Path } from 'react-router';
import { defaultLanguage, directionOf, isLanguage, type Language } from '../../domain/model/localized.ts';
import { translatorFor, type StaffTranslate, type Translate } from './translator.ts';

/**
 * What an address asks for, if it is a known language. Each word and link of a page asks: most addresses ask for none.
 */
function askedIn(search: string | URLSearchParams): Language | undefined {
  if (search === '') return undefined;
  const asked = (typeof search === 'string' ? new URLSearchParams(search) : search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/** The language that an address asks for; any value but a known language is ignored. */
export function languageOf(search: string | URLSearchParams): Language {
  return askedIn(search) ?? defaultLanguage;
}

/** Whether the visible address names its language. */
export function carriesLanguage(location: Location): boolean {
  return !location.mask && askedIn(location.search) !== undefined;
}

function withLanguage(path: Partial<Path>, language: Language | undefined): string {
  const { pathname = '/', hash = '' } = path;
  if (!path.search) return createPath({ pathname, search: language ? `?lang=${language}` : '', hash });
  const search = new URLSearchParams(path.search);
  search.delete('lang');
  if (language) search.append('lang', language);
  return createPath({ pathname, search: search.size > 0 ? `?${search}` : '', hash });
}

/** Where a link leads, and what the address bar shows instead where the language is only in memory. */
export type LocalTarget = { to: string; mask: string | undefined };

export function localTarget(path: Partial<Path>, language: Language, explicit: boolean): LocalTarget {
  if (explicit) return { to: withLanguage(path, language), mask: undefined };
  const plain = withLanguage(path, undefined);
  return language === defaultLanguage
    ? { to: plain, mask: undefined }
    : { to: withLanguage(path, language), mask: plain };
}

/** The address of a page in a language, for readers without the memory of this visit. */
export function addressIn(language: Language | undefined, path: Partial<Path>): string {
  return withLanguage(path, language);
}

export function useLanguage(): Language {
  return languageOf(useLocation().search);
}

/** The language of the page, its direction and its translator. */
export function useTranslation(): { lang: Language; dir: 'ltr' | 'rtl'; t: Translate } {
  const lang = useLanguage();
  return { lang, dir: directionOf(lang), t: translatorFor(lang) };
}

/** As `useTranslation`, with the messages of the dashboard, which its layout has loaded. */
export function useStaffTranslation(): { lang: Language; dir: 'ltr' | 'rtl'; t: StaffTranslate } {
  const lang = useLanguage();
  return { lang, dir: directionOf(lang), t: translatorFor(lang) };
}
