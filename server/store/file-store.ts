import type { FileDescription } from '../../domain/media/describe-file.ts';
import { isMiddle, type FocalPoint } from '../../domain/media/focal-point.ts';
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
  focus: FocalPoint;
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

  const ofKind = (kind: StoredFile['kind']) =>
    db.selectFrom('files').where('kind', '=', kind).where('deleted_at', 'is', null);
  const pictures = () => ofKind('picture');

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
      const row = await db.selectFrom('files').select(keyColumns).where('id', '=', id).executeTakeFirst();
      return row ? allKeysOf(row) : [];
    },

    /** Returns those of some keys that the record of any file names. */
    async findRecorded(keys: readonly string[]): Promise<Set<string>> {
      const hashes = [...new Set(keys.map(hashIn))];
      if (hashes.length === 0) return new Set();
      const rows = await db.selectFrom('files').select(keyColumns).where('content_hash', 'in', hashes).execute();
      return new Set(rows.flatMap(allKeysOf));
    },

    /** Stores since when a file is unused; null where it is used again. */
    async setUnusedSince(id: string, timestamp: string | null): Promise<void> {
      await db.updateTable('files').set({ unused_since: timestamp }).where('id', '=', id).execute();
    },

    /**
     * Marks a file as used: its deletion or cleanup waits until this transaction ends. Returns whether it exists and
     * is not in the trash.
     */
    async take(id: string, kind: StoredFile['kind'] = 'picture'): Promise<boolean> {
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
          .returning([...keyColumns, 'content_hash'])
          .executeTakeFirst();
        if (!row) return undefined;
        const others = await transaction
          .selectFrom('files')
          .select(keyColumns)
          .where('content_hash', '=', row.content_hash)
          .execute();
        const usedKeys = new Set(others.flatMap(allKeysOf));
        return allKeysOf(row).filter((key) => !usedKeys.has(key));
      });
    },

    /** Changes the alternative text of a picture in the given languages. */
    async setAlt(id: string, alt: Partial<Localized>): Promise<void> {
      if (Object.keys(alt).length > 0) await this.describe(id, { alt });
    },

    /** Changes what is given of the name, the alternative texts and the focal point. */
    async describe(id: string, { fileName, alt, focus }: FileDescription): Promise<void> {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      const file = toStoredFile(row);
      const described = {
        fileName: fileName ?? file.fileName,
        alt: { ...file.alt, ...alt },
        focus: focus ?? file.focus,
      };
      await db.updateTable('files').set(describingColumns(described)).where('id', '=', id).execute();
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

const keyColumns = ['renditions', 'focus_x', 'focus_y'] as const;

/** Returns the keys that a record names, and that of the picture for shared links, which is made on demand. */
function allKeysOf(row: Pick<FileRow, (typeof keyColumns)[number]>): string[] {
  const keys = keysOf(row.renditions);
  const picture = keys.find((key) => key.startsWith('pictures/'));
  return picture ? [...keys, shareKeyOf(picture, { x: row.focus_x, y: row.focus_y })] : keys;
}

/** Returns the key of the picture for shared links, beside that of a rendition, cropped around a point. */
export function shareKeyOf(rendition: string, focus: FocalPoint): string {
  const folder = rendition.slice(0, rendition.lastIndexOf('/') + 1);
  return isMiddle(focus) ? `${folder}share.jpg` : `${folder}share-${focus.x}-${focus.y}.jpg`;
}

/** Returns what the keys of files with the same bytes share. */
export const hashIn = (key: string): string => /[0-9a-f]{24}/.exec(key)?.[0] ?? '';

/** Returns what the keys of a file share. */
export const hashOfFile = ({ renditions }: StoredFile): string => hashIn(renditions[0]?.key ?? '');

function describingColumns({ fileName, alt, focus }: Pick<StoredFile, 'fileName' | 'alt' | 'focus'>) {
  return {
    file_name: fileName,
    alt_en: alt.en,
    alt_so: alt.so,
    alt_ar: alt.ar,
    search_text: foldTexts([fileName, alt.en, alt.so, alt.ar]),
    focus_x: focus.x,
    focus_y: focus.y,
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
    focus: { x: row.focus_x, y: row.focus_y },
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
