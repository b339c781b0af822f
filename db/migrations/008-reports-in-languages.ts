import { sql, type Kysely } from 'kysely';

/** The documents of a report in Somali and in Arabic. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['file_so', 'file_ar']) {
    await db.schema.alterTable('reports').addColumn(column, 'varchar(24)').execute();
    const [index, file] = [sql.ref(`reports_${column}_uses`), sql.ref(column)];
    await sql`create index ${index} on reports (${file}, id) where ${file} is not null`.execute(db);
  }
}
