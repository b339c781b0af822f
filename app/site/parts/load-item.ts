import type { RouterContextProvider } from 'react-router';
import { isMiddle } from '../../../domain/media/focal-point.ts';
import { markdownFields, titleOf, type ContentType, type Item } from '../../../domain/model/define.ts';
import { readIn, type Language, type Localized, type ReadText } from '../../../domain/model/localized.ts';
import type { ReadTranslations } from '../../../domain/quran/translations.ts';
import { visitor, type Viewer } from '../../../domain/people/viewer.ts';
import type { Services } from '../../../server/services/services.ts';
import type { StoredFile } from '../../../server/store/file-row.ts';
import { languageOf } from '../../i18n/language.ts';
import { servicesContext, viewerContext } from '../../services-context.ts';
import { createReader, previewOf, type Reader } from '../present.ts';
import type { ItemHead } from './item-head.ts';
import { isRefusal, load } from './load.ts';
import { plainText } from '../../../domain/content/plain-text.ts';

const descriptionLength = 155; // search engines show about as much
const moreCount = 3;

/** One item with the data for its head, and a few other items. */
export type ItemView<T, M> = {
  item: T;
  head: ItemHead;
  more: M[];
  /** Shown to staff before it is public. */
  preview: boolean;
};

export type ItemSource<T extends ContentType, V, M> = {
  type: T;
  present: (item: Item<T>, read: Reader<T>) => V;
  /** Presents another item of the type below this one; without it, none are shown. */
  presentMore?: (item: Item<T>, read: Reader<T>) => M;
};

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request; params: { id: string } };

/** Loads the item of the address; with `?preview=1` for staff also a draft. A malformed or unknown id is a 404. */
export async function loadItem<T extends ContentType, V, M = never>(
  { context, request, params }: LoaderArgs,
  source: ItemSource<T, V, M>,
) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const lang = languageOf(search);
  const viewer = search.get('preview') === '1' ? await context.get(viewerContext)() : visitor;
  return load(services, async (): Promise<ItemView<V, M>> => {
    const { found, files, preview } = await findItem(services, source.type, params.id, viewer);
    const translations = await readTranslations(services, source.type, found, lang);
    const read = createReader(source.type, files, lang, translations);
    return {
      item: source.present(found, read),
      head: { ...presentHead(source.type, found, files, lang), ...(preview && { hidden: true }) },
      preview,
      more: source.presentMore ? await loadMore(services, source.type, found.id, lang, source.presentMore) : [],
    };
  });
}

/** Returns the item as visitors get it; for staff also one that is not public. */
async function findItem<T extends ContentType>({ content }: Services, type: T, id: string, viewer: Viewer) {
  try {
    return { ...(await content.get(type, visitor, id)), preview: false };
  } catch (error) {
    if (viewer.kind !== 'staff' || !isRefusal(error)) throw error;
    return { ...(await content.get(type, viewer, id, { all: true })), preview: true };
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
  for (const name of markdownFields(type)) {
    const read = await verseTranslations.readFor(readIn(item.values[name] as Localized, lang));
    if (read) found.set(name, read);
  }
  return found;
}

/** Returns the newest other items of the type. */
async function loadMore<T extends ContentType, M>(
  services: Services,
  type: T,
  exceptId: string,
  lang: Language,
  present: (item: Item<T>, read: Reader<T>) => M,
) {
  const { found, files } = await services.content.list(type, visitor, { page: 1, limit: moreCount + 1 });
  const read = createReader(type, files, lang);
  return found.items
    .filter((item) => item.id !== exceptId)
    .slice(0, moreCount)
    .map((item) => present(item, read));
}

function presentHead(type: ContentType, item: Item, files: ReadonlyMap<string, StoredFile>, lang: Language): ItemHead {
  const texts = (type.summary ?? []).map((field) => plainText(readIn(item.values[field] as Localized, lang)));
  const description = texts.find(({ text }) => text !== '');
  const publishedAt = type.publicationField && item.values[type.publicationField];
  const pictureField = Object.keys(type.fields).find((name) => type.fields[name]?.kind === 'picture');
  const pictureId = pictureField === undefined ? null : item.values[pictureField];
  return {
    title: readIn(titleOf(type, item.values), lang),
    description: description ? previewOf(description, descriptionLength).text : null,
    image: presentShareImage(typeof pictureId === 'string' ? files.get(pictureId) : undefined, lang),
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    updatedAt: item.updatedAt,
    ...(type.structuredAs && { structuredAs: type.structuredAs }),
  };
}

/** Returns the picture of a shared link; the server makes it from the stored file on the first request. */
function presentShareImage(file: StoredFile | undefined, lang: Language): ItemHead['image'] {
  if (!file) return null;
  const alt: ReadText = readIn(file.alt, lang);
  // Another address after a change: social networks keep the picture of one they know.
  const point = isMiddle(file.focus) ? '' : `?at=${file.focus.x}-${file.focus.y}`;
  return { url: `/files/share/${file.id}.jpg${point}`, width: 1200, height: 630, alt: alt.text };
}
