import { sql, SqliteAdapter } from 'kysely';
import { typeWord } from '../../../domain/search/indexed-words.ts';
import type { Database } from '../database.ts';
import { createPublicSearchWords } from './public-search-words.ts';
import { createSearchIndex } from './search-index.ts';

/** What an entry must have: of each group one indexed word. `typeName` restricts it to a type. */
export type WordQuery = { words: readonly (readonly string[])[]; typeName?: string | undefined };
export type Entry = { typeName: string; id: string };

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

    /** Returns the newest entries that match and that visitors see at a moment. */
    async find(query: WordQuery, now: string, limit: number): Promise<Entry[]> {
      const { rows } = await (
        isSqlite
          ? sql<Entry>`select entry.kind as "typeName", entry.id from ${entriesInSqlite(query, now)}
              order by found.rowid limit ${limit}`
          : sql<Entry>`select kind as "typeName", id from public_search_find(${forPostgres(query)}::tsquery, ${now}, ${limit})`
      ).execute(db);
      return rows;
    },
  };
}

/** The cross join fixes SQLite's join order. */
const entriesInSqlite = (query: WordQuery, now: string) => sql`
  public_search as found cross join public_search_entries as entry on entry.key = found.rowid
  where found.public_search match ${forSqlite(query)} and entry.due_at <= ${now}`;

const listWordGroups = ({ words, typeName }: WordQuery): (readonly string[])[] =>
  typeName === undefined ? [...words] : [...words, [typeWord(typeName)]];

/** Words are letters and digits only, so that quoting them is enough. */
const forSqlite = (query: WordQuery): string =>
  listWordGroups(query)
    .map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`)
    .join(' AND ');

const forPostgres = (query: WordQuery): string =>
  listWordGroups(query)
    .map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`)
    .join(' & ');
