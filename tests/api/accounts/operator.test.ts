/** Commands and settings of the operator: the first superadmin, and a new password for a person who is locked out. */
import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFirstSuperadmin } from '../../../server/first-superadmin.ts';
import { requireBackupKeyFile } from '../../../server/backup/archive/backup-key.ts';
import { readEnv } from '../../../server/env.ts';
import { dialects, openTestApp, testPassword, type TestApp } from '../../setup/api/app.ts';
import { addPasskey, withApp } from '../../setup/api/factors.ts';
import { runOperatorCommand } from '../../setup/servers/operator-command.ts';

const root = resolve(import.meta.dirname, '../../..');

function setPassword(
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/operate/set-password.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

describe('set-password', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await openTestApp('sqlite');
  });
  afterEach(() => site.close());

  it('sets a new password, prints it once, and ends the sessions of that person', async () => {
    const person = await site.addUser({ email: 'hodan@example.org' });
    const staff = await site.signIn(person);
    const { code, output } = await setPassword([' Hodan@Example.org'], { DATA_DIR: site.dataDir });
    expect(code).toBe(0);
    const password = /is (\S+)$/m.exec(output)?.[1];
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(output).not.toContain('argon2');
    expect((await staff.get('/api/users/me')).status).toBe(401);
    expect((await site.visit().login(person.email, testPassword)).status).toBe(401);
    expect((await site.visit().login(person.email, password!)).status).toBe(200);
  });

  it('lets the person sign in with the new password from anywhere, even during an attack', async () => {
    const person = await site.addUser({ email: 'hodan@example.org' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const attack = async () => {
      // The account from everywhere, and then many accounts from one address.
      for (let n = 0; n < 30; n += 1) await site.visit().login(person.email, 'a wrong guess', from(`198.51.100.${n}`));
      await Promise.all(
        Array.from({ length: 60 }, (_, n) =>
          site.visit().login(`nobody-${n}@example.org`, 'a wrong guess', from('198.51.100.1')),
        ),
      );
    };
    await attack();
    expect((await site.visit().login(person.email, testPassword, from('198.51.100.1'))).status).toBe(429);
    const { output } = await setPassword([person.email], { DATA_DIR: site.dataDir });
    const password = /is (\S+)$/m.exec(output)![1]!;
    // The command uses the real clock, the site that of the test.
    site.clock.now = new Date();
    await attack();
    expect((await site.visit().login(person.email, testPassword, from('198.51.100.1'))).status).toBe(401);
    expect((await site.visit().login(person.email, password, from('198.51.100.1'))).status).toBe(200);
    // From then on the account is limited as before.
    await attack();
    expect((await site.visit().login(person.email, password, from('198.51.100.1'))).status).toBe(429);
  });

  it('reports that two-step sign-in is still on, and removes it when requested', async () => {
    const { staff } = await withApp(site);
    await addPasskey(staff);
    const result = await setPassword([staff.email], { DATA_DIR: site.dataDir });
    expect([result.code, result.output]).toEqual([
      0,
      expect.stringContaining(
        `still on for this user. If its devices are lost: npm run set-password ${staff.email} -- --remove-second-factor`,
      ),
    ]);
    const password = /is (\S+)$/m.exec(result.output)![1]!;
    expect((await site.visit().login(staff.email, password)).json).toMatchObject({ code: 'second_factor_required' });
    const removed = await setPassword([staff.email, '--remove-second-factor'], { DATA_DIR: site.dataDir });
    expect(removed.output).toContain(
      'Two-step sign-in is off for this user. Removed: 1 passkeys, 1 authenticator apps, 10 recovery codes.',
    );
    expect(removed.output).not.toContain('still on');
    expect((await site.visit().login(staff.email, /is (\S+)$/m.exec(removed.output)![1]!)).status).toBe(200);
    const logged = await site.db.selectFrom('security_log').selectAll().where('event', '=', 'factor_removed').execute();
    expect(logged).toMatchObject([{ person_id: staff.id, address: '', details: '{"method":"all"}' }]);
  });

  it.each([
    [[], 'Usage: npm run set-password EMAIL [-- --remove-second-factor]'],
    [['nobody@example.org'], 'No user has the email address nobody@example.org.'],
  ])('with %j prints %s', async (args, message) => {
    const { code, output } = await setPassword(args, { DATA_DIR: site.dataDir });
    expect([code, output.trim()]).toEqual([1, message]);
  });
});

describe.each(dialects)('the first superadmin over %s', (dialect) => {
  let site: TestApp;
  let printed: string[] = [];
  beforeEach(async () => {
    site = await openTestApp(dialect);
    printed = [];
  });
  afterEach(() => site.close());
  const start = (environment: Record<string, string>) =>
    createFirstSuperadmin(site.services.users, readEnv(environment).superadmin, (line) => printed.push(line));
  const people = () => site.db.selectFrom('users').select(['email', 'role']).execute();

  it('has the email and password of the settings, which are not printed, and is made once', async () => {
    await start({ SUPERADMIN_EMAIL: 'Founder@Example.org', SUPERADMIN_PASSWORD: 'given by the operator' });
    expect(await people()).toEqual([{ email: 'founder@example.org', role: 'superadmin' }]);
    expect(printed.join()).toContain('Founder@Example.org');
    expect(printed.join()).not.toContain('given by the operator');
    const client = site.visit();
    expect((await client.login('founder@example.org', 'given by the operator')).json['role']).toBe('superadmin');
    // A second start changes nothing, whatever its settings.
    await start({ SUPERADMIN_EMAIL: 'other@example.org', SUPERADMIN_PASSWORD: 'another password' });
    await start({ SUPERADMIN_EMAIL: 'founder@example.org', SUPERADMIN_PASSWORD: 'another password' });
    expect([await people(), printed.length]).toEqual([[{ email: 'founder@example.org', role: 'superadmin' }], 1]);
    expect((await client.get('/api/users/me')).status).toBe(200);
    expect((await site.visit().login('founder@example.org', 'another password')).status).toBe(401);
  });

  it('gets a generated password if none is set, printed once', async () => {
    await start({});
    const [, email, password] = /email:\s+(\S+)\s+password:\s+(\S+)/.exec(printed.join()) ?? [];
    expect((await site.visit().login(email!, password!)).status).toBe(200);
    await start({});
    expect(printed).toHaveLength(1);
  });

  it('is made if only admins exist, even with the address of one of them', async () => {
    await site.addUser({ role: 'admin', email: 'founder@example.org' });
    await start({ SUPERADMIN_EMAIL: 'founder@example.org', SUPERADMIN_PASSWORD: 'given by the operator' });
    expect((await people()).filter(({ role }) => role === 'superadmin')).toHaveLength(1);
    expect((await site.visit().login('founder@example.org', 'given by the operator')).json['role']).toBe('superadmin');
  });

  it.each(['short', 'eleven sign', 'password1234', 'founder@example.org', 'aaaaaaaaaaaaaaaa', 'nuur-2026-11-21'])(
    'stops the first start with the password %j, but no later one',
    async (password) => {
      const environment = { SUPERADMIN_EMAIL: 'founder@example.org', SUPERADMIN_PASSWORD: password };
      await expect(start(environment)).rejects.toThrow(
        /^The setting SUPERADMIN_PASSWORD is wrong: it should be 12 to 200 characters/,
      );
      expect([await people(), printed]).toEqual([[], []]);
      await start({});
      await start(environment);
      expect(await people()).toHaveLength(1);
    },
  );

  it.each([{ SUPERADMIN_EMAIL: 'nobody' }, { SUPERADMIN_PASSWORD: 'x'.repeat(201) }])(
    'stops every start with %j',
    (environment) => {
      expect(() => readEnv(environment)).toThrow(/^The setting SUPERADMIN_(EMAIL|PASSWORD) is wrong/);
    },
  );
});

it('names commands as they are typed where deploy/minbar has started them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-name-'));
  const usageOf = async (environment: Record<string, string>) =>
    (await runOperatorCommand('backup', ['--wrong'], { DATA_DIR: dataDir, ...environment })).output;
  expect(await usageOf({})).toContain('Usage: npm run backup [FILE]');
  expect(await usageOf({ MINBAR_COMMAND: 'minbar' })).toContain('Usage: minbar backup [FILE]');
  await rm(dataDir, { recursive: true });
});

it('refuses a BACKUP_KEY_FILE where no key can be made or read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-key-'));
  const check = (path: string) => requireBackupKeyFile(join(dataDir, path), dataDir);
  await expect(check('missing/key')).rejects.toThrow(
    /^The setting BACKUP_KEY_FILE is wrong: in the folder .*missing no key can be made \(ENOENT\)/,
  );
  await writeFile(join(dataDir, 'file'), 'x');
  await expect(check('file/key')).rejects.toThrow(/cannot be read \(ENOTDIR\)/);
  await mkdir(join(dataDir, 'folder'));
  await check('folder/key');
  await writeFile(join(dataDir, 'folder', 'key'), 'no key');
  await expect(check('folder/key')).rejects.toThrow('is not a backup key');
  // That of the data folder belongs to no setting: the site starts, and the dashboard says why backups fail.
  await check('backup-key');
  await mkdir(join(dataDir, 'backup-key'));
  await check('backup-key');
  await rm(dataDir, { recursive: true });
});

it.runIf(process.getuid?.() === 0)(
  'refuses commands of root for the server of another user, which could not read what they make',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-root-'));
    const expectRefusal = async (name: string, args: string[] = []) =>
      expect(await runOperatorCommand(name, args, { DATA_DIR: dataDir })).toEqual({
        code: 1,
        output: expect.stringContaining('Run this as that user'),
      });
    // Before the first start, as for a restore on a new machine.
    const nobody = 65_534;
    await chown(dataDir, nobody, nobody);
    await expectRefusal('restore', ['site.tar.gz']);
    await expectRefusal('set-password', ['hodan@example.org']);
    expect(await readdir(dataDir)).toEqual([]);
    // In a folder of root to which the server of another user has written.
    await chown(dataDir, 0, 0);
    await writeFile(join(dataDir, 'server.json'), '{}');
    await chown(join(dataDir, 'server.json'), nobody, nobody);
    await expectRefusal('backup');
    expect(await readdir(dataDir)).toEqual(['server.json']);
    await rm(dataDir, { recursive: true });
  },
);
