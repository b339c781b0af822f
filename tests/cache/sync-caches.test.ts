/** Two sets of services on one database, as in two processes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Staff } from '../../domain/people/viewer.ts';
import { createServices } from '../../server/create-services.ts';
import { readEnv } from '../../server/env.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createPostgresDatabase } from '../setup/postgres-database.ts';
import { dialects } from '../setup/app.ts';

it.each(dialects)('drops cached data of one process after a write of another (%s)', async (dialect) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-two-'));
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {}),
  });
  const open = async () => {
    const { db } = await openDatabase(env);
    await migrate(db);
    return createServices(env, db, pino({ level: 'silent' }));
  };
  const [first, second] = [await open(), await open()];
  const received: { tags: string[]; after: number }[] = [];
  let writtenAt = performance.now();
  second.cacheTags.onInvalidate((tags) => received.push({ tags: [...tags], after: performance.now() - writtenAt }));

  await first.cacheTags.invalidate('news');
  await expect.poll(() => received.flatMap(({ tags }) => tags), { timeout: 2_000, interval: 10 }).toContain('news');
  // Over PostgreSQL before the write is acknowledged, over SQLite within a second.
  expect(received[0]!.after).toBeLessThan(1_000);

  // The association's own texts as well.
  const superadmin: Staff = { kind: 'staff', id: '0'.repeat(24), role: 'superadmin' };
  expect(await second.services.siteTexts.compiled('so')).toBeUndefined();
  await first.services.siteTexts.change(superadmin, 'home.latestNews', { so: 'Waxa cusub' });
  await expect
    .poll(() => second.services.siteTexts.compiled('so'), { timeout: 2_000, interval: 10 })
    .toEqual({ 'home.latestNews': ['Waxa cusub'] });

  if (dialect === 'postgres') {
    // After the listening connections are cut, the next check still finds the write.
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`.execute(first.db);
    received.length = 0;
    writtenAt = performance.now();
    await first.cacheTags.invalidate('projects');
    await expect
      .poll(() => received.flatMap(({ tags }) => tags), { timeout: 2_000, interval: 10 })
      .toContain('projects');
    expect(received[0]!.after).toBeLessThan(1_000);
  }
  await first.close();
  await second.close();
  await rm(dataDir, { recursive: true, force: true });
});
