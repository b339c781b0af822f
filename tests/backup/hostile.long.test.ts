/** Whole archives with rows that this program cannot have written: each is refused, and nothing changes. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from '../../server/backup/archive/archive.ts';
import { readOrMakeBackupKey, type BackupKey } from '../../server/backup/archive/backup-key.ts';
import { writeBackup } from '../../server/backup/backup.ts';
import { checkBackup, restoreBackup } from '../../server/backup/restore.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createVerseTranslationStore } from '../../server/store/content/verse-translation-store.ts';
import { readSnapshot, type Row } from '../../server/store/snapshot.ts';
import { news } from '../../domain/content/news.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, phonePhotograph } from '../setup/samples.ts';
import { fileRow } from '../setup/file-row.ts';

let folder: string;
let site: TestApp;
let key: BackupKey;
let validEntries: Map<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-hostile-'));
  key = await readOrMakeBackupKey(join(folder, 'backup-key'));
  site = await openTestApp('sqlite');
  const staff = await site.signIn('superadmin');
  await site.add(news, {
    title: localized({ en: 'Told' }),
    description: localized({}),
    content: localized({}),
    image: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
  });
  const created = await staff.send('POST', '/api/news');
  await staff.send(
    'PUT',
    `/api/news/${created.json['_id']}`,
    formOf({
      Title: 'With a picture',
      Description: 'd',
      Content: 'c',
      PublishedAt: '2026-11-02T00:00:00.000Z',
      Image: fileOf(await phonePhotograph(300, 400), 'lamp.jpg'),
    }),
  );
  await site
    .visit()
    .send('POST', '/api/v1.0/email/send-form', formOf({ name: 'Ayan', email: 'ayan@example.org', message: 'Hello' }));
  await staff.send('PUT', '/api/site-texts/home.latestNews', { so: 'Wararkii u dambeeyay' });
  await createVerseTranslationStore(site.db).replace('so', {
    name: 'Somebody',
    verses: new Map([['2:183', 'Ayaad']]),
  });
  const file = join(folder, 'good.tar.gz');
  await writeBackup({ db: site.db, dialect: 'sqlite', storage: createDiskStorage(join(site.dataDir, 'files')) }, file, {
    now: site.clock.now,
    key,
  });
  validEntries = new Map();
  await readArchive(file, {}, (name, bytes) => void validEntries.set(name, bytes.toString('latin1')));
  for (const name of ['SHA256SUMS', 'SIGNATURE']) validEntries.delete(name);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

type Change = (row: Record<string, unknown>) => Record<string, unknown> | string;

let written = 0;
/** Writes the good archive with the first row of a table changed, complete and signed. */
async function archive(table: string, change: Change, more: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `${(written += 1)}.tar.gz`);
  await writeArchive(file, { key }, async (add) => {
    for (const [name, text] of [...validEntries, ...Object.entries(more)].toSorted(
      ([a], [b]) => entryPosition(a) - entryPosition(b),
    )) {
      let bytes = Buffer.from(text, 'latin1');
      if (name === `tables/${table}/000001.jsonl`) {
        const [first, ...rest] = bytes.toString().split('\n');
        const changed = change(JSON.parse(first!));
        bytes = Buffer.from([typeof changed === 'string' ? changed : JSON.stringify(changed), ...rest].join('\n'));
      }
      await add(name, bytes);
    }
  });
  return file;
}
const entryPosition = (name: string) => ['backup.json', 'tables', 'files'].indexOf(name.split('/')[0]!);

const set =
  (columns: Record<string, unknown>): Change =>
  (row) => ({ ...row, ...columns });
const rendition =
  (change: Record<string, unknown>): Change =>
  (row) => ({
    ...row,
    renditions: JSON.stringify([
      { key: 'pictures/0123456789abcdef01234567/480.webp', format: 'webp', width: 480, bytes: 3, ...change },
    ]),
  });

const otherSize: Change = (row) => {
  const renditions = JSON.parse(String(row['renditions'])) as object[];
  return { ...row, renditions: JSON.stringify(renditions.map((one) => ({ ...one, bytes: 1 }))) };
};

/** Returns all rows, without what jobs write by themselves a minute after the start. */
async function rowsOf(app: TestApp, dialect: 'sqlite' | 'postgres'): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  await readSnapshot(app.db, dialect, async (table, rows) => void (found[table] = [...(found[table] ?? []), ...rows]));
  return { ...found, settings: (found['settings'] ?? []).filter(({ name }) => name !== 'cleanup-times') };
}

describe.each(dialects)('a hostile archive restored to %s', (dialect) => {
  let target: TestApp;
  let before: Record<string, Row[]>;
  beforeAll(async () => {
    target = await openTestApp(dialect);
    await target.signIn('superadmin');
    before = await rowsOf(target, dialect);
  });
  afterAll(() => target.close());

  const restore = async (file: string) =>
    restoreBackup(await checkBackup(file, { key }), {
      db: target.db,
      storage: createDiskStorage(join(target.dataDir, 'files')),
      folder,
    });

  it.each<[string, string, Change, RegExp]>([
    [
      'a file outside the folder',
      'files',
      rendition({ key: '../../outside/SECRETFILE' }),
      /table files, row [0-9a-f]{24}, the value of renditions/,
    ],
    ['an absolute path', 'files', rendition({ key: '/etc/passwd' }), /renditions/],
    ['a page among the documents', 'files', rendition({ key: 'documents/page.html', format: 'html' }), /renditions/],
    [
      'a document under the name of a picture',
      'files',
      rendition({ key: 'documents/0123.pdf', format: 'pdf' }),
      /renditions/,
    ],
    ['renditions that are no list', 'files', set({ renditions: '{"key":"pictures/a.webp"}' }), /renditions/],
    ['renditions that are no JSON', 'files', set({ renditions: '[' }), /renditions|cannot be migrated/],
    ['something more in a rendition', 'files', rendition({ path: '/etc' }), /renditions/],
    ['a file name that is a path', 'files', set({ file_name: '../x' }), /file_name/],
    ['an invalid id', 'news', set({ id: '../../x' }), /the value of id/],
    ['an unknown state', 'news', set({ state: 'secret' }), /the value of state/],
    ['an invalid date', 'news', set({ created_at: 'yesterday' }), /created_at/],
    ['a revision that is a text', 'news', set({ revision: 'one' }), /revision|violates/],
    ['a very long title', 'news', set({ title_en: 'x'.repeat(100_000) }), /title_en/],
    ['an invalid picture id', 'news', set({ image: "x' or 1=1" }), /the value of image/],
    ['an unknown role', 'users', set({ role: 'root' }), /the value of role/],
    ['an invalid email address', 'users', set({ email: 'x\r\nBcc: y' }), /the value of email/],
    [
      'a hash that takes all memory',
      'users',
      set({ password_hash: '$argon2id$v=19$m=9999999,t=99,p=1$c2FsdHNhbHQ$aGFzaGhhc2g' }),
      /password_hash/,
    ],
    ['nobody who manages the site', 'users', set({ role: 'admin' }), /has no superadmin/],
    [
      'only a superadmin who is in the trash',
      'users',
      set({ deleted_at: '2026-11-01T00:00:00.000Z' }),
      /has no superadmin/,
    ],
    [
      'a file of another size',
      'files',
      otherSize,
      /file of the wrong size: pictures\/[\w/.]+ has \d+ bytes instead of 1\./,
    ],
    ['a secret that is no text', 'settings', set({ name: 'secret', value: '[1]' }), /settings, row secret, .* value/],
    ['a list for cleanup times', 'settings', set({ name: 'cleanup-times', value: '[]' }), /row cleanup-times/],
    ['a negative retention time', 'settings', set({ name: 'messageMonths', value: '-1' }), /row messageMonths/],
    ['a link that runs a script', 'contact', set({ map_embed: 'javascript:alert(1)' }), /map_embed/],
    ['details that are no texts', 'messages', set({ details: '{"a":[[[[1]]]]}' }), /details/],
    ['no name of the site', 'identity', () => '', /table identity, which must have one row, has none/],
    ['a draft of the contact', 'contact', set({ state: 'draft' }), /table contact, row 0+1, the value of state/],
    ['forms in the trash', 'forms', set({ deleted_at: '2026-11-01T00:00:00.000Z' }), /forms, row 0+1, .* deleted_at/],
    ['an unknown language', 'site_texts', set({ language: 'fr' }), /language/],
    ['a translation of an unknown language', 'verse_translations', set({ language: 'fr' }), /language/],
    ['a translation without a name', 'verse_translations', set({ name: '' }), /the value of name/],
    ['a verse that does not exist', 'translated_verses', set({ reference: '2:287' }), /the value of reference/],
    ['two verses as one', 'translated_verses', set({ reference: '2:183-184' }), /the value of reference/],
    ['a very long verse', 'translated_verses', set({ text: 'x'.repeat(5_001) }), /the value of text/],
    ['letters in another order', 'translated_verses', set({ text: 'a\u202eb' }), /the value of text/],
    ['an empty verse', 'translated_verses', set({ text: '' }), /the value of text/],
    ['an invalid version', 'history', set({ snapshot: '{"values":[]}' }), /snapshot/],
    ['an invalid event', 'security_log', set({ event: 'x\ny' }), /event/],
    [
      'an unknown column',
      'users',
      set({ is_root: 1 }),
      /row 1 of tables\/users\/000001\.jsonl, has a column "is_root"/,
    ],
    ['a column that ends a statement', 'users', set({ 'id" from users; --': 1 }), /has a column/],
    [
      'a column named like an object property',
      'users',
      () => '{"__proto__":{"role":"superadmin"}}',
      /has a column "__proto__"/,
    ],
    ['a column too few', 'users', ({ role: _, ...row }) => row, /lacks the column role/],
    ['a list for a value', 'users', set({ name: ['a'] }), /neither text nor number/],
    ['a NUL, which PostgreSQL does not take', 'users', set({ name: 'a\u0000b' }), /neither text nor number/],
    ['a list for a row', 'users', () => '[]', /is not a JSON object/],
    ['broken JSON', 'users', () => '{"id":', /is not JSON/],
    ['brackets without end', 'users', () => `{"id":${'['.repeat(9_000_000)}`, /is not JSON/],
    ['a line without end', 'users', () => `{"id":"${'x'.repeat(11_000_000)}"}`, /is too long/],
    [
      'a row twice',
      'news',
      (row) => `${JSON.stringify(row)}\n${JSON.stringify(row)}`,
      /table news, row [0-9a-f]{24}, the key is a duplicate/,
    ],
  ])('is refused with %s, and nothing changes', async (_what, table, change, sentence) => {
    await expect(restore(await archive(table, change))).rejects.toThrow(sentence);
    expect(await rowsOf(target, dialect)).toEqual(before);
    expect(await readdir(join(target.dataDir, 'files')).catch(() => [])).toEqual([]);
  });

  it.each([
    ['tables/sessions/000001.jsonl', '{}', /the table is unknown/],
    ['tables/sqlite_master/000001.jsonl', '{}', /the table is unknown/],
    ['files/documents/more.pdf', 'x', /a file that no row references: documents\/more\.pdf/],
  ])('is refused with the entry %s', async (name, text, sentence) => {
    await expect(restore(await archive('', (row) => row, { [name]: text }))).rejects.toThrow(sentence);
    expect(await rowsOf(target, dialect)).toEqual(before);
  });

  it('is accepted unchanged', async () => {
    await restore(await archive('', (row) => row));
    expect((await target.get('/api/news')).json['total']).toBe(2);
  });
});

it('does not read a file outside the folder into a backup, even if the database names it', async () => {
  await writeFile(join(folder, 'SECRETFILE'), 'a secret');
  const other = await openTestApp('sqlite');
  const renditions = JSON.stringify([{ key: '../../../SECRETFILE', format: 'webp', width: 1, bytes: 1 }]);
  await other.db
    .insertInto('files')
    .values(fileRow({ id: '0'.repeat(24), renditions }))
    .execute();
  const target = join(folder, 'outside.tar.gz');
  const { missing } = await writeBackup(
    { db: other.db, dialect: 'sqlite', storage: createDiskStorage(join(folder, 'a', 'b', 'c')) },
    target,
    { now: other.clock.now, key },
  );
  expect(missing).toEqual(['../../../SECRETFILE']);
  const names: string[] = [];
  await readArchive(target, {}, (name) => void names.push(name));
  expect(names.filter((name) => name.includes('SECRET'))).toEqual([]);
  await other.close();
});
