import type { Kysely } from 'kysely';

/** The point of a picture that crops keep, in percent of its width and height; the middle where nobody has set one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['focus_x', 'focus_y'])
    await db.schema
      .alterTable('files')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(50))
      .execute();
}
