import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isTableCopy } from './table-copies.ts';

type SchemaObject = { kind: string; name: string; reference: string; mayDrop: boolean };

/**
 * Returns the tables, views, routines, sequences, types, collations, text search configurations and dictionaries in the
 * schema of a PostgreSQL database, whoever made them, and whether this role may drop them. Those of extensions and those
 * that go with a table or a type are left out.
 */
async function listObjects(db: Database): Promise<SchemaObject[]> {
  const { rows } = await sql<SchemaObject>`
    with objects as (
      select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end
          as kind, relname as name, oid::regclass::text as reference, relowner as owner, relnamespace as schema, oid,
          'pg_class'::regclass as catalog
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select 'routine', proname, oid::regprocedure::text, proowner, pronamespace, oid, 'pg_proc'::regclass from pg_proc
      union all
      select case typtype when 'd' then 'domain' else 'type' end, typname, oid::regtype::text, typowner, typnamespace, oid,
          'pg_type'::regclass
        from pg_type
      union all
      select 'collation', collname, format('%I.%I', current_schema(), collname), collowner, collnamespace, oid,
          'pg_collation'::regclass
        from pg_collation
      union all
      select 'text search configuration', cfgname, oid::regconfig::text, cfgowner, cfgnamespace, oid,
          'pg_ts_config'::regclass
        from pg_ts_config
      union all
      select 'text search dictionary', dictname, oid::regdictionary::text, dictowner, dictnamespace, oid,
          'pg_ts_dict'::regclass
        from pg_ts_dict)
    select kind, name, reference, pg_has_role(owner, 'usage') as "mayDrop" from objects
    where schema = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where classid = catalog and objid = objects.oid
        -- The columns of a partitioned table depend on it too.
        and objsubid = 0 and (deptype in ('e', 'i') or (deptype = 'a' and kind = 'sequence')))
    order by array_position(array['table', 'view', 'materialized view', 'routine'], kind), kind, name`.execute(db);
  return rows;
}

/**
 * Returns the names of views on the tables of the schema, and of what other schemas have that depends on them: tables
 * with a foreign key to them, tables and functions that use their types.
 */
async function listDependents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with own as (select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')),
      used as (
        select classid, objid from pg_depend where refclassid = 'pg_class'::regclass and refobjid in (select oid from own)
        union
        select classid, objid from pg_depend join pg_type on refobjid in (pg_type.oid, typarray)
          where refclassid = 'pg_type'::regclass and typrelid in (select oid from own))
    select ev_class::regclass::text as name from pg_rewrite
      join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      join pg_class as view on view.oid = ev_class and view.relkind in ('v', 'm')
      where refclassid = 'pg_class'::regclass and refobjid in (select oid from own)
    union
    select conrelid::regclass::text from pg_constraint
      where contype = 'f' and confrelid in (select oid from own) and conrelid not in (select oid from own)
    union
    select oid::regprocedure::text from pg_proc join used on classid = 'pg_proc'::regclass and objid = oid
      where pronamespace <> current_schema()::regnamespace
    union
    select oid::regclass::text from pg_class join used on classid = 'pg_class'::regclass and objid = oid
      where relkind in ('r', 'p', 'f', 'c') and relnamespace <> current_schema()::regnamespace
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Returns the names of what `dropAllTables` would do wrong: `kept` is the site's, and may not be dropped; `others` is
 * not, and would be dropped, or depends on its tables. `isOwn` knows the tables of the site; a routine of it begins with
 * the name of one.
 */
export async function listDropProblems(
  db: Database,
  isOwn: (name: string) => boolean,
): Promise<{ kept: string[]; others: string[] }> {
  const objects = await listObjects(db);
  const starts = objects.flatMap(({ kind, name }) => (kind === 'table' && isOwn(name) ? [`${name}_`] : []));
  const isOfSite = ({ kind, name }: SchemaObject) =>
    isOwn(name) || (kind === 'routine' && starts.some((start) => name.startsWith(start)));
  const listNames = (isListed: (object: SchemaObject) => boolean) => objects.filter(isListed).map(({ name }) => name);
  const dropped = listNames((object) => object.mayDrop && !isOfSite(object));
  return {
    kept: listNames((object) => !object.mayDrop && isOfSite(object)),
    others: [...new Set([...dropped, ...(await listDependents(db))])],
  };
}

/** Returns whether this role may create tables in the schema of a PostgreSQL database. */
export async function mayCreateTables(db: Database): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  return rows[0]!.may;
}

/**
 * Drops every table of a PostgreSQL database that this role may drop, except copies (`table-copies.ts`), and its views,
 * routines, sequences, types, collations, text search configurations and dictionaries; extensions stay. For a database
 * that is filled from a copy at once.
 */
export async function dropAllTables(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { kind, name, reference, mayDrop } of await listObjects(transaction))
      if (mayDrop && !isTableCopy(name))
        await sql.raw(`drop ${kind} if exists ${reference} cascade`).execute(transaction);
  });
}
