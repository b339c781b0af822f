import { sql, SqliteAdapter } from 'kysely';
import { kindWord } from '../../domain/search/indexed-words.ts';
import type { SearchForm } from '../../domain/search/read-question.ts';
import type { Database } from './database.ts';
import { createSearchIndex } from './search-index.ts';

/** What an entry must have: of each group one indexed word. `kind` restricts it to a type. */
export type WordQuery = { words: readonly (readonly string[])[]; kind?: string | undefined };
export type Entry = { kind: string; id: string };

export type PublicSearchStore = ReturnType<typeof createPublicSearchStore>;

/** More words than the forms of a question begin. */
const maxWords = 3_000;
/** After every letter, in both databases. */
const last = '\u{10ffff}';

/** Creates the store of the index for visitors (decision 039). It has only published items outside the trash. */
export function createPublicSearchStore(db: Database) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const each = (texts: readonly string[]) =>
    isSqlite
      ? sql`(select value as text from json_each(${JSON.stringify(texts)}))`
      : sql`(select value collate "C" as text from json_array_elements_text(${JSON.stringify(texts)}::json))`;

  return {
    /** Returns the indexed words that are, or begin with, the given forms, at most 3,000. */
    async findWords(forms: readonly SearchForm[]): Promise<string[]> {
      const texts = (isOpen: boolean) => each(forms.filter((form) => form.isOpen === isOpen).map(({ text }) => text));
      const { rows } = await sql<{ word: string }>`
        select known.word from ${texts(false)} as form cross join public_search_words as known
          where known.word = form.text
        union
        select known.word from ${texts(true)} as form cross join public_search_words as known
          where known.word >= form.text and known.word < form.text || ${last}
        order by 1 limit ${maxWords}`.execute(db);
      return rows.map(({ word }) => word);
    },

    /** Joins the parts of the index that writes leave; each would be read for every word. In small steps. */
    async compact(): Promise<void> {
      if (isSqlite) await createSearchIndex(db).compact({ name: 'public' });
    },

    /** Returns the newest entries that match and that visitors see at a moment. */
    async find(query: WordQuery, now: string, limit: number): Promise<Entry[]> {
      const { rows } = await (
        isSqlite
          ? sql<Entry>`select entry.kind, entry.id from ${entriesInSqlite(query, now)}
              order by found.rowid limit ${limit}`
          : sql<Entry>`select kind, id from public_search_find(${forPostgres(query)}::tsquery, ${now}, ${limit})`
      ).execute(db);
      return rows;
    },
  };
}

/** The cross join fixes SQLite's join order. */
const entriesInSqlite = (query: WordQuery, now: string) => sql`
  public_search as found cross join public_search_entries as entry on entry.key = found.rowid
  where found.public_search match ${forSqlite(query)} and entry.due_at <= ${now}`;

const groupsOf = ({ words, kind }: WordQuery): (readonly string[])[] =>
  kind === undefined ? [...words] : [...words, [kindWord(kind)]];

/** Words are letters and digits only, so that quoting them is enough. */
const forSqlite = (query: WordQuery): string =>
  groupsOf(query)
    .map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`)
    .join(' AND ');

const forPostgres = (query: WordQuery): string =>
  groupsOf(query)
    .map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`)
    .join(' & ');
