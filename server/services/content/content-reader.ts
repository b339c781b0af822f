import { forbidden, invalidId, notFound } from '../../../domain/errors.ts';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { isPublic } from '../../../domain/model/is-public.ts';
import { isId } from '../../../domain/model/id.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { makePage, publicPageSize, type Page, type Paging } from '../../../domain/model/paging.ts';
import { searchTerms } from '../../../domain/text/search-text.ts';
import { listAlternatives } from '../../../domain/search/list-alternatives.ts';
import type { SynonymFinder } from '../../../domain/search/synonyms.ts';
import type { Sort } from '../../../domain/model/sorting.ts';
import { getListedItems, mayRead, requireStaff } from '../../../domain/people/permissions.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import { filesTag } from '../../store/change-tags.ts';
import type { ContentFilter } from '../../store/content/content-conditions.ts';
import type { ContentStore, ItemTitle } from '../../store/content/content-store.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { isFileField } from '../files/uploads.ts';
import { createContentCounts } from './content-counts.ts';
import { findInTexts } from '../../../domain/media/text-files.ts';
import { findPictureHashes } from '../../../domain/media/text-pictures.ts';

/** Items and the stored files that their fields refer to, by id; of a single item, also the pictures of its texts. */
export type WithFiles<T> = { found: T; files: ReadonlyMap<string, StoredFile> };

/** The items before and after one in its list; without one at the ends. */
export type Adjacent = { newer?: ItemTitle; older?: ItemTitle };

/** The same with the names of the people who changed the items last, by id. */
export type ForStaff<T> = WithFiles<T> & { people: ReadonlyMap<string, string> };

export type ContentReaderDeps = {
  store: ContentStore;
  fileStore: FileStore;
  /** Returns the names of people by their ids. */
  findNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Returns the function that finds synonyms (`synonyms.ts`). */
  readSynonymFinder: () => Promise<SynonymFinder>;
  queryCache: QueryCache;
  now: () => Date;
};

/**
 * Filters of a list for staff: all items, or only those that somebody created, that lack something, or that match a
 * search.
 */
export type ListQuery = {
  all?: boolean;
  mine?: boolean;
  /** Those that somebody else created, and in which something is written. */
  others?: boolean;
  search?: string;
  missing?: Language;
  outdated?: 'so' | 'ar';
  state?: 'draft' | 'published' | 'scheduled';
  /** Another order than that of the list; titles are compared in `language`. */
  order?: Sort & { language: Language };
};

/** Creates the reading side of the content service: authorise, read through the query cache. */
export function createContentReader({
  store,
  fileStore,
  findNames,
  readSynonymFinder,
  queryCache,
  now,
}: ContentReaderDeps) {
  const { countVisible, countForStaff } = createContentCounts({ store, queryCache, now });

  const findFiles = (type: ContentType, items: readonly Item[]) => {
    const fileFields = Object.keys(type.fields).filter((name) => isFileField(type, name));
    const ids = items
      .flatMap((item) => fileFields.map((name) => item.values[name]))
      .filter((id) => typeof id === 'string');
    return fileStore.findMany([...new Set(ids)]);
  };

  /** Returns the files of an item with the pictures of its texts that are not in the trash. */
  const findAllFiles = async (type: ContentType, item: Item) => {
    const hashes = [...findInTexts(type, item.values, findPictureHashes).values()].flatMap((found) => [...found]);
    const [files, pictures] = await Promise.all([findFiles(type, [item]), fileStore.findPictures(hashes)]);
    return new Map([...pictures.map((file): [string, StoredFile] => [file.id, file]), ...files]);
  };

  /** Returns one page for visitors. */
  const listForVisitors = (type: ContentType, paging: Paging): Promise<WithFiles<Page<Item>>> =>
    queryCache.read([type.name, filesTag], `list ${paging.page} ${paging.limit}`, async () => {
      const { total, until } = await countVisible(type);
      const beyond = (paging.page - 1) * paging.limit >= total;
      const shown = beyond ? [] : await store.list(type, { now: now().toISOString() }, paging);
      const files = await findFiles(type, shown);
      const found = makePage(paging, total, shown);
      return { value: { found, files }, until, bytes: estimateBytes(shown, files) };
    });

  /** Returns one item for visitors. */
  const getForVisitors = (type: ContentType, id: string): Promise<WithFiles<Item>> =>
    queryCache.read([type.name, filesTag], `item ${id}`, async () => {
      const { until } = await countVisible(type);
      const found = await store.find(type, { now: now().toISOString() }, id);
      if (!found) throw notFound();
      const files = await findAllFiles(type, found);
      return { value: { found, files }, until, bytes: estimateBytes([found], files) };
    });

  /**
   * Returns the items before and after a public one in the list of its type, for links below it. The item is one that
   * was read for visitors.
   */
  const findAdjacent = (type: ContentType, item: Item): Promise<Adjacent> =>
    queryCache.read([type.name], `adjacent ${item.id}`, async () => {
      const { until } = await countVisible(type);
      return { value: await store.findAdjacent(type, item, now().toISOString()), until, bytes: 1_000 };
    });

  /** Of types that a person does not work on, and of others' drafts, they read what visitors see (decision 037). */
  const readableFor = (staff: Staff, type: ContentType, { mine, state }: ListQuery): ContentFilter => {
    const listed = getListedItems(staff, type.name);
    const isHidden = state === 'draft' || state === 'scheduled';
    if (listed === 'own' && (mine || isHidden)) return { createdBy: staff.id };
    const id = listed === 'own' ? staff.id : null;
    return listed === 'all' ? {} : { readableBy: { id, now: now().toISOString() } };
  };

  /** Returns the terms of a search, each with its other forms. */
  const readTerms = async (search: string): Promise<string[][]> => {
    const terms = searchTerms(search);
    if (terms.length === 0) return [];
    const findSynonyms = await readSynonymFinder();
    return terms.map((term) => listAlternatives(term, findSynonyms));
  };

  const filterFor = async (staff: Staff, type: ContentType, query: ListQuery): Promise<ContentFilter> => {
    const terms = await readTerms(query.search ?? '');
    return {
      ...readableFor(staff, type, query),
      ...(terms.length > 0 ? { terms } : {}),
      ...(query.mine ? { createdBy: staff.id } : {}),
      ...(query.others ? { notCreatedBy: staff.id, isWritten: true } : {}),
      ...(query.missing ? { missing: query.missing } : {}),
      ...(query.outdated ? { outdated: query.outdated } : {}),
      ...(query.state ? { state: { is: query.state, now: now().toISOString() } } : {}),
    };
  };

  /** Items with their files and the names of their last editors. */
  const addFilesAndEditors = async <T>(
    found: T,
    items: readonly Item[],
    readFiles: Promise<ReadonlyMap<string, StoredFile>>,
  ): Promise<ForStaff<T>> => {
    const editors = [...new Set(items.map((item) => item.updatedBy))].filter((id) => id !== null);
    const [files, people] = await Promise.all([readFiles, findNames(editors)]);
    return { found, files, people };
  };
  /** Returns one item with its files and the name of its last editor. */
  const addFilesAndEditor = (type: ContentType, item: Item): Promise<ForStaff<Item>> =>
    addFilesAndEditors(item, [item], findAllFiles(type, item));

  // For any type. Stored items have the fields of their type's declaration, so `list` and `get` below may narrow the
  // type.
  const listItems = async (
    type: ContentType,
    viewer: Viewer,
    paging: Paging,
    query: ListQuery = {},
  ): Promise<ForStaff<Page<Item>>> => {
    if (!query.all) return { ...cutPage(await listForVisitors(type, shared(paging)), paging), people: noPeople };
    const filter = await filterFor(requireStaff(viewer), type, query);
    const total = await countForStaff(type, filter);
    const beyond = (paging.page - 1) * paging.limit >= total;
    const items = beyond ? [] : await store.list(type, 'all', paging, filter, query.order);
    return addFilesAndEditors(makePage(paging, total, items), items, findFiles(type, items));
  };
  const getItem = async (
    type: ContentType,
    viewer: Viewer,
    id: string,
    { all = false } = {},
  ): Promise<ForStaff<Item>> => {
    const staff = all ? requireStaff(viewer) : undefined;
    if (!isId(id)) throw invalidId();
    if (!staff) return { ...(await getForVisitors(type, id)), people: noPeople };
    const item = await store.find(type, 'all', id);
    if (!item) throw notFound();
    if (!mayRead(staff, type.name, item.createdBy, isPublic(type, item, now().toISOString()))) throw forbidden();
    return addFilesAndEditor(type, item);
  };

  return {
    addFilesAndEditor,
    findAdjacent,

    /**
     * Returns one page of a type, newest first (specification 7, the GET lists). `all` includes the drafts and
     * scheduled items that the viewer may read, and requires a signed-in viewer (401 otherwise). A page past the end is
     * empty.
     */
    list: listItems as <T extends ContentType>(
      type: T,
      viewer: Viewer,
      paging: Paging,
      query?: ListQuery,
    ) => Promise<ForStaff<Page<Item<T>>>>,

    /**
     * Returns how many items of a type the viewer may read, all or those that match a query (`all` is implied); 401 for
     * a visitor.
     */
    async count(type: ContentType, viewer: Viewer, query: ListQuery = {}): Promise<number> {
      return countForStaff(type, await filterFor(requireStaff(viewer), type, query));
    },

    /** Returns the first items of a type that visitors can read and that match a search; none without words. */
    async findPublic(type: ContentType, search: string, limit: number): Promise<Item[]> {
      const terms = await readTerms(search);
      return terms.length === 0 ? [] : store.list(type, { now: now().toISOString() }, { page: 1, limit }, { terms });
    },

    /** Returns the titles of the first items of a list that visitors can read, in all languages. */
    listPublicTitles: (type: ContentType, limit: number): Promise<string[]> =>
      store.listTitles(type, { now: now().toISOString() }, limit),

    /** Returns the items of these ids that visitors can read, in any order. */
    getPublic: (type: ContentType, ids: readonly string[]): Promise<Item[]> =>
      store.findAll(type, { now: now().toISOString() }, ids),

    /** Returns how many items of a type visitors can read, and the ids of one page of them, for the sitemap. */
    async listPublicIds(type: ContentType, paging: Paging): Promise<Page<{ id: string; updatedAt: string }>> {
      const { total } = await countVisible(type);
      return makePage(paging, total, await store.listIds(type, { now: now().toISOString() }, paging));
    },

    /**
     * Returns one item (specification 7, GET by id): 400 for a malformed id, 404 where there is none, 403 for a draft
     * or a scheduled item that the viewer may not read.
     */
    get: getItem as <T extends ContentType>(
      type: T,
      viewer: Viewer,
      id: string,
      options?: { all?: boolean },
    ) => Promise<ForStaff<Item<T>>>,
  };
}

/** Visitors do not see who changed an item. */
const noPeople: ReadonlyMap<string, string> = new Map();

/** The first items of a list are read together: the home page, the list and every item's page show some of them. */
const shared = ({ page, limit }: Paging): Paging => ({
  page,
  limit: page === 1 ? Math.max(limit, publicPageSize) : limit,
});

function cutPage({ found, ...rest }: WithFiles<Page<Item>>, paging: Paging): WithFiles<Page<Item>> {
  return { ...rest, found: makePage(paging, found.total, found.items.slice(0, paging.limit)) };
}

/** Estimates the bytes of items and the records of their files: two for each character, plus a constant for each. */
function estimateBytes(items: readonly Item[], files: ReadonlyMap<string, StoredFile>): number {
  let letters = files.size * 1_000;
  for (const { values } of items) {
    letters += 1_000;
    for (const value of Object.values(values))
      for (const text of typeof value === 'string' ? [value] : Object.values(value ?? {})) letters += text.length;
  }
  return letters * 2;
}
