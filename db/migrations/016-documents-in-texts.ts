import { sql, type Kysely } from 'kysely';

/** Which documents texts link to, too. Texts that name one already are read once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table text_pictures rename to text_files`.execute(db);
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
      select id, ${all} as texts from ${sql.table(kind)} where ${all} like '%/files/documents/%'`.execute(db);
    for (const { id, texts } of rows) {
      const links = texts.matchAll(/\/files\/documents\/([0-9a-f]{24})\.[a-z]{3,4}/g);
      for (const hash of new Set([...links].map(([, found]) => found!)))
        await sql`insert into text_files (kind, item_id, field, file_id)
          select ${kind}, ${id}, ${field}, min(id) from files
          where content_hash = ${hash} and kind = 'document' having count(*) > 0`.execute(db);
    }
  }
}
