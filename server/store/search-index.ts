/**
 * SQLite's full-text tables of trigrams, one per content type and one of messages (decision 008). PostgreSQL finds its
 * index for LIKE by itself.
 */
import { sql, type RawBuilder } from 'kysely';
import type { ContentRow, Database } from './database.ts';

/** What is searched, by the name of its table. */
type Searched = { name: string };

/** Longer words are looked up by their beginning and then read: each letter of a phrase costs one more list. */
const longestPhrase = 32;

const mergedAtOnce = 16; // pages
const mostSteps = 100_000;

/**
 * Words of three characters or more as a full-text question (undefined where there are none), and the words that
 * must still be read. A phrase of trigrams is exact: it finds what LIKE finds.
 */
export function splitWords(words: readonly string[]): { phrases: string | undefined; rest: string[] } {
  const parts = words.map((word) => ({ word, letters: Array.from(word) }));
  const phrases = parts
    .filter(({ letters }) => letters.length >= 3)
    .map(({ letters }) => `"${letters.slice(0, longestPhrase).join('').replaceAll('"', '""')}"`);
  return {
    phrases: phrases.length > 0 ? phrases.join(' AND ') : undefined,
    rest: parts.filter(({ letters }) => letters.length < 3 || letters.length > longestPhrase).map(({ word }) => word),
  };
}

export function createSearchIndex(db: Database) {
  let names: Set<string> | undefined;
  const tableOf = (type: Searched) => sql.table(`${type.name}_search`);

  const first = async (query: RawBuilder<{ total: number }>) => (await query.execute(db)).rows[0]!.total;

  return {
    /** Whether a type has a full-text table; what the database has is read once, when first asked. */
    async covers(type: Searched): Promise<boolean> {
      names ??= new Set((await db.introspection.getTables()).map((table) => table.name));
      return names.has(`${type.name}_search_keys`);
    },

    /** How many items outside the trash have the phrases: no row of theirs is looked at. */
    count: (type: Searched, phrases: string): Promise<number> =>
      first(sql`select count(*) as total from ${tableOf(type)} where search_text match ${phrases}`),

    /** Whether more than so many items have the phrases; stops counting there. */
    async exceeds(type: Searched, phrases: string, most: number): Promise<boolean> {
      const some = sql`select 1 from ${tableOf(type)} where search_text match ${phrases} limit ${most + 1}`;
      return (await first(sql`select count(*) as total from (${some})`)) > most;
    },

    /**
     * Takes out of the full-text table what it still holds of removed items: SQLite only marks them until the parts
     * that they are in are merged. In small steps, between which others get their turn.
     */
    async compact(type: Searched): Promise<void> {
      const table = tableOf(type);
      const changes = () => first(sql`select total_changes() as total`);
      const merge = (pages: number) =>
        sql`insert into ${table} (${table}, rank) values ('merge', ${pages})`.execute(db);
      await merge(-mergedAtOnce); // negative: all parts into one
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const before = await changes();
        await merge(mergedAtOnce);
        if ((await changes()) - before < 2) return;
        await new Promise((resume) => setImmediate(resume));
      }
    },

    /** The items with the phrases, to select from. The cross joins keep SQLite from starting at another end. */
    having: <Row = ContentRow>(type: Searched, phrases: string) => sql<Row>`(
      select item.* from ${tableOf(type)} as found
      cross join ${sql.table(`${type.name}_search_keys`)} as keys on keys.key = found.rowid
      cross join ${sql.table(type.name)} as item on item.id = keys.id
      where found.search_text match ${phrases})`,
  };
}
