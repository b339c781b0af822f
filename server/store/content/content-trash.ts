import type { ContentType, Item } from '../../../domain/model/define.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { createChangeStore } from '../change-store.ts';
import { getStaffTag } from '../change-tags.ts';
import { rowToItem, getTable } from '../columns.ts';
import type { Database } from '../database.ts';
import { createHistoryStore, type NewEntry } from './history-store.ts';
import { runTransactionBy } from '../staff-transaction.ts';
import { createTextFileStore } from '../files/text-file-store.ts';
import { createAutosaveStore } from './autosave-store.ts';

const batchSize = 100;

/** Creates the functions for items in the trash, one type at a time. Part of the store of items. */
export function createContentTrash(db: Database) {
  return {
    /**
     * Permanently deletes what was moved to the trash before a moment, with the contents of its versions; returns the
     * number of items.
     */
    async purge(type: ContentType, before: string): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom(getTable(type))
          .where('deleted_at', '<=', before)
          .returning('id')
          .execute();
        const ids = removed.map((row) => row.id);
        await createHistoryStore(transaction).clearSnapshots(type.name, ids);
        await createTextFileStore(transaction).forget(type, ids);
        await createAutosaveStore(transaction).forget(type.name, ids);
        return removed.length;
      });
    },

    /**
     * Permanently deletes a draft at its first revision that nobody has an autosave of, with the entry of its creation;
     * returns whether it was one.
     */
    async removeUntouched(type: ContentType, id: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom(getTable(type))
          .where('id', '=', id)
          .where('revision', '=', 1)
          .where('state', '=', 'draft')
          .where('deleted_at', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('working_copies')
                  .select('item_id')
                  .where('working_copies.kind', '=', type.name)
                  .where('working_copies.item_id', '=', id),
              ),
            ),
          )
          .executeTakeFirstOrThrow();
        if (Number(numDeletedRows) === 0) return false;
        await createHistoryStore(transaction).removeCreation(type.name, id);
        await createChangeStore(transaction).bump([getStaffTag(type.name)]);
        return true;
      });
    },

    /** Returns some drafts at their first revision that were created before a moment: those after an id, in its order. */
    async listFirstRevisions(type: ContentType, before: string, afterId = ''): Promise<Item[]> {
      const rows = await db
        .selectFrom(getTable(type))
        .selectAll()
        .where('revision', '=', 1)
        .where('state', '=', 'draft')
        .where('deleted_at', 'is', null)
        .where('created_at', '<', before)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(batchSize)
        .execute();
      return rows.map((row) => rowToItem(type, row));
    },

    /** Moves an item to the trash; returns false, and does not, where it is at another than the given revision. */
    async remove(type: ContentType, id: string, entry: NewEntry, by: Staff, revision?: number): Promise<boolean> {
      return runTransactionBy(db, by, entry.at, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable(getTable(type))
          .set({ deleted_at: entry.at, deleted_by: entry.personId })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .$if(revision !== undefined, (update) => update.where('revision', '=', revision!))
          .executeTakeFirstOrThrow();
        if (revision !== undefined && Number(numUpdatedRows) === 0) return false;
        await createHistoryStore(transaction).add(entry);
        await createChangeStore(transaction).bump([type.name]);
        return true;
      });
    },

    /** Returns an item that was moved to the trash after a moment, and who did it. */
    async findInTrash(
      type: ContentType,
      id: string,
      after: string,
    ): Promise<{ item: Item; deletedBy: string | null } | undefined> {
      const row = await db
        .selectFrom(getTable(type))
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', '>', after)
        .executeTakeFirst();
      return row && { item: rowToItem(type, row), deletedBy: row['deleted_by'] as string | null };
    },

    /** Restores an item from the trash. */
    async restore(type: ContentType, id: string, entry: NewEntry, by: Staff): Promise<void> {
      await runTransactionBy(db, by, entry.at, async (transaction) => {
        await transaction
          .updateTable(getTable(type))
          .set({ deleted_at: null, deleted_by: null })
          .where('id', '=', id)
          .execute();
        await createHistoryStore(transaction).add(entry);
        await createChangeStore(transaction).bump([type.name]);
      });
    },
  };
}
