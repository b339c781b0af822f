import type { Kysely } from 'kysely';

/** The captions of the pictures in the gallery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const language of ['en', 'so', 'ar'])
    await db.schema
      .alterTable('gallery')
      .addColumn(`caption_${language}`, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
}
