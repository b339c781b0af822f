/**
 * Copies of the site's tables within its PostgreSQL database, to which an upgrade that fails returns. Servers,
 * migrations and backups do not use them.
 */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { createChangeStore } from './change-store.ts';
import type { Database } from './database.ts';
import { lockTablesUntilCommit } from './lock-until-commit.ts';
import { listExecutedMigrations } from './migrate.ts';
import { existingTables, machineTables, replacedTables } from './snapshot.ts';
import { grantAgain, storeGrants } from './table-grants.ts';

const prefix = 'before_upgrade_';
const getCopyName = (table: string): string => `${prefix}${table}`;

/** Returns whether a table of this name is such a copy. */
export const isTableCopy = (name: string): boolean => name.startsWith(prefix);

/** Copied to know whether a version has migrated the tables; not put back, since migrations write it. */
const migrationTable = 'kysely_migration';
/** Where the copy has what was granted on the tables. */
const grantsTable = `${prefix}grants`;

/**
 * Returns the columns of each table of which there is a copy, and of the one with the grants; not those of another site
 * in another schema.
 */
async function listCopied(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = current_schema() and starts_with(table_name, ${prefix})
    group by table_name`.execute(db);
  return new Map(rows.map(({ table_name: name, columns }) => [name.slice(prefix.length), columns]));
}

/**
 * Copies every row of the site that no trigger derives, and what is granted on its tables, all or nothing, in place of
 * earlier copies. No server may use the database meanwhile.
 */
export async function copyTables(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dropTableCopies(transaction);
    const tables = await existingTables(transaction, [...replacedTables, ...machineTables]);
    for (const table of [...tables, migrationTable])
      await sql`create table ${sql.table(getCopyName(table))} as table ${sql.table(table)}`.execute(transaction);
    await storeGrants(transaction, grantsTable, prefix);
  });
}

/** Returns whether there are copies. */
export const hasTableCopies = async (db: Database): Promise<boolean> => (await listCopied(db)).size > 0;

/** Returns whether the tables have had the migrations that they had when they were copied, and no others. */
export async function hasCopiedMigrations(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(getCopyName(migrationTable))} order by name`.execute(db);
  return isDeepStrictEqual(
    rows.map(({ name }) => name),
    await listExecutedMigrations(db),
  );
}

/**
 * Replaces the rows of the tables with those of their copies, grants what was granted on them, and drops the copies,
 * all or nothing. The tables must have had the same migrations. `requireAlone` throws where a server uses the database.
 */
export async function putBackTables(
  db: Database,
  requireAlone: (transaction: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const copied = await listCopied(transaction);
    copied.delete(migrationTable);
    const hasGrants = copied.delete('grants');
    await lockTablesUntilCommit(transaction, [...copied.keys()]);
    await requireAlone(transaction);
    for (const [table, names] of copied) {
      const columns = sql.join(names.map((name) => sql.ref(name)));
      await sql`delete from ${sql.table(table)}`.execute(transaction);
      await sql`insert into ${sql.table(table)} (${columns})
        select ${columns} from ${sql.table(getCopyName(table))}`.execute(transaction);
    }
    if (hasGrants) await grantAgain(transaction, grantsTable, prefix);
    await dropTableCopies(transaction);
    await createChangeStore(transaction).bumpAll();
    await requireAlone(transaction);
  });
}

/** Drops the copies, if there are any. */
export async function dropTableCopies(db: Database): Promise<void> {
  for (const table of (await listCopied(db)).keys())
    await sql`drop table if exists ${sql.table(getCopyName(table))}`.execute(db);
}
