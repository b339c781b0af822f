import { sql, type RawBuilder } from 'kysely';
import type { ContentType, Item, ItemMeta, ItemValues, NewItem } from '../../domain/model/define.ts';
import { languages } from '../../domain/model/localized.ts';
import type { Paging } from '../../domain/model/paging.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createChangeStore } from './change-store.ts';
import { filesTag, staffTag } from './change-tags.ts';
import { columnOf, rowToItem, searchColumnsOf, tableOf, valuesToRow } from './columns.ts';
import { matching, type ContentFilter, type Visibility } from './content-conditions.ts';
import { createContentTrash } from './content-trash.ts';
import { orderOf, type ContentOrder } from './content-order.ts';
import type { ContentRow, Database } from './database.ts';
import { createHistoryStore, type NewEntry } from './history-store.ts';
import { readItemCounts } from './item-counts.ts';
import { storeItemFiles, type ItemFiles } from './item-files.ts';
import { createSearchIndex, splitWords } from './search-index.ts';
import { transactionBy } from './staff-transaction.ts';
import { createTextFileStore } from './text-file-store.ts';

/**
 * Up to this many items that contain the search words, fetching and sorting them is quicker than reading in list order
 * until a page is full (`maxSorted`), or than reading the whole list for counting (`maxFetched`).
 */
const maxSorted = 1_000;
const maxFetched = 10_000;

export type ItemUpdate = ItemFiles & {
  state: Item['state'];
  outdated: readonly string[];
  /** The revision that is changed; the item gets the next one. */
  revision: number;
  /** Its history entries. */
  entries: readonly NewEntry[];
};

/** The only code that reads and writes the tables of content types; one set of queries for all types. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** Creates the store of items, over a database or a transaction. */
export function createContentStore(db: Database) {
  /** After all items, those in the trash included, so that restored items keep their position. */
  const lastPosition = (type: ContentType): RawBuilder<string> =>
    sql`(select coalesce(max(position), 0) + 1 from ${sql.table(type.name)})`;

  const index = createSearchIndex(db);

  /** Returns the items to select from, and the remaining filter. */
  const candidates = async (type: ContentType, filter: ContentFilter, max: number) => {
    const { phrases, rest } = splitWords(filter.words ?? []);
    if (phrases === undefined || !(await index.covers(type)) || (await index.exceeds(type, phrases, max))) {
      return { items: sql<ContentRow>`${sql.table(type.name)}`, remainingFilter: filter };
    }
    return { items: index.having(type, phrases), remainingFilter: { ...filter, words: rest } };
  };

  /** Returns the total where nothing is filtered but what a person may read. */
  const countReadable = async (type: ContentType, filter: ContentFilter): Promise<number | undefined> => {
    const { readableBy, ...others } = filter;
    if (!readableBy || Object.keys(others).length > 0) return undefined;
    const counts = await readItemCounts(db, type, readableBy.now);
    if (!counts) return undefined;
    const visible = counts.published - counts.waiting - counts.undated;
    if (readableBy.id === null) return visible;
    const hidden = await db
      .selectFrom(sql<ContentRow>`${sql.table(type.name)}`.as('content'))
      .select((eb) => eb.fn.countAll<string | number>().as('total'))
      .where(matching(db, type, 'all', { createdBy: readableBy.id, hiddenAt: readableBy.now }))
      .executeTakeFirstOrThrow();
    return visible + Number(hidden.total);
  };

  /** Returns the total where nothing but a state is filtered. */
  const countWithoutReading = async (
    type: ContentType,
    { state, ...others }: ContentFilter,
  ): Promise<number | undefined> => {
    if (Object.keys(others).length > 0) return undefined;
    const counts = await readItemCounts(db, type, state?.now);
    if (!counts || !state) return counts?.items;
    return {
      draft: counts.items - counts.published,
      published: counts.published - counts.waiting - counts.undated,
      scheduled: counts.waiting,
    }[state.is];
  };

  return {
    /** Returns how many items visitors see at a moment, and when the next one is due. */
    async visibleCount(type: ContentType, now: string): Promise<{ total: number; nextDue: string | undefined }> {
      const counts = await readItemCounts(db, type, now);
      if (counts) return { total: counts.published - counts.waiting - counts.undated, nextDue: counts.nextDue };
      return { total: await this.count(type, { now }), nextDue: await this.nextDue(type, now) };
    },

    async count(type: ContentType, visibility: Visibility, filter: ContentFilter = {}): Promise<number> {
      const known =
        visibility === 'all'
          ? ((await countReadable(type, filter)) ?? (await countWithoutReading(type, filter)))
          : undefined;
      if (known !== undefined) return known;
      const { phrases, rest } = splitWords(filter.words ?? []);
      const isOnlyPhrases =
        visibility === 'all' && phrases !== undefined && rest.length === 0 && Object.keys(filter).length === 1;
      if (isOnlyPhrases && (await index.covers(type))) return index.count(type, phrases);
      const { items, remainingFilter } = await candidates(type, filter, maxFetched);
      const row = await db
        .selectFrom(items.as('content'))
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .where(matching(db, type, visibility, remainingFilter))
        .executeTakeFirstOrThrow();
      return Number(row.total); // PostgreSQL returns counts as text
    },

    /** Returns one page of a type, in the order of its lists or in another one. */
    async list(
      type: ContentType,
      visibility: Visibility,
      { page, limit }: Paging,
      filter: ContentFilter = {},
      order?: ContentOrder,
    ): Promise<Item[]> {
      const { items, remainingFilter } = await candidates(type, filter, maxSorted);
      const rows = await db
        .selectFrom(items.as('content'))
        .selectAll()
        .where(matching(db, type, visibility, remainingFilter))
        .orderBy(orderOf(db, type, order))
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
        .where(matching(db, type, visibility))
        .executeTakeFirst();
      return row && rowToItem(type, row);
    },

    /** Returns the titles of the first items of a type that a viewer may see, in all languages. */
    async titles(type: ContentType, visibility: Visibility, limit: number): Promise<string[]> {
      if (type.titleField === undefined) return [];
      const title = columnOf(type.titleField);
      const rows = await db
        .selectFrom(tableOf(type))
        .select(languages.map((language) => `${title}_${language}`))
        .where(matching(db, type, visibility))
        .orderBy(orderOf(db, type))
        .limit(limit)
        .execute();
      return rows.flatMap((row) => Object.values(row)).map(String);
    },

    /** Returns the items of these ids that a viewer may see, in any order. */
    async findAll(type: ContentType, visibility: Visibility, ids: readonly string[]): Promise<Item[]> {
      const query = db.selectFrom(tableOf(type)).selectAll().where('id', 'in', ids);
      const rows = await query.where(matching(db, type, visibility)).execute();
      return rows.map((row) => rowToItem(type, row));
    },

    /** Returns when the next published item of a type is due after `now`; undefined where none is scheduled. */
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
      return (row?.[column] as string | null | undefined) ?? undefined;
    },

    /** Returns ids and times of what a viewer may see, ordered by id, for the sitemap. */
    async listIds(
      type: ContentType,
      visibility: Visibility,
      { page, limit }: Paging,
    ): Promise<{ id: string; updatedAt: string }[]> {
      const rows = await db
        .selectFrom(tableOf(type))
        .select(['id', 'updated_at'])
        .where(matching(db, type, visibility))
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
        ...searchColumnsOf(type, values),
        ...valuesToRow(type, values),
      } as ContentRow;
      await db
        .insertInto(tableOf(type))
        .values(type.ordered ? { ...row, position: lastPosition(type) } : row)
        .execute();
      await createTextFileStore(db).record(type, meta.id, values);
    },

    /** Reorders the given items of an ordered type within the positions they have; false where an id is unknown. */
    async reorder(type: ContentType, ids: readonly string[], by: Staff, now: string): Promise<boolean> {
      return transactionBy(db, by, now, async (transaction) => {
        const rows = await transaction
          .selectFrom(tableOf(type))
          .select(['id', 'position'])
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .orderBy('position')
          .orderBy('id')
          .execute();
        if (rows.length !== ids.length) return false;
        // Equal positions, should there be any, are separated: each is at least one after the previous.
        let position = 0;
        for (const [index, id] of ids.entries()) {
          position = Math.max(position + 1, Number(rows[index]?.['position']));
          await transaction.updateTable(tableOf(type)).set({ position }).where('id', '=', id).execute();
        }
        await createChangeStore(transaction).bump([type.name]);
        return true;
      });
    },

    /** Inserts an item together with its history entry. */
    async create(type: ContentType, { values, ...meta }: NewItem, entry: NewEntry, by: Staff): Promise<void> {
      await transactionBy(db, by, entry.at, async (transaction) => {
        await createContentStore(transaction).insert(type, meta, values);
        await createHistoryStore(transaction).add(entry);
        await createChangeStore(transaction).bump([staffTag(type.name)]);
      });
    },

    /**
     * Stores an item's new values together with its new files and history entries, all or nothing. Returns false, and
     * stores nothing, where the item is at another revision; throws where a taken file or the document of a new link was
     * deleted, and 401 as `transactionBy` does.
     */
    async update(type: ContentType, id: string, change: ItemUpdate): Promise<boolean> {
      const row = {
        state: change.state,
        updated_at: change.updatedAt,
        updated_by: change.by.id,
        revision: change.revision + 1,
        outdated: change.outdated.length > 0 ? ` ${change.outdated.join(' ')} ` : '',
        ...searchColumnsOf(type, change.values),
        ...valuesToRow(type, change.values),
      };
      return transactionBy(db, change.by, change.updatedAt, async (transaction) => {
        const update = transaction
          .updateTable(tableOf(type))
          .set(row)
          .where('id', '=', id)
          .where('deleted_at', 'is', null);
        const { numUpdatedRows } = await update.where('revision', '=', change.revision).executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) return false;
        await storeItemFiles(transaction, type, id, change);
        const history = createHistoryStore(transaction);
        for (const entry of change.entries) await history.add(entry);
        await createChangeStore(transaction).bump(change.alts.size > 0 ? [type.name, filesTag] : [type.name]);
        return true;
      });
    },

    /** Returns the ids of the files that items refer to, those in the trash included. */
    async fileIds(type: ContentType): Promise<string[]> {
      const ids = await createTextFileStore(db).fileIds(type);
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'picture' && field.kind !== 'document') continue;
        const column = columnOf(name);
        const rows = await db
          .selectFrom(tableOf(type))
          .select(column)
          .distinct()
          .where(column, 'is not', null)
          .execute();
        for (const row of rows) if (typeof row[column] === 'string') ids.push(row[column]);
      }
      return ids;
    },

    ...createContentTrash(db),
  };
}
