import { sql, type Kysely, type Migration } from 'kysely';
import { foldForSearch } from '../../domain/model/search-text.ts';

/** The columns of today that name a stored file, except in tables of one row. */
const fileColumns: readonly (readonly [table: string, column: string])[] = [
  ['news', 'image'],
  ['articles', 'image'],
  ['projects', 'image'],
  ['reports', 'file'],
  ['reports', 'image'],
  ['users', 'image'],
  ['partners', 'logo'],
  ['gallery', 'image'],
  ['testimonials', 'image'],
  ['advisors', 'photo'],
  ['departments', 'logo'],
];

/**
 * The shelf of pictures and documents: what it is searched by, what is in its trash, and indexes that find who uses a
 * file.
 */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    // One statement for each column: SQLite adds no two at once.
    await db.schema
      .alterTable('files')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // By it the same bytes are recognised when they come again; the folder or name of all that is stored of a file.
    await db.schema
      .alterTable('files')
      .addColumn('content_hash', 'varchar(24)', (column) => column.notNull().defaultTo(''))
      .execute();
    // Since when somebody keeps the file, whether or not anything uses it.
    await db.schema.alterTable('files').addColumn('shelved_at', 'varchar(30)').execute();
    await db.schema.alterTable('files').addColumn('deleted_at', 'varchar(30)').execute();
    await describeOldFiles(db);

    const living = sql`where deleted_at is null`;
    await sql`create index files_shelf on files (created_at desc, id desc) ${living}`.execute(db);
    await sql`create index files_shelf_kind on files (kind, created_at desc, id desc) ${living}`.execute(db);
    await sql`create index files_trash on files (deleted_at) where deleted_at is not null`.execute(db);
    await sql`create index files_content on files (content_hash)`.execute(db);
    for (const language of ['en', 'so', 'ar']) {
      const lacking = sql`${living} and kind = 'picture' and ${sql.ref(`alt_${language}`)} = ''`;
      await sql`create index ${sql.ref(`files_lack_${language}`)} on files (created_at desc, id desc) ${lacking}`.execute(
        db,
      );
    }
    const tables = new Set((await db.introspection.getTables()).map((table) => table.name));
    for (const [table, column] of fileColumns) if (tables.has(table)) await indexFileColumn(db, table, column);
  },
};

/**
 * An index by which the places that use a file are found and counted, however many items there are. For every column
 * that names a file.
 */
export async function indexFileColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await sql`create index ${sql.ref(`${table}_${column}_uses`)} on ${sql.table(table)} (${sql.ref(column)}, id) where ${sql.ref(column)} is not null`.execute(
    db,
  );
}

type OldFile = { id: string; file_name: string; renditions: string; alt_en: string; alt_so: string; alt_ar: string };

async function describeOldFiles(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } =
      await sql<OldFile>`select id, file_name, renditions, alt_en, alt_so, alt_ar from files where id > ${after} order by id limit 500`.execute(
        db,
      );
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    for (const row of rows) {
      const words = foldForSearch([row.file_name, row.alt_en, row.alt_so, row.alt_ar].join(' '));
      const hash = /[0-9a-f]{24}/.exec(row.renditions)?.[0] ?? '';
      await sql`update files set search_text = ${words}, content_hash = ${hash} where id = ${row.id}`.execute(db);
    }
  }
}
