import { sql, type RawBuilder } from 'kysely';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import { listItemColumns, toColumnName, rowToItem, getTable } from '../columns.ts';
import { createContentCondition, type ContentFilter, type Visibility } from './content-conditions.ts';
import { createOrder, type ContentOrder } from './content-order.ts';
import type { ContentRow, Database } from '../database.ts';
import { readItemCounts } from './item-counts.ts';
import { createSearchIndex, buildFullTextQuery } from '../search/search-index.ts';

/**
 * Up to this many items that contain the search words, fetching and sorting them is quicker than reading in list order
 * until a page is full (`maxSorted`), or than reading the whole list for counting (`maxFetched`).
 */
const maxSorted = 1_000;
const maxFetched = 10_000;

/** Creates the lists of items and their counts. Part of the content store. */
export function createContentLists(db: Database) {
  const index = createSearchIndex(db);

  /** Returns the items to select from, and the remaining filter. */
  const candidates = async (
    type: ContentType,
    filter: ContentFilter,
    max: number,
  ): Promise<{ items: RawBuilder<ContentRow>; remainingFilter: ContentFilter }> => {
    const { phrases, rest } = buildFullTextQuery(filter.terms ?? []);
    if (phrases === undefined || !(await index.covers(type)) || (await index.exceeds(type, phrases, max))) {
      return { items: sql<ContentRow>`${sql.table(type.name)}`, remainingFilter: filter };
    }
    return { items: index.having(type, phrases), remainingFilter: { ...filter, terms: rest } };
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
      .where(createContentCondition(db, type, 'all', { createdBy: readableBy.id, hiddenAt: readableBy.now }))
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

  const count = async (type: ContentType, visibility: Visibility, filter: ContentFilter = {}): Promise<number> => {
    const known =
      visibility === 'all'
        ? ((await countReadable(type, filter)) ?? (await countWithoutReading(type, filter)))
        : undefined;
    if (known !== undefined) return known;
    const { phrases, rest } = buildFullTextQuery(filter.terms ?? []);
    const isOnlyPhrases =
      visibility === 'all' && phrases !== undefined && rest.length === 0 && Object.keys(filter).length === 1;
    if (isOnlyPhrases && (await index.covers(type))) return index.count(type, phrases);
    const { items, remainingFilter } = await candidates(type, filter, maxFetched);
    const row = await db
      .selectFrom(items.as('content'))
      .select((eb) => eb.fn.countAll<string | number>().as('total'))
      .where(createContentCondition(db, type, visibility, remainingFilter))
      .executeTakeFirstOrThrow();
    return Number(row.total); // PostgreSQL returns counts as text
  };

  const findNextDue = async (type: ContentType, now: string): Promise<string | undefined> => {
    if (!type.publicationField) return undefined;
    const column = toColumnName(type.publicationField);
    const row = await db
      .selectFrom(getTable(type))
      .select(column)
      .where('deleted_at', 'is', null)
      .where('state', '=', 'published')
      .where(column, '>', now)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
    return (row?.[column] as string | null | undefined) ?? undefined;
  };

  return {
    /** Returns how many items visitors see at a moment, and when the next one is due. */
    async countVisible(type: ContentType, now: string): Promise<{ total: number; nextDue: string | undefined }> {
      const counts = await readItemCounts(db, type, now);
      if (counts) return { total: counts.published - counts.waiting - counts.undated, nextDue: counts.nextDue };
      return { total: await count(type, { now }), nextDue: await findNextDue(type, now) };
    },

    /** Returns the number of items of a type that match, for staff ('all') or visitors at a moment. */
    count,

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
        .select(listItemColumns(type))
        .where(createContentCondition(db, type, visibility, remainingFilter))
        .orderBy(createOrder(db, type, order))
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => rowToItem(type, row));
    },

    /** Returns when the next published item of a type is due after `now`; undefined where none is scheduled. */
    findNextDue,
  };
}
