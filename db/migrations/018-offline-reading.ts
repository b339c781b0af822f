import type { Kysely } from 'kysely';

/** Whether visitors may read pages again without a connection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identity')
    .addColumn('offline_reading', 'text', (definition) => definition.notNull().defaultTo('on'))
    .execute();
}
