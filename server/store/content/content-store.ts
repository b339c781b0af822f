import { sql, type RawBuilder } from 'kysely';
import type { ContentType, Item, ItemMeta, ItemValues, NewItem } from '../../../domain/model/define.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { createChangeStore } from '../change-store.ts';
import { filesTag, getStaffTag } from '../change-tags.ts';
import { createDocumentTextStore } from '../files/document-text-store.ts';
import { listItemColumns, toColumnName, rowToItem, createSearchColumns, getTable, valuesToRow } from '../columns.ts';
import { createContentCondition, type Visibility } from './content-conditions.ts';
import { createContentLists } from './content-lists.ts';
import { createContentTrash } from './content-trash.ts';
import { createdAtOncePublished, createOrder } from './content-order.ts';
import type { ContentRow, Database } from '../database.ts';
import { createHistoryStore, type NewEntry } from './history-store.ts';
import { storeItemFiles, type ItemFiles } from './item-files.ts';
import { lockUntilCommit } from '../lock-until-commit.ts';
import { runTransactionBy } from '../staff-transaction.ts';
import { createTextFileStore } from '../files/text-file-store.ts';

export type ItemUpdate = ItemFiles & {
  state: Item['state'];
  outdated: readonly string[];
  /** The revision that is changed; the item gets the next one. */
  revision: number;
  /** Its history entries. */
  entries: readonly NewEntry[];
};

/** What a link to an item shows. */
export type ItemTitle = { id: string; title: Localized };

/** Returns the column that orders the list of a type, an item's value in it, and whether the greatest comes first. */
function findPlace(type: ContentType, item: Item): { column: string; place: unknown; newestFirst: boolean } {
  if (type.ordered) {
    const place = sql`(select position from ${sql.table(type.name)} where id = ${item.id})`;
    return { column: 'position', place, newestFirst: false };
  }
  const field = type.publicationField;
  return field === undefined
    ? { column: 'created_at', place: item.createdAt, newestFirst: true }
    : { column: toColumnName(field), place: item.values[field], newestFirst: true };
}

/** The only code that reads and writes the tables of content types; one set of queries for all types. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** Creates the store of items, over a database or a transaction. */
export function createContentStore(db: Database) {
  /** After or before all items, those in the trash included, so that restored items keep their position. */
  const lastPosition = (type: ContentType): RawBuilder<string> =>
    sql`(select coalesce(max(position), 0) + 1 from ${sql.table(type.name)})`;
  const firstPosition = (type: ContentType): RawBuilder<string> =>
    sql`(select coalesce(min(position), 0) - 1 from ${sql.table(type.name)})`;

  return {
    ...createContentLists(db),

    /** Returns an item outside the trash, if it is visible: with 'all', any. */
    async find(type: ContentType, visibility: Visibility, id: string): Promise<Item | undefined> {
      const row = await db
        .selectFrom(getTable(type))
        .select(listItemColumns(type))
        .where('id', '=', id)
        .where(createContentCondition(db, type, visibility))
        .executeTakeFirst();
      return row && rowToItem(type, row);
    },

    /** Returns what visitors see before (`newer`) and after an item in the list of its type, at a moment. */
    async findAdjacent(type: ContentType, item: Item, now: string): Promise<{ newer?: ItemTitle; older?: ItemTitle }> {
      const { column, place, newestFirst } = findPlace(type, item);
      const title = toColumnName(type.titleField ?? '');
      const find = async (isNewer: boolean): Promise<ItemTitle | undefined> => {
        const isGreater = isNewer === newestFirst;
        const row = await db
          .selectFrom(getTable(type))
          .select(['id', ...languages.map((language) => `${title}_${language}` as const)])
          .where(createContentCondition(db, type, { now }))
          .where(sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(isGreater ? '>' : '<')} (${place}, ${item.id})`)
          .orderBy(column, isGreater ? 'asc' : 'desc')
          .orderBy('id', isGreater ? 'asc' : 'desc')
          .limit(1)
          .executeTakeFirst();
        const texts = languages.map((language) => [language, String(row?.[`${title}_${language}`] ?? '')]);
        return row && { id: String(row['id']), title: Object.fromEntries(texts) as Localized };
      };
      const [newer, older] = await Promise.all([find(true), find(false)]);
      return { ...(newer && { newer }), ...(older && { older }) };
    },

    /** Returns the titles of the first items of a type that a viewer may see, in all languages. */
    async listTitles(type: ContentType, visibility: Visibility, limit: number): Promise<string[]> {
      if (type.titleField === undefined) return [];
      const title = toColumnName(type.titleField);
      const rows = await db
        .selectFrom(getTable(type))
        .select(languages.map((language) => `${title}_${language}`))
        .where(createContentCondition(db, type, visibility))
        .orderBy(createOrder(db, type))
        .limit(limit)
        .execute();
      return rows.flatMap((row) => Object.values(row)).map(String);
    },

    /** Returns the items of these ids that a viewer may see, in any order. */
    async findAll(type: ContentType, visibility: Visibility, ids: readonly string[]): Promise<Item[]> {
      // In a subquery with a limit: SQLite would otherwise read along the list of all published items.
      const asked = db
        .selectFrom(getTable(type))
        .select(['deleted_at', ...listItemColumns(type)])
        .where('id', 'in', ids)
        .limit(ids.length);
      const rows = await db
        .selectFrom(asked.as('content'))
        .select(listItemColumns(type))
        .where(createContentCondition(db, type, visibility))
        .execute();
      return rows.map((row) => rowToItem(type, row));
    },

    /** Returns ids and times of what a viewer may see, ordered by id, for the sitemap. */
    async listIds(
      type: ContentType,
      visibility: Visibility,
      { page, limit }: Paging,
    ): Promise<{ id: string; updatedAt: string }[]> {
      const rows = await db
        .selectFrom(getTable(type))
        .select(['id', 'updated_at'])
        .where(createContentCondition(db, type, visibility))
        .orderBy('id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => ({ id: row.id, updatedAt: row.updated_at }));
    },

    /** Inserts an item; one of an ordered type after all others, unless another position is given. */
    async insert(type: ContentType, meta: ItemMeta, values: ItemValues, position = lastPosition(type)): Promise<void> {
      const row = {
        id: meta.id,
        state: meta.state,
        created_at: meta.createdAt,
        updated_at: meta.updatedAt,
        created_by: meta.createdBy,
        deleted_at: null,
        ...(await createSearchColumns(type, values)),
        ...valuesToRow(type, values),
      } as ContentRow;
      await db
        .insertInto(getTable(type))
        .values(type.ordered ? { ...row, position } : row)
        .execute();
      await createTextFileStore(db).record(type, meta.id, values);
    },

    /**
     * Reorders the given items of an ordered type within the positions they have, together with the history entry;
     * false, with nothing stored, where an id is unknown.
     */
    async reorder(type: ContentType, ids: readonly string[], entry: NewEntry, by: Staff): Promise<boolean> {
      return runTransactionBy(db, by, entry.at, async (transaction) => {
        // Two orders at once would lock the same rows in different orders.
        await lockUntilCommit(transaction, `order of ${type.name}`);
        const rows = await transaction
          .selectFrom(getTable(type))
          .select(['id', 'position'])
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .orderBy('position')
          .orderBy('id')
          .execute();
        if (rows.length !== ids.length) return false;
        // Equal positions, should there be any, are separated: each is at least one after the previous.
        let position = Number.NEGATIVE_INFINITY;
        for (const [index, id] of ids.entries()) {
          position = Math.max(position + 1, Number(rows[index]?.['position']));
          await transaction.updateTable(getTable(type)).set({ position }).where('id', '=', id).execute();
        }
        await createHistoryStore(transaction).add(entry);
        await createChangeStore(transaction).bump([type.name]);
        return true;
      });
    },

    /** Inserts an item together with its history entry. */
    async create(type: ContentType, { values, ...meta }: NewItem, entry: NewEntry, by: Staff): Promise<void> {
      await runTransactionBy(db, by, entry.at, async (transaction) => {
        const position = type.newItemsFirst ? firstPosition(type) : lastPosition(type);
        await createContentStore(transaction).insert(type, meta, values, position);
        await createHistoryStore(transaction).add(entry);
        await createChangeStore(transaction).bump([getStaffTag(type.name)]);
      });
    },

    /**
     * Stores an item's new values together with its new files and history entries, all or nothing. Returns false, and
     * stores nothing, where the item is at another revision; throws where a reused file or the document of a new link
     * was deleted, and 401 as `runTransactionBy` does.
     */
    async update(type: ContentType, id: string, change: ItemUpdate): Promise<boolean> {
      const row = {
        state: change.state,
        updated_at: change.updatedAt,
        updated_by: change.by.id,
        revision: change.revision + 1,
        outdated: change.outdated.length > 0 ? ` ${change.outdated.join(' ')} ` : '',
        ...(change.state === 'published' &&
          !type.publicationField && { created_at: createdAtOncePublished(type, id, change.updatedAt) }),
        ...(await createSearchColumns(type, change.values)),
        ...valuesToRow(type, change.values),
      };
      return runTransactionBy(db, change.by, change.updatedAt, async (transaction) => {
        const update = transaction
          .updateTable(getTable(type))
          .set(row)
          .where('id', '=', id)
          .where('deleted_at', 'is', null);
        const { numUpdatedRows } = await update.where('revision', '=', change.revision).executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) === 0) return false;
        await storeItemFiles(transaction, type, id, change);
        await createDocumentTextStore(transaction).index(type, { id, revision: row.revision, values: change.values });
        const history = createHistoryStore(transaction);
        for (const entry of change.entries) await history.add(entry);
        await createChangeStore(transaction).bump(change.alts.size > 0 ? [type.name, filesTag] : [type.name]);
        return true;
      });
    },

    /** Returns the ids of the files that items refer to, those in the trash included. */
    async listFileIds(type: ContentType): Promise<string[]> {
      const ids = await createTextFileStore(db).listFileIds(type);
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'picture' && field.kind !== 'document') continue;
        const column = toColumnName(name);
        const rows = await db
          .selectFrom(getTable(type))
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
