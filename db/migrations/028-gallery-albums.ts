import type { Kysely } from 'kysely';

/** The names of the albums of the pictures in the gallery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const language of ['en', 'so', 'ar'])
    await db.schema
      .alterTable('gallery')
      .addColumn(`album_${language}`, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
}
