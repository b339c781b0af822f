/** The content of a backup, over both databases and from one to the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../server/store/migrations.ts';
import { news } from '../../domain/content/news.ts';
import { gallery } from '../../domain/site/gallery.ts';
import { readOrMakeBackupKey } from '../../server/backup/archive/backup-key.ts';
import { rowRules } from '../../server/backup/rows/row-rules.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createVerseTranslationStore } from '../../server/store/content/verse-translation-store.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { openPostgres } from '../../server/store/dialects/postgres.ts';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { migrate } from '../../server/store/migrate.ts';
import {
  carriedTables,
  countRows,
  isOnlyConnection,
  isOwnTable,
  isEmpty,
  machineTables,
  temporaryTables,
  readSnapshot,
  type Row,
} from '../../server/store/snapshot.ts';
import type { DialectName } from '../../server/store/database.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { fileOf, phonePhotograph } from '../setup/samples.ts';
import { translation } from '../setup/translation.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'minbar-backup-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const storageOf = (site: TestApp) => createDiskStorage(join(site.dataDir, 'files'));
let archives = 0;
async function backUp(site: TestApp, dialect: DialectName): Promise<string> {
  const file = join(folder, `${(archives += 1)}.tar.gz`);
  // As another process does it: SQLite has one connection for each.
  const db = dialect === 'sqlite' ? openSqlite(join(site.dataDir, 'minbar.sqlite')) : site.db;
  await writeBackup({ db, dialect, storage: storageOf(site) }, file, {
    now: site.clock.now,
    key: await readOrMakeBackupKey(join(folder, 'backup-key')),
  });
  if (db !== site.db) await db.destroy();
  return file;
}
const restore = async (file: string, site: TestApp) =>
  restoreBackup(await checkBackup(file), { db: site.db, storage: storageOf(site), folder });

/** Returns all rows of the tables in a backup, by table. */
async function rowsOf(site: TestApp, dialect: DialectName): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  await readSnapshot(site.db, dialect, async (table, rows) => void (found[table] = [...(found[table] ?? []), ...rows]));
  return found;
}

const values = (title: string) => ({
  title: localized({ en: title, so: `${title} oo Soomaali ah`, ar: 'العلم نور' }),
  description: localized({ en: 'Told' }),
  content: localized({ en: 'Told at length' }),
  image: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
});

/** Fills a site with some content of every sort. */
async function fillSite(site: TestApp): Promise<{ picture: string; superadmin: { email: string } }> {
  const superadmin = await site.signIn('superadmin');
  // More than is read at once.
  for (let n = 0; n < 230; n += 1) await site.add(news, values(`News ${n}`));
  const created = await superadmin.send('POST', '/api/news');
  const saved = await superadmin.send(
    'PUT',
    `/api/news/${created.json['_id']}`,
    formOf({
      Title: 'With a picture',
      Description: 'd',
      Content: 'c',
      PublishedAt: '2026-11-02T00:00:00.000Z',
      Image: fileOf(await phonePhotograph(600, 800), 'lamp.jpg'),
    }),
  );
  expect(saved.status).toBe(200);
  const { files } = (await superadmin.get(`/api/news/${saved.json['_id']}?all=1`)).json as {
    files: { Image: { _id: string } };
  };
  await superadmin.send('PUT', `/api/files/${files.Image._id}`, formOf({ 'focus.x': '20', 'focus.y': '70' }));
  await site.add(gallery, {
    image: files.Image._id,
    alt: localized({ en: 'A lamp' }),
    caption: localized({ so: 'Faynuus' }),
  });
  const deleted = await superadmin.send('POST', '/api/news');
  await superadmin.send('DELETE', `/api/news/${deleted.json['_id']}`);
  await superadmin.send('PUT', '/api/site-texts/home.latestNews', { so: 'Wararkii u dambeeyay' });
  await createVerseTranslationStore(site.db).replace('so', { name: 'Tarjamo', verses: translation('Ereyada') });
  const picture = String(saved.json['Image']);
  expect(picture).toMatch(/^\/files\/pictures\//);
  return { picture, superadmin };
}

describe.each(dialects)('a backup of %s', (dialect) => {
  let site: TestApp;
  let filled: Awaited<ReturnType<typeof fillSite>>;
  let file: string;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    filled = await fillSite(site);
    file = await backUp(site, dialect);
  });
  afterAll(() => site.close());

  it('has as many rows as are counted in the site, without claims of jobs', async () => {
    await site.db.insertInto('settings').values({ name: 'job.test', value: 'claimed' }).execute();
    const { counts } = await checkBackup(await backUp(site, dialect));
    const filledTables = [...(await countRows(site.db))].filter(([, count]) => count > 0);
    expect(filledTables).toEqual([...counts]);
  });

  it('contains every table that is not listed as left out', async () => {
    const names = (await site.db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
    expect(names.filter((name) => !isOwnTable(name))).toEqual([]);
    expect(
      [...carriedTables.keys(), ...temporaryTables, ...machineTables].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('has a rule for every column it contains', async () => {
    const tables = (await site.db.introspection.getTables()).filter(({ name }) => carriedTables.has(name));
    const lacking = tables.flatMap(({ name, columns }) =>
      columns.filter((column) => !rowRules.get(name)?.columns[column.name]).map((column) => `${name}.${column.name}`),
    );
    // A restore refuses a column without a rule: declare in server/backup/rows/row-rules.ts what it may contain.
    expect(lacking).toEqual([]);
  });

  it.each(dialects)('restores the whole site with its files into an empty %s', async (target) => {
    const other = await openTestApp(target);
    expect(await isEmpty(other.db)).toBe(true);
    await restore(file, other);
    expect(await rowsOf(other, target)).toEqual(await rowsOf(site, dialect));
    const [there, here] = await Promise.all(
      [other, site].map(async (one) => (await one.get('/api/news?limit=300')).json),
    );
    expect(there).toEqual(here);
    expect(there!['total']).toBe(231);
    expect((await other.visit().get(filled.picture)).status).toBe(200);
    // Triggers have rebuilt the derived rows.
    const staff = await other.signIn(filled.superadmin);
    expect((await staff.get('/api/news?all=1&q=news%20229')).json['total']).toBe(1);
    expect((await staff.get('/api/news?all=1&q=soomaali')).json['total']).toBe(230);
    await other.close();
  });

  it('undoes later changes when it is restored, and ends all sessions', async () => {
    const before = await rowsOf(site, dialect);
    const staff = await site.signIn(filled.superadmin);
    const { news: shown } = (await site.get('/api/news?limit=2')).json as { news: { _id: string }[] };
    await staff.send('PUT', `/api/news/${shown[0]!._id}`, { Title: 'Spoiled' });
    await staff.send('DELETE', `/api/news/${shown[1]!._id}`);
    await site.add(news, values('Made since'));
    await restore(file, site);
    expect(await rowsOf(site, dialect)).toEqual(before);
    expect((await staff.get('/api/users/me')).status).toBe(401);
  });

  it('replaces a file that was damaged, also where its size is the same', async () => {
    const storage = storageOf(site);
    const key = filled.picture.replace('/files/', '');
    const bytes = (await storage.read(key))!;
    await storage.put(key, new Uint8Array(bytes.byteLength));
    await restore(file, site);
    expect(await storage.read(key)).toEqual(bytes);
  });

  it('is consistent while other connections write', async () => {
    const staff = await site.signIn(filled.superadmin);
    const stop = new AbortController();
    // Pairs of rows that are written together, into the first table that is read and into the last.
    const writer = (async () => {
      for (let n = 0; !stop.signal.aborted; n += 1) {
        const id = n.toString(16).padStart(24, '0');
        await site.db.transaction().execute(async (transaction) => {
          const meta = {
            id,
            state: 'draft' as const,
            createdAt: '2026-10-01T00:00:00.000Z',
            updatedAt: '2026-10-01T00:00:00.000Z',
            createdBy: null,
          };
          await createContentStore(transaction).insert(news, meta, values('A pair'));
          await transaction
            .insertInto('site_text_versions')
            .values({ id, key: 'pair', language: 'en', text: '', changed_at: meta.createdAt, changed_by: id })
            .execute();
        });
        await new Promise((done) => setTimeout(done, 1));
      }
    })();
    const other = await openTestApp(dialect);
    const archive = await backUp(site, dialect);
    stop.abort();
    await writer;
    await restore(archive, other);
    const rows = await rowsOf(other, dialect);
    const idsOf = (table: string) => rows[table]!.map(({ id }) => String(id)).filter((id) => id.startsWith('0000'));
    expect(idsOf('news').length).toBeGreaterThan(0);
    expect(idsOf('news')).toEqual(idsOf('site_text_versions'));
    expect((await staff.get('/api/users/me')).status).toBe(200);
    await other.close();
  });

  it('of an earlier version is migrated when it is restored', async () => {
    const newerMigrations: typeof migrations = {
      ...migrations,
      '999-later': {
        up: async (db) => void (await sql`update settings set value = '"seen"' where name = 'kept'`.execute(db)),
      },
    };
    const old = await openTestApp(dialect);
    await old.addUser({ role: 'superadmin' });
    await old.db.insertInto('settings').values({ name: 'kept', value: '"since long"' }).execute();
    const archive = await backUp(old, dialect);
    const now = await openTestApp(dialect, { migrations: newerMigrations });
    await restoreBackup(
      await checkBackup(archive),
      { db: now.db, storage: storageOf(now), folder },
      () => undefined,
      newerMigrations,
    );
    expect((await rowsOf(now, dialect))['settings']).toContainEqual({ name: 'kept', value: '"seen"' });
    expect(await migrate(now.db, newerMigrations)).toEqual([]);
    await Promise.all([old.close(), now.close()]);
  });

  it('can detect other connections to the database', async () => {
    const alone = await openTestApp(dialect);
    // Over PostgreSQL the app has a connection that listens for changes of other processes.
    expect(await isOnlyConnection(alone.db, dialect)).toBe(dialect === 'sqlite');
    if (dialect === 'sqlite') {
      const other = openSqlite(join(alone.dataDir, 'minbar.sqlite'));
      await other.selectFrom('users').select('id').execute();
      expect(await isOnlyConnection(alone.db, dialect)).toBe(false);
      await other.destroy();
      expect(await isOnlyConnection(alone.db, dialect)).toBe(true);
    }
    await alone.close();
  });
});

it('can detect another command at PostgreSQL, also in a transaction that began before it, but not itself', async () => {
  const url = await createPostgresDatabase();
  const db = await openPostgres(url, 2, 'maintenance');
  await db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(db);
    expect(await isOnlyConnection(transaction, 'postgres')).toBe(true);
    const other = await openPostgres(url, 2, 'maintenance');
    expect(await isOnlyConnection(transaction, 'postgres')).toBe(false);
    await other.destroy();
  });
  await db.destroy();
});
