import type { Kysely } from 'kysely';

/** A copy of a backup is a run too: of which backup it is, and where it was copied to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backup_runs').addColumn('copy_of', 'varchar(60)').execute();
  await db.schema.alterTable('backup_runs').addColumn('place', 'varchar(400)').execute();
}
