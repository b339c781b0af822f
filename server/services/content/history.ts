import { getTitle, type ContentType, type Item } from '../../../domain/model/define.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { Action, HistoryEntry, HistoryFilter, HistoryStore, NewEntry } from '../../store/content/history-store.ts';

/*
 * - A revision is the number of a state of an item: 1 when it is created, one more with each change that is saved.
 * - A history entry tells who did what, and when. It has a revision where the action made one.
 * - A snapshot is what the item contained then: values, state, outdated translations. Such entries have one.
 * - A version is an entry with its snapshot, which staff can view, compare and restore (`versions.ts`).
 * - An activity is an action before it becomes an entry; the activity list of the dashboard shows the entries of all.
 */

export type HistoryService = ReturnType<typeof createHistoryService>;

/** An action on an item of a content type, a person (`users`) or a message. */
export type Activity = { typeName: string; itemId: string; action: Action; by: Staff | null; title: Localized | null };

/** Creates the service for the history: who did what, and when. */
export function createHistoryService({
  store,
  now,
  newId,
}: {
  store: HistoryStore;
  now: () => Date;
  newId: () => string;
}) {
  const createEntry = ({ typeName, itemId, action, by, title }: Activity): NewEntry => ({
    id: newId(),
    at: now().toISOString(),
    typeName,
    itemId,
    action,
    personId: by?.id ?? null,
    title,
    revision: null,
  });
  const createSnapshot = ({ values, state, outdated }: Item) => ({ values, state, outdated });

  return {
    /** Returns the entry for an action that creates no revision. */
    createEntry,

    /** Records an action that changes no item; changes of items are recorded in their own transaction. */
    record: (activity: Activity): Promise<void> => store.add(createEntry(activity)),

    /** Returns the entry for moving an item to the trash or restoring it. */
    createItemEntry: (type: ContentType, item: Item, by: Staff, action: Action): NewEntry =>
      createEntry({ typeName: type.name, itemId: item.id, action, by, title: getTitle(type, item.values) }),

    /** Returns the entry for a revision, with the item as it is after the change. */
    createVersion: (type: ContentType, item: Item, by: Staff, action: Action): NewEntry => ({
      ...createEntry({ typeName: type.name, itemId: item.id, action, by, title: getTitle(type, item.values) }),
      revision: item.revision,
      snapshot: createSnapshot(item),
    }),

    /**
     * Returns the entry for the current version of an item without history: demonstration content, and items older than
     * the history. The store does not overwrite an existing entry.
     */
    createCurrentVersion: (type: ContentType, item: Item): NewEntry => ({
      ...createEntry({
        typeName: type.name,
        itemId: item.id,
        action: item.revision === 1 ? 'created' : 'updated',
        by: null,
        title: getTitle(type, item.values),
      }),
      at: item.updatedAt,
      personId: item.updatedBy ?? item.createdBy,
      revision: item.revision,
      snapshot: createSnapshot(item),
    }),

    /** Returns one page of everyone's activity, newest first. For superadmins. */
    async listActivity(viewer: Viewer, paging: Paging, filter: HistoryFilter): Promise<Page<HistoryEntry>> {
      requireSuperadmin(viewer);
      const { entries, total } = await store.list(paging, filter);
      return makePage(paging, total, entries);
    },
  };
}
