import type { Location, MetaDescriptor } from 'react-router';
import { defaultLanguage, languages, type Language, type ReadText } from '../../../domain/model/localized.ts';
import type english from '../../../locales/en/site.json';
import { getPageAddress, getLanguage } from '../../i18n/language.ts';
import { getTranslator } from '../../i18n/translator.ts';
import { structuredData, type Structured } from './structured-data.ts';

/** The root loader's data that every page's head needs. */
export type SiteHead = {
  origin: string;
  name: { short: ReadText; full: ReadText };
  tagline: ReadText;
  contact: { email: string; phone: string; address: ReadText };
  social: Readonly<Record<string, string | null>>;
  logo: { src: string } | null;
};

export type PageHead = {
  title: string;
  description: string;
  /** The page number of a list, part of the canonical address. */
  page?: number;
  /** A JPEG of 1200 x 630 pixels. */
  image?: { url: string; alt: string };
  type?: 'website' | 'article';
  publishedAt?: string;
  /** The list that the page belongs to. */
  section?: { title: string; path: string };
  /** What the page is about, set on the server only. */
  structured?: Structured[];
  /** Hidden from search engines. */
  isHidden?: boolean;
};

/** What the `meta` of a route gets, of which the first match is the root. */
export type MetaArgs<T> = {
  matches: readonly [{ loaderData: SiteHead | undefined }, ...unknown[]];
  location: Location;
  loaderData: T | undefined;
};

const ogLocales = { en: 'en_GB', so: 'so_SO', ar: 'ar_AR' } as const;

/**
 * Returns the head of a page: title, description, canonical address, the same page in the other languages, and the
 * preview of a shared link (ruling 1).
 */
export function pageMeta(site: SiteHead | undefined, location: Location, head: PageHead): MetaDescriptor[] {
  const lang = getLanguage(location.search);
  const name = site?.name.short.text ?? '';
  const title = name === '' ? head.title : `${head.title} · ${name}`;
  const basics: MetaDescriptor[] = [{ title }, { name: 'description', content: head.description }];
  if (head.isHidden || !site) return [...basics, { name: 'robots', content: 'noindex' }];

  const path = { pathname: location.pathname, search: head.page && head.page > 1 ? `?page=${head.page}` : '' };
  // English is at the plain address, also among the alternatives: search engines ignore those that are not canonical.
  const addressOf = (language: Language) =>
    site.origin + getPageAddress(language === defaultLanguage ? undefined : language, path);
  const canonical = addressOf(lang);
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: addressOf(language),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressOf(defaultLanguage) },
    ...(import.meta.env.SSR ? forMachines(site, location, head, canonical) : []),
  ];
}

/** What only the server writes, since nothing reads it after a navigation: it stays as it is in the browser. */
function forMachines(site: SiteHead, location: Location, head: PageHead, canonical: string): MetaDescriptor[] {
  const lang = getLanguage(location.search);
  const name = site.name.short.text;
  const image = head.image ?? { url: '/share.jpg', alt: name };
  return [
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocales[lang] },
    ...languages
      .filter((language) => language !== lang)
      .map((language) => ({ property: 'og:locale:alternate', content: ogLocales[language] })),
    { property: 'og:image', content: site.origin + image.url },
    { property: 'og:image:alt', content: image.alt || head.title },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.publishedAt ? [{ property: 'article:published_time', content: head.publishedAt }] : []),
    { 'script:ld+json': structuredData(site, location, head, canonical) as Record<string, never> },
  ];
}

/** A page whose title and description are in the catalogue. */
export type PageName = keyof (typeof english)['pages'];

/** Returns the title and description of a page from the catalogue, with the name of the association. */
export function catalogueHead(site: SiteHead | undefined, location: Location, page: PageName) {
  const t = getTranslator(getLanguage(location.search));
  const name = site?.name.short.text ?? '';
  return { title: t(`pages.${page}.title`), description: t(`pages.${page}.description`, { name }) };
}
