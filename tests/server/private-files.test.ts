import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restrictDataFolder } from '../../server/private-files.ts';

let folder: string;
let warnings: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-private-'));
  warnings = [];
  for (const name of ['backups', 'files']) await mkdir(join(folder, name), { mode: 0o755 });
  for (const name of [
    'minbar.sqlite',
    'minbar.sqlite-wal',
    'minbar.sqlite-shm',
    'backup-key',
    'backups/a.tar.gz',
    'backups/b.tar.gz.age',
  ])
    await writeFile(join(folder, name), '', { mode: 0o644 });
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o7777).toString(8);
const modes = (names: string[]) => Promise.all(names.map(modeOf));
const restrict = () => restrictDataFolder(folder, (sentence) => warnings.push(sentence));

it('makes existing data readable for its owner only', async () => {
  await restrict();
  expect(await modes(['', 'backups'])).toEqual(['700', '700']);
  expect(
    await modes([
      'minbar.sqlite',
      'minbar.sqlite-wal',
      'minbar.sqlite-shm',
      'backup-key',
      'backups/a.tar.gz',
      'backups/b.tar.gz.age',
    ]),
  ).toEqual(Array.from({ length: 6 }, () => '600'));
  expect(warnings).toEqual([]);
});

it('keeps the permissions of a folder with other files, and reports that', async () => {
  await writeFile(join(folder, 'letter.txt'), '');
  await restrict();
  expect(await modes(['', 'files', 'minbar.sqlite', 'letter.txt'])).toEqual(['755', '700', '600', '644']);
  expect(warnings).toEqual([expect.stringMatching(/contains other files, such as letter\.txt\. Set DATA_DIR/)]);
});

it('does not change the target of a symbolic link', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'minbar-elsewhere-'));
  await writeFile(join(elsewhere, 'db'), '', { mode: 0o644 });
  await rm(join(folder, 'minbar.sqlite'));
  await symlink(join(elsewhere, 'db'), join(folder, 'minbar.sqlite'));
  await restrict();
  expect((await stat(join(elsewhere, 'db'))).mode & 0o777).toBe(0o644);
  await rm(elsewhere, { recursive: true });
});

it('ignores missing files', async () => {
  await rm(join(folder, 'backups'), { recursive: true });
  await rm(join(folder, 'minbar.sqlite'));
  await restrict();
  expect(warnings).toEqual([]);
});
