import type { FileDescription } from '../../../domain/media/describe-file.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { Database, FileRow } from '../database.ts';
import { createFileKeyStore } from './file-key-store.ts';
import { listAllKeys, toDescriptionColumns, keyColumns, toRow, toStoredFile, type StoredFile } from './file-row.ts';

/** The state of a file by its own record; times in ISO 8601. */
export type FileUsage = {
  id: string;
  unusedSince: string | null;
  inLibrarySince: string | null;
  deletedAt: string | null;
};

export type FileStore = ReturnType<typeof createFileStore>;

/** Checks that there is room for new files, in the transaction that stores them. */
export type RequireRoom = (files: FileStore) => Promise<void>;

/** `publicPictures`: the address of a store below which browsers find pictures by their keys. */
export function createFileStore(db: Database, publicPictures?: string) {
  /**
   * Returns the record of a file that a field refers to. Only pictures of fields are fetched from the public address:
   * those of texts have addresses of this site, and elsewhere only the record matters.
   */
  const readFieldFile = (row: FileRow): StoredFile => {
    const file = toStoredFile(row);
    return publicPictures !== undefined && file.kind === 'picture' ? { ...file, publicBase: publicPictures } : file;
  };

  const ofKind = (kind: StoredFile['kind']) =>
    db.selectFrom('files').where('kind', '=', kind).where('deleted_at', 'is', null);
  const pictures = () => ofKind('picture');

  const describe = async (id: string, { fileName, alt, focus }: FileDescription): Promise<void> => {
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return;
    const file = toStoredFile(row);
    const described = {
      fileName: fileName ?? file.fileName,
      alt: { ...file.alt, ...alt },
      focus: focus ?? file.focus,
    };
    await db.updateTable('files').set(toDescriptionColumns(described)).where('id', '=', id).execute();
  };

  return {
    ...createFileKeyStore(db),

    /**
     * Returns the files with these ids, by id; unknown ids are missing. Includes the trash: an item may still refer to
     * such a file.
     */
    async findMany(ids: readonly string[]): Promise<Map<string, StoredFile>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('files').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, readFieldFile(row)]));
    },

    /** Returns a picture outside the trash for each of these hashes of bytes: the oldest. */
    async findPictures(hashes: readonly string[]): Promise<StoredFile[]> {
      if (hashes.length === 0) return [];
      const oldest = pictures()
        .where('content_hash', 'in', hashes)
        .select((eb) => eb.fn.min('id').as('id'))
        .groupBy('content_hash');
      const rows = await db.selectFrom('files').selectAll().where('id', 'in', oldest).orderBy('id').execute();
      return rows.map(toStoredFile);
    },

    /** Returns the oldest document outside the trash with a hash of bytes. */
    async findDocument(hash: string): Promise<StoredFile | undefined> {
      const row = await ofKind('document')
        .selectAll()
        .where('content_hash', '=', hash)
        .orderBy('id')
        .executeTakeFirst();
      return row && toStoredFile(row);
    },

    /** Returns which of these hashes are those of documents outside the trash. */
    async findDocumentHashes(hashes: readonly string[]): Promise<Set<string>> {
      if (hashes.length === 0) return new Set();
      const rows = await ofKind('document').select('content_hash').where('content_hash', 'in', hashes).execute();
      return new Set(rows.map((row) => row.content_hash));
    },

    /** Returns all pictures outside the trash with these bytes, oldest first: their alternative texts differ. */
    async findCopies(hash: string): Promise<StoredFile[]> {
      const rows = await pictures().selectAll().where('content_hash', '=', hash).orderBy('id').execute();
      return rows.map(toStoredFile);
    },

    /** Returns whether a picture exists and is not in the trash. */
    async isUsablePicture(id: string): Promise<boolean> {
      return (await pictures().select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /**
     * Returns the size of the stored files and the pictures of pages, of one person or of all, in bytes, including the
     * trash.
     */
    async countUsedBytes(uploadedBy?: string): Promise<number> {
      let stored = db.selectFrom('files').select(({ fn }) => fn.sum<string | number | null>('bytes').as('used'));
      // Few documents have pages; joined to all files, the sum would read every row.
      let drawn = db
        .selectFrom('document_texts')
        .select(({ fn }) => fn.sum<string | number | null>('drawn_bytes').as('used'));
      if (uploadedBy !== undefined) {
        stored = stored.where('uploaded_by', '=', uploadedBy);
        const own = db.selectFrom('files').select('id').where('uploaded_by', '=', uploadedBy);
        drawn = drawn.where('file_id', 'in', own);
      }
      const sums = [await stored.executeTakeFirstOrThrow(), await drawn.executeTakeFirstOrThrow()];
      return sums.reduce((sum, { used }) => sum + Number(used ?? 0), 0);
    },

    /** Returns who uploaded a file; undefined where that is not known, or the person was deleted. */
    findUploader: (id: string): Promise<Pick<Staff, 'id' | 'role'> | undefined> =>
      db
        .selectFrom('files')
        .innerJoin('users', 'users.id', 'files.uploaded_by')
        .select(['users.id', 'users.role'])
        .where('files.id', '=', id)
        .executeTakeFirst(),

    /** Returns the state of every file, for the cleanup. */
    async listUsage(): Promise<FileUsage[]> {
      const rows = await db
        .selectFrom('files')
        .select(['id', 'unused_since', 'in_library_since', 'deleted_at'])
        .execute();
      return rows.map((row) => ({
        id: row.id,
        unusedSince: row.unused_since,
        inLibrarySince: row.in_library_since,
        deletedAt: row.deleted_at,
      }));
    },

    /** Stores since when a file is unused; null where it is used again. */
    async setUnusedSince(id: string, timestamp: string | null): Promise<void> {
      await db.updateTable('files').set({ unused_since: timestamp }).where('id', '=', id).execute();
    },

    /**
     * Marks a file as used: its deletion or cleanup waits until this transaction ends. Returns whether it exists and
     * is not in the trash.
     */
    async markUsed(id: string, kind: StoredFile['kind'] = 'picture'): Promise<boolean> {
      const taken = await db
        .updateTable('files')
        .set({ unused_since: null })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },

    /**
     * Returns those of some files that somebody else uploaded. Of some files nobody knows who did: only those of the
     * media library count.
     */
    async findAddedByOthers(ids: readonly string[], userId: string): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('files')
        .select('id')
        .where('id', 'in', ids)
        .where((eb) =>
          eb.or([
            eb('uploaded_by', '<>', userId),
            eb.and([eb('uploaded_by', 'is', null), eb('in_library_since', 'is not', null)]),
          ]),
        )
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Returns those of some files that are in the trash. */
    async findInTrash(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('files')
        .select('id')
        .where('id', 'in', ids)
        .where('deleted_at', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Restores files from the trash that are referred to again, such as by an item that was reverted. */
    async restoreAll(ids: readonly string[]): Promise<void> {
      if (ids.length > 0)
        await db
          .updateTable('files')
          .set({ deleted_at: null, unused_since: null })
          .where('id', 'in', ids)
          .where('deleted_at', 'is not', null)
          .execute();
    },

    /**
     * Removes the record of a file, with what is known of the inside of a document, if it is still due: in the trash or
     * unused since before a moment. Returns its keys, which other records may name; undefined where the record remains.
     */
    async remove(id: string, before: string): Promise<string[] | undefined> {
      const row = await db
        .deleteFrom('files')
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb('deleted_at', '<=', before),
            eb.and([eb('unused_since', '<=', before), eb('in_library_since', 'is', null)]),
          ]),
        )
        .returning(keyColumns)
        .executeTakeFirst();
      if (!row) return undefined;
      const inside = await db
        .deleteFrom('document_texts')
        .where('file_id', '=', id)
        .returning('drawn_pages')
        .executeTakeFirst();
      return listAllKeys({ ...row, ...inside });
    },

    /** Changes the alternative text of a picture in the given languages. */
    async setAlt(id: string, alt: Partial<Localized>): Promise<void> {
      if (Object.keys(alt).length > 0) await describe(id, { alt });
    },

    /** Changes what is given of the name, the alternative texts and the focal point. */
    describe,

    /** Inserts a file; `inLibrarySince` is when it was added to the media library; null outside it. */
    async insert(file: StoredFile, inLibrarySince: string | null = null): Promise<void> {
      await db
        .insertInto('files')
        .values({ ...toRow(file), in_library_since: inLibrarySince })
        .execute();
    },
  };
}
