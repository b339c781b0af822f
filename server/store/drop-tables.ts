import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Drops every table of a PostgreSQL database, with its functions; extensions stay. For a database that is filled from a
 * copy at once.
 */
export async function dropAllTables(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ statement: string }>`
      select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(transaction);
    for (const { statement } of rows) await sql.raw(statement).execute(transaction);
  });
}
