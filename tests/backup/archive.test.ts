/** An archive that is not what it was is refused, and nothing of it is used. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyArchive, writeArchive } from '../../server/backup/archive.ts';
import { checkBackup } from '../../server/backup/restore.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'minbar-archive-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const about = JSON.stringify({ format: 1, madeAt: '2026-11-21T00:00:00.000Z', migrations: ['001-site'] });
const key = 'files/pictures/0123456789abcdef01234567/480.webp';
let made = 0;

async function write(entries: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `${(made += 1)}.tar.gz`);
  const all = { 'backup.json': about, 'tables/settings/000001.jsonl': '{"name":"a","value":"1"}\n', [key]: 'a picture', ...entries };
  await writeArchive(file, async (add) => {
    for (const [name, text] of Object.entries(all)) await add(name, Buffer.from(text));
  });
  return file;
}

/** The tar of an archive, changed. */
async function spoil(file: string, change: (tar: Buffer) => Buffer): Promise<string> {
  const spoiled = `${file}-spoiled`;
  await writeFile(spoiled, gzipSync(change(gunzipSync(await readFile(file)))));
  return spoiled;
}

it('what was written is read, by its owner only', async () => {
  const file = await write();
  expect(await verifyArchive(file)).toBe(3);
  expect((await checkBackup(file)).migrations).toEqual(['001-site']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it.each<[string, (file: string) => Promise<string>, RegExp]>([
  ['cut short', async (file) => (await writeFile(`${file}-cut`, (await readFile(file)).subarray(0, 200)), `${file}-cut`), /is not a whole backup/],
  ['cut between two entries', (file) => spoil(file, (tar) => Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)])), /its end is missing/],
  ['with a letter changed', (file) => spoil(file, (tar) => (tar.write('A', tar.indexOf('a picture')), tar)), /480\.webp has changed/],
  ['no archive', async () => (await writeFile(join(folder, 'text'), 'hello'), join(folder, 'text')), /is not a whole backup/],
  ['not there', async () => join(folder, 'nowhere'), /There is no file/],
  ['with a path that climbs', () => write({ 'files/pictures/../../minbar.sqlite': 'x' }), /does not belong there/],
  ['with something else in it', () => write({ 'install.sh': 'x' }), /install\.sh does not belong there/],
  ['of a newer version', () => write({ 'backup.json': about.replace('001-site', '999-later') }), /newer version.*999-later/],
  ['of another form', () => write({ 'backup.json': about.replace('1,', '2,') }), /a form that this version does not know/],
])('refuses one that is %s', async (_what, prepare, sentence) => {
  await expect(checkBackup(await prepare(await write()))).rejects.toThrow(sentence);
});

it('leaves nothing behind when it cannot be finished', async () => {
  const file = join(folder, 'unfinished.tar.gz');
  const failing = writeArchive(file, async (add) => {
    await add('backup.json', Buffer.from(about));
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('the database went away');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
  await expect(writeArchive(join(folder, 'no-such-folder', 'x.tar.gz'), async (add) => add('backup.json', Buffer.from(about)))).rejects.toThrow('ENOENT');
});
