import type { Kysely } from 'kysely';

/** Arabic documents are read again, and their pages drawn: the letters of ligatures were stored in another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db as Kysely<{ document_texts: { text: string } }>)
    .deleteFrom('document_texts')
    .where('text', 'like', '%\u0627%')
    .execute();
}
