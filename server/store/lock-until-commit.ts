import { sql, SqliteAdapter } from 'kysely';
import type { Database } from './database.ts';

/** The space of these advisory locks, apart from those of `dialects/`. */
const space = 20_033;

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends, so that what it
 * counts cannot grow meanwhile. SQLite has one writing transaction at a time.
 */
export async function lockUntilCommit(transaction: Database, name: string): Promise<void> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(space)}, hashtext(${name}))`.execute(transaction);
}

/** The longest that a process may be frozen in a transaction that locks tables, in milliseconds. */
const frozenTimeout = 15_000;

/**
 * Keeps everybody else from writing to tables until this transaction ends; others can read them. PostgreSQL ends the
 * transaction of a process that is frozen. SQLite has one writing transaction at a time.
 */
export async function lockTablesUntilCommit(transaction: Database, names: readonly string[]): Promise<void> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter || names.length === 0) return;
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(frozenTimeout)}`.execute(transaction);
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in exclusive mode`.execute(transaction);
}

/**
 * As `lockUntilCommit`, but returns false where another transaction holds the lock, so that nobody waits behind this
 * one.
 */
export async function tryLockUntilCommit(transaction: Database, name: string): Promise<boolean> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return true;
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(space)}, hashtext(${name})) as taken`.execute(transaction);
  return rows[0]!.taken;
}
