/** Two sets of services on one database, as in two processes or on two machines. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { serverSource } from '../../domain/people/request-source.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createServerContext, type ServerContext } from '../../server/create-server-context.ts';
import { readEnv } from '../../server/env.ts';
import { cacheLease, createChangeStore } from '../../server/store/change-store.ts';
import { openChangeFeed } from '../../server/store/dialects/postgres-changes.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { dialects } from '../setup/api/app.ts';
import { openProxy } from '../setup/programs/unreliable-proxy.ts';

/** Writes as a service does: the version in a transaction, then the invalidation. */
async function write({ db, cacheTags }: ServerContext, tag: string): Promise<void> {
  await createChangeStore(db).bump([tag]);
  await cacheTags.invalidate(tag);
}

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
    return createServerContext(env, db, pino({ level: 'silent' }));
  };
  const [first, second] = [await open(), await open()];
  const received: { tags: string[]; after: number }[] = [];
  let writtenAt = performance.now();
  second.cacheTags.onInvalidate((tags) => received.push({ tags: [...tags], after: performance.now() - writtenAt }));

  await write(first, 'news');
  await expect.poll(() => received.flatMap(({ tags }) => tags), { timeout: 2_000, interval: 10 }).toContain('news');
  // Over PostgreSQL before the write is acknowledged, over SQLite within a second.
  expect(received[0]!.after).toBeLessThan(1_000);

  // The association's own texts as well.
  const superadmin: Staff = { kind: 'staff', id: '0'.repeat(24), role: 'superadmin', rights: {} };
  expect(await second.services.siteTexts.compiled('so')).toBeUndefined();
  await first.services.siteTexts.change(superadmin, 'home.latestNews', { so: 'Waxa cusub' }, {}, serverSource);
  await expect
    .poll(() => second.services.siteTexts.compiled('so'), { timeout: 2_000, interval: 10 })
    .toEqual({ 'home.latestNews': ['Waxa cusub'] });

  // Each process drops it once; a check between the storing and the notification may add one.
  const droppedByFirst: string[] = [];
  first.cacheTags.onInvalidate((tags) => droppedByFirst.push(...tags));
  received.length = 0;
  for (let n = 0; n < 10; n += 1) await write(first, 'videos');
  await new Promise((done) => setTimeout(done, cacheLease));
  expect(droppedByFirst.length).toBeGreaterThanOrEqual(10);
  expect(droppedByFirst.length).toBeLessThan(15);
  expect(received.length).toBeLessThan(15);

  if (dialect === 'postgres') {
    // After the listening connections are cut, the next check still finds the write.
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`.execute(first.db);
    received.length = 0;
    writtenAt = performance.now();
    await write(first, 'projects');
    await expect
      .poll(() => received.flatMap(({ tags }) => tags), { timeout: 2_000, interval: 10 })
      .toContain('projects');
    expect(received[0]!.after).toBeLessThan(1_000);
  }
  await first.close();
  await second.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('reads the versions, and whether others listen, with one query', async () => {
  const url = await createPostgresDatabase();
  const { db } = await openDatabase(readEnv({ DATABASE_URL: url }));
  await migrate(db);
  const open = () => openChangeFeed(url, { onChange: async () => undefined, onLost: () => undefined });
  const [first, second] = [open(), open()];
  await sql`delete from change_versions`.execute(db);
  expect([await first.versions(), first.isAlone()]).toEqual([new Map(), true]);
  await createChangeStore(db).bump(['news', 'videos']);
  await createChangeStore(db).bump(['news']);
  await second.versions();
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const expected = new Map([['news', 2], ['videos', 1]]); // prettier-ignore
  expect([await first.versions(), first.isAlone()]).toEqual([expected, false]);
  expect(queries).toHaveBeenCalledTimes(1);
  queries.mockRestore();
  await second.stop();
  await expect.poll(async () => (await first.versions()) && first.isAlone()).toBe(true);
  await first.stop();
  await db.destroy();
});

it('acknowledges a write when all others have read the versions, or can use nothing that is older', async () => {
  const url = await createPostgresDatabase();
  const { db } = await openDatabase(readEnv({ DATABASE_URL: url }));
  await migrate(db);
  let onChange = async () => undefined as void;
  const open = () => openChangeFeed(url, { onChange: () => onChange(), onLost: () => undefined });
  const [writer, other] = [open(), open()];
  await Promise.all([writer.versions(), other.versions()]);
  const announce = async () => {
    const startedAt = performance.now();
    await writer.announce();
    return performance.now() - startedAt;
  };

  let isRead = false;
  onChange = async () => {
    await new Promise((done) => setTimeout(done, 200));
    isRead = true;
  };
  expect(await announce()).toBeLessThan(cacheLease);
  expect(isRead).toBe(true);

  // A process that is frozen.
  onChange = () => new Promise(() => undefined);
  expect(await announce()).toBeGreaterThan(cacheLease - 20);

  // A process that ends meanwhile.
  const waiting = announce();
  await other.stop();
  expect(await waiting).toBeLessThan(cacheLease);
  await writer.stop();
  await db.destroy();
});

it('uses nothing from its caches while it cannot be notified of writes, and recovers by itself', async () => {
  const databaseUrl = new URL(await createPostgresDatabase());
  const line = await openProxy(databaseUrl.href);
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-cut-'));
  const open = async (port: string) => {
    const url = new URL(databaseUrl);
    url.port = port;
    const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: url.href });
    const { db } = await openDatabase(env);
    await migrate(db);
    return createServerContext(env, db, pino({ level: 'silent' }));
  };
  const [whole, cut] = [await open(databaseUrl.port), await open(new URL(line.url).port)];
  expect(cut.cacheTags.isCurrent()).toBe(true);
  const dropped: string[] = [];
  cut.cacheTags.onInvalidate((tags) => dropped.push(...tags));

  await line.set('silent');
  await write(whole, 'news');
  // It did not confirm, so the write took until its lease had ended.
  expect([cut.cacheTags.isCurrent(), dropped]).toEqual([false, []]);
  await line.set('working');
  await expect.poll(() => cut.cacheTags.isCurrent(), { timeout: 15_000 }).toBe(true);
  expect(dropped).toContain('news');
  expect(whole.cacheTags.isCurrent()).toBe(true);
  await Promise.all([whole.close(), cut.close()]);
  await line.close();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);
