import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isTableCopy } from './table-copies.ts';

type SchemaObject = { kind: 'table' | 'routine'; name: string; reference: string };

/**
 * Returns the tables and routines in the schema of a PostgreSQL database that this role may drop, whoever made them.
 * Those of extensions and of other roles are left out.
 */
async function listObjects(db: Database): Promise<SchemaObject[]> {
  const { rows } = await sql<SchemaObject>`
    select 'table' as kind, relname as name, oid::regclass::text as reference from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      and pg_has_role(relowner, 'usage')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select 'routine', proname, oid::regprocedure::text from pg_proc
    where pronamespace = current_schema()::regnamespace
      and pg_has_role(proowner, 'usage')
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1 desc, 2`.execute(db);
  return rows;
}

/** Returns the names of views on the tables of the schema, and of tables in other schemas with a foreign key to them. */
async function listDependents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with own as (select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p'))
    select ev_class::regclass::text as name from pg_rewrite
      join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      join pg_class as view on view.oid = ev_class and view.relkind in ('v', 'm')
      where refclassid = 'pg_class'::regclass and refobjid in (select oid from own)
    union
    select conrelid::regclass::text from pg_constraint
      where contype = 'f' and confrelid in (select oid from own) and conrelid not in (select oid from own)
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Returns the names of the tables and routines that `dropAllTables` would drop and `isOwn` does not know, and of what
 * depends on them. A routine may also begin with the name of a table that it knows.
 */
export async function listOtherObjects(db: Database, isOwn: (name: string) => boolean): Promise<string[]> {
  const objects = await listObjects(db);
  const own = objects.flatMap(({ kind, name }) => (kind === 'table' && isOwn(name) ? [`${name}_`] : []));
  const isOther = ({ kind, name }: SchemaObject) =>
    !isOwn(name) && (kind === 'table' || !own.some((start) => name.startsWith(start)));
  return [...objects.filter(isOther).map(({ name }) => name), ...(await listDependents(db))];
}

/** Returns whether this role may create tables in the schema of a PostgreSQL database. */
export async function mayCreateTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  return rows[0]!.may;
}

/**
 * Drops every table of a PostgreSQL database that this role may drop, except copies (`table-copies.ts`), and its
 * routines; extensions stay. For a database that is filled from a copy at once.
 */
export async function dropAllTables(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { kind, name, reference } of await listObjects(transaction))
      if (kind === 'routine' || !isTableCopy(name))
        await sql.raw(`drop ${kind} if exists ${reference} cascade`).execute(transaction);
  });
}
