/** The record, in a database that had no content, that a restore into it has begun. The restored rows replace it. */
import type { Database } from './database.ts';

const name = 'restore.unfinished';

/** Records that a restore has begun; the tables must exist. */
export async function recordUnfinishedRestore(db: Database): Promise<void> {
  const value = JSON.stringify(new Date().toISOString());
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns whether a restore has begun and not ended. */
export async function isRestoreUnfinished(db: Database): Promise<boolean> {
  return (await db.selectFrom('settings').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
}
