import type { RouterContextProvider } from 'react-router';
import { createSummary } from '../../../domain/text/create-summary.ts';
import { isMiddle } from '../../../domain/media/focal-point.ts';
import {
  getText,
  listMarkdownFields,
  findPictureField,
  getItemAddress,
  getTitle,
  type ContentType,
  type Item,
} from '../../../domain/model/define.ts';
import { readIn, type Language, type ReadText } from '../../../domain/model/localized.ts';
import { publicPageSize } from '../../../domain/model/paging.ts';
import { addsQuotation } from '../../../domain/quran/find-quotations.ts';
import type { ReadTranslations } from '../../../domain/quran/translations.ts';
import { visitor, type Viewer } from '../../../domain/people/viewer.ts';
import type { Services } from '../../../server/services/services.ts';
import type { ItemTitle } from '../../../server/store/content/content-store.ts';
import type { StoredFile } from '../../../server/store/files/file-row.ts';
import { getLanguage } from '../../i18n/language.ts';
import { servicesContext, viewerContext } from '../../services-context.ts';
import { createFieldReader, type FieldReader } from '../present.ts';
import type { ItemHead } from './item-head.ts';
import { isClientAppError, load } from './load.ts';

const descriptionLength = 155; // search engines show about as much
const moreCount = 3;

/** A link to another item. */
export type ItemLink = { to: string; title: ReadText };

/** One item with the data for its head, and a few other items. */
export type ItemView<T, M> = {
  item: T;
  head: ItemHead;
  more: M[];
  /** The items before and after it in the list. */
  newer: ItemLink | null;
  older: ItemLink | null;
  /** Staff decide the order of the list, which has nothing newer or older. */
  isOrdered: boolean;
  /** Shown to staff before it is public. */
  isPreview: boolean;
};

export type ItemSource<T extends ContentType, V, M> = {
  type: T;
  present: (item: Item<T>, read: FieldReader<T>, services: Services) => V | Promise<V>;
  /** Presents another item of the type below this one; without it, none are shown. */
  presentMore?: (item: Item<T>, read: FieldReader<T>) => M;
};

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request; params: { id: string } };

/** Loads the item of the address; with `?preview=1` for staff also a draft. A malformed or unknown id is a 404. */
export async function loadItem<T extends ContentType, V, M = never>(
  { context, request, params }: LoaderArgs,
  source: ItemSource<T, V, M>,
) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const lang = getLanguage(search);
  const viewer = search.get('preview') === '1' ? await context.get(viewerContext)() : visitor;
  return load(services, async (): Promise<ItemView<V, M>> => {
    const { found, files, isPreview } = await findItem(services, source.type, params.id, viewer);
    const translations = await readTranslations(services, source.type, found, lang);
    const read = createFieldReader(source.type, files, lang, translations);
    const linkTo = (link: ItemTitle | undefined): ItemLink | null =>
      link ? { to: getItemAddress(source.type, link.id), title: readIn(link.title, lang) } : null;
    const { newer, older } = isPreview ? {} : await services.content.findAdjacent(source.type, found);
    const author = (await services.authors.namesFor(source.type, [found])).get(found.id) ?? null;
    return {
      item: await source.present(found, read, services),
      head: { ...presentHead(source.type, found, files, lang), author, ...(isPreview && { isHidden: true }) },
      isPreview,
      isOrdered: source.type.ordered ?? false,
      newer: linkTo(newer),
      older: linkTo(older),
      more: source.presentMore
        ? await loadMore(services, source.type, found.id, [newer?.id, older?.id], lang, source.presentMore)
        : [],
    };
  });
}

/** Returns the item as visitors get it; for staff also one that is not public. */
async function findItem<T extends ContentType>({ content }: Services, type: T, id: string, viewer: Viewer) {
  try {
    return { ...(await content.get(type, visitor, id)), isPreview: false };
  } catch (error) {
    if (viewer.kind !== 'staff' || !isClientAppError(error)) throw error;
    return { ...(await content.get(type, viewer, id, { all: true })), isPreview: true };
  }
}

/** Returns the translations of the verses in the long texts of an item, by the names of their fields. */
async function readTranslations(
  { verseTranslations }: Services,
  type: ContentType,
  item: Item,
  lang: Language,
): Promise<Map<string, ReadTranslations>> {
  const found = new Map<string, ReadTranslations>();
  for (const name of listMarkdownFields(type)) {
    const read = await verseTranslations.readFor(readIn(getText(item.values, name), lang));
    if (read) found.set(name, read);
  }
  return found;
}

/**
 * Returns the first other items of the type's list, those with a title in the language first; those linked to anyway
 * last.
 */
async function loadMore<T extends ContentType, M>(
  services: Services,
  type: T,
  exceptId: string,
  linkedIds: readonly (string | undefined)[],
  lang: Language,
  present: (item: Item<T>, read: FieldReader<T>) => M,
) {
  const { found, files } = await services.content.list(type, visitor, { page: 1, limit: publicPageSize });
  const read = createFieldReader(type, files, lang);
  const isWritten = (item: Item) => getTitle(type, item.values)[lang] !== '';
  const rank = (item: Item) => (linkedIds.includes(item.id) ? 2 : 0) + (isWritten(item) ? 0 : 1);
  return found.items
    .filter((item) => item.id !== exceptId)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, moreCount)
    .map((item) => present(item, read));
}

function presentHead(
  type: ContentType,
  item: Item,
  files: ReadonlyMap<string, StoredFile>,
  lang: Language,
): Omit<ItemHead, 'author'> {
  const publishedAt = type.publicationField && item.values[type.publicationField];
  const pictureId = item.values[findPictureField(type) ?? ''];
  const picture = typeof pictureId === 'string' ? files.get(pictureId) : undefined;
  const title = readIn(getTitle(type, item.values), lang);
  // Another address after a change: social networks keep the picture of one they know.
  const point = !picture || isMiddle(picture.focus) ? '' : `at=${picture.focus.x}-${picture.focus.y}`;
  const alt = picture ? readIn(picture.alt, lang).text : '';
  const described = `${title.text} · ${alt}`;
  return {
    title,
    description: createSummary(type, item.values, lang, descriptionLength)?.text ?? null,
    image: {
      url: `/files/share/${type.name}/${item.id}-${lang}.jpg?v=${item.revision}${point && `&${point}`}`,
      alt: alt === '' || addsQuotation(described, [title.text, alt]) ? title.text : described,
    },
    picture: picture ? `/files/share/${picture.id}.jpg${point && `?${point}`}` : null,
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    updatedAt: item.updatedAt,
    ...(type.publicPath && { listPath: type.publicPath }),
    ...(type.structuredAs && { structuredAs: type.structuredAs }),
  };
}
