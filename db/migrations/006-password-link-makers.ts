import { sql, type Kysely } from 'kysely';

/** Who made a link to set a password, so that it stops working with that person's account. Null for earlier links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('password_links').addColumn('made_by', 'varchar(24)').execute();
  await sql`create index password_links_made_by on password_links (made_by)`.execute(db);
}
