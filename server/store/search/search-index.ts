/**
 * SQLite's full-text tables of trigrams, one for each content type and one for messages (decision 008). PostgreSQL uses
 * its own index for LIKE.
 */
import { sql, type RawBuilder } from 'kysely';
import { getIndexedPart } from './contains-word.ts';
import type { ContentRow, Database } from '../database.ts';

/** A table with a full-text index, by its name. */
type IndexedTable = { name: string };

const mergeBatchSize = 16; // pages
const maxSteps = 100_000;

/** What a text must contain: a word, or one of several. */
export type SearchTerm = string | readonly string[];

/**
 * Splits search terms into a full-text query of those of three characters or more (undefined where there are none), and
 * the terms that must be checked in the rows. A phrase of trigrams is exact: it finds what LIKE finds.
 */
export function buildFullTextQuery<T extends SearchTerm>(
  terms: readonly T[],
): { phrases: string | undefined; rest: T[] } {
  const phrases = new Set<string>();
  const rest: T[] = [];
  for (const term of terms) {
    const given: SearchTerm = term;
    const alternatives = typeof given === 'string' ? [given] : given;
    const parts = alternatives.map(getIndexedPart);
    const areIndexed = parts.every((part) => Array.from(part).length >= 3);
    const quoted = parts.map((part) => `"${part.replaceAll('"', '""')}"`);
    if (areIndexed) phrases.add(quoted.length === 1 ? quoted[0]! : `(${quoted.join(' OR ')})`);
    if (!areIndexed || parts.some((part, index) => part !== alternatives[index])) rest.push(term);
  }
  return { phrases: phrases.size > 0 ? [...phrases].join(' AND ') : undefined, rest };
}

/** Creates the reader of the full-text tables of SQLite, by which staff searches find items. */
export function createSearchIndex(db: Database) {
  let names: Set<string> | undefined;
  const getSearchTable = (type: IndexedTable) => sql.table(`${type.name}_search`);

  const first = async (query: RawBuilder<{ total: number }>) => (await query.execute(db)).rows[0]!.total;

  return {
    /** Returns whether a type has a full-text table; the tables are read once, on the first call. */
    async covers(type: IndexedTable): Promise<boolean> {
      names ??= new Set((await db.introspection.getTables()).map((table) => table.name));
      return names.has(`${type.name}_search_keys`);
    },

    /** Returns how many items outside the trash contain the phrases, without reading their rows. */
    count: (type: IndexedTable, phrases: string): Promise<number> =>
      first(sql`select count(*) as total from ${getSearchTable(type)} where search_text match ${phrases}`),

    /** Returns whether more than `max` items contain the phrases; stops counting there. */
    async exceeds(type: IndexedTable, phrases: string, max: number): Promise<boolean> {
      const matches = sql`select 1 from ${getSearchTable(type)} where search_text match ${phrases} limit ${max + 1}`;
      return (await first(sql`select count(*) as total from (${matches})`)) > max;
    },

    /**
     * Removes deleted items from the full-text table: SQLite only marks them until the index segments that contain them
     * are merged. In small steps, between which other requests run.
     */
    async compact(type: IndexedTable): Promise<void> {
      const table = getSearchTable(type);
      const changes = () => first(sql`select total_changes() as total`);
      const merge = (pages: number) =>
        sql`insert into ${table} (${table}, rank) values ('merge', ${pages})`.execute(db);
      await merge(-mergeBatchSize); // negative: all segments into one
      for (let steps = 0; steps < maxSteps; steps += 1) {
        const before = await changes();
        await merge(mergeBatchSize);
        if ((await changes()) - before < 2) return;
        await new Promise((resume) => setImmediate(resume));
      }
    },

    /** Returns the items that contain the phrases, to select from. The cross joins fix SQLite's join order. */
    having: <Row = ContentRow>(type: IndexedTable, phrases: string) => sql<Row>`(
      select item.* from ${getSearchTable(type)} as found
      cross join ${sql.table(`${type.name}_search_keys`)} as keys on keys.key = found.rowid
      cross join ${sql.table(type.name)} as item on item.id = keys.id
      where found.search_text match ${phrases})`,
  };
}
