import { sql, type Expression, type ExpressionBuilder, type OrderByItemBuilder, type SqlBool } from 'kysely';
import type { ContentType, Item, ItemMeta, ItemValues } from '../../domain/model/define.ts';
import type { Language, Localized } from '../../domain/model/localized.ts';
import type { Paging } from '../../domain/model/paging.ts';
import { escapeLike } from './escape-like.ts';
import { columnOf, localizedColumns, rowToItem, searchTextOf, valuesToRow } from './columns.ts';
import type { ContentRow, Database, Tables } from './database.ts';
import { createFileStore, type StoredFile } from './file-store.ts';

/** Which items a reader may see: visitors see what is published and due at `now`; staff see drafts and scheduled items too. */
export type Visibility = { now: string } | 'all';

/** What staff narrow a list by; all given conditions hold. */
export type ContentFilter = {
  /** Folded words, all of which occur. */
  words?: readonly string[];
  createdBy?: string;
  /** Items that lack this language somewhere. */
  missing?: Language;
  /** `scheduled` are published items that are not due at `now`. */
  state?: { is: 'draft' | 'published' | 'scheduled'; now: string };
};

export type ItemUpdate = {
  values: ItemValues;
  state: Item['state'];
  updatedAt: string;
  newFiles: readonly StoredFile[];
  /** New alternative texts of pictures that are there already, by their id. */
  alts: ReadonlyMap<string, Partial<Localized>>;
};

/** The only code that reads and writes the tables of content types; one set of queries serves every type. */
export type ContentStore = ReturnType<typeof createContentStore>;

export function createContentStore(db: Database) {
  /** Newest first: by publication where the type has it, else by creation; the id decides between equals. */
  const orderColumn = (type: ContentType) => (type.publicationField ? columnOf(type.publicationField) : 'created_at');
  /** What has no date of publication yet comes first, as the newest; the two dialects would sort it to opposite ends. */
  const newestFirst = (order: OrderByItemBuilder) => order.desc().nullsFirst();
  // Every content table has the shape of ContentRow, so one stand-in name types them all.
  const tableOf = (type: ContentType) => type.name as 'content';

  const matching = (type: ContentType, visibility: Visibility, filter: ContentFilter = {}) => (eb: ExpressionBuilder<Tables, 'content'>) => {
    const conditions: Expression<SqlBool>[] = [eb('deleted_at', 'is', null)];
    const due = type.publicationField ? columnOf(type.publicationField) : undefined;
    if (visibility !== 'all') {
      conditions.push(eb('state', '=', 'published'));
      if (due) conditions.push(eb(due, '<=', visibility.now));
    }
    for (const word of filter.words ?? []) conditions.push(sql<SqlBool>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`);
    if (filter.createdBy !== undefined) conditions.push(eb('created_by', '=', filter.createdBy));
    if (filter.missing) conditions.push(lacks(type, filter.missing, eb));
    if (filter.state) {
      const { is, now } = filter.state;
      conditions.push(eb('state', '=', is === 'draft' ? 'draft' : 'published'));
      if (due && is === 'scheduled') conditions.push(eb(due, '>', now));
      if (due && is === 'published') conditions.push(eb(due, '<=', now));
      if (!due && is === 'scheduled') conditions.push(sql<SqlBool>`1 = 0`);
    }
    return eb.and(conditions);
  };

  return {
    async count(type: ContentType, visibility: Visibility, filter?: ContentFilter): Promise<number> {
      const row = await db
        .selectFrom(tableOf(type))
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .where(matching(type, visibility, filter))
        .executeTakeFirstOrThrow();
      return Number(row.total); // PostgreSQL answers counts as text
    },

    async list(type: ContentType, visibility: Visibility, { page, limit }: Paging, filter?: ContentFilter): Promise<Item[]> {
      const rows = await db
        .selectFrom(tableOf(type))
        .selectAll()
        .where(matching(type, visibility, filter))
        .orderBy(orderColumn(type), newestFirst)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => rowToItem(type, row));
    },

    async find(type: ContentType, visibility: Visibility, id: string): Promise<Item | undefined> {
      const row = await db
        .selectFrom(tableOf(type))
        .selectAll()
        .where('id', '=', id)
        .where(matching(type, visibility))
        .executeTakeFirst();
      return row && rowToItem(type, row);
    },

    /** When the next published item of a type is due after `now`; undefined where none waits. */
    async nextDue(type: ContentType, now: string): Promise<string | undefined> {
      if (!type.publicationField) return undefined;
      const column = columnOf(type.publicationField);
      const row = await db
        .selectFrom(tableOf(type))
        .select(column)
        .where('deleted_at', 'is', null)
        .where('state', '=', 'published')
        .where(column, '>', now)
        .orderBy(column)
        .limit(1)
        .executeTakeFirst();
      return row?.[column] ?? undefined;
    },

    /** The addresses of what a reader may see, oldest first, for the sitemap: ids and moments only. */
    async listIds(type: ContentType, visibility: Visibility, { page, limit }: Paging): Promise<{ id: string; updatedAt: string }[]> {
      const rows = await db
        .selectFrom(tableOf(type))
        .select(['id', 'updated_at'])
        .where(matching(type, visibility))
        .orderBy('id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => ({ id: row.id, updatedAt: row.updated_at }));
    },

    async insert(type: ContentType, meta: ItemMeta, values: ItemValues): Promise<void> {
      const row = {
        id: meta.id,
        state: meta.state,
        created_at: meta.createdAt,
        updated_at: meta.updatedAt,
        created_by: meta.createdBy,
        deleted_at: null,
        search_text: searchTextOf(type, values),
        ...valuesToRow(type, values),
      } as ContentRow;
      await db.insertInto(tableOf(type)).values(row).execute();
    },

    /** Stores an item's new values together with the files that came with them: all of it or nothing. */
    async update(type: ContentType, id: string, change: ItemUpdate): Promise<void> {
      const row = { state: change.state, updated_at: change.updatedAt, search_text: searchTextOf(type, change.values), ...valuesToRow(type, change.values) };
      await db.transaction().execute(async (transaction) => {
        const files = createFileStore(transaction);
        for (const file of change.newFiles) await files.insert(file);
        for (const [fileId, alt] of change.alts) await files.setAlt(fileId, alt);
        await transaction.updateTable(tableOf(type)).set(row).where('id', '=', id).where('deleted_at', 'is', null).execute();
      });
    },

    /** The files that items name, those in the trash included. */
    async fileIds(type: ContentType): Promise<string[]> {
      const ids: string[] = [];
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'picture' && field.kind !== 'document') continue;
        const column = columnOf(name);
        const rows = await db.selectFrom(tableOf(type)).select(column).distinct().where(column, 'is not', null).execute();
        for (const row of rows) if (row[column]) ids.push(row[column]);
      }
      return ids;
    },

    /** Empties the trash of what was thrown away before a moment; answers how much that was. */
    async purge(type: ContentType, before: string): Promise<number> {
      const result = await db.deleteFrom(tableOf(type)).where('deleted_at', '<=', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** Puts an item into the trash. */
    async remove(type: ContentType, id: string, now: string): Promise<void> {
      await db.updateTable(tableOf(type)).set({ deleted_at: now }).where('id', '=', id).execute();
    },
  };
}

/** Some text is written in another language and not in this one (as `completeness` of the domain sees it), or nothing is written at all. */
function lacks(type: ContentType, language: Language, eb: ExpressionBuilder<Tables, 'content'>): Expression<SqlBool> {
  const fields = localizedColumns(type);
  const isWritten = (column: string) => eb(column, '<>', '');
  const partly = fields.map((columns) =>
    eb.and([eb(columns[language], '=', ''), eb.or(Object.values(columns).filter((column) => column !== columns[language]).map(isWritten))]),
  );
  const nothing = eb.not(eb.or(fields.flatMap((columns) => Object.values(columns)).map(isWritten)));
  return eb.or([...partly, nothing]);
}
