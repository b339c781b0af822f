import { sql, type RawBuilder } from 'kysely';
import type { ContentType, Item, ItemValues } from '../../../domain/model/define.ts';
import { maxDocumentText } from '../../../domain/search/document-text.ts';
import { createChangeStore } from '../change-store.ts';
import { toColumnName, createSearchColumns, getTable } from '../columns.ts';
import type { Database } from '../database.ts';
import { listRenditionKeys, readDrawnPages, type DrawnPages } from './file-row.ts';
import { createFileStore, type FileStore } from './file-store.ts';

/** A document with its key in the file storage. */
export type StoredDocument = { id: string; key: string };

/** How many documents are answered at a time: all of them are read or drawn before any other. */
const batchSize = 5;

export type DocumentTextStore = ReturnType<typeof createDocumentTextStore>;

/**
 * Creates the store of the texts of documents, by which visitors find the items that have them (decision 042), and of
 * their drawn pages (decision 043).
 */
export function createDocumentTextStore(db: Database) {
  const findMany = async (ids: readonly string[], maxLetters = maxDocumentText): Promise<Map<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('document_texts')
      .select(['file_id', sql<string>`substr(text, 1, ${sql.lit(maxLetters)})`.as('text')])
      .where('file_id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.file_id, row.text]));
  };

  const findWords = async (ids: readonly string[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('document_texts').select('words').where('file_id', 'in', ids).execute();
    return rows.map(({ words }) => words);
  };

  /**
   * Returns documents of published items outside the trash for which a condition on `files` is true: the oldest of each
   * person who uploaded some, so that people are served round-robin.
   */
  const findDocuments = async (
    type: ContentType,
    condition: RawBuilder<unknown>,
    except: readonly string[],
  ): Promise<StoredDocument[]> => {
    const items = sql.table(type.name);
    const ids = documentFields(type).map(
      (name) => sql`select ${sql.ref(toColumnName(name))} as id from ${items}
        where state = 'published' and deleted_at is null`,
    );
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: string; renditions: string }>`
      select id, renditions from files where id in (
        select min(id) from files
        where kind = 'document' and id in (${sql.join(ids, sql` union `)}) and ${condition}
          ${except.length > 0 ? sql`and id not in (${sql.join(except)})` : sql``}
        group by uploaded_by)
      order by id limit ${batchSize}`.execute(db);
    return rows.map(({ id, renditions }) => ({ id, key: listRenditionKeys(renditions)[0] ?? '' }));
  };

  return {
    /** Returns the beginnings of the stored texts of documents, by the ids of their files. */
    findMany,

    /**
     * Returns documents of published items outside the trash whose text is not stored yet, at most one of each person,
     * except those with the given ids.
     */
    findUnread: (type: ContentType, except: readonly string[]): Promise<StoredDocument[]> =>
      findDocuments(type, sql`not exists (select 1 from document_texts where file_id = files.id)`, except),

    /** Returns those whose text is stored and whose pages are not drawn yet, in the same way. */
    findUndrawn: (type: ContentType, except: readonly string[]): Promise<StoredDocument[]> =>
      findDocuments(
        type,
        sql`exists (select 1 from document_texts where file_id = files.id and drawn_pages is null)`,
        except,
      ),

    /** Stores the text of a document and its words; does nothing where they are stored already. */
    async add(fileId: string, { text, words }: { text: string; words: string }): Promise<void> {
      const isStored = await db.selectFrom('files').select('id').where('id', '=', fileId).executeTakeFirst();
      // It was removed while it was read.
      if (!isStored) return;
      await db
        .insertInto('document_texts')
        .values({ file_id: fileId, text, words, drawn_pages: null, drawn_bytes: 0 })
        .onConflict((conflict) => conflict.column('file_id').doNothing())
        .execute();
    },

    /**
     * Stores the pages of a document that are drawn and what their pictures take, in bytes, with a write of these tags,
     * after `prepare` in the same transaction. False where the document no longer exists.
     */
    addPages: (
      fileId: string,
      { pages, bytes, tags }: { pages: DrawnPages; bytes: number; tags: string[] },
      prepare: (files: FileStore) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const files = createFileStore(transaction);
        await files.lockNewFiles();
        await prepare(files);
        const { numUpdatedRows } = await transaction
          .updateTable('document_texts')
          .set({ drawn_pages: JSON.stringify(pages), drawn_bytes: bytes })
          .where('file_id', '=', fileId)
          .where('file_id', 'in', (eb) => eb.selectFrom('files').select('id'))
          .executeTakeFirstOrThrow();
        await createChangeStore(transaction).bump(tags);
        return Number(numUpdatedRows) > 0;
      }),

    /** Returns the drawn pages of a document, what they take, and its text; undefined where it is not read yet. */
    async findPages(fileId: string): Promise<{ pages: DrawnPages; bytes: number; text: string } | undefined> {
      const row = await db
        .selectFrom('document_texts')
        .select(['drawn_pages', 'drawn_bytes', 'text'])
        .where('file_id', '=', fileId)
        .executeTakeFirst();
      return row && { pages: readDrawnPages(row.drawn_pages), bytes: Number(row.drawn_bytes), text: row.text };
    },

    /** Returns the ids of the items that have a document, those in the trash included. */
    async itemsWith(type: ContentType, fileId: string): Promise<string[]> {
      const rows = await db
        .selectFrom(getTable(type))
        .select('id')
        .where((eb) => eb.or(documentFields(type).map((name) => eb(toColumnName(name), '=', fileId))))
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Indexes an item with the texts of its documents, as far as they are stored; the update of the row comes before,
     * in the same transaction, so that a text that is stored meanwhile is not missed. False where it is at another
     * revision.
     */
    async index(
      type: ContentType,
      { id, revision, values }: Pick<Item, 'id' | 'revision' | 'values'>,
    ): Promise<boolean> {
      if (!type.inSearch) return true;
      const documents = await findWords(listDocumentIds(type, values));
      if (documents.length === 0) return true;
      const { numUpdatedRows } = await db
        .updateTable(getTable(type))
        .set(await createSearchColumns(type, values, documents))
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) > 0;
    },
  };
}

const documentFields = (type: ContentType): string[] =>
  Object.entries(type.fields).flatMap(([name, { kind }]) => (kind === 'document' ? [name] : []));

/** Returns the ids of the documents of an item. */
export const listDocumentIds = (type: ContentType, values: ItemValues): string[] =>
  documentFields(type).flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : []));
