/**
 * A table that is there while a restore fills a database that had no content: a server that started after a failure
 * would fill it with a new site. It is made before the other tables, and dropped with the change that fills them.
 */
import { sql } from 'kysely';
import type { Database } from './database.ts';

export const unfinishedRestoreTable = 'unfinished_restore';

/** Records that a restore has begun. */
export async function recordUnfinishedRestore(db: Database): Promise<void> {
  await sql`create table if not exists ${sql.table(unfinishedRestoreTable)} (begun_at text)`.execute(db);
}

/** Records that it has ended; called in the transaction that fills the database. */
export async function recordFinishedRestore(transaction: Database): Promise<void> {
  await sql`drop table if exists ${sql.table(unfinishedRestoreTable)}`.execute(transaction);
}

/** Returns whether a restore has begun and not ended. */
export async function isRestoreUnfinished(db: Database): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === unfinishedRestoreTable);
}
