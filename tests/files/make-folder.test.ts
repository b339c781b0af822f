import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../server/files/make-folder.ts';
import { runOperatorCommand } from '../setup/servers/operator-command.ts';
import { runToEnd } from '../setup/servers/site.ts';

it('makes a folder with those above it, for this user alone, also several times at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-folder-'));
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(folder, 'a', 'b', 'c'))));
  expect((await stat(join(folder, 'a', 'b'))).mode & 0o777).toBe(0o700);
  await chmod(join(folder, 'a'), 0o755);
  await makeFolder(join(folder, 'a'));
  await writeFile(join(folder, 'file'), '');
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(folder, 'file', 'inside'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await rm(folder, { recursive: true, force: true });
});

it.runIf(process.platform === 'linux')(
  'says that a data folder cannot be created in /proc',
  async () => {
    const sentence = expect.stringContaining('The data folder /proc/minbar cannot be created (ENOENT). Set DATA_DIR');
    expect(await runToEnd({ DATA_DIR: '/proc/minbar', PORT: '0' })).toEqual({ code: 1, output: sentence });
    expect(await runOperatorCommand('backup', [], { DATA_DIR: '/proc/minbar' })).toEqual({ code: 1, output: sentence });
  },
  20_000,
);
