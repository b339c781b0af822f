/** Queries of the media library and its trash. */
import { sql, type SqlBool } from 'kysely';
import type { FileDescription } from '../../../domain/media/describe-file.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import type { Language } from '../../../domain/model/localized.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { createChangeStore } from '../change-store.ts';
import { filesTag } from '../change-tags.ts';
import { containsWord } from '../search/contains-word.ts';
import type { Database } from '../database.ts';
import { toStoredFile, type StoredFile } from './file-row.ts';
import { createDocumentAccessStore } from './document-access-store.ts';
import { createFileStore, type FileUsage, type RequireRoom } from './file-store.ts';
import { createFileUseStore, type FileUseStore } from './file-use-store.ts';
import { runTransactionBy } from '../staff-transaction.ts';

/** Filters of the media library; all given conditions apply. */
export type MediaFilter = {
  kind?: StoredFile['kind'];
  /** Folded words, all of which must occur in the name or an alternative text. */
  words?: readonly string[];
  used?: boolean;
  /** Pictures without an alternative text in this language. */
  missing?: Language;
  /** Only the trash. */
  inTrash?: boolean;
};

export type LibraryFile = StoredFile & Omit<FileUsage, 'id'>;

export type MediaStore = ReturnType<typeof createMediaStore>;

/** Creates the store of the media library; `types`: the content types whose items may use its files. */
export function createMediaStore(db: Database, types: readonly ContentType[]) {
  const uses: FileUseStore = createFileUseStore(db, types);
  const matching = ({ kind, words = [], used, missing, inTrash = false }: MediaFilter) => {
    let query = db.selectFrom('files').where('deleted_at', inTrash ? 'is not' : 'is', null);
    if (kind) query = query.where('kind', '=', kind);
    // Literal, not bound, so that both databases use the index of pictures without a language.
    if (missing) query = query.where(sql<SqlBool>`kind = 'picture' and ${sql.ref(`alt_${missing}`)} = ''`);
    for (const word of words) query = query.where(containsWord(db, word));
    if (used !== undefined) query = query.where(used ? uses.isUsed() : sql<SqlBool>`not ${uses.isUsed()}`);
    return query;
  };

  return {
    uses,

    /** Returns the number of files that match. */
    async count(filter: MediaFilter): Promise<number> {
      const { total } = await matching(filter)
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Returns one page, newest first; in the trash, the most recently deleted first. */
    async list(filter: MediaFilter, { page, limit }: Paging): Promise<LibraryFile[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy(filter.inTrash ? 'deleted_at' : 'created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => ({
        ...toStoredFile(row),
        unusedSince: row.unused_since,
        inLibrarySince: row.in_library_since,
        deletedAt: row.deleted_at,
      }));
    },

    /** Returns a file, in the trash or not. */
    async find(id: string): Promise<LibraryFile | undefined> {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          ...toStoredFile(row),
          unusedSince: row.unused_since,
          inLibrarySince: row.in_library_since,
          deletedAt: row.deleted_at,
        }
      );
    },

    /** Returns whether visitors may read the document with this key, as `DocumentAccess` does. */
    isDocumentPublic: createDocumentAccessStore(db, types).isPublic,

    /** Adds a new file to the media library, from which only a person deletes it. */
    insert: (file: StoredFile, by: Staff, requireRoom: RequireRoom): Promise<void> =>
      runTransactionBy(db, by, file.createdAt, async (transaction) => {
        const files = createFileStore(transaction);
        await requireRoom(files);
        await files.insert(file, file.createdAt);
      }),

    /** Marks a picture as used; returns whether it exists. */
    markPictureUsed: (id: string): Promise<boolean> => createFileStore(db).markUsed(id, 'picture'),

    /** Adds a stored document to the media library; returns whether it exists and is not in the trash. */
    async addDocument(id: string, timestamp: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('files')
        .set((eb) => ({ unused_since: null, in_library_since: eb.fn.coalesce('in_library_since', eb.val(timestamp)) }))
        .where('id', '=', id)
        .where('kind', '=', 'document')
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Returns the oldest document outside the trash with this hash of its bytes. */
    findDocument: (hash: string): Promise<StoredFile | undefined> => createFileStore(db).findDocument(hash),

    /** Returns the keys of a file in the storage. */
    listKeys: (id: string): Promise<string[]> => createFileStore(db).listKeys(id),

    /** Changes the name, alternative texts and focal point, and adds the file to the media library. */
    async describe(id: string, description: FileDescription, by: Staff, timestamp: string): Promise<void> {
      await runTransactionBy(db, by, timestamp, async (transaction) => {
        await createFileStore(transaction).describe(id, description);
        await transaction
          .updateTable('files')
          .set({ in_library_since: timestamp })
          .where('id', '=', id)
          .where('in_library_since', 'is', null)
          .execute();
        await createChangeStore(transaction).bump([filesTag]);
      });
    },

    /**
     * Moves a file to the trash unless it is in use; returns whether it did. A concurrent use of the file waits, or
     * came first.
     */
    async remove(id: string, by: Staff, timestamp: string): Promise<boolean> {
      try {
        await runTransactionBy(db, by, timestamp, async (transaction) => {
          await transaction
            .updateTable('files')
            .set({ deleted_at: timestamp })
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .execute();
          const used = await createFileUseStore(transaction, types).count([id]);
          if (used.get(id) !== 0) throw new FileInUse();
        });
        return true;
      } catch (error) {
        if (error instanceof FileInUse) return false;
        throw error;
      }
    },

    /** Restores a file from the trash to the media library. */
    async restore(id: string, by: Staff, timestamp: string): Promise<void> {
      await runTransactionBy(db, by, timestamp, (transaction) =>
        transaction
          .updateTable('files')
          .set({ deleted_at: null, unused_since: null, in_library_since: timestamp })
          .where('id', '=', id)
          .execute(),
      );
    },
  };
}

/** Rolls back a deletion. */
class FileInUse extends Error {}
