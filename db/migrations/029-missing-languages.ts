import { sql, type Kysely } from 'kysely';
import { indexMissingLanguages } from '../tables/content-table.ts';

const tables = [
  { name: 'news', listedBy: 'published_at', localized: ['title', 'description', 'content'] },
  { name: 'articles', listedBy: 'published_at', localized: ['title', 'content'] },
  { name: 'projects', listedBy: 'created_at', localized: ['name', 'description'] },
  { name: 'videos', listedBy: 'created_at', localized: ['title', 'description'] },
  { name: 'reports', listedBy: 'created_at', localized: ['title'] },
];

/** The indexes of the items that lack a language leave out items without any text: there is nothing to translate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, listedBy, localized } of tables) {
    for (const language of ['en', 'so', 'ar'])
      await sql`drop index if exists ${sql.ref(`${name}_lacks_${language}`)}`.execute(db);
    await indexMissingLanguages(db, name, listedBy, localized);
  }
}
