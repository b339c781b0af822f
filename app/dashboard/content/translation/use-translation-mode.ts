import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { isLanguage, languages, type Language } from '../../../../domain/model/localized.ts';
import { useLocalNavigate } from '../../../i18n/use-local-navigate.ts';

/** The languages of which one is translated into the other. */
export type Translation = {
  from: Language;
  to: Language;
  /** Only what is missing or outdated. */
  onlyOpen: boolean;
};

/** Returns the translation that an address such as `?from=en&to=so` asks for. */
export function readTranslation(search: string): Translation | undefined {
  const params = new URLSearchParams(search);
  const [from, to] = [params.get('from'), params.get('to')];
  if (!isLanguage(to)) return undefined;
  return {
    from: isLanguage(from) && from !== to ? from : getSourceLanguage(to),
    to,
    onlyOpen: params.get('open') === '1',
  };
}

/** Most texts are written in English first. */
export function getSourceLanguage(to: Language): Language {
  return to === 'en' ? 'so' : 'en';
}

/**
 * Returns the languages between which an item is first translated for a person with the dashboard in `lang`: from one
 * of the `written` languages to one that is missing, as far as possible. `targets` are those in which the person may
 * write.
 */
export function suggestTranslation(
  lang: Language,
  written: readonly Language[],
  targets: readonly Language[] = languages,
): Translation {
  const usual = lang === 'en' ? 'so' : lang;
  const source = getSourceLanguage(usual);
  if (written.length === 0 || written.includes(source)) return { from: source, to: usual, onlyOpen: false };
  const isMissing = (language: Language) => targets.includes(language) && !written.includes(language);
  const to = [lang, ...targets].find(isMissing) ?? usual;
  return { from: written.find((language) => language !== to) ?? source, to, onlyOpen: false };
}

/** Returns the address of a form, or of a list of them, beside a translation. */
export function translationAddress(path: string, { from, to, onlyOpen }: Translation): string {
  return `${path}?from=${from}&to=${to}${onlyOpen ? '&open=1' : ''}`;
}

/** The translation of this address, and functions that change it or return to the whole form; nothing typed is lost. */
export function useTranslationMode() {
  const { pathname, search, state } = useLocation();
  const navigate = useLocalNavigate();
  const translation = useMemo(() => readTranslation(search), [search]);
  const options = { replace: true, preventScrollReset: true, state: state as unknown };
  return {
    translation,
    changeTranslation: (next: Translation) => navigate(translationAddress(pathname, next), options),
    leaveTranslation: () => navigate(pathname, options),
  };
}
