import { findDocumentHashes, findFileHashes, findInTexts } from '../../../domain/media/text-files.ts';
import { listMarkdownFields, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import type { Database } from '../database.ts';

/** Returns those of some hashes of documents to which the texts of an item may link. */
export type MayLink = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Creates the functions that record which pictures and documents the texts of items name. A text names bytes, which may
 * have several records: one of them is enough to store the bytes.
 */
export function createTextFileStore(db: Database) {
  /**
   * Returns the id of one file for each hash: outside the trash, else in it; of the media library, else of an item; the
   * oldest.
   */
  const findIds = async (hashes: ReadonlySet<string>): Promise<string[]> => {
    if (hashes.size === 0) return [];
    const rows = await db
      .selectFrom('files')
      .select(['id', 'content_hash'])
      .where('content_hash', 'in', [...hashes])
      .orderBy((eb) => eb.case().when('deleted_at', 'is', null).then(0).else(1).end())
      .orderBy((eb) => eb.case().when('in_library_since', 'is not', null).then(0).else(1).end())
      .orderBy('id')
      .execute();
    return [...new Map(rows.toReversed().map((row) => [row.content_hash, row.id])).values()];
  };

  const forget = async (type: ContentType, itemIds: readonly string[]): Promise<void> => {
    if (!hasTexts(type) || itemIds.length === 0) return;
    await db.deleteFrom('text_files').where('kind', '=', type.name).where('item_id', 'in', itemIds).execute();
  };

  return {
    /**
     * Records the files in the texts of an item, in the transaction that stores them, in place of those before. Their
     * deletion waits until it ends. Documents are recorded outside the trash alone, and those of which `mayLink`
     * returns the hash; returns the hashes of these.
     */
    async record(type: ContentType, itemId: string, values: ItemValues, mayLink?: MayLink): Promise<Set<string>> {
      const documents = new Set([...findInTexts(type, values, findDocumentHashes).values()].flatMap((all) => [...all]));
      const linkable = mayLink && documents.size > 0 ? await mayLink([...documents]) : documents;
      await forget(type, [itemId]);
      const recorded = new Set<string>();
      for (const [field, hashes] of findInTexts(type, values, findFileHashes)) {
        const ids = await findIds(new Set([...hashes].filter((hash) => linkable.has(hash) || !documents.has(hash))));
        if (ids.length === 0) continue;
        const files = await db
          .updateTable('files')
          .set({ unused_since: null })
          .where('id', 'in', ids)
          .where((eb) => eb.or([eb('kind', '=', 'picture'), eb('deleted_at', 'is', null)]))
          .returning(['id', 'kind', 'content_hash'])
          .execute();
        for (const file of files) if (file.kind === 'document') recorded.add(file.content_hash);
        const rows = files.map(({ id }) => ({ kind: type.name, item_id: itemId, field, file_id: id }));
        if (rows.length > 0) await db.insertInto('text_files').values(rows).execute();
      }
      return recorded;
    },

    /** Removes the records of items. */
    forget,

    /** Returns the ids of the files in the texts of all items of a type. */
    async listFileIds(type: ContentType): Promise<string[]> {
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
    idsIn: (texts: string): Promise<string[]> => findIds(findFileHashes(texts)),
  };
}

/** Returns whether a type has texts that may name files. */
export const hasTexts = (type: ContentType): boolean => listMarkdownFields(type).length > 0;
