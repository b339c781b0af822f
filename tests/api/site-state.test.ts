/** The state of the site, in each state that can be produced for real. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Server } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { judgeCertificate, type StateFact } from '../../domain/operating/site-state.ts';
import { createBackupRunStore } from '../../server/store/backup-run-store.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { uploadPicture } from '../setup/api/media.ts';
import { authority, certificates, key } from '../setup/programs/certificates.ts';
import { startSmtp } from '../setup/programs/smtp.ts';

const day = 24 * 60 * 60_000;
type Part = { name: string; level: string; advice: string; facts: StateFact[]; warnings?: { key: string }[] };

let site: TestApp;
let boss: StaffClient;
const open = async (...options: Parameters<typeof openTestApp>) => {
  site = await openTestApp(...options);
  boss = await site.signIn('superadmin');
};
afterEach(() => site.close());

const look = async () => {
  const { status, json } = await boss.get('/api/site-state');
  expect(status).toBe(200);
  return json as { level: string; parts: Part[]; errors: unknown[] };
};
const partOf = async (name: string) => (await look()).parts.find((part) => part.name === name)!;
const stateOf = async (name: string) => {
  const { level, advice } = await partOf(name);
  return `${level} ${advice}`;
};
const factOf = (part: Part, name: string) => part.facts.find((fact) => fact.name === name)?.value;

describe.each(dialects)('the state of the site over %s', (dialect) => {
  it('is for superadmins alone, and not cached', async () => {
    await open(dialect);
    const answer = await boss.get('/api/site-state');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((answer.json as { parts: Part[] }).parts.map(({ name }) => name)).toEqual([
      'disk',
      'memory',
      'database',
      'files',
      'mail',
      'backups',
      'certificate',
      'clock',
      'versions',
      'errors',
    ]);
    const admin = await site.signIn('admin');
    expect((await admin.get('/api/site-state')).status).toBe(403);
    expect((await site.get('/api/site-state')).status).toBe(401);
    expect(await stateOf('mail')).toBe('attention off');
    // No paths and no passwords of the settings.
    expect(answer.text).not.toMatch(/postgres:\/\/|\/tmp\//);
  });

  it('shows kind, version, size and speed of the database, and when nothing can be saved', async () => {
    await open(dialect);
    const database = await partOf('database');
    expect(database).toMatchObject({ level: 'ok', advice: 'ok' });
    expect(factOf(database, 'kind')).toMatch(dialect === 'sqlite' ? /^SQLite 3\.\d+/ : /^PostgreSQL \d+/);
    expect(factOf(database, 'size')).toBeGreaterThan(50_000);
    // The table of the write probe is missing, as in a damaged database.
    await sql`alter table settings rename to settings_away`.execute(site.db);
    await expect.poll(() => stateOf('database'), { timeout: 20_000, interval: 1_000 }).toBe('problem notWritable');
    expect((await look()).level).toBe('problem');
    await sql`alter table settings_away rename to settings`.execute(site.db);
    await expect.poll(() => stateOf('database'), { timeout: 20_000, interval: 1_000 }).toBe('ok ok');
  });

  it('shows whether mail is sent, refused or failing, by code alone', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.stop());
    await open(dialect, { environment: { SMTP_URL: smtp.url } });
    const send = () =>
      site.visit().send('POST', '/api/v1.0/email/send-form', {
        name: 'Ayan',
        email: 'ayan@example.org',
        message: `Hello at ${site.clock.now.toISOString()}`,
      });
    expect(await stateOf('mail')).toBe('ok ok');
    await send();
    await smtp.waitForMessages(1);
    await expect.poll(async () => factOf(await partOf('mail'), 'sentAt'), { timeout: 10_000 }).toBeTypeOf('string');
    expect(await stateOf('mail')).toBe('ok ok');

    site.advance(1_000);
    smtp.refuse('recipients');
    await send();
    await expect.poll(() => stateOf('mail'), { timeout: 10_000 }).toBe('attention refused');

    site.advance(1_000);
    smtp.refuse('connections');
    await send();
    await expect.poll(() => stateOf('mail'), { timeout: 10_000 }).toBe('problem failing');
    const mail = await partOf('mail');
    expect(factOf(mail, 'error')).toMatch(/^[\w ]+$/);
    expect(JSON.stringify(mail)).not.toContain('@');
    expect([factOf(mail, 'retrying'), factOf(mail, 'gaveUp')]).toEqual([2, 0]);

    await sql`update messages set mail_next_at = null where mail_state = 'failed'`.execute(site.db);
    smtp.refuse(null);
    site.advance(1_000);
    await send();
    await expect.poll(() => stateOf('mail'), { timeout: 10_000 }).toBe('attention gaveUp');
    expect(factOf(await partOf('mail'), 'gaveUp')).toBe(2);
  });
});

describe('the state of the site', () => {
  it('has the status of the backups that the first screen shows', async () => {
    await open('sqlite', { environment: { BACKUP_SCHEDULE: 'daily' } });
    const runs = createBackupRunStore(site.db);
    const newRun = (id: string, daysAgo: number) => {
      const createdAt = new Date(site.clock.now.getTime() - daysAgo * day).toISOString();
      return { id, kind: 'backup', reason: 'schedule', requestedBy: null, createdAt } as const;
    };
    const outcome = { rows: 1, files: 0, missing: 0 };
    const addArchive = async (id: string, daysAgo: number, content: string) => {
      const file = `minbar-2026-11-${20 - daysAgo}T020000-daily.tar.gz`;
      await writeFile(join(site.dataDir, 'backups', file), content);
      await runs.addDone(newRun(id, daysAgo), { ...outcome, file, bytes: content.length });
    };
    const statusOf = async () => {
      const { level, advice, warnings } = await partOf('backups');
      expect(warnings ?? []).toEqual((await boss.get('/api/backups')).json['warnings']);
      return [level, advice, ...(warnings ?? []).map(({ key }) => key)].join(' ');
    };
    expect(await statusOf()).toBe('ok noneYet');
    await sql`update users set created_at = '2026-11-01T00:00:00.000Z'`.execute(site.db);
    expect(await statusOf()).toBe('problem noneYet none');
    // Archives of the folder that no run names are not counted, and neither is a failed run.
    await mkdir(join(site.dataDir, 'backups'));
    await writeFile(join(site.dataDir, 'backups/minbar-copy.tar.gz'), 'x');
    expect(await statusOf()).toBe('problem noneYet none');
    await addArchive('old', 3, 'four');
    expect(await statusOf()).toBe('problem ok old');
    expect(factOf(await partOf('backups'), 'size')).toBe(4);
    expect(await site.siteGauges.newestBackup()).toEqual(new Date(newRun('old', 3).createdAt));
    await addArchive('newest', 1, '1');
    expect(await statusOf()).toBe('ok ok');
    await runs.add(newRun('failed', 0));
    const at = site.clock.now.toISOString();
    await runs.claim('claim', at, new Date(site.clock.now.getTime() + day).toISOString());
    await runs.fail('failed', 'claim', at, 'diskFull', null);
    expect(await statusOf()).toBe('problem ok failed');
  });

  it.each([
    ['sqlite', {}, 'problem noneYet gone'],
    ['postgres', {}, 'problem noneYet gone'],
    // Another machine may have the archive.
    [
      'postgres',
      {
        S3_BUCKET: 'minbar',
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
        FILE_STORAGE: 'disk',
      },
      'ok ok',
    ],
  ] as const)(
    'counts no backup over %s whose archive is gone, with the settings %j',
    async (dialect, settings, state) => {
      await open(dialect, { environment: { BACKUP_SCHEDULE: 'daily', ...settings } });
      const runs = createBackupRunStore(site.db);
      const createdAt = new Date(site.clock.now.getTime() - day).toISOString();
      const file = 'minbar-2026-11-19T020000-daily.tar.gz';
      const outcome = { file, bytes: 1, rows: 1, files: 0, missing: 0 };
      await runs.addDone({ id: 'gone', kind: 'backup', reason: 'schedule', requestedBy: null, createdAt }, outcome);
      const { level, advice, warnings } = await partOf('backups');
      expect([level, advice, ...(warnings ?? []).map(({ key }) => key)].join(' ')).toBe(state);
      const { backups } = (await boss.get('/api/backups')).json as { backups: { isHere: boolean }[] };
      expect(backups.map(({ isHere }) => isHere)).toEqual([false]);
      // `npm run backup FILE` wrote it to a place that the server does not know.
      const command = { id: 'command', kind: 'backup', reason: 'command', requestedBy: null, createdAt } as const;
      await runs.addDone(command, { ...outcome, file: 'site.tar.gz' });
      expect(await stateOf('backups')).toBe('ok ok');
    },
  );

  it('counts a backup that was copied to the bucket and whose archive is gone', async () => {
    const bucket = { BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: 'https://store.example', BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'b' }; // prettier-ignore
    await open('sqlite', { environment: { BACKUP_SCHEDULE: 'daily', ...bucket } });
    const runs = createBackupRunStore(site.db);
    const file = 'minbar-2026-11-19T020000-daily.tar.gz';
    const outcome = { file, bytes: 1, rows: 1, files: 0, missing: 0 };
    const run = { reason: 'schedule', requestedBy: null, createdAt: site.clock.now.toISOString() } as const;
    await runs.addDone({ ...run, id: 'made', kind: 'backup' }, outcome);
    expect(await stateOf('backups')).toBe('problem noneYet');
    await runs.addDone({ ...run, id: 'copied', kind: 'copy', copyOf: 'made', place: 'store.example/backups' }, outcome);
    expect(await stateOf('backups')).toBe('ok copied');
    await runs.clearFile('copied');
    expect(await stateOf('backups')).toMatch(/^problem/);
  });

  it('reports missing backups less urgently where the schedule is off', async () => {
    await open('sqlite');
    await sql`update users set created_at = '2026-11-01T00:00:00.000Z'`.execute(site.db);
    expect(await stateOf('backups')).toBe('attention noneYet');
  });

  it('shows where the folder of the files cannot be written', async () => {
    await open('sqlite');
    expect(await stateOf('files')).toBe('ok onDisk');
    await writeFile(join(site.dataDir, 'files'), 'in the way');
    expect(await partOf('files')).toEqual({
      name: 'files',
      level: 'problem',
      advice: 'notWritable',
      facts: [{ name: 'error', kind: 'text', value: 'ENOTDIR' }],
    });
  });

  it('shows that files are missing which the database names, as with the folder of another site', async () => {
    await open('sqlite');
    expect((await uploadPicture(boss)).status).toBe(201);
    expect(await stateOf('files')).toBe('ok onDisk');
    await rename(join(site.dataDir, 'files', 'pictures'), join(site.dataDir, 'files', 'away'));
    expect(await stateOf('files')).toBe('problem missing');
    await rename(join(site.dataDir, 'files', 'away'), join(site.dataDir, 'files', 'pictures'));
    expect(await stateOf('files')).toBe('ok onDisk');
  });

  it('shows the sizes of disk and memory, and what could not be checked', async () => {
    await open('sqlite');
    const disk = await partOf('disk');
    expect(factOf(disk, 'total')).toBeGreaterThanOrEqual(Number(factOf(disk, 'free')));
    const memory = await partOf('memory');
    expect(factOf(memory, 'process')).toBeGreaterThan(10_000_000);
    expect(Number(factOf(memory, 'total'))).toBeGreaterThan(Number(factOf(memory, 'process')));
    // Without its folder the space of the disk is unknown; the other parts are shown.
    await rename(site.dataDir, `${site.dataDir}-away`);
    expect(await stateOf('disk')).toBe('problem unknown');
    expect(await stateOf('versions')).toBe('ok ok');
    await rename(`${site.dataDir}-away`, site.dataDir);
    expect(await stateOf('disk')).not.toBe('problem unknown');
  });
});

describe('the certificate of PUBLIC_URL', () => {
  let server: Server | undefined;
  let connections = 0;
  beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority]));
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
    server = undefined;
  });

  const serve = async (cert: string) => {
    connections = 0;
    server = createServer({ key, cert }).on('connection', () => (connections += 1));
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((done) => server!.listen(0, 'localhost', done));
    await open('sqlite', {
      environment: { PUBLIC_URL: `https://localhost:${(server.address() as AddressInfo).port}` },
    });
  };

  it('is asked for only where there is one', async () => {
    await open('sqlite');
    expect(await stateOf('certificate')).toBe('attention notSet');
    await site.close();
    await open('sqlite', { environment: { PUBLIC_URL: 'http://localhost' } });
    expect(await stateOf('certificate')).toBe('attention noHttps');
  });

  it('is valid, and is looked at once an hour', async () => {
    await serve(certificates.good);
    expect(await stateOf('certificate')).toBe('ok ok');
    for (let n = 0; n < 5; n += 1) await look();
    expect(connections).toBe(1);
    site.advance(59 * 60_000);
    await look();
    expect(connections).toBe(1);
    site.advance(2 * 60_000);
    await look();
    expect(connections).toBe(2);
    // The clock was wrong: a result from the future is not used.
    site.clock.now = new Date(site.clock.now.getTime() - 30 * 60_000);
    await look();
    expect(connections).toBe(3);
  });

  it('ends soon, counted in days, or in shares of a short lifetime', () => {
    const now = new Date('2026-11-20T08:00:00.000Z');
    const judge = (lifetime: number, daysLeft: number) => {
      const at = (days: number) => new Date(now.getTime() + days * day).toISOString();
      const dates = { checkedAt: at(0), validFrom: at(daysLeft - lifetime), validTo: at(daysLeft) };
      const { level, advice } = judgeCertificate({ state: 'found', ...dates, fault: undefined }, now);
      return `${level} ${advice}`;
    };
    expect([90, 30, 15, 13, 4, 2, 0].map((daysLeft) => judge(90, daysLeft))).toEqual([
      'ok ok', 'ok ok', 'ok ok', 'attention ending', 'attention ending', 'problem ending', 'problem expired',
    ]); // prettier-ignore
    expect([6, 2, 1, 0.5, -1].map((daysLeft) => judge(6, daysLeft))).toEqual([
      'ok ok', 'ok ok', 'attention ending', 'problem ending', 'problem expired',
    ]); // prettier-ignore
  });

  it.each([
    ['expired', 'problem expired'],
    ['otherName', 'problem otherName'],
  ] as const)('is %s', async (kind, expected) => {
    await serve(certificates[kind]);
    expect(await stateOf('certificate')).toBe(expected);
  });

  it('is not trusted without its authority', async () => {
    const known = tls.getCACertificates('default');
    tls.setDefaultCACertificates(tls.getCACertificates('bundled'));
    onTestFinished(() => tls.setDefaultCACertificates(known));
    await serve(certificates.good);
    expect(await stateOf('certificate')).toBe('problem untrusted');
  });

  it('is unreachable where nothing listens, or something else than https', async () => {
    await open('sqlite', { environment: { PUBLIC_URL: 'https://localhost:1' } });
    expect(await stateOf('certificate')).toBe('attention unreachable');
    await site.close();
    const plain = (await import('node:net')).createServer((socket) => void socket.end('no tls here\n'));
    await new Promise<void>((done) => plain.listen(0, 'localhost', done));
    onTestFinished(() => void plain.close());
    const { port } = plain.address() as AddressInfo;
    await new Promise((done) => connect(port, 'localhost').once('close', done).resume());
    await open('sqlite', { environment: { PUBLIC_URL: `https://localhost:${port}` } });
    expect(await stateOf('certificate')).toBe('attention unreachable');
  });

  it('is unreachable within seconds where the other side sends nothing', async () => {
    const silent = (await import('node:net')).createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, 'localhost', done));
    onTestFinished(() => void silent.close());
    await open('sqlite', {
      environment: { PUBLIC_URL: `https://localhost:${(silent.address() as AddressInfo).port}` },
    });
    expect(await stateOf('certificate')).toBe('attention unreachable');
  });
});
