/**
 * The rights that roles of other programs have on tables, columns and sequences of a PostgreSQL database, such as that
 * of a role for reports to read. Dropping a table removes them.
 */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Makes a table `to` with what has been granted in the schema, but on no table whose name begins with `except`. */
export async function storeGrants(transaction: Database, to: string, except: string): Promise<void> {
  await sql`
    create table ${sql.table(to)} as
    select relname::text as object, attname::text as column_name, privilege_type as privilege, rolname::text as grantee,
      grantee = 0 as is_public, is_grantable
    from (
      select relname, relowner, null as attname, relacl as acl from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S')
      union all
      select relname, relowner, attname, attacl from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not attisdropped
    ) as granted
    cross join aclexplode(acl)
    left join pg_roles on pg_roles.oid = grantee
    where grantee <> relowner and not starts_with(relname, ${except})`.execute(transaction);
}

/**
 * Grants again what a table of `storeGrants` has, as far as roles, tables, columns and sequences still exist, and
 * nothing else: tables that are made again have the default privileges of the database, which may be more.
 */
export async function grantAgain(transaction: Database, from: string, except: string): Promise<void> {
  const { rows: granted } = await sql<{ statement: string }>`
    select distinct format('revoke all on %s %I.%I from %s cascade',
      case relkind when 'S' then 'sequence' else 'table' end, current_schema(), relname,
      case when grantee = 0 then 'public' else quote_ident(rolname) end) as statement
    from pg_class cross join aclexplode(relacl) left join pg_roles on pg_roles.oid = grantee
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S') and grantee <> relowner
      and pg_has_role(relowner, 'usage') and not starts_with(relname, ${except})`.execute(transaction);
  for (const { statement } of granted) await sql.raw(statement).execute(transaction);
  const { rows } = await sql<{ statement: string }>`
    select format('grant %s%s on %s %I.%I to %s%s', privilege, ' (' || quote_ident(column_name) || ')',
      case relkind when 'S' then 'sequence' else 'table' end, current_schema(), object,
      case when is_public then 'public' else quote_ident(grantee) end,
      case when is_grantable then ' with grant option' end) as statement
    from ${sql.table(from)}
    join pg_class on relname = object and relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'S')
    where pg_has_role(relowner, 'usage')
      and (is_public or exists (select 1 from pg_roles where rolname = grantee))
      and (column_name is null or exists (select 1 from pg_attribute
        where attrelid = pg_class.oid and attname = column_name and not attisdropped))`.execute(transaction);
  for (const { statement } of rows) await sql.raw(statement).execute(transaction);
}
