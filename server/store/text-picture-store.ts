import { findPictureHashes, picturesInTexts } from '../../domain/media/text-pictures.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import type { Database } from './database.ts';

/** Creates the functions that record which pictures are in the texts of items. */
export function createTextPictureStore(db: Database) {
  return {
    /**
     * Records the pictures in the texts of an item, in the transaction that stores them, in place of those before. Their
     * deletion waits until it ends.
     */
    async record(type: ContentType, itemId: string, values: ItemValues): Promise<void> {
      await this.forget(type, [itemId]);
      for (const [field, hashes] of picturesInTexts(type, values)) {
        const files = await db
          .updateTable('files')
          .set({ unused_since: null })
          .where('content_hash', 'in', [...hashes])
          .where('kind', '=', 'picture')
          .returning('id')
          .execute();
        const rows = files.map(({ id }) => ({ kind: type.name, item_id: itemId, field, file_id: id }));
        if (rows.length > 0) await db.insertInto('text_pictures').values(rows).execute();
      }
    },

    /** Removes the records of items. */
    async forget(type: ContentType, itemIds: readonly string[]): Promise<void> {
      if (!hasTexts(type) || itemIds.length === 0) return;
      await db.deleteFrom('text_pictures').where('kind', '=', type.name).where('item_id', 'in', itemIds).execute();
    },

    /** Returns the ids of the pictures in the texts of all items of a type. */
    async fileIds(type: ContentType): Promise<string[]> {
      if (!hasTexts(type)) return [];
      const rows = await db
        .selectFrom('text_pictures')
        .select('file_id')
        .distinct()
        .where('kind', '=', type.name)
        .execute();
      return rows.map((row) => row.file_id);
    },

    /** Returns the ids of the pictures in the texts of some values, in the trash or not. */
    async idsIn(texts: string): Promise<string[]> {
      const hashes = [...findPictureHashes(texts)];
      if (hashes.length === 0) return [];
      const rows = await db
        .selectFrom('files')
        .select('id')
        .where('content_hash', 'in', hashes)
        .where('kind', '=', 'picture')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

const hasTexts = (type: ContentType): boolean =>
  Object.values(type.fields).some((field) => field.kind === 'text' && field.format === 'markdown');
