import type { Localized } from '../../domain/model/localized.ts';
import { foldTexts } from '../../domain/model/search-text.ts';
import type { Database, FileRow } from './database.ts';
import { lockUntilCommit } from './lock-until-commit.ts';

/** One stored rendition of a file. `key` is its key in the file storage and its address below `/files/`. */
export type Rendition = { key: string; format: string; width: number | null; bytes: number };

/** The record of a stored picture or document; the bytes are in the file storage. */
export type StoredFile = {
  id: string;
  kind: 'picture' | 'document';
  fileName: string;
  bytes: number;
  renditions: Rendition[];
  width: number | null;
  height: number | null;
  tint: string | null;
  pages: number | null;
  alt: Localized;
  createdAt: string;
  /** The id of the person who uploaded it; null for seeded files and those from before this was recorded. */
  uploadedBy: string | null;
  /** The address of a store, with a slash at its end, below which browsers find it by its keys; otherwise the site's. */
  publicBase?: string;
};

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
  const read = (row: FileRow): StoredFile => {
    const file = toStoredFile(row);
    return publicPictures !== undefined && file.kind === 'picture' ? { ...file, publicBase: publicPictures } : file;
  };

  const pictures = () => db.selectFrom('files').where('kind', '=', 'picture').where('deleted_at', 'is', null);

  return {
    /**
     * Returns the files with these ids, by id; unknown ids are missing. Includes the trash: an item may still refer to
     * such a file.
     */
    async findMany(ids: readonly string[]): Promise<Map<string, StoredFile>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('files').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, read(row)]));
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

    /** Returns all pictures outside the trash with these bytes, oldest first: their alternative texts differ. */
    async findCopies(hash: string): Promise<StoredFile[]> {
      const rows = await pictures().selectAll().where('content_hash', '=', hash).orderBy('id').execute();
      return rows.map(toStoredFile);
    },

    /** Returns whether a picture exists and is not in the trash. */
    async isInLibrary(id: string): Promise<boolean> {
      return (await pictures().select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** Returns the size of the stored files, of one person or of all, in bytes, including the trash. */
    async usedBytes(uploadedBy?: string): Promise<number> {
      let query = db.selectFrom('files').select((eb) => eb.fn.sum<string | number | null>('bytes').as('used'));
      if (uploadedBy !== undefined) query = query.where('uploaded_by', '=', uploadedBy);
      return Number((await query.executeTakeFirstOrThrow()).used ?? 0);
    },

    /** Keeps other transactions that do the same from storing files until this one ends. */
    lockNewFiles: (): Promise<void> => lockUntilCommit(db, 'new files'),

    /** Returns the state of every file, for the cleanup. */
    async usage(): Promise<FileUsage[]> {
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

    /** Returns the keys of a file in the storage, and that of the share picture, which is made on demand. */
    async keysOf(id: string): Promise<string[]> {
      const row = await db.selectFrom('files').select('renditions').where('id', '=', id).executeTakeFirst();
      return row ? withShareKey(keysOf(row.renditions)) : [];
    },

    /** Returns those of some keys that the record of any file names. */
    async findRecorded(keys: readonly string[]): Promise<Set<string>> {
      const hashes = [...new Set(keys.map(hashIn))];
      if (hashes.length === 0) return new Set();
      const rows = await db.selectFrom('files').select('renditions').where('content_hash', 'in', hashes).execute();
      return new Set(rows.flatMap(({ renditions }) => withShareKey(keysOf(renditions))));
    },

    /** Stores since when a file is unused; null where it is used again. */
    async setUnusedSince(id: string, timestamp: string | null): Promise<void> {
      await db.updateTable('files').set({ unused_since: timestamp }).where('id', '=', id).execute();
    },

    /**
     * Marks a picture as used: its deletion or cleanup waits until this transaction ends. Returns whether it exists and
     * is not in the trash.
     */
    async take(id: string): Promise<boolean> {
      const taken = await db
        .updateTable('files')
        .set({ unused_since: null })
        .where('id', '=', id)
        .where('kind', '=', 'picture')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n;
    },

    /**
     * Returns those of some files that somebody else uploaded. Of some files nobody knows who did: only those of the media
     * library count.
     */
    async addedByOthers(ids: readonly string[], userId: string): Promise<ReadonlySet<string>> {
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
    async inTrash(ids: readonly string[]): Promise<string[]> {
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
     * Removes the record of a file if it is still due: in the trash or unused since before a moment. Returns the
     * storage keys that no record refers to any more; undefined where the record remains. The same bytes may have been
     * uploaded twice, so keys of other records are not returned.
     */
    async remove(id: string, before: string): Promise<string[] | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('files')
          .where('id', '=', id)
          .where((eb) =>
            eb.or([
              eb('deleted_at', '<=', before),
              eb.and([eb('unused_since', '<=', before), eb('in_library_since', 'is', null)]),
            ]),
          )
          .returning(['renditions', 'content_hash'])
          .executeTakeFirst();
        if (!row) return undefined;
        const others = await transaction
          .selectFrom('files')
          .select('renditions')
          .where('content_hash', '=', row.content_hash)
          .execute();
        const usedKeys = new Set(others.flatMap((other) => keysOf(other.renditions)));
        const unusedKeys = keysOf(row.renditions).filter((key) => !usedKeys.has(key));
        return withShareKey(unusedKeys);
      });
    },

    /** Changes the alternative text of a picture in the given languages. */
    async setAlt(id: string, alt: Partial<Localized>): Promise<void> {
      if (Object.keys(alt).length > 0) await this.describe(id, { alt });
    },

    /** Changes the name and the alternative texts that are given. */
    async describe(id: string, { fileName, alt }: { fileName?: string; alt: Partial<Localized> }): Promise<void> {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      const file = toStoredFile(row);
      const texts = { fileName: fileName ?? file.fileName, alt: { ...file.alt, ...alt } };
      await db.updateTable('files').set(describingColumns(texts)).where('id', '=', id).execute();
    },

    /** Inserts a file; `inLibrarySince` is when it was added to the media library; null outside it. */
    async insert(file: StoredFile, inLibrarySince: string | null = null): Promise<void> {
      await db
        .insertInto('files')
        .values({ ...toRow(file), in_library_since: inLibrarySince })
        .execute();
    },
  };
}

/** Returns the keys that a record names. */
export function keysOf(renditions: string): string[] {
  return (JSON.parse(renditions) as Rendition[]).map((rendition) => rendition.key);
}

/** Adds the key of the picture for shared links, which is made on demand and has no record. */
function withShareKey(keys: string[]): string[] {
  const picture = keys.find((key) => key.startsWith('pictures/'));
  return picture ? [...keys, `${picture.slice(0, picture.lastIndexOf('/') + 1)}share.jpg`] : keys;
}

/** Returns what the keys of files with the same bytes share. */
export const hashIn = (key: string): string => /[0-9a-f]{24}/.exec(key)?.[0] ?? '';

/** Returns what the keys of a file share. */
export const hashOfFile = ({ renditions }: StoredFile): string => hashIn(renditions[0]?.key ?? '');

function describingColumns({ fileName, alt }: Pick<StoredFile, 'fileName' | 'alt'>) {
  return {
    file_name: fileName,
    alt_en: alt.en,
    alt_so: alt.so,
    alt_ar: alt.ar,
    search_text: foldTexts([fileName, alt.en, alt.so, alt.ar]),
  };
}

/** Returns the file of a row. */
export function toStoredFile(row: FileRow): StoredFile {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    renditions: JSON.parse(row.renditions) as Rendition[],
    width: row.width,
    height: row.height,
    tint: row.tint,
    pages: row.pages,
    alt: { en: row.alt_en, so: row.alt_so, ar: row.alt_ar },
    createdAt: row.created_at,
    uploadedBy: row.uploaded_by,
  };
}

function toRow(file: StoredFile): FileRow {
  return {
    id: file.id,
    kind: file.kind,
    ...describingColumns(file),
    bytes: file.bytes,
    renditions: JSON.stringify(file.renditions),
    width: file.width,
    height: file.height,
    tint: file.tint,
    pages: file.pages,
    created_at: file.createdAt,
    unused_since: null,
    content_hash: hashOfFile(file),
    in_library_since: null,
    deleted_at: null,
    uploaded_by: file.uploadedBy,
  };
}
