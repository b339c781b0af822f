/** The real app over a real database, for tests that send it requests. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { makeId } from '../../domain/model/id.ts';
import { emptyLocalized, type Localized } from '../../domain/model/localized.ts';
import { createApp } from '../../server/app.ts';
import { compose } from '../../server/compose.ts';
import { readEnv } from '../../server/env.ts';
import { createContentStore } from '../../server/store/content-store.ts';
import type { Database, DialectName } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export const dialects: readonly DialectName[] = ['sqlite', 'postgres'];

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type Options = { types?: readonly ContentType[]; environment?: Record<string, string>; prepare?: (db: Database) => Promise<void> };

/** Opens the app on a fresh, migrated database; its clock stands at `clock.now` until a test moves it. */
export async function openTestApp(dialect: DialectName, { types, environment = {}, prepare }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-test-'));
  const databaseUrl = dialect === 'postgres' ? await createPostgresDatabase() : undefined;
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...environment });
  const { db } = await openDatabase(env);
  await migrate(db);
  await prepare?.(db);

  const clock = { now: new Date('2026-11-20T08:00:00.000Z') };
  const composed = await compose(env, db, pino({ level: 'silent' }), () => clock.now);
  const app = createApp({ ...composed, ...(types ? { types } : {}) });
  const content = createContentStore(db);

  return {
    app,
    db,
    clock,
    dataDir,
    services: composed.services,

    /** Sends a request; `json` is the parsed body. */
    async get(path: string) {
      const response = await app.request(path);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : undefined) as Record<string, unknown> };
    },

    /** Stores an item as if it had been made and published; answers its id. */
    async add(type: ContentType, values: ItemValues, meta: { state?: 'draft' | 'published'; createdAt?: string } = {}) {
      const createdAt = meta.createdAt ?? clock.now.toISOString();
      const id = makeId(new Date(createdAt), randomBytes(8));
      await content.insert(type, { id, state: meta.state ?? 'published', createdAt, updatedAt: createdAt, createdBy: null }, values);
      return id;
    },

    async close() {
      await composed.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function localized(texts: Partial<Localized>): Localized {
  return { ...emptyLocalized(), ...texts };
}
