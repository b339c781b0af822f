import { sql } from 'kysely';
import type { ContentType } from '../../domain/model/define.ts';
import { columnOf } from './columns.ts';
import type { Database } from './database.ts';

/** How many items a type has, as triggers of the database keep it. Moments are ISO 8601 in UTC. */
export type ItemCounts = {
  /** Outside the trash. */
  items: number;
  /** Of them, what is published, due or not. */
  published: number;
  /** Of these, what is not due yet, and when the first of it is. */
  waiting: number;
  /** Of these, what has no date and is never due. */
  undated: number;
  nextDue: string | undefined;
};

/**
 * The counts of a type at a moment, without reading the items; undefined for a type that the database does not count.
 * What is not due yet is found by looking at it: where no moment is given, nothing is said of dates, and nothing is
 * looked at.
 */
export async function readItemCounts(db: Database, type: ContentType, now?: string): Promise<ItemCounts | undefined> {
  const due = now !== undefined && type.publicationField && sql.ref(columnOf(type.publicationField));
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
  // PostgreSQL answers counts as text.
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
