import { contentTypes } from '../../../domain/content/index.ts';
import { splitPlural } from '../../../domain/site/plural.ts';
import type { SiteTextEntry } from '../../../domain/site/site-texts.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { StaffMessageKey, StaffTranslate } from '../../i18n/translator.ts';
import { labelKey } from '../data/type-labels.ts';

/** The page that shows the texts of a group, unless it is the home page. */
const pages: Partial<Record<string, string>> = {
  about: '/about',
  departments: '/departments',
  lists: '/publications/news',
  pages: '/publications/news',
  detail: '/publications/articles',
  siteSearch: '/search',
  share: '/publications/articles',
  status: '/projects',
  reports: '/publications/reports',
  reportPages: '/publications/reports',
  videos: '/publications/videos',
  contact: '/contact',
  donate: '/donate',
  gallery: '/gallery',
  member: '/member',
  privacy: '/privacy',
  accessibility: '/accessibility',
  signin: '/signin',
  notFound: '/404',
  offline: '/offline',
  forms: '/contact',
};

export const getTextPage = (group: string): string => pages[group] ?? '/';

/**
 * Returns the name of a part of the site: the title of a content type, else its own, which `tests/catalogues.test.ts`
 * checks.
 */
export function groupName(group: string, t: StaffTranslate): string {
  const type = contentTypes.find(({ name }) => name === group);
  return t(type ? labelKey(type, 'title') : (`siteTexts.groups.${group}` as StaffMessageKey));
}

/** Returns the meaning of a placeholder. */
export const placeholderMeaning = (name: string, t: StaffTranslate): string =>
  t(`siteTexts.placeholders.${name}` as StaffMessageKey);

/** The numbers of each plural form in the languages of the site: Arabic has the most forms (Unicode CLDR). */
const numbers: Partial<Record<string, string>> = { zero: '0', one: '1', two: '2', few: '3–10', many: '11–99' };

export const numberName = (form: string, t: StaffTranslate): string =>
  form === 'other' ? t('siteTexts.otherNumbers') : (numbers[form] ?? form.replace('=', ''));

/** Returns the name of a text: by its page where it is a page's title or description, else its original text. */
export function textName({ key, catalogue }: SiteTextEntry, lang: Language, t: StaffTranslate): string {
  const [, page, part] = /^pages\.(\w+)\.(title|description)$/.exec(key) ?? [];
  if (page === undefined) return splitPlural(catalogue[lang])?.forms['other'] ?? catalogue[lang];
  return t(part === 'title' ? 'siteTexts.pageTitle' : 'siteTexts.pageDescription', { page: groupName(page, t) });
}

/** Returns the id of the field of a text in a language. */
export const fieldId = (key: string, language: Language): string =>
  `site-text-${key.replaceAll(/[^\w]/g, '-')}-${language}`;
