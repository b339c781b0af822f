import type { Localized } from '../../domain/model/localized.ts';
import type { Database, FileRow } from './database.ts';

/** One stored form of a file. `key` is its place in the file storage and its address below `/files/`. */
export type Rendition = { key: string; format: string; width: number | null; bytes: number };

/** What is known of a stored picture or document; the bytes lie in the file storage. */
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
};

export type FileStore = ReturnType<typeof createFileStore>;

export function createFileStore(db: Database) {
  return {
    /** The files of these ids, by id; unknown ids are missing from the answer. */
    async findMany(ids: readonly string[]): Promise<Map<string, StoredFile>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('files').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, toStoredFile(row)]));
    },

    /** Every file, with since when nothing has named it. */
    async usage(): Promise<{ id: string; unusedSince: string | null }[]> {
      const rows = await db.selectFrom('files').select(['id', 'unused_since']).execute();
      return rows.map((row) => ({ id: row.id, unusedSince: row.unused_since }));
    },

    async setUnusedSince(id: string, moment: string | null): Promise<void> {
      await db.updateTable('files').set({ unused_since: moment }).where('id', '=', id).execute();
    },

    /**
     * Removes the record of a file; answers the keys of the storage that nothing names any more. The same bytes may have
     * been uploaded twice: keys that another record names stay.
     */
    async remove(id: string): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const row = await transaction.deleteFrom('files').where('id', '=', id).returning('renditions').executeTakeFirst();
        const keys = row ? (JSON.parse(row.renditions) as Rendition[]).map((rendition) => rendition.key) : [];
        const free: string[] = [];
        for (const key of keys) {
          const other = await transaction.selectFrom('files').select('id').where('renditions', 'like', `%"${key}"%`).executeTakeFirst();
          if (!other) free.push(key);
        }
        const folder = free[0]?.startsWith('pictures/') ? free[0].replace(/[^/]+$/, '') : undefined;
        // Made on demand beside the renditions, and named by no record.
        return folder ? [...free, `${folder}share.jpg`] : free;
      });
    },

    /** Changes the alternative text of a picture in the languages that are given. */
    async setAlt(id: string, alt: Partial<Localized>): Promise<void> {
      const change = Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt_${language}`, text]));
      if (Object.keys(change).length > 0) await db.updateTable('files').set(change).where('id', '=', id).execute();
    },

    async insert(file: StoredFile): Promise<void> {
      await db.insertInto('files').values(toRow(file)).execute();
    },
  };
}

function toStoredFile(row: FileRow): StoredFile {
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
  };
}

function toRow(file: StoredFile): FileRow {
  return {
    id: file.id,
    kind: file.kind,
    file_name: file.fileName,
    bytes: file.bytes,
    renditions: JSON.stringify(file.renditions),
    width: file.width,
    height: file.height,
    tint: file.tint,
    pages: file.pages,
    alt_en: file.alt.en,
    alt_so: file.alt.so,
    alt_ar: file.alt.ar,
    created_at: file.createdAt,
    unused_since: null,
  };
}
