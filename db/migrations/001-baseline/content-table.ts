import { sql, SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';
import { createSearchIndex } from './search-index.ts';

type ColumnType = 'text' | 'varchar(10)' | 'varchar(24)' | 'varchar(30)';

export type ContentTable = {
  name: string;
  /** Three columns each. */
  localized: readonly string[];
  /** Those of 24 characters name a stored file. */
  columns: Readonly<Record<string, ColumnType>>;
  /** The column that orders long lists; without one, neither lists nor searches get an index. */
  listedBy?: 'created_at' | 'published_at';
  isOrdered?: boolean;
  isFileUseIndexed?: boolean;
};

const languages = ['en', 'so', 'ar'];

export async function createContentTable(db: Kysely<unknown>, table: ContentTable): Promise<void> {
  await createTable(db, table);
  if (table.isFileUseIndexed) {
    for (const [column, type] of Object.entries(table.columns))
      if (type === 'varchar(24)') await indexFileColumn(db, table.name, column);
  }
  if (!table.listedBy) return;
  await indexLists(db, table.name, table.listedBy);
  await indexMissingLanguages(db, table.name, table.listedBy, table.localized);
  await createSearchIndex(db, table.name);
}

async function createTable(db: Kysely<unknown>, { name, localized, columns, isOrdered }: ContentTable): Promise<void> {
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
  for (const [column, type] of Object.entries(columns)) table = table.addColumn(column, type);
  if (isOrdered) table = table.addColumn('position', 'integer', (column) => column.notNull());
  await table.execute();
}

/** By it the places that use a file are found and counted, however many items there are. */
export async function indexFileColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [index, on, file] = [sql.ref(`${table}_${column}_uses`), sql.table(table), sql.ref(column)];
  await sql`create index ${index} on ${on} (${file}, id) where ${file} is not null`.execute(db);
}

/** Each list is one stretch of its index, however many items there are. */
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

/** For each language an index of the items that lack it (decision 008). */
async function indexMissingLanguages(
  db: Kysely<unknown>,
  name: string,
  listedBy: string,
  localized: readonly string[],
): Promise<void> {
  const order = sql`${sql.ref(listedBy)} desc, id desc`;
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const language of languages) {
    const flag = sql.raw(lacks(localized, language));
    // SQLite prefers an index that begins with what the query fixes. PostgreSQL counts without a look at the rows only
    // where the condition is the index's own.
    const shape = isSqlite
      ? sql`((${flag}), ${order}) where deleted_at is null`
      : sql`(${order}) where deleted_at is null and ${flag} = 1`;
    await sql`create index ${sql.ref(`${name}_lacks_${language}`)} on ${sql.table(name)} ${shape}`.execute(db);
  }
}

/** Must read as the condition of the store does (`lacks` in content-conditions.ts), else the index is not used. */
function lacks(fields: readonly string[], language: string): string {
  const written = (field: string, without?: string) =>
    languages
      .filter((other) => other !== without)
      .map((other) => `"${field}_${other}" <> ''`)
      .join(' or ');
  const partly = fields.map((field) => `("${field}_${language}" = '' and (${written(field, language)}))`);
  return `case when ${partly.join(' or ')} or not (${fields.map((field) => written(field)).join(' or ')}) then 1 else 0 end`;
}
