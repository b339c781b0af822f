/** A changed or damaged archive is refused, and nothing of it is used. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyArchive, writeArchive } from '../../server/backup/archive/archive.ts';
import { readOrMakeBackupKey, type BackupKey } from '../../server/backup/archive/backup-key.ts';
import { clearLeftovers } from '../../server/backup/leftovers.ts';
import { checkBackup } from '../../server/backup/restore.ts';

let folder: string;
let key: BackupKey;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-archive-'));
  key = await readOrMakeBackupKey(join(folder, 'backup-key'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manifest = JSON.stringify({ format: 1, madeAt: '2026-11-21T00:00:00.000Z', migrations: ['001-baseline'] });
const picture = 'files/pictures/0123456789abcdef01234567/480.webp';
let count = 0;

async function write(entries: Record<string, string> = {}): Promise<string> {
  const file = join(folder, `${(count += 1)}.tar.gz`);
  const all = {
    'backup.json': manifest,
    'tables/settings/000001.jsonl': '{"name":"a","value":"1"}\n',
    [picture]: 'a picture',
    ...entries,
  };
  await writeArchive(file, { key }, async (add) => {
    for (const [name, text] of Object.entries(all)) await add(name, Buffer.from(text));
  });
  return file;
}

/** Writes a copy of an archive with its tar changed; returns the path. */
async function damage(file: string, change: (tar: Buffer) => Buffer): Promise<string> {
  const damaged = `${file}-spoiled`;
  await writeFile(damaged, gzipSync(change(gunzipSync(await readFile(file)))));
  return damaged;
}

it('writes an archive that can be read back, with permissions for its owner only', async () => {
  const file = await write();
  const { sums, origin } = await verifyArchive(file, { key });
  expect([[...sums.keys()], origin]).toEqual([['backup.json', 'tables/settings/000001.jsonl', picture], 'own']);
  expect((await checkBackup(file)).manifest.migrations).toEqual(['001-baseline']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it.each<[string, (file: string) => Promise<string>, RegExp]>([
  [
    'from before the first release',
    () => write({ 'backup.json': manifest.replace('001-baseline', '001-site') }),
    /by a version before the first release, which this version cannot read\. Nothing was changed/,
  ],
  [
    'cut short',
    async (file) => (await writeFile(`${file}-cut`, (await readFile(file)).subarray(0, 200)), `${file}-cut`),
    /is not a whole backup/,
  ],
  [
    'cut between two entries',
    (file) => damage(file, (tar) => Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)])),
    /its end is missing/,
  ],
  [
    'with a letter changed',
    (file) => damage(file, (tar) => (tar.write('A', tar.indexOf('a picture')), tar)),
    /480\.webp has changed/,
  ],
  [
    'no archive',
    async () => (await writeFile(join(folder, 'text'), 'hello'), join(folder, 'text')),
    /is not a whole backup/,
  ],
  ['missing', async () => join(folder, 'nowhere'), /There is no file/],
  [
    'with a path outside its folder',
    () => write({ 'files/pictures/../../minbar.sqlite': 'x' }),
    /is not expected there/,
  ],
  ['with something else in it', () => write({ 'install.sh': 'x' }), /install\.sh is not expected there/],
  [
    'of a newer version',
    () => write({ 'backup.json': manifest.replace('001-baseline', '001-baseline","999-later') }),
    /newer version.*999-later/,
  ],
  ['with rows after its files', () => write({ 'tables/settings/000002.jsonl': '{}' }), /is out of order/],
  ['with an entry of an unknown name', () => write({ constructor: 'x' }), /is not expected there/],
  [
    'of another format version',
    () => write({ 'backup.json': manifest.replace('1,', '2,') }),
    /a format that this version cannot read/,
  ],
])('refuses an archive that is %s', async (_what, prepare, sentence) => {
  await expect(checkBackup(await prepare(await write()))).rejects.toThrow(sentence);
});

it('leaves no file when an archive cannot be finished', async () => {
  const file = join(folder, 'unfinished.tar.gz');
  const failing = writeArchive(file, { key }, async (add) => {
    await add('backup.json', Buffer.from(manifest));
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('the database went away');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each([1_000, 5_000_000])(
  'reports a folder that cannot be written, whatever it is writing then (%i bytes)',
  async (size) => {
    // An error that nothing listens to would end the process, and so this test run.
    for (const before of [0, 1, 3, 20])
      await expect(
        writeArchive(join(folder, 'no-such-folder', 'x.tar.gz'), { key }, async (add) => {
          if (before > 0) await sleep(before);
          for (let part = 0; part < 5; part += 1) await add(`tables/news/00000${part}.jsonl`, Buffer.alloc(size, 1));
        }),
      ).rejects.toThrow('ENOENT');
  },
);

it('does not call a file damaged that cannot be read', async () => {
  await expect(checkBackup(folder)).rejects.toThrow(/could not be read \(EISDIR/);
});

describe('the signature of an archive', () => {
  it('distinguishes archives of this site from others', async () => {
    const file = await write();
    const other = await readOrMakeBackupKey(join(folder, 'other-key'));
    expect((await verifyArchive(file, { key })).origin).toBe('own');
    expect((await verifyArchive(file, { key: other })).origin).toBe('foreign');
    expect((await verifyArchive(file, {})).origin).toBe('foreign');
  });

  it('does not verify for rewritten checksums, and is reported when missing', async () => {
    const file = await write();
    const text = gunzipSync(await readFile(file));
    const at = text.indexOf('hmac-sha256 ');
    const forged = await damage(file, (tar) => (tar.write('0'.repeat(64), at + 12), tar));
    expect((await verifyArchive(forged, { key })).origin).toBe('foreign');
    const unsigned = await damage(file, (tar) =>
      Buffer.concat([tar.subarray(0, tar.indexOf('SIGNATURE')), Buffer.alloc(1024)]),
    );
    expect((await verifyArchive(unsigned, { key })).origin).toBe('unsigned');
  });

  it('has a key that is made once, readable by its owner only, and contained in no archive', async () => {
    const path = join(folder, 'new', 'backup-key');
    const keys = await Promise.all([1, 2, 3].map(() => readOrMakeBackupKey(path)));
    expect(new Set(keys.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await writeFile(join(folder, 'no-key'), 'hello');
    await expect(readOrMakeBackupKey(join(folder, 'no-key'))).rejects.toThrow(/is not a backup key/);
    const text = gunzipSync(await readFile(await write()));
    expect(text.includes(key.bytes)).toBe(false);
    expect(text.includes(key.bytes.toString('base64url'))).toBe(false);
  });
});

describe('an encrypted archive', () => {
  const passphrase = 'lamp window river seven';
  const writeEncrypted = async () => {
    const file = join(folder, `${(count += 1)}.tar.gz.age`);
    await writeArchive(file, { key, passphrase }, async (add) => {
      await add('backup.json', Buffer.from(manifest));
      await add(picture, Buffer.alloc(1_000_000, 'a picture'));
    });
    return file;
  };

  it('shows nothing without the passphrase, and opens with it', async () => {
    const file = await writeEncrypted();
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect((await verifyArchive(file, { key, passphrase })).origin).toBe('own');
    await expect(checkBackup(file, { passphrase: 'lamp window river eight' })).rejects.toThrow(
      /The passphrase of .* is incorrect/,
    );
    await expect(checkBackup(file)).rejects.toThrow(/is encrypted\. Give its passphrase/);
  });

  it('is refused when it was changed or cut', async () => {
    const file = await writeEncrypted();
    const bytes = await readFile(file);
    for (const damaged of [bytes.subarray(0, -40), Buffer.concat([bytes.subarray(0, -40), Buffer.alloc(40)])]) {
      await writeFile(`${file}-spoiled`, damaged);
      await expect(checkBackup(`${file}-spoiled`, { passphrase })).rejects.toThrow(/is not a whole backup/);
    }
  });
});

describe('the size of an archive', () => {
  it('is limited, however well it is compressed', async () => {
    const file = await write({ 'files/pictures/bomb/1.webp': '\0'.repeat(20_000_000) });
    expect((await stat(file)).size).toBeLessThan(100_000);
    await expect(checkBackup(file, { maxBytes: 10_000_000 })).rejects.toThrow(/takes more than 10 MB uncompressed/);
    await expect(checkBackup(file, { maxBytes: 900_000 })).rejects.toThrow(/The disk is full, so there is no room/);
    await expect(checkBackup(file, { maxBytes: 50_000_000 })).resolves.toBeDefined();
  });

  it('is limited for an endless header too', async () => {
    const file = await write();
    // A header of an extended name, which a reader buffers before it reads the entry.
    const header = Buffer.alloc(512);
    header.write('PaxHeader/x');
    header.write('0000644\0', 100);
    header.write((50_000_000).toString(8).padStart(11, '0'), 124);
    header.write('x', 156);
    header.write('ustar\x0000', 257);
    header.write('        ', 148);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    const damaged = await damage(file, (tar) =>
      Buffer.concat([header, Buffer.alloc(50_000_000 - (50_000_000 % 512) + 512), tar]),
    );
    await expect(checkBackup(damaged)).rejects.toThrow(/Header exceeds max size/);
  });
});

it('removes leftovers of a killed backup at the next one, but not files that another backup is writing', async () => {
  const leftoverFolder = join(folder, 'leftovers');
  await mkdir(leftoverFolder);
  const old = join(leftoverFolder, 'a.tar.gz.part');
  const ended = `b.tar.gz.${await endedProcess()}.part`;
  for (const name of ['a.tar.gz.part', ended, `c.tar.gz.age.${process.ppid}.part`, 'd.tar.gz', 'notes.part'])
    await writeFile(join(leftoverFolder, name), '');
  const restoring = [
    `restoring-${await endedProcess()}-aB3dEf`,
    `restoring-${process.ppid}-aB3dEf`,
    'restoring-aB3dEf',
  ];
  for (const name of restoring) await mkdir(join(leftoverFolder, name));
  const long = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(old, long, long);
  // The processes of other machines are not seen, and a server starts only when no restore is running.
  expect((await clearLeftovers(leftoverFolder, { isShared: true })).toSorted()).toEqual([
    'a.tar.gz.part',
    restoring[0],
  ]);
  expect((await clearLeftovers(leftoverFolder)).toSorted()).toEqual([ended]);
  expect((await readdir(leftoverFolder)).toSorted()).toEqual(
    [`c.tar.gz.age.${process.ppid}.part`, 'd.tar.gz', 'notes.part', ...restoring.slice(1)].toSorted(),
  );
});

function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  return new Promise((done) => child.once('exit', () => done(child.pid!)));
}
