import { allTypes } from '../../domain/site/index.ts';
import {
  AppError,
  badRequest,
  conflict,
  forbidden,
  invalidFields,
  invalidId,
  notFound,
  onlyOne,
  type FieldProblems,
} from '../../domain/errors.ts';
import { applyInput, emptyValues, type ItemInput } from '../../domain/model/apply-input.ts';
import type { ContentType, Item, ItemValues, NewItem } from '../../domain/model/define.ts';
import { isId } from '../../domain/model/id.ts';
import { outdatedAfter } from '../../domain/model/outdated.ts';
import type { Language } from '../../domain/model/localized.ts';
import { searchWords } from '../../domain/model/search-text.ts';
import { mayChange, mayCreate, requireStaff, requireSuperadmin } from '../../domain/people/permissions.ts';
import { makePage, publicPageSize, type Page, type Paging } from '../../domain/model/paging.ts';
import type { Staff, Viewer } from '../../domain/people/viewer.ts';
import type { HistoryService } from './history.ts';
import { changedAlts, checkTaken, sharedPictures } from './item-pictures.ts';
import { isSame } from './pictures.ts';
import { createQueryCache, filesTag, staffTag } from '../cache/query-cache.ts';
import type { Revisions } from './revisions.ts';
import { isFileField, type FileChange, type Uploads } from './uploads.ts';
import type { CacheTags } from '../cache/cache-tags.ts';
import type { ContentFilter } from '../store/content-conditions.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import type { FileUseStore } from '../store/file-use-store.ts';

export type ContentService = ReturnType<typeof createContentService>;

/** Items and the stored files that their fields refer to, by id. */
export type WithFiles<T> = { found: T; files: ReadonlyMap<string, StoredFile> };

/** The same with the names of the people who changed the items last, by id. */
export type ForStaff<T> = WithFiles<T> & { people: ReadonlyMap<string, string> };

export type ContentServiceDeps = {
  store: ContentStore;
  fileStore: FileStore;
  fileUses: FileUseStore;
  uploads: Uploads;
  revisions: Revisions;
  history: HistoryService;
  /** Returns the names of people by their ids. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  cacheTags: CacheTags;
  now: () => Date;
  newId: () => string;
};

/**
 * Filters of a list for staff: all items, or only those that somebody created, that lack something, or that match a
 * search.
 */
export type ListQuery = {
  all?: boolean;
  mine?: boolean;
  search?: string;
  missing?: Language;
  outdated?: 'so' | 'ar';
  state?: 'draft' | 'published' | 'scheduled';
};

/** What a form changes. */
export type ItemChange = FileChange & {
  input: ItemInput;
  /** The revision that the form was opened with; without it, the current revision is changed. */
  basedOn?: number;
  /** Translations that the editor confirmed as still correct, as `<field>.<language>`. */
  stillRight?: ReadonlySet<string>;
};

/** Creates the service that reads and writes content: authorise, validate, store. Both the API and the pages use it. */
export function createContentService({
  store,
  fileStore,
  fileUses,
  uploads,
  revisions,
  history,
  namesOf,
  cacheTags,
  now,
  newId,
}: ContentServiceDeps) {
  const queries = createQueryCache({ cacheTags, now });

  /** Returns the number of items that visitors see, and when the next one becomes visible (milliseconds). */
  const visibleCountOf = (type: ContentType) =>
    queries.read([type.name], 'visible-count', async () => {
      const { total, nextDue } = await store.visibleCount(type, now().toISOString());
      const until = nextDue === undefined ? undefined : Date.parse(nextDue);
      return { value: { total, until }, until, weight: 0 };
    });

  const countForStaff = (type: ContentType, { state, ...filter }: ContentFilter): Promise<number> =>
    queries.read(
      [staffTag(type.name)],
      JSON.stringify([filter.words, filter.createdBy, filter.missing, filter.outdated, state?.is]),
      async () => {
        const total = await store.count(type, 'all', { ...filter, ...(state ? { state } : {}) });
        // Only a count by state changes without a write.
        const due = state && (await store.nextDue(type, state.now));
        return { value: total, until: due === undefined ? undefined : Date.parse(due), weight: 0 };
      },
    );

  const filesOf = (type: ContentType, items: readonly Item[]) => {
    const fileFields = Object.keys(type.fields).filter((name) => isFileField(type, name));
    const ids = items
      .flatMap((item) => fileFields.map((name) => item.values[name]))
      .filter((id) => typeof id === 'string');
    return fileStore.findMany([...new Set(ids)]);
  };

  /** Returns one page for visitors. */
  const listForVisitors = (type: ContentType, paging: Paging): Promise<ForStaff<Page<Item>>> =>
    queries.read([type.name, filesTag], `list ${paging.page} ${paging.limit}`, async () => {
      const { total, until } = await visibleCountOf(type);
      const beyond = (paging.page - 1) * paging.limit >= total;
      const shown = beyond ? [] : await store.list(type, { now: now().toISOString() }, paging);
      const files = await filesOf(type, shown);
      const found = makePage(paging, total, shown);
      return { value: { found, files, people: nobody }, until, weight: weightOf(shown, files) };
    });

  /** Returns one item for visitors. */
  const getForVisitors = (type: ContentType, id: string): Promise<ForStaff<Item>> =>
    queries.read([type.name, filesTag], `item ${id}`, async () => {
      const { until } = await visibleCountOf(type);
      const found = await store.find(type, { now: now().toISOString() }, id);
      if (!found) throw notFound();
      const files = await filesOf(type, [found]);
      return { value: { found, files, people: nobody }, until, weight: weightOf([found], files) };
    });

  const filterFor = (staff: Staff, query: ListQuery): ContentFilter => {
    const words = searchWords(query.search ?? '');
    return {
      ...(words.length > 0 ? { words } : {}),
      ...(query.mine ? { createdBy: staff.id } : {}),
      ...(query.missing ? { missing: query.missing } : {}),
      ...(query.outdated ? { outdated: query.outdated } : {}),
      ...(query.state ? { state: { is: query.state, now: now().toISOString() } } : {}),
    };
  };

  /** Returns the item that the viewer may change. 404 before 403 reveals nothing, since staff see every item. */
  const changeable = async (type: ContentType, viewer: Viewer, id: string): Promise<Item> => {
    const staff = requireStaff(viewer);
    if (!isId(id)) throw invalidId();
    const item = await store.find(type, 'all', id);
    if (!item) throw notFound();
    if (!mayChange(staff, type.name, item.createdBy)) throw forbidden();
    return item;
  };

  /** Items with their files and the names of their last editors. */
  const withFactsOf = async <T>(type: ContentType, found: T, items: readonly Item[]): Promise<ForStaff<T>> => {
    const editors = [...new Set(items.map((item) => item.updatedBy))].filter((id) => id !== null);
    const [files, people] = await Promise.all([filesOf(type, items), namesOf(editors)]);
    return { found, files, people };
  };
  const withFacts = (type: ContentType, item: Item): Promise<ForStaff<Item>> => withFactsOf(type, item, [item]);

  // For any type. Stored items have the fields of their type's declaration, so `list` and `get` below may narrow the
  // type.
  const listItems = async (
    type: ContentType,
    viewer: Viewer,
    paging: Paging,
    query: ListQuery = {},
  ): Promise<ForStaff<Page<Item>>> => {
    if (!query.all) return firstOf(await listForVisitors(type, shared(paging)), paging);
    const filter = filterFor(requireStaff(viewer), query);
    const total = await countForStaff(type, filter);
    const beyond = (paging.page - 1) * paging.limit >= total;
    const items = beyond ? [] : await store.list(type, 'all', paging, filter);
    return withFactsOf(type, makePage(paging, total, items), items);
  };
  const getItem = async (
    type: ContentType,
    viewer: Viewer,
    id: string,
    { all = false } = {},
  ): Promise<ForStaff<Item>> => {
    if (all) requireStaff(viewer);
    if (!isId(id)) throw invalidId();
    if (!all) return getForVisitors(type, id);
    const item = await store.find(type, 'all', id);
    if (!item) throw notFound();
    return withFacts(type, item);
  };

  return {
    types: allTypes,
    withFacts,

    /**
     * Returns one page of a type, newest first (specification 7, the GET lists). `all` includes drafts and scheduled
     * items and requires a signed-in viewer (401 otherwise). A page past the end is empty.
     */
    list: listItems as <T extends ContentType>(
      type: T,
      viewer: Viewer,
      paging: Paging,
      query?: ListQuery,
    ) => Promise<ForStaff<Page<Item<T>>>>,

    /**
     * Returns how many items of a type staff see, all or those that match a query (`all` is implied); 401 for a
     * visitor.
     */
    async count(type: ContentType, viewer: Viewer, query: ListQuery = {}): Promise<number> {
      return countForStaff(type, filterFor(requireStaff(viewer), query));
    },

    /** Returns how many items of a type visitors can read, and the ids of one page of them, for the sitemap. */
    async listPublicIds(type: ContentType, paging: Paging): Promise<Page<{ id: string; updatedAt: string }>> {
      const { total } = await visibleCountOf(type);
      return makePage(paging, total, await store.listIds(type, { now: now().toISOString() }, paging));
    },

    /** Returns one item (specification 7, GET by id): 400 for a malformed id, 404 where this viewer can see none. */
    get: getItem as <T extends ContentType>(
      type: T,
      viewer: Viewer,
      id: string,
      options?: { all?: boolean },
    ) => Promise<ForStaff<Item<T>>>,

    /**
     * Creates a draft (ruling 4; specification 7, the POST calls), with the given values, if any: staff see it,
     * visitors do not until an update is saved.
     */
    async create(type: ContentType, viewer: Viewer, input: ItemInput = {}): Promise<ForStaff<Item>> {
      const staff = requireStaff(viewer);
      if (!mayCreate(staff, type.name)) throw forbidden();
      if (type.single) throw onlyOne();
      const moment = now().toISOString();
      const start = { ...emptyValues(type), ...type.initial };
      const given = Object.fromEntries(Object.entries(input).filter(([, text]) => text.trim() !== ''));
      const { values, problems } = applyInput(type, start, given);
      const wrong = wrongValues(problems);
      if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
      const made: NewItem = {
        id: newId(),
        state: 'draft',
        createdAt: moment,
        updatedAt: moment,
        createdBy: staff.id,
        values,
      };
      const item: Item = { ...made, revision: 1, updatedBy: null, outdated: [] };
      await store.create(type, made, history.versionOf(type, item, staff, 'created'));
      await cacheTags.invalidate(staffTag(type.name));
      return { found: item, files: new Map(), people: nobody };
    },

    /** Returns the item that the viewer may change; throws 401, 400, 404 or 403. */
    requireChangeable: changeable,

    /**
     * Changes an item and publishes it (specification 7, the PUT calls). Everything is checked before anything is
     * stored: a refused field or file changes nothing. Files are written before the row refers to them. `asDraft` saves
     * a draft without publishing it, so required fields may be missing; a published item remains published. 409 where
     * another person has changed the item since the form was opened. `reused` lists the fields whose uploaded picture
     * was stored already.
     */
    async update(
      type: ContentType,
      viewer: Viewer,
      id: string,
      change: ItemChange,
      { asDraft = false } = {},
    ): Promise<ForStaff<Item> & { reused: string[] }> {
      const staff = requireStaff(viewer);
      const { values: before } = await changeable(type, viewer, id);
      const prepared = await uploads.prepare(type, before, change, staff);
      const same = [...prepared.pictures].flatMap(([name, picture]) =>
        isSame(picture) ? [[name, picture.same.id] as const] : [],
      );
      let written: Awaited<ReturnType<Uploads['write']>> | undefined;
      let isSaved = false;
      try {
        for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
          // Read again: preparing takes seconds, in which another person may have saved.
          const item = await changeable(type, viewer, id);
          if (change.basedOn !== undefined && change.basedOn !== item.revision) throw conflict();
          const staysDraft = asDraft && item.state === 'draft';
          const { values, problems: all } = applyInput(type, item.values, change.input);
          const problems = { ...(staysDraft ? wrongValues(all) : all) };
          for (const name of change.removals ?? [])
            if (type.fields[name]?.required && !staysDraft) problems[name] = { key: 'required' };
          const fromLibrary = await checkTaken(type, change, fileStore);
          const taken = new Map([...fromLibrary.ids, ...same]);
          const alts = await changedAlts(
            { ...values, ...Object.fromEntries(taken) },
            change,
            prepared.pictures,
            fileStore,
          );
          for (const name of [...prepared.pictures.keys(), ...prepared.documents.keys(), ...taken.keys()])
            delete problems[name];
          Object.assign(
            problems,
            fromLibrary.problems,
            await sharedPictures(viewer, item, alts, fileUses),
            prepared.problems,
          );
          if (Object.keys(problems).length > 0) throw invalidFields(problems);

          written ??= await uploads.write(prepared, staff);
          const { files } = written;
          const cleared = [...(change.removals ?? [])]
            .filter((name) => isFileField(type, name))
            .map((name): [string, null] => [name, null]);
          const named = [...files].map(([name, file]): [string, string] => [name, file.id]);
          const kept: ItemValues = { ...values, ...Object.fromEntries([...cleared, ...taken, ...named]) };

          const words = new Map(
            [...alts].flatMap(([name, { fileId, alt }]) => (kept[name] === fileId ? [[fileId, alt] as const] : [])),
          );
          const next = {
            values: kept,
            state: staysDraft ? ('draft' as const) : ('published' as const),
            outdated: outdatedAfter(type, item, kept, change.stillRight),
            newFiles: [...files.values()],
            taken,
            alts: words,
          };
          const action = staysDraft ? 'saved' : item.state === 'draft' ? 'published' : 'updated';
          if (!(await revisions.save(type, item, staff, next, action))) continue;
          isSaved = true;
          // Other items may show the same picture.
          if (words.size > 0) await cacheTags.invalidate(filesTag);
          const reused = same.map(([name]) => name).filter((name) => change.uploads?.has(name));
          return { ...(await withFacts(type, await changeable(type, viewer, id))), reused };
        }
        throw conflict();
      } catch (error) {
        // Refused, so that no row names the files. After any other failure one may.
        if (!isSaved && error instanceof AppError && error.status < 500) await written?.takeBack();
        throw error;
      }
    },

    /**
     * Reorders the given items of an ordered type within the positions they have, so that items added meanwhile do not
     * move. 404 where one of them was deleted. The history entry refers to `moved` where it is among them.
     */
    async order(type: ContentType, viewer: Viewer, ids: readonly string[], moved?: string): Promise<void> {
      const by = requireSuperadmin(viewer);
      if (!type.ordered) throw notFound();
      if (ids.length === 0 || ids.length > mostOrdered || new Set(ids).size !== ids.length) throw badRequest();
      if (!ids.every(isId)) throw invalidId();
      if (!(await store.reorder(type, ids))) throw notFound();
      await history.record({
        kind: type.name,
        itemId: moved !== undefined && ids.includes(moved) ? moved : '',
        action: 'ordered',
        by,
        title: null,
      });
      await cacheTags.invalidate(type.name);
    },

    /** Moves an item to the trash (specification 7, the DELETE calls). */
    async remove(type: ContentType, viewer: Viewer, id: string): Promise<void> {
      const item = await changeable(type, viewer, id);
      if (type.single) throw onlyOne();
      await store.remove(type, id, history.noteOf(type, item, requireStaff(viewer), 'deleted'));
      await cacheTags.invalidate(type.name);
    },
  };
}

/** More than any list of the site has; a database accepts some 30,000 parameters at once. */
const mostOrdered = 2_000;

/** Attempts of a change without `basedOn` where other writes come first. */
const mostAttempts = 5;

const nobody: ReadonlyMap<string, string> = new Map();

/** The first items of a list are read together: the home page, the list and every item's page show some of them. */
const shared = ({ page, limit }: Paging): Paging => ({
  page,
  limit: page === 1 ? Math.max(limit, publicPageSize) : limit,
});

function firstOf({ found, ...rest }: ForStaff<Page<Item>>, paging: Paging): ForStaff<Page<Item>> {
  return { ...rest, found: makePage(paging, found.total, found.items.slice(0, paging.limit)) };
}

/** Estimates the bytes of items and the records of their files: two for each character, plus a constant for each. */
function weightOf(items: readonly Item[], files: ReadonlyMap<string, StoredFile>): number {
  let letters = files.size * 1_000;
  for (const { values } of items) {
    letters += 1_000;
    for (const value of Object.values(values))
      for (const text of typeof value === 'string' ? [value] : Object.values(value ?? {})) letters += text.length;
  }
  return letters * 2;
}

/** Required fields may be missing from a draft; other problems remain. */
function wrongValues(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem.key !== 'required'));
}
