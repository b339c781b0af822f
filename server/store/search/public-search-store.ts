import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, SqliteAdapter } from 'kysely';
import { typeWord } from '../../../domain/search/indexed-words.ts';
import type { Database } from '../database.ts';
import { createPublicSearchWords } from './public-search-words.ts';
import { createSearchIndex } from './search-index.ts';

/** What an entry must have: of each group one indexed word. `typeName` restricts it to a type. */
export type WordQuery = { words: readonly (readonly string[])[]; typeName?: string | undefined };
export type Entry = { typeName: string; id: string };
export type FoundEntry = Entry & { query: number };

export type PublicSearchStore = ReturnType<typeof createPublicSearchStore>;

/** Creates the store of the index for visitors (decision 039). It has only published items outside the trash. */
export function createPublicSearchStore(db: Database) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const words = createPublicSearchWords(db);

  return {
    findWords: words.find,

    /**
     * Removes words that no entry has any more, and joins the parts of the index that writes leave; each would be read
     * for every word. In small steps.
     */
    async compact(): Promise<void> {
      if (isSqlite) await createSearchIndex(db).compact({ name: 'public' });
      await words.removeUnused();
    },

    /**
     * Returns the entries that visitors see at a moment, at most `limit`: the newest that match the first query, then
     * the newest others that match the next one, and so on. `query` is the index of the first query that one matches.
     */
    async find(queries: readonly WordQuery[], now: string, limit: number): Promise<FoundEntry[]> {
      if (queries.length === 0 || limit === 0) return [];
      if (isSqlite) return findInSqlite(db, queries, now, limit);
      const { rows } = await sql<FoundEntry>`select question as query, kind as "typeName", id
        from ${inPostgres(queries, now, limit)}`.execute(db);
      return rows;
    },

    /** Returns how many entries of each type `find` returns for one query. */
    async count(query: WordQuery, now: string, limit: number): Promise<Map<string, number>> {
      const found = isSqlite
        ? sql`(select entry.kind ${inSqlite(query, now, limit)})`
        : inPostgres([query], now, limit);
      const { rows } = await sql<{ typeName: string; total: number }>`
        select kind as "typeName", cast(count(*) as integer) as total from ${found} as counted group by kind`.execute(
        db,
      );
      return new Map(rows.map(({ typeName, total }) => [typeName, total]));
    },
  };
}

async function findInSqlite(
  db: Database,
  queries: readonly WordQuery[],
  now: string,
  limit: number,
): Promise<FoundEntry[]> {
  const found = new Map<string, FoundEntry>();
  for (const [index, query] of queries.entries()) {
    if (found.size >= limit) break;
    if (index > 0) await nextTurn();
    const { rows } = await sql<Entry>`
      select entry.kind as "typeName", entry.id ${inSqlite(query, now, limit)}`.execute(db);
    for (const entry of rows) {
      const name = `${entry.typeName} ${entry.id}`;
      if (!found.has(name) && found.size < limit) found.set(name, { ...entry, query: index });
    }
  }
  return [...found.values()];
}

/** The newest entries that match a query. The cross join fixes SQLite's join order. */
const inSqlite = (query: WordQuery, now: string, limit: number) => sql`
  from public_search as found cross join public_search_entries as entry on entry.key = found.rowid
  where found.public_search match ${forSqlite(query)} and entry.due_at <= ${now}
  order by found.rowid limit ${limit}`;

const inPostgres = (queries: readonly WordQuery[], now: string, limit: number) =>
  sql`public_search_find(${JSON.stringify(queries.map(listConditions))}::json, ${now}, ${limit})`;

const listWordGroups = ({ words, typeName }: WordQuery): (readonly string[])[] =>
  typeName === undefined ? [...words] : [...words, [typeWord(typeName)]];

/** Words are letters and digits only, so that quoting them is enough. */
const forSqlite = (query: WordQuery): string =>
  listWordGroups(query)
    .map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`)
    .join(' AND ');

/** One tsquery for the first group, and one for the others. */
function listConditions(query: WordQuery): string[] {
  const [first = '', ...others] = listWordGroups(query).map(
    (group) => `(${group.map((word) => `'${word}'`).join(' | ')})`,
  );
  return others.length === 0 ? [first] : [first, others.join(' & ')];
}
