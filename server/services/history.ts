import { titleOf, type ContentType, type Item } from '../../domain/model/define.ts';
import type { Localized } from '../../domain/model/localized.ts';
import { makePage, type Page, type Paging } from '../../domain/model/paging.ts';
import { requireSuperadmin } from '../../domain/people/permissions.ts';
import type { Staff, Viewer } from '../../domain/people/viewer.ts';
import type { Action, HistoryEntry, HistoryFilter, HistoryStore, NewEntry } from '../store/history-store.ts';

export type HistoryService = ReturnType<typeof createHistoryService>;

/** What somebody did to something: an item of a content type, a person (`users`), a message. */
export type Activity = { kind: string; itemId: string; action: Action; by: Staff | null; title: Localized | null };

/** Who did what, and when. */
export function createHistoryService({
  store,
  now,
  newId,
}: {
  store: HistoryStore;
  now: () => Date;
  newId: () => string;
}) {
  const entryOf = ({ kind, itemId, action, by, title }: Activity): NewEntry => ({
    id: newId(),
    at: now().toISOString(),
    kind,
    itemId,
    action,
    personId: by?.id ?? null,
    title,
    revision: null,
  });
  const snapshotOf = ({ values, state, outdated }: Item) => ({ values, state, outdated });

  return {
    /** Notes what somebody did where no item changed; what changes an item is noted in the transaction that does it. */
    record: (activity: Activity): Promise<void> => store.add(entryOf(activity)),

    /** What the history says when an item goes to the trash or comes back. */
    noteOf: (type: ContentType, item: Item, by: Staff, action: Action): NewEntry =>
      entryOf({ kind: type.name, itemId: item.id, action, by, title: titleOf(type, item.values) }),

    /** What the history says of a revision: the item as it is after the change. */
    versionOf: (type: ContentType, item: Item, by: Staff, action: Action): NewEntry => ({
      ...entryOf({ kind: type.name, itemId: item.id, action, by, title: titleOf(type, item.values) }),
      revision: item.revision,
      snapshot: snapshotOf(item),
    }),

    /**
     * The version that an item is at, for one whose past nobody wrote down: demonstration content, and what was there
     * before there was a history. Where it is written down already, the store leaves it as it is.
     */
    presentVersionOf: (type: ContentType, item: Item): NewEntry => ({
      ...entryOf({
        kind: type.name,
        itemId: item.id,
        action: item.revision === 1 ? 'created' : 'updated',
        by: null,
        title: titleOf(type, item.values),
      }),
      at: item.updatedAt,
      personId: item.updatedBy ?? item.createdBy,
      revision: item.revision,
      snapshot: snapshotOf(item),
    }),

    /** One page of what everybody did, newest first. For superadmins. */
    async activity(viewer: Viewer, paging: Paging, filter: HistoryFilter): Promise<Page<HistoryEntry>> {
      requireSuperadmin(viewer);
      const { entries, total } = await store.list(paging, filter);
      return makePage(paging, total, entries);
    },
  };
}
