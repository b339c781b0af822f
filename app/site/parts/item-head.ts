import type { Location, MetaDescriptor } from 'react-router';
import type { ContentType } from '../../../domain/model/define.ts';
import type { ReadText } from '../../../domain/model/localized.ts';
import type { Failure } from './load.ts';
import { describeItem, type Structured } from './structured-data.ts';
import { catalogueHead, pageMeta, type MetaArgs, type PageHead, type PageName, type SiteHead } from './page-meta.ts';

/** The loader's data for the head of an item's page. */
export type ItemHead = {
  title: ReadText;
  description: string | null;
  /** The picture of shared links, with the title; the server makes it at the first request. */
  image: NonNullable<PageHead['image']>;
  /** The address of the item's picture without the title, for structured data. */
  picture: string | null;
  publishedAt: string | null;
  updatedAt: string;
  /** The address of the list that the item belongs to. */
  listPath?: string;
  /** The name of the author, where the association shows authors. */
  author: string | null;
  /** The schema.org type of the item. */
  structuredAs?: NonNullable<ContentType['structuredAs']>;
  /** Not for search engines: a preview. */
  isHidden?: boolean;
};

/**
 * Returns the head of an item's page; the texts of its list replace those that the item lacks. `more` is what machines
 * read besides.
 */
export function itemHead(
  site: SiteHead | undefined,
  location: Location,
  view: { head: ItemHead } | Failure | undefined,
  typeName: PageName,
  more?: Structured,
): PageHead {
  const section = catalogueHead(site, location, typeName);
  if (!view || 'failed' in view) return { ...section, isHidden: true };
  const { title, description, image, publishedAt, structuredAs } = view.head;
  return {
    title: title.text || section.title,
    description: description ?? section.description,
    type: 'article',
    ...(view.head.isHidden && { isHidden: true }),
    image,
    ...(publishedAt && { publishedAt }),
    ...(import.meta.env.SSR &&
      site && {
        ...(view.head.listPath && { section: { title: section.title, path: view.head.listPath } }),
        ...(structuredAs && { structured: [describeItem(site, location, structuredAs, view.head, more)] }),
      }),
  };
}

/** Returns the head of an item's page, as `meta` of its route. */
export function itemMeta(
  { matches: [{ loaderData: site }], location, loaderData }: MetaArgs<{ head: ItemHead } | Failure>,
  typeName: PageName,
  more?: Structured,
): MetaDescriptor[] {
  return pageMeta(site, location, itemHead(site, location, loaderData, typeName, more));
}
