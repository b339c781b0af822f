import { sql, SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';
import { countItems } from './item-counts.ts';
import { createSearchIndex } from './search-index.ts';

/**
 * For migrations that add a content type. Once a released migration calls it, the result for the same arguments must
 * not change: later needs become further options.
 */
export type ContentTable = {
  /** The name in the declaration. */
  name: string;
  /** Localized texts, in snake case; each becomes three columns. */
  localized?: readonly string[];
  /** Every other field, in snake case. */
  columns?: Readonly<Record<string, keyof typeof columnTypes>>;
  /**
   * The column by which lists are sorted, for types that may have thousands of items: their lists, their search and the
   * items without a language then use an index, and their items are counted as they change.
   */
  listedBy?: string;
  /** For a type that is `ordered`. */
  isOrdered?: boolean;
};

const columnTypes = {
  text: 'text',
  /** The id of a picture or a document; indexed, so that its uses are found. */
  file: 'varchar(24)',
  /** `2026-11-20` */
  day: 'varchar(10)',
  /** `2026-11-20T08:00:00.000Z` */
  timestamp: 'varchar(30)',
} as const;

const languages = ['en', 'so', 'ar'];

/** Creates the table of a content type, with the columns that every type has and its indexes. */
export async function createContentTable(db: Kysely<unknown>, table: ContentTable): Promise<void> {
  const { name, localized = [], columns = {}, listedBy } = table;
  await createTable(db, table);
  for (const [column, kind] of Object.entries(columns)) if (kind === 'file') await indexFileColumn(db, name, column);
  if (listedBy === undefined) return;
  await indexLists(db, name, listedBy);
  if (localized.length > 0) await indexMissingLanguages(db, name, listedBy, localized);
  await createSearchIndex(db, name);
  await countItems(db, name);
}

async function createTable(
  db: Kysely<unknown>,
  { name, localized = [], columns = {}, isOrdered = false }: ContentTable,
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('state', 'varchar(12)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('created_by', 'varchar(24)')
    .addColumn('updated_by', 'varchar(24)')
    .addColumn('deleted_at', 'varchar(30)')
    .addColumn('deleted_by', 'varchar(24)')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    // Translations whose English has changed since: ` title.so content.ar `.
    .addColumn('outdated', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo('')) as CreateTableBuilder<string>;
  for (const field of localized)
    for (const language of languages)
      table = table.addColumn(`${field}_${language}`, 'text', (column) => column.notNull().defaultTo(''));
  for (const [column, kind] of Object.entries(columns)) table = table.addColumn(column, columnTypes[kind]);
  if (isOrdered) table = table.addColumn('position', 'integer', (column) => column.notNull());
  await table.execute();
}

/** Creates the index by which the uses of a file are found and counted, however many items there are. */
async function indexFileColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [index, on, file] = [sql.ref(`${table}_${column}_uses`), sql.table(table), sql.ref(column)];
  await sql`create index ${index} on ${on} (${file}, id) where ${file} is not null`.execute(db);
}

/** Creates the indexes of the lists: each list is one range of its index, however many items there are. */
async function indexLists(db: Kysely<unknown>, name: string, listedBy: string): Promise<void> {
  const table = sql.table(name);
  const index = (suffix: string) => sql.ref(`${name}_${suffix}`);
  const order = sql`${sql.ref(listedBy)} desc, id desc`;
  await sql`create index ${index('list')} on ${table} (state, ${order}) where deleted_at is null`.execute(db);
  await sql`create index ${index('staff_list')} on ${table} (${order}) where deleted_at is null`.execute(db);
  await sql`create index ${index('author')} on ${table} (created_by, created_at desc)`.execute(db);
  await sql`create index ${index('trash')} on ${table} (deleted_at desc, id desc) where deleted_at is not null`.execute(
    db,
  );
  await sql`create index ${index('outdated')} on ${table} (${order}) where deleted_at is null and outdated <> ''`.execute(
    db,
  );
}

/** Creates, for each language, an index of the items that are written in another one and not in it (decision 008). */
export async function indexMissingLanguages(
  db: Kysely<unknown>,
  name: string,
  listedBy: string,
  localized: readonly string[],
): Promise<void> {
  const order = sql`${sql.ref(listedBy)} desc, id desc`;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const language of languages) {
    const flag = sql.raw(lacks(localized, language));
    // SQLite prefers an index that begins with the fixed part of the query. PostgreSQL counts without reading the rows
    // only where the condition is the index's own.
    const shape = isSqlite
      ? sql`((${flag}), ${order}) where deleted_at is null`
      : sql`(${order}) where deleted_at is null and ${flag} = 1`;
    await sql`create index ${sql.ref(`${name}_lacks_${language}`)} on ${sql.table(name)} ${shape}`.execute(db);
  }
}

/** Must equal the condition of the store (`lacks` in content-conditions.ts), else the index is not used. */
function lacks(fields: readonly string[], language: string): string {
  const written = (field: string, without: string) =>
    languages
      .filter((other) => other !== without)
      .map((other) => `"${field}_${other}" <> ''`)
      .join(' or ');
  const partly = fields.map((field) => `("${field}_${language}" = '' and (${written(field, language)}))`);
  return `case when ${partly.join(' or ')} then 1 else 0 end`;
}
