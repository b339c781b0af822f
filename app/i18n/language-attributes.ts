import { getDirection, type Language } from '../../domain/model/localized.ts';

/** Returns `lang` and `dir` of a text; nothing where they are those of the page. */
export const getLanguageAttributes = (language: Language, page: Language): { lang?: Language; dir?: 'ltr' | 'rtl' } =>
  language === page ? {} : { lang: language, dir: getDirection(language) };
