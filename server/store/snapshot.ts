/** Reads all rows of the site as of one moment, and replaces those of another database by them. */
import { sql } from 'kysely';
import { allTypes } from '../../domain/site/index.ts';
import { createChangeStore } from './change-store.ts';
import type { Database, DialectName } from './database.ts';
import { applicationName } from './dialects/application-name.ts';
import { busyTimeout } from './dialects/sqlite.ts';
import { lockTablesUntilCommit } from './lock-until-commit.ts';
import { recordFinishedRestore, unfinishedRestoreTable } from './unfinished-restore.ts';

/** The tables that a snapshot contains, with their key columns. The rest is derived or temporary. */
export const carriedTables: ReadonlyMap<string, readonly string[]> = new Map([
  ...allTypes.map((type): [string, string[]] => [type.name, ['id']]),
  ['files', ['id']],
  ['text_files', ['kind', 'item_id', 'field', 'file_id']],
  ['messages', ['id']],
  ['settings', ['name']],
  ['users', ['id']],
  ['user_rights', ['user_id', 'kind']],
  ['history', ['id']],
  ['site_texts', ['key', 'language']],
  ['site_text_versions', ['id']],
  ['verse_translations', ['language']],
  ['translated_verses', ['language', 'reference']],
  ['security_log', ['id']],
  ['passkeys', ['id']],
  ['authenticator_apps', ['user_id']],
  ['recovery_codes', ['id']],
]);

/** Tables of short-lived rows, which are not carried over: no one should return to a session that ended long ago. */
export const temporaryTables: readonly string[] = [
  'sessions',
  'password_links',
  'rate_limits',
  'known_devices',
  'presence',
  'working_copies',
  'factor_challenges',
  'notices',
];

/** Tables about the machine and not about its site: they are in no backup, and a restore does not change them. */
export const machineTables: readonly string[] = ['backup_runs'];

/**
 * Returns whether a table is maintained by migrations and triggers: migrations, search indexes, counts, change
 * versions; or by a job, as the texts of documents.
 */
const isDerivedTable = (name: string): boolean =>
  ['kysely_migration', 'kysely_migration_lock', 'item_counts', 'change_versions', 'document_texts'].includes(name) ||
  name.endsWith('_search') ||
  name.includes('_search_');

/** Returns whether a table is one of the site's. */
export const isOwnTable = (name: string): boolean =>
  carriedTables.has(name) ||
  temporaryTables.includes(name) ||
  machineTables.includes(name) ||
  isDerivedTable(name) ||
  name === unfinishedRestoreTable;

/** A row as both databases have it: texts and integers by column. */
export type Row = Record<string, string | number | null>;

const batchSize = 200;

/** Returns the tables of `names` that this database has. */
export async function existingTables(db: Database, names: Iterable<string>): Promise<string[]> {
  const present = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return [...names].filter((name) => present.has(name));
}

/**
 * Reads every carried table as of one moment, some hundred rows at a time, while others go on writing. Writes nothing.
 */
export async function readSnapshot(
  db: Database,
  dialect: DialectName,
  onRows: (table: string, rows: Row[]) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Not Kysely's own transaction, which takes SQLite's write lock.
    await sql
      .raw(dialect === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin')
      .execute(connection);
    try {
      for (const table of await existingTables(connection, carriedTables.keys()))
        await readTable(connection, table, (rows) =>
          onRows(table, table === 'settings' ? rows.filter(isOfSite) : rows),
        );
    } finally {
      await sql.raw('rollback').execute(connection);
    }
  });
}

/** Jobs are claimed by running servers: a restored site would wait for the one that made the backup. */
const jobPrefix = 'job.';
const isOfSite = ({ name }: Row): boolean => !String(name).startsWith(jobPrefix);

async function readTable(db: Database, table: string, onRows: (rows: Row[]) => Promise<void>): Promise<void> {
  const key = carriedTables.get(table) ?? [];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last && sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after ?? sql``} order by ${columns} limit ${batchSize}`.execute(
        db,
      );
    if (rows.length > 0) await onRows(rows);
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

/** The tables whose rows a restore replaces: those about the inside of documents name pictures that are in no backup. */
export const replacedTables: readonly string[] = [...carriedTables.keys(), ...temporaryTables, 'document_texts'];

/** Deletes all rows of those tables, seeded ones included. */
export async function emptyTables(db: Database): Promise<void> {
  for (const table of await existingTables(db, replacedTables)) await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Inserts rows into a table, in batches. */
export async function insertRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    await db
      .insertInto(table as 'settings')
      .values(rows.slice(from, from + batchSize) as never)
      .execute();
  }
}

/**
 * Replaces all rows with those of another database with the same migrations, all or nothing. Nobody else writes them
 * meanwhile. `requireAlone` is called in the transaction, before the first change and after the last; where it throws,
 * nothing is changed.
 */
export async function replaceRows(
  from: { db: Database; dialect: DialectName },
  to: Database,
  requireAlone: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    await lockTablesUntilCommit(transaction, await existingTables(transaction, replacedTables));
    await requireAlone(transaction);
    await emptyTables(transaction);
    await readSnapshot(from.db, from.dialect, (table, rows) => insertRows(transaction, table, rows));
    await recordFinishedRestore(transaction);
    await createChangeStore(transaction).bumpAll();
    await requireAlone(transaction);
  });
}

/** Returns the number of rows of each carried table that the database has, as a snapshot contains them. */
export async function countRows(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await existingTables(db, carriedTables.keys())) {
    const carried = table === 'settings' ? sql`where name not like ${`${jobPrefix}%`}` : sql``;
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} ${carried}`.execute(db);
    counts.set(table, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

/** Returns when staff or visitors last changed something (ISO 8601), as far as the site records it. */
export async function findNewestChange(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from (
      select max(at) as at from history union all
      select max(at) from security_log union all
      select max(created_at) from messages union all
      select max(created_at) from users
    ) as changes`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Returns whether the database has no users yet: it has only what a site begins with. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length === 0;
}

/** Returns whether no other process is connected, such as a running server with caches. */
export async function isOnlyConnection(db: Database, dialect: DialectName): Promise<boolean> {
  if (dialect === 'postgres') {
    // In a transaction PostgreSQL answers from what it read first, until that is dropped.
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql<{ others: number }>`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (application_name = ${applicationName}
        or (application_name like ${`${applicationName} %`}
          and application_name <> current_setting('application_name')))`.execute(db);
    return rows[0]?.others === 0;
  }
  try {
    await sql`pragma busy_timeout = 0`.execute(db);
    // SQLite leaves WAL mode only where no other connection is open.
    await sql`pragma journal_mode = delete`.execute(db);
    await sql`pragma journal_mode = wal`.execute(db);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    return false;
  } finally {
    await sql.raw(`pragma busy_timeout = ${busyTimeout}`).execute(db);
  }
}
