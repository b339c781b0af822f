import type { Location, MetaDescriptor } from 'react-router';
import { defaultLanguage, languages, type Language } from '../../../domain/model/localized.ts';
import type english from '../../../locales/en/site.json';
import { addressIn, languageOf } from '../../i18n/language.ts';
import { translatorFor } from '../../i18n/translator.ts';

/** The root loader's data that every page's head needs. */
export type SiteHead = { origin: string; name: { short: { text: string } } };

export type PageHead = {
  title: string;
  description: string;
  /** The page number of a list, part of the canonical address. */
  page?: number;
  image?: { url: string; width: number; height: number; alt: string };
  type?: 'website' | 'article';
  publishedAt?: string;
  /** Structured data, without its context. */
  structured?: Record<string, unknown>;
  /** Hidden from search engines. */
  hidden?: boolean;
};

const ogLocales = { en: 'en_GB', so: 'so_SO', ar: 'ar_AR' } as const;

/**
 * Returns the head of a page: title, description, canonical address, the same page in the other languages, and the
 * preview of a shared link (ruling 1).
 */
export function pageMeta(site: SiteHead | undefined, location: Location, head: PageHead): MetaDescriptor[] {
  const lang = languageOf(location.search);
  const name = site?.name.short.text ?? '';
  const title = name === '' ? head.title : `${head.title} · ${name}`;
  const basics: MetaDescriptor[] = [{ title }, { name: 'description', content: head.description }];
  if (head.hidden || !site) return [...basics, { name: 'robots', content: 'noindex' }];

  const path = { pathname: location.pathname, search: head.page && head.page > 1 ? `?page=${head.page}` : '' };
  const absolute = (address: string) => site.origin + address;
  // English is at the plain address, also among the alternatives: search engines ignore those that are not canonical.
  const addressOf = (language: Language) =>
    absolute(addressIn(language === defaultLanguage ? undefined : language, path));
  const canonical = addressOf(lang);
  const image = head.image ?? { url: '/share.jpg', width: 1200, height: 630, alt: name };
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
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocales[lang] },
    ...languages
      .filter((language) => language !== lang)
      .map((language) => ({ property: 'og:locale:alternate', content: ogLocales[language] })),
    { property: 'og:image', content: absolute(image.url) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt || head.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.publishedAt ? [{ property: 'article:published_time', content: head.publishedAt }] : []),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: name,
      href: absolute(`/rss.xml?lang=${lang}`),
    },
    ...(head.structured ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...head.structured } }] : []),
  ];
}

/** A page whose title and description are in the catalogue. */
export type PageName = keyof (typeof english)['pages'];

/** Returns the title and description of a page from the catalogue. */
export function catalogueHead(location: Location, page: PageName) {
  const t = translatorFor(languageOf(location.search));
  return { title: t(`pages.${page}.title`), description: t(`pages.${page}.description`) };
}
