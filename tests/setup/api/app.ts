/** The real app over a real database, for tests that send it requests. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin, Migration } from 'kysely';
import { pino } from 'pino';
import { seedSiteParts } from '../../../db/seed/seed.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import type { Role } from '../../../domain/people/viewer.ts';
import { makeId } from '../../../domain/model/id.ts';
import { createEmptyLocalized, type Localized } from '../../../domain/model/localized.ts';
import { createApp } from '../../../server/app.ts';
import { checkRows } from '../../../server/backup/rows/check-rows.ts';
import { createServerContext } from '../../../server/create-server-context.ts';
import { readEnv } from '../../../server/env.ts';
import type { FileStorage } from '../../../server/files/file-storage.ts';
import { hashPassword } from '../../../server/services/accounts/passwords/passwords.ts';
import { createContentStore } from '../../../server/store/content/content-store.ts';
import type { DialectName } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { openDatabase } from '../../../server/store/open.ts';
import { readSnapshot } from '../../../server/store/snapshot.ts';
import { createUserStore } from '../../../server/store/accounts/user-store.ts';
import { createClient, type Client } from './client.ts';
import { copySqliteDatabase, createPostgresDatabase } from '../programs/test-database.ts';

export const dialects: readonly DialectName[] = ['sqlite', 'postgres'];

export const testPassword = 'a lamp in the window';
let knownHash: Promise<string> | undefined;
const testPasswordHash = () => (knownHash ??= hashPassword(testPassword));

export type StaffClient = Client & { id: string; email: string };

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type Options = {
  types?: readonly ContentType[];
  environment?: Record<string, string>;
  storage?: FileStorage;
  /** The migrations of the database; by default those of the program. */
  migrations?: Record<string, Migration>;
  /** Sees the queries of the app, not those of the test. */
  queryPlugin?: KyselyPlugin;
};

/**
 * Opens the app on a fresh database with the parts of the site; its clock returns `clock.now`, which a test may change.
 */
export async function openTestApp(
  dialect: DialectName,
  { types, environment = {}, storage, migrations, queryPlugin }: Options = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-test-'));
  const databaseUrl = dialect === 'postgres' ? await createPostgresDatabase(migrations ? 'empty' : 'site') : undefined;
  if (dialect === 'sqlite' && !migrations) await copySqliteDatabase(dataDir);
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    BACKUP_SCHEDULE: 'off',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...environment,
  });
  const { db } = await openDatabase(env);
  // Does nothing to a copy.
  await migrate(db, migrations);
  await seedSiteParts(db);

  const clock = { now: new Date('2026-11-20T08:00:00.000Z') };
  const context = await createServerContext(
    env,
    queryPlugin ? db.withPlugin(queryPlugin) : db,
    pino({ level: 'silent' }),
    {
      now: () => clock.now,
      storage,
    },
  );
  const app = createApp({ ...context, ...(types ? { types } : {}) });
  const content = createContentStore(db);
  const users = createUserStore(db);
  const anonymous = createClient(app);

  /** Stores a person who can sign in with `testPassword`, unless another password or none is given; returns the id. */
  const addUser = async (person: { role?: Role; name?: string; email?: string; password?: string | null } = {}) => {
    const id = makeId(clock.now, randomBytes(8));
    const { role = 'admin', name = 'Staff', email = `${id}@example.org`, password = testPassword } = person;
    const passwordHash =
      password === testPassword ? await testPasswordHash() : password && (await hashPassword(password));
    await users.insert({ id, name, email, role, passwordHash, createdAt: clock.now.toISOString() });
    return { id, email };
  };

  return {
    app,
    db,
    clock,
    dataDir,
    storage: context.storage,
    unrecorded: context.unrecorded,
    services: context.services,
    siteGauges: context.siteGauges,
    cacheTags: context.cacheTags,
    addUser,

    /** Moves the clock by some milliseconds. */
    advance(milliseconds: number): void {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },

    /** Returns a client without a session, such as a visitor's. */
    visit: () => createClient(app),

    /** Signs in as a new person of a role, or as an existing one; returns the client. */
    async signIn(who: Role | { email: string; password?: string }): Promise<StaffClient> {
      const person = typeof who === 'string' ? await addUser({ role: who }) : who;
      const client = createClient(app);
      const response = await client.login(person.email, ('password' in person && person.password) || testPassword);
      if (response.status !== 200) throw new Error(`Signing in answered ${response.status}: ${response.text}`);
      return Object.assign(client, { id: String(response.json['_id']), email: person.email });
    },

    /** Sends a request as a visitor; `json` is the parsed body. */
    get: (path: string) => anonymous.get(path),

    /** Stores an item as if it had been made and published; returns its id. */
    async add(type: ContentType, values: ItemValues, meta: { state?: 'draft' | 'published'; createdAt?: string } = {}) {
      const createdAt = meta.createdAt ?? clock.now.toISOString();
      const id = makeId(new Date(createdAt), randomBytes(8));
      await content.insert(
        type,
        { id, state: meta.state ?? 'published', createdAt, updatedAt: createdAt, createdBy: null },
        values,
      );
      await context.cacheTags.invalidate(type.name);
      return id;
    },

    /** Throws where a stored row would be refused when a backup is restored. */
    requireRestorable: () =>
      readSnapshot(db, dialect, async (table, rows) => {
        checkRows(table, rows);
        const [withNul] = rows.filter((row) => JSON.stringify(row).includes(String.raw`\u0000`));
        if (withNul) throw new Error(`A row of ${table} contains NUL: ${JSON.stringify(withNul).slice(0, 300)}`);
      }),

    async close() {
      await context.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function localized(texts: Partial<Localized>): Localized {
  return { ...createEmptyLocalized(), ...texts };
}
