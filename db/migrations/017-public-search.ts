import { sql, SqliteAdapter, type Kysely } from 'kysely';
import { addToPublicSearch, createPublicSearch } from '../tables/public-search.ts';
import { wordsOf } from './017-public-search/words.ts';

type Table = { name: string; dueColumn?: string; title: string; summary?: string; markdown?: string };

const tables: readonly Table[] = [
  { name: 'news', dueColumn: 'published_at', title: 'title', summary: 'description', markdown: 'content' },
  { name: 'projects', title: 'name', markdown: 'description' },
  { name: 'articles', dueColumn: 'published_at', title: 'title', markdown: 'content' },
  { name: 'videos', title: 'title', summary: 'description' },
  { name: 'reports', title: 'title' },
  { name: 'departments', title: 'name', summary: 'description' },
];
const batchSize = 200;

/** The words of what visitors read, for the public search (decision 039). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPublicSearch(db);
  for (const table of tables) {
    await addToPublicSearch(db, table.name, table.dueColumn);
    let after: string | undefined = '';
    while (after !== undefined) after = await fillWords(db, table, after);
  }
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`insert into public_search (public_search) values ('optimize')`.execute(db);
}

/** Writes the words of the next items; returns the last of their ids, undefined where there are none. */
async function fillWords(db: Kysely<unknown>, table: Table, after: string): Promise<string | undefined> {
  const { rows } = await sql<Record<string, string>>`
    select * from ${sql.table(table.name)} where id > ${after} order by id limit ${batchSize}`.execute(db);
  for (const row of rows) {
    const textsOf = (column?: string) =>
      column === undefined ? [] : ['en', 'so', 'ar'].map((language) => row[`${column}_${language}`] ?? '');
    const words = wordsOf(table.name, textsOf(table.title), textsOf(table.summary), textsOf(table.markdown));
    await sql`update ${sql.table(table.name)} set search_words = ${words} where id = ${row['id']}`.execute(db);
  }
  return rows.at(-1)?.['id'];
}
