import type { Kysely } from 'kysely';
import { createContent } from './001-baseline/content.ts';
import { createPeople } from './001-baseline/people.ts';
import { createRecords } from './001-baseline/records.ts';
import { createSignIn } from './001-baseline/sign-in.ts';

/**
 * The whole schema of the first release. Frozen, with its own copies of all it needs: it imports its folder and Kysely
 * alone, and later changes are new migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContent(db);
  await createRecords(db);
  await createPeople(db);
  await createSignIn(db);
}
