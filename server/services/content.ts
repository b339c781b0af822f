import { contentTypes } from '../../domain/content/index.ts';
import { invalidId, notFound, signInRequired } from '../../domain/errors.ts';
import type { ContentType, Item } from '../../domain/model/define.ts';
import { isId } from '../../domain/model/id.ts';
import { makePage, type Page, type Paging } from '../../domain/model/paging.ts';
import { visitor, type Viewer } from '../../domain/people/viewer.ts';
import type { ContentStore, Visibility } from '../store/content-store.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';

export type ContentService = ReturnType<typeof createContentService>;

/** Items and the stored files their fields name, by id. */
export type WithFiles<T> = { found: T; files: ReadonlyMap<string, StoredFile> };

export type ContentServiceDeps = { store: ContentStore; fileStore: FileStore; now: () => Date };

/**
 * Reading and writing of content: authorise, validate, store. Both the API and the pages come through here.
 */
export function createContentService({ store, fileStore, now }: ContentServiceDeps) {
  /** Drafts and scheduled items are for staff; nobody else may even ask for them. */
  const visibilityFor = (viewer: Viewer, all: boolean): Visibility => {
    if (!all) return { now: now().toISOString() };
    if (viewer.kind !== 'staff') throw signInRequired();
    return 'all';
  };

  const filesOf = (type: ContentType, items: readonly Item[]) => {
    const fileFields = Object.keys(type.fields).filter((name) => ['picture', 'document'].includes(type.fields[name]!.kind));
    const ids = items.flatMap((item) => fileFields.map((name) => item.values[name])).filter((id) => typeof id === 'string');
    return fileStore.findMany([...new Set(ids)]);
  };

  return {
    types: contentTypes,

    /**
     * One page of a type, newest first (specification 7, the GET lists). `all` includes drafts and scheduled
     * items and needs a signed-in viewer (401 otherwise). A page past the end is empty.
     */
    async list(type: ContentType, viewer: Viewer, paging: Paging, { all = false } = {}): Promise<WithFiles<Page<Item>>> {
      const visibility = visibilityFor(viewer, all);
      const total = await store.count(type, visibility);
      const beyond = (paging.page - 1) * paging.limit >= total;
      const items = beyond ? [] : await store.list(type, visibility, paging);
      return { found: makePage(paging, total, items), files: await filesOf(type, items) };
    },

    /** How many items of a type visitors can read, and the ids of one page of them, for the sitemap. */
    async listPublicIds(type: ContentType, paging: Paging): Promise<Page<{ id: string; updatedAt: string }>> {
      const visibility = visibilityFor(visitor, false);
      const total = await store.count(type, visibility);
      return makePage(paging, total, await store.listIds(type, visibility, paging));
    },

    /** One item (specification 7, GET by id): 400 for a malformed id, 404 where there is none for this viewer. */
    async get(type: ContentType, viewer: Viewer, id: string, { all = false } = {}): Promise<WithFiles<Item>> {
      const visibility = visibilityFor(viewer, all);
      if (!isId(id)) throw invalidId();
      const item = await store.find(type, visibility, id);
      if (!item) throw notFound();
      return { found: item, files: await filesOf(type, [item]) };
    },
  };
}
