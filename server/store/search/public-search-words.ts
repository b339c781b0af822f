import { sql, SqliteAdapter, type RawBuilder } from 'kysely';
import type { TermForm } from '../../../domain/search/parse-query.ts';
import type { Database } from '../database.ts';
import { tryLockUntilCommit } from '../lock-until-commit.ts';

/** Of the words that begin with one form. */
const maxWordsOfForm = 40;
/** More words than begin with the forms of a query. */
const maxWords = 3_000;
/** Of a prefix with more words, those that are longer by more letters are left out. */
const maxEnding = 12;
/** Forms with more words than `maxWordsOfForm`; of further ones the first words are taken. */
const maxCrowded = 100;
/** Words that the cleanup checks in one step: about two milliseconds of SQLite, in this process; more in PostgreSQL. */
const wordsPerStep = { sqlite: 50, postgres: 200 };
/** After every letter, in both databases. */
const last = '\u{10ffff}';

type FormWords = { form: string; words: string };

/** Creates the reads and the cleanup of the indexed words (decision 039). */
export function createPublicSearchWords(db: Database) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const each = (texts: readonly string[]) =>
    isSqlite
      ? sql`(select value as text from json_each(${JSON.stringify(texts)}))`
      : sql`(select value collate "C" as text from json_array_elements_text(${JSON.stringify(texts)}::json))`;
  const startsWithForm = sql`word >= form.text and word < form.text || ${last}`;
  const joined = (words: RawBuilder<unknown>) => sql`(select string_agg(word, ' ') from (${words}) as found)`;

  /** Returns the words that are the exact forms, and the first ones that begin with each of the prefixes. */
  const findFirst = async (exactForms: readonly string[], prefixes: readonly string[]): Promise<FormWords[]> => {
    const first = sql`select word from public_search_words where ${startsWithForm} order by word limit ${maxWordsOfForm + 1}`;
    const { rows } = await sql<FormWords>`
      with begun as materialized (
        select form.text as form, ${joined(sql`select word from (${first}) as first order by length(word), word`)} as words
        from ${each(prefixes)} as form)
      select form, words from begun where words is not null
      union all
      select form.text, known.word from ${each(exactForms)} as form cross join public_search_words as known
        where known.word = form.text`.execute(db);
    return rows;
  };

  /** Returns the shortest words that begin with each form, for forms with very many: reads only as many for each length. */
  const findShortest = async (forms: readonly string[]): Promise<FormWords[]> => {
    if (forms.length === 0) return [];
    const endings = sql.join(Array.from({ length: maxEnding + 1 }, (_, letters) => sql`(${sql.lit(letters)})`));
    const ofLength = sql`
      select word from public_search_words
      where length(word) = length(form.text) + ending.column1 and ${startsWithForm}
      order by word limit ${maxWordsOfForm}`;
    const { rows } = await sql<FormWords>`
      with begun as materialized (
        select form.text as form, ending.column1 as letters, ${joined(ofLength)} as words
        from ${each(forms)} as form cross join (values ${endings}) as ending)
      select form, words from begun where words is not null order by letters`.execute(db);
    return rows;
  };

  const isUsed = isSqlite
    ? sql<boolean>`exists (select 1 from public_search where public_search match '"' || replace(word, '"', '') || '"')`
    : sql<boolean>`exists (select 1 from public_search_entries where words @@ quote_literal(word)::tsquery)`;

  const stepSize = wordsPerStep[isSqlite ? 'sqlite' : 'postgres'];

  /** Removes the unused ones of the words after a word; returns the last of them, undefined where there are none. */
  const removeAfter = async (transaction: Database, after: string): Promise<string | undefined> => {
    // Short word lists would be read one by one.
    if (!isSqlite) await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<{ word: string; isUsed: boolean | number }>`
      select word, ${isUsed} as "isUsed" from (
        select word from public_search_words where word > ${after} order by word limit ${stepSize}) as known
      order by word`.execute(transaction);
    const unused = rows.filter((row) => !row.isUsed).map(({ word }) => word);
    if (unused.length > 0 && (await tryLockUntilCommit(transaction, 'public_search_words')))
      await sql`
        delete from public_search_words
        where word in (select text from ${each(unused)} as unused) and not ${isUsed}`.execute(transaction);
    return rows.at(-1)?.word;
  };

  return {
    /**
     * Returns the indexed words that are the given forms, or that begin with a prefix: of each form at most 40, the
     * shortest, so that no form takes the places of another; first all that are the shortest of a form, then the next
     * ones.
     */
    async find(forms: readonly TermForm[]): Promise<string[]> {
      const listFormTexts = (isPrefix: boolean) =>
        forms.filter((form) => form.isPrefix === isPrefix).map(({ text }) => text);
      const wordsOf = new Map<string, string[]>();
      const add = ({ form, words }: FormWords) =>
        wordsOf.set(form, [...(wordsOf.get(form) ?? []), ...words.split(' ')]);
      for (const found of await findFirst(listFormTexts(false), listFormTexts(true))) add(found);
      const crowded = [...wordsOf].filter(([, words]) => words.length > maxWordsOfForm).map(([form]) => form);
      crowded.splice(maxCrowded);
      for (const form of crowded) wordsOf.delete(form);
      for (const found of await findShortest(crowded)) add(found);

      const chosen = new Set<string>();
      for (let place = 0; place < maxWordsOfForm; place += 1)
        for (const { text } of forms) {
          const word = wordsOf.get(text)?.[place];
          if (word !== undefined && chosen.size < maxWords) chosen.add(word);
        }
      return [...chosen];
    },

    /** Removes the words that no entry has any more, in small steps, between which other requests run. */
    async removeUnused(): Promise<void> {
      let after: string | undefined = '';
      while (after !== undefined) {
        const from: string = after;
        after = isSqlite
          ? await removeAfter(db, from)
          : await db.transaction().execute((transaction) => removeAfter(transaction, from));
        await new Promise((resume) => setImmediate(resume));
      }
    },
  };
}
