import type { Kysely } from 'kysely';

/** The language that a member of staff has chosen for the dashboard and for mails; null where none is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('own_language', 'varchar(2)').execute();
}
