import { sql, type Kysely } from 'kysely';

/** The picture that is shown until a video is played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('videos').addColumn('image', 'varchar(24)').execute();
  await sql`create index videos_image_uses on videos (image, id) where image is not null`.execute(db);
}
