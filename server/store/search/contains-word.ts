import { sql, SqliteAdapter, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database.ts';

/** Of longer words only the beginning is searched for: each letter costs another read of the index. */
const maxIndexedLetters = 32;

/**
 * Returns the beginning of a word up to the first trigram that occurs twice in it, for the indexes of trigrams: with
 * one trigram many times (`aaaaaaaa`) they and LIKE take the product of both lengths. All of a word of one or two
 * letters.
 */
export function getIndexedPart(word: string): string {
  const letters = Array.from(word).slice(0, maxIndexedLetters);
  const trigrams = new Set<string>();
  for (let end = 3; end <= letters.length; end += 1) {
    const trigram = letters.slice(end - 3, end).join('');
    if (trigrams.has(trigram)) return letters.slice(0, end - 1).join('');
    trigrams.add(trigram);
  }
  return letters.join('');
}

/**
 * Returns the condition that `search_text` contains a folded word. `instr` and `strpos` compare the whole word at a
 * time; PostgreSQL uses its index for LIKE only.
 */
export function containsWord(db: Database, word: string): RawBuilder<SqlBool> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return sql`instr(search_text, ${word}) > 0`;
  const part = getIndexedPart(word);
  const pattern = `%${part.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const containsPart = sql<SqlBool>`search_text like ${pattern} escape '\\'`;
  return part === word ? containsPart : sql`(${containsPart} and strpos(search_text, ${word}) > 0)`;
}
