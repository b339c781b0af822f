import type { Location } from 'react-router';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { Failure } from './load.ts';
import { catalogueHead, type PageHead, type SiteHead } from './page-meta.ts';

/** What a loader gives for the head of an item's page. */
export type ItemHead = {
  title: ReadText;
  description: string | null;
  image: NonNullable<PageHead['image']> | null;
  publishedAt: string | null;
  updatedAt: string;
  /** Not for search engines: a preview. */
  hidden?: boolean;
};

type Kind = {
  /** The list the item belongs to: its words stand in where the item has none. */
  of: 'news' | 'projects' | 'articles';
  /** What the item is to search engines (schema.org). */
  structuredAs?: 'NewsArticle' | 'Article';
};

/** The head of one item's page. */
export function itemHead(
  site: SiteHead | undefined,
  location: Location,
  view: { head: ItemHead } | Failure | undefined,
  { of, structuredAs }: Kind,
): PageHead {
  const section = catalogueHead(location, of);
  if (!view || 'failed' in view) return { ...section, hidden: true };
  const { title, description, image, publishedAt } = view.head;
  return {
    title: title.text || section.title,
    description: description ?? section.description,
    type: 'article',
    ...(view.head.hidden && { hidden: true }),
    ...(image && { image }),
    ...(publishedAt && { publishedAt }),
    ...(site && structuredAs && { structured: describeArticle(site, location, structuredAs, view.head) }),
  };
}

function describeArticle(
  site: SiteHead,
  location: Location,
  type: string,
  { title, description, image, publishedAt, updatedAt }: ItemHead,
) {
  return {
    '@type': type,
    headline: title.text,
    inLanguage: title.lang,
    ...(description && { description }),
    ...(image && { image: [site.origin + image.url] }),
    ...(publishedAt && { datePublished: publishedAt }),
    dateModified: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    mainEntityOfPage: site.origin + location.pathname,
    publisher: { '@type': 'Organization', name: site.name.short.text, url: site.origin },
  };
}
