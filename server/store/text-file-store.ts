import { findFileHashes, findInTexts } from '../../domain/media/text-files.ts';
import { markdownFields, type ContentType, type ItemValues } from '../../domain/model/define.ts';
import type { Database } from './database.ts';

/**
 * Creates the functions that record which pictures and documents the texts of items name. A text names bytes, which may
 * have several records: one of them is enough to store the bytes.
 */
export function createTextFileStore(db: Database) {
  /** Returns the id of one file for each hash: the oldest outside the trash, else the oldest in it. */
  const idsOf = async (hashes: ReadonlySet<string>): Promise<string[]> => {
    if (hashes.size === 0) return [];
    const rows = await db
      .selectFrom('files')
      .select(['id', 'content_hash'])
      .where('content_hash', 'in', [...hashes])
      .orderBy((eb) => eb.case().when('deleted_at', 'is', null).then(0).else(1).end())
      .orderBy('id')
      .execute();
    return [...new Map(rows.toReversed().map((row) => [row.content_hash, row.id])).values()];
  };

  return {
    /**
     * Records the files in the texts of an item, in the transaction that stores them, in place of those before. Their
     * deletion waits until it ends.
     */
    async record(type: ContentType, itemId: string, values: ItemValues): Promise<void> {
      await this.forget(type, [itemId]);
      for (const [field, hashes] of findInTexts(type, values, findFileHashes)) {
        const ids = await idsOf(hashes);
        if (ids.length === 0) continue;
        const files = await db
          .updateTable('files')
          .set({ unused_since: null })
          .where('id', 'in', ids)
          .returning('id')
          .execute();
        const rows = files.map(({ id }) => ({ kind: type.name, item_id: itemId, field, file_id: id }));
        if (rows.length > 0) await db.insertInto('text_files').values(rows).execute();
      }
    },

    /** Removes the records of items. */
    async forget(type: ContentType, itemIds: readonly string[]): Promise<void> {
      if (!hasTexts(type) || itemIds.length === 0) return;
      await db.deleteFrom('text_files').where('kind', '=', type.name).where('item_id', 'in', itemIds).execute();
    },

    /** Returns the ids of the files in the texts of all items of a type. */
    async fileIds(type: ContentType): Promise<string[]> {
      if (!hasTexts(type)) return [];
      const rows = await db
        .selectFrom('text_files')
        .select('file_id')
        .distinct()
        .where('kind', '=', type.name)
        .execute();
      return rows.map((row) => row.file_id);
    },

    /** Returns the ids of the files in the texts of some values, in the trash or not: one for each hash. */
    idsIn: (texts: string): Promise<string[]> => idsOf(findFileHashes(texts)),
  };
}

/** Returns whether a type has texts that may name files. */
export const hasTexts = (type: ContentType): boolean => markdownFields(type).length > 0;
