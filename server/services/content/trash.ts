import { day } from '../../../domain/durations.ts';
import { forbidden, invalidId, notFound } from '../../../domain/errors.ts';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { isId } from '../../../domain/model/id.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { mayDelete, requireStaff, requireSuperadmin, getScope } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { ContentStore } from '../../store/content/content-store.ts';
import { otherTypes, peopleType, type Trashed, type TrashStore } from '../../store/content/trash-store.ts';
import type { ContentService } from './content.ts';
import type { ForStaff } from './content-reader.ts';
import type { HistoryService } from './history.ts';
import type { TextLimit } from './text-limit.ts';

/** How long deleted and replaced things can be restored. */
export const trashRetention = 30 * day;

export type TrashService = ReturnType<typeof createTrashService>;

type Deps = {
  types: readonly ContentType[];
  store: ContentStore;
  trash: TrashStore;
  content: ContentService;
  history: HistoryService;
  textLimit: TextLimit;
  cacheTags: CacheTags;
  now: () => Date;
};

/**
 * Creates the service for what was deleted in the last 30 days: older things are hidden at once and removed by the
 * daily cleanup.
 */
export function createTrashService({ types, store, trash, content, history, textLimit, cacheTags, now }: Deps) {
  const retentionStart = () => new Date(now().getTime() - trashRetention).toISOString();

  return {
    /**
     * Returns one page of the trash, the latest first, of all types or of one, with the time of permanent deletion of
     * each. For superadmins.
     */
    async list(viewer: Viewer, paging: Paging, typeName?: string): Promise<Page<Trashed & { purgeAt: string }>> {
      requireSuperadmin(viewer);
      const listedTypes = types.filter((type) => typeName === undefined || type.name === typeName);
      const { items, total } = await trash.list(
        listedTypes,
        typeName === undefined || typeName === peopleType,
        retentionStart(),
        paging,
      );
      return makePage(
        paging,
        total,
        items.map((item) => ({
          ...item,
          purgeAt: new Date(Date.parse(item.deletedAt) + trashRetention).toISOString(),
        })),
      );
    },

    /** Returns the ids of those of the given things that exist, so that the activity list can link to them. */
    async present(things: readonly { typeName: string; itemId: string }[]): Promise<ReadonlySet<string>> {
      const idsOf = Map.groupBy(things, (thing) => thing.typeName);
      const known = [...types.map(({ name }) => name), peopleType, ...otherTypes].filter((name) => idsOf.has(name));
      const found = await Promise.all(
        known.map((name) => trash.present(name, [...new Set(idsOf.get(name)?.map(({ itemId }) => itemId))])),
      );
      return new Set(found.flat());
    },

    /**
     * Returns the current titles of things, by their ids, for history entries without one: messages, whose sender names
     * are deleted with them, and drafts before they had a title. What was deleted permanently is missing.
     */
    async findTitles(things: readonly { typeName: string; itemId: string }[]): Promise<ReadonlyMap<string, Localized>> {
      const found = await Promise.all(
        [
          ...Map.groupBy(
            things.filter(({ itemId }) => isId(itemId)),
            ({ typeName }) => typeName,
          ),
        ].map(([typeName, entries]) =>
          trash.titles(types.find(({ name }) => name === typeName) ?? typeName, [
            ...new Set(entries.map(({ itemId }) => itemId)),
          ]),
        ),
      );
      return new Map(found.flatMap((titles) => [...titles]));
    },

    /**
     * Restores an item. For superadmins, and for those who may delete it and did so themselves, so that they can undo
     * that at once.
     */
    async restore(type: ContentType, viewer: Viewer, id: string): Promise<ForStaff<Item>> {
      const staff = requireStaff(viewer);
      if (!isId(id)) throw invalidId();
      const found = await store.findInTrash(type, id, retentionStart());
      if (!found) throw notFound();
      const { item, deletedBy } = found;
      const isOwnDeletion = staff.role === 'superadmin' || deletedBy === staff.id;
      if (!mayDelete(getScope(staff, type.name, item)) || !isOwnDeletion) throw forbidden();
      await textLimit.countChange(staff);
      await store.restore(type, id, history.createItemEntry(type, item, staff, 'restored'), staff);
      await cacheTags.invalidate(type.name);
      return content.addFilesAndEditor(type, item);
    },
  };
}
