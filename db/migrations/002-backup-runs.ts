import type { Kysely } from 'kysely';

/** The record of backups and of test restores: which server makes one now, and how the last ones ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_runs')
    .addColumn('id', 'varchar(60)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('reason', 'varchar(20)', (column) => column.notNull())
    .addColumn('state', 'varchar(10)', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    // Not before; for the next try after a failure.
    .addColumn('next_at', 'varchar(30)')
    // The server that works on it and until when it may: a later time means that the server has died.
    .addColumn('claim', 'varchar(40)')
    .addColumn('claimed_until', 'varchar(30)')
    .addColumn('finished_at', 'varchar(30)')
    .addColumn('requested_by', 'varchar(24)')
    .addColumn('file', 'varchar(200)', (column) => column.notNull())
    // Sizes above 2 GB do not fit an integer of PostgreSQL.
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('file_count', 'integer', (column) => column.notNull())
    .addColumn('missing_count', 'integer', (column) => column.notNull())
    .addColumn('problem', 'varchar(20)')
    .addColumn('progress', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('backup_runs_newest').on('backup_runs').columns(['created_at', 'id']).execute();
}
