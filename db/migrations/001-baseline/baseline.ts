import type { Kysely, Migration } from 'kysely';
import { createContent } from './content.ts';
import { createPeople } from './people.ts';
import { createRecords } from './records.ts';
import { createSignIn } from './sign-in.ts';

/**
 * The whole schema of the first release. Frozen, with its own copies of all it needs: this folder imports Kysely alone,
 * and later changes are new migrations.
 */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    await createContent(db);
    await createRecords(db);
    await createPeople(db);
    await createSignIn(db);
  },
};
