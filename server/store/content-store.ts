import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ContentType, Item, ItemMeta, ItemValues } from '../../domain/model/define.ts';
import type { Paging } from '../../domain/model/paging.ts';
import { columnOf, rowToItem, searchTextOf, valuesToRow } from './columns.ts';
import type { ContentRow, Database, Tables } from './database.ts';

/** Which items a reader may see: visitors see what is published and due at `now`; staff see drafts and scheduled items too. */
export type Visibility = { now: string } | 'all';

/** The only code that reads and writes the tables of content types; one set of queries serves every type. */
export type ContentStore = ReturnType<typeof createContentStore>;

export function createContentStore(db: Database) {
  /** Newest first: by publication where the type has it, else by creation; the id decides between equals. */
  const orderColumn = (type: ContentType) => (type.publicationField ? columnOf(type.publicationField) : 'created_at');
  // Every content table has the shape of ContentRow, so one stand-in name types them all.
  const tableOf = (type: ContentType) => type.name as 'content';

  const visible = (type: ContentType, visibility: Visibility) => (eb: ExpressionBuilder<Tables, 'content'>) => {
    const conditions: Expression<SqlBool>[] = [eb('deleted_at', 'is', null)];
    if (visibility !== 'all') {
      conditions.push(eb('state', '=', 'published'));
      if (type.publicationField) conditions.push(eb(columnOf(type.publicationField), '<=', visibility.now));
    }
    return eb.and(conditions);
  };

  return {
    async count(type: ContentType, visibility: Visibility): Promise<number> {
      const row = await db
        .selectFrom(tableOf(type))
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .where(visible(type, visibility))
        .executeTakeFirstOrThrow();
      return Number(row.total); // PostgreSQL answers counts as text
    },

    async list(type: ContentType, visibility: Visibility, { page, limit }: Paging): Promise<Item[]> {
      const rows = await db
        .selectFrom(tableOf(type))
        .selectAll()
        .where(visible(type, visibility))
        .orderBy(orderColumn(type), 'desc')
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
        .where(visible(type, visibility))
        .executeTakeFirst();
      return row && rowToItem(type, row);
    },

    /** The addresses of what a reader may see, oldest first, for the sitemap: ids and moments only. */
    async listIds(type: ContentType, visibility: Visibility, { page, limit }: Paging): Promise<{ id: string; updatedAt: string }[]> {
      const rows = await db
        .selectFrom(tableOf(type))
        .select(['id', 'updated_at'])
        .where(visible(type, visibility))
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
  };
}
