import type { Location } from 'react-router';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { Failure } from './load.ts';
import { catalogueHead, type PageHead, type PageName, type SiteHead } from './page-meta.ts';

/** The loader's data for the head of an item's page. */
export type ItemHead = {
  title: ReadText;
  description: string | null;
  image: NonNullable<PageHead['image']> | null;
  publishedAt: string | null;
  updatedAt: string;
  /** The schema.org type of the item. */
  structuredAs?: string;
  /** Not for search engines: a preview. */
  hidden?: boolean;
};

/** Returns the head of an item's page; the texts of the list `of` replace those that the item lacks. */
export function itemHead(
  site: SiteHead | undefined,
  location: Location,
  view: { head: ItemHead } | Failure | undefined,
  of: PageName,
): PageHead {
  const section = catalogueHead(location, of);
  if (!view || 'failed' in view) return { ...section, hidden: true };
  const { title, description, image, publishedAt, structuredAs } = view.head;
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
