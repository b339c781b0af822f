import { sql, type Kysely } from 'kysely';

/**
 * Which pictures are in the texts of items, so that a picture in use is not deleted. Texts that name one already are
 * read once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_pictures')
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('field', 'varchar(60)', (column) => column.notNull())
    .addColumn('file_id', 'varchar(24)', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_pictures_key', ['kind', 'item_id', 'field', 'file_id'])
    .execute();
  await sql`create index text_pictures_file on text_pictures (file_id)`.execute(db);

  for (const [kind, field] of [
    ['news', 'content'],
    ['articles', 'content'],
    ['projects', 'description'],
  ] as const) {
    const all = sql.join(
      ['en', 'so', 'ar'].map((language) => sql.ref(`${field}_${language}`)),
      sql` || ' ' || `,
    );
    const { rows } = await sql<{ id: string; texts: string }>`
      select id, ${all} as texts from ${sql.table(kind)} where ${all} like '%/files/pictures/%'`.execute(db);
    for (const { id, texts } of rows) {
      const hashes = new Set([...texts.matchAll(/\/files\/pictures\/([0-9a-f]{24})\//g)].map(([, hash]) => hash!));
      for (const hash of hashes)
        await sql`insert into text_pictures (kind, item_id, field, file_id)
          select ${kind}, ${id}, ${field}, id from files where content_hash = ${hash} and kind = 'picture'`.execute(db);
    }
  }
}
