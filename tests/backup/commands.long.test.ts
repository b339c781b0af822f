/** The commands as an operator types them, beside the real server. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../server/store/dialects/sqlite.ts';
import { createJobStore } from '../../server/store/job-store.ts';
import { runOperatorCommand } from '../setup/servers/operator-command.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';
import { dialects } from '../setup/api/app.ts';
import { runToEnd, startSite } from '../setup/servers/site.ts';

it.each(dialects)(
  'backs up a running site, and restores it once stopped, which can be undone (%s)',
  async (dialect) => {
    const folder = await mkdtemp(join(tmpdir(), 'minbar-commands-'));
    const database = async (): Promise<Record<string, string>> =>
      dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {};
    const environment = { DATA_DIR: join(folder, 'data'), ...(await database()) };
    const file = join(folder, 'site.tar.gz');
    const titleOf = async (url: string) =>
      String((await (await fetch(`${url}/api/news?limit=1`)).json()).news[0].Title);

    const running = await startSite(environment);
    const title = await titleOf(running.url);
    const backup = await runOperatorCommand('backup', [file], environment);
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backup: .*site\.tar\.gz \(\d+\.\d MB, \d+ rows, \d+ files\)\.\n$/),
    });
    expect((await runOperatorCommand('backup', [file], environment)).output).toContain('exists already');
    expect(await runOperatorCommand('restore', [file], environment)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The server is running. Stop it first (systemctl stop minbar, or Ctrl+C'),
    });
    await running.stop();

    // A backup that was interrupted is not in the way of the next one.
    const another = join(folder, 'another.tar.gz');
    const broken = await runOperatorCommand('backup', [another], environment, (output, signal) => {
      if (output !== '') return;
      const watcher = watch(folder, () => {
        watcher.close();
        signal('SIGINT');
      });
    });
    expect(broken.output).toMatch(/^\nInterrupted\. No backup was made\.\n/);
    const { output: next } = await runOperatorCommand('backup', [another], environment);
    expect(next).toMatch(/^Backup: .*another\.tar\.gz/);

    const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), ...(await database()) };
    expect(await runOperatorCommand('backup', [], elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no site to back up'),
    });
    // Another machine cannot verify the signature until it has the key.
    expect(await runOperatorCommand('restore', [file], elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /is not signed with the key of this site.*backup-key.*--accept-foreign.*Nothing was changed/s,
      ),
    });
    const restoreForeign = () => runOperatorCommand('restore', [file, '--accept-foreign', '--yes'], elsewhere);
    // A restore that fails half-way leaves no database that a start would fill with a new site.
    await mkdir(join(folder, 'elsewhere', 'files'), { recursive: true });
    await writeFile(join(folder, 'elsewhere', 'files', 'pictures'), 'not a folder');
    expect(await restoreForeign()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/A file could not be read or written \(E\w+: .*files\/pictures/),
    });
    await rm(join(folder, 'elsewhere', 'files', 'pictures'));
    expect(await runToEnd({ ...elsewhere, PORT: '0' })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/A restore into the database .* did not finish.* npm run restore FILE/),
    });
    expect(await runOperatorCommand('backup', [], elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no site to back up'),
    });
    expect(await restoreForeign()).toMatchObject({
      code: 0,
      output: expect.stringContaining('was not made by this site'),
    });
    expect(await readdir(join(folder, 'elsewhere', 'backups'))).toEqual([]);
    await cp(join(folder, 'data', 'backup-key'), join(folder, 'elsewhere', 'backup-key'));
    expect((await stat(join(folder, 'data', 'backup-key'))).mode & 0o777).toBe(0o600);
    const moved = await startSite({ ...elsewhere, SEED: 'none' });
    expect(await titleOf(moved.url)).toBe(title);
    const picture = String((await (await fetch(`${moved.url}/api/news?limit=1`)).json()).news[0].Image);
    expect((await fetch(moved.url + picture)).status).toBe(200);
    await moved.stop();

    // Without a terminal it cannot ask for confirmation.
    const asked = await runOperatorCommand('restore', [file], elsewhere);
    expect(asked).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /is complete and was made by this site\. The plan:\n  made .*ago\)\n  version .*\n  contains +news \d+, .*users 1, .*files \(.*MB\)\n  replaces .*news \d+.*Nothing was changed\. .*--yes/s,
      ),
    });
    expect(await readdir(join(folder, 'elsewhere', 'backups'))).toEqual([]);
    const interrupted = await runOperatorCommand('restore', [file, '--yes'], elsewhere, (output, signal) => {
      if (output.includes('The plan:')) signal('SIGINT');
    });
    expect(interrupted.output).toContain('Interrupted. No row is half-way: those from before');
    // What it has begun to write, if anything, is removed by the next one.
    const left = await readdir(join(folder, 'elsewhere', 'backups'));
    expect(left.filter((name) => !name.endsWith('.part'))).toEqual([]);
    // A restore first backs up the previous site.
    const restored = await runOperatorCommand('restore', [file, '--yes'], elsewhere);
    expect(restored.code).toBe(0);
    if (dialect === 'sqlite') {
      // Every part of the index is read for every word of a search.
      const db = openSqlite(join(folder, 'elsewhere', 'minbar.sqlite'));
      const parts = sql`select count(distinct segid) as parts from public_search_idx`;
      expect((await parts.execute(db)).rows).toEqual([{ parts: 1 }]);
      await db.destroy();
    }
    const [previous] = await readdir(join(folder, 'elsewhere', 'backups'));
    expect(restored.output).toMatch(/Restored in .*\n  from .*site\.tar\.gz, made .*\n  rows +\d+: news/s);
    expect(restored.output).toContain(`To undo: npm run restore ${join(folder, 'elsewhere', 'backups', previous!)}`);
    expect(await readdir(join(folder, 'elsewhere', 'backups'))).toEqual([
      expect.stringMatching(/^minbar-.*-before-restore\.tar\.gz$/),
    ]);
    // The plan names what a backup lacks.
    await rm(join(folder, 'elsewhere', 'files', 'pictures'), { recursive: true });
    const lacking = join(folder, 'lacking.tar.gz');
    expect((await runOperatorCommand('backup', [lacking], elsewhere)).code).toBe(0);
    expect((await runOperatorCommand('restore', [lacking], elsewhere)).output).toMatch(
      /\n {2}lacks +\d{2,} files, which the site did not find when it was made\n/,
    );
    expect(await runOperatorCommand('restore', [], elsewhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage: npm run restore FILE'),
    });
    await rm(folder, { recursive: true, force: true });
  },
  300_000,
);

it('encrypts a backup, and the backup that a restore makes, with a passphrase from the settings or a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-encrypted-'));
  const environment = { DATA_DIR: join(folder, 'data') };
  const passphrase = 'lamp window river seven';
  await writeFile(join(folder, 'passphrase'), `${passphrase}\n`);
  await writeFile(join(folder, 'wrong'), 'another one that is long enough');
  await writeFile(join(folder, 'short'), 'lamp');
  const site = await startSite({ ...environment, SEED: 'none' });
  await site.stop();
  const file = join(folder, 'site.tar.gz.age');
  expect(
    await runOperatorCommand('backup', [file, '--passphrase-file', join(folder, 'passphrase')], environment),
  ).toMatchObject({
    code: 0,
    output: expect.stringContaining(', encrypted)'),
  });
  expect((await readFile(file)).includes('superadmin')).toBe(false);
  expect(await runOperatorCommand('backup', ['--passphrase-file', join(folder, 'short')], environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('too short: at least 16 characters'),
  });
  expect(await runOperatorCommand('backup', ['--passphrase-file', join(folder, 'none')], environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be read (ENOENT)'),
  });
  expect(await runOperatorCommand('backup', ['--encrypt'], environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: npm run backup'),
  });

  expect(await runOperatorCommand('restore', [file], environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is encrypted. Give its passphrase'),
  });
  expect(
    await runOperatorCommand('restore', [file, '--passphrase-file', join(folder, 'wrong')], environment),
  ).toMatchObject({
    code: 1,
    output: expect.stringMatching(/The passphrase of .* is incorrect/),
  });
  expect(
    (await runOperatorCommand('restore', [file, '--yes'], { ...environment, BACKUP_PASSPHRASE: passphrase })).code,
  ).toBe(0);
  const [before, ...others] = await readdir(join(folder, 'data', 'backups'));
  expect([before, others]).toEqual([expect.stringMatching(/-before-restore\.tar\.gz\.age$/), []]);
  expect(
    (
      await runOperatorCommand(
        'restore',
        [join(folder, 'data', 'backups', before!), '--yes', '--passphrase-file', join(folder, 'passphrase')],
        environment,
      )
    ).code,
  ).toBe(0);
  expect((await stat(join(folder, 'data', 'backups', before!))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true, force: true });
}, 120_000);

it('makes one backup at a time, and waits for another with a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-leases-'));
  const environment = { DATA_DIR: join(folder, 'data') };
  const site = await startSite({ ...environment, SEED: 'none' });
  const db = openSqlite(join(environment.DATA_DIR, 'minbar.sqlite'));
  const jobs = createJobStore(db);
  const waiting = 'Another backup or test restore of this site is under way';
  const names = ['one.tar.gz', 'two.tar.gz'];
  // As the server has it while it makes a backup; then both want it at once.
  const lease = await jobs.claim('backup', new Date(), 60_000);
  const asked = new Set<string>();
  const endWhenBothWait = (name: string) => (output: string) => {
    if (!output.includes(waiting) || asked.has(name)) return;
    asked.add(name);
    if (asked.size === names.length) void lease!.setEnd(new Date());
  };
  const ended = await Promise.all(
    names.map((name) => runOperatorCommand('backup', [join(folder, name)], environment, endWhenBothWait(name))),
  );
  expect(ended).toEqual(names.map(() => ({ code: 0, output: expect.stringContaining(waiting) })));
  for (const { output } of ended) expect(output).toMatch(/Backup: .*\.tar\.gz/);
  expect(await jobs.claim('backup', new Date(), 1)).toBeDefined();
  await db.destroy();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
