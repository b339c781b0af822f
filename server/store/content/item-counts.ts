import { sql } from 'kysely';
import type { ContentType } from '../../../domain/model/define.ts';
import { toColumnName } from '../columns.ts';
import type { Database } from '../database.ts';

/** How many items a type has, as counted by database triggers. Times are ISO 8601 in UTC. */
export type ItemCounts = {
  /** Outside the trash. */
  items: number;
  /** Of them, published ones, due or not. */
  published: number;
  /** Of these, those not due yet; `nextDue` is the first. */
  waiting: number;
  /** Of these, those without a date, which are never due. */
  undated: number;
  nextDue: string | undefined;
};

/**
 * Returns the counts of a type at a moment without reading all items; undefined for a type that the database does not
 * count. Only items that are not due or have no date are read; without `now`, none are and the date counts are 0.
 */
export async function readItemCounts(db: Database, type: ContentType, now?: string): Promise<ItemCounts | undefined> {
  const due = now !== undefined && type.publicationField && sql.ref(toColumnName(type.publicationField));
  const published = sql`from ${sql.table(type.name)} where deleted_at is null and state = 'published'`;
  const dates = due
    ? sql`(select count(*) ${published} and ${due} > ${now}) as waiting, (select count(*) ${published} and ${due} is null) as undated, (select min(${due}) ${published} and ${due} > ${now}) as due`
    : sql`0 as waiting, 0 as undated, null as due`;
  const query = sql<{
    items: number;
    published: number;
    waiting: number | string;
    undated: number | string;
    due: string | null;
  }>`
    select items, published, ${dates} from item_counts where kind = ${type.name}`;
  const [row] = (await query.execute(db)).rows;
  // PostgreSQL returns counts as text.
  return (
    row && {
      items: row.items,
      published: row.published,
      waiting: Number(row.waiting),
      undated: Number(row.undated),
      nextDue: row.due ?? undefined,
    }
  );
}
