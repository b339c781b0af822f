import type { Kysely, Migration } from 'kysely';

/** Until when one of several servers has a message in hand to mail it. */
export const mailClaims: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('mail_claimed_until', 'varchar(30)').execute();
  },
};
