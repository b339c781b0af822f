/** An operator whose PostgreSQL role lacks a right reads which one, instead of a stack trace. */
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { findMissingRight } from '../../server/store/database-errors.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

it('is named in a sentence', async () => {
  const db = await openPostgres(await createPostgresDatabase());
  onTestFinished(() => db.destroy());
  const role = sql.ref(`reader_${Date.now()}`);
  await sql`create role ${role}`.execute(db);
  onTestFinished(async () => void (await sql`drop role ${role}`.execute(db)));
  const error = await db.connection().execute(async (connection) => {
    await sql`set role ${role}`.execute(connection);
    const failed = await migrate(connection).catch((reason: unknown) => reason);
    await sql`reset role`.execute(connection);
    return failed;
  });
  expect(findMissingRight(error)?.message).toContain('permission denied for schema public. Make the role the owner');
  expect(findMissingRight(new Error('something else'))).toBeUndefined();
});
