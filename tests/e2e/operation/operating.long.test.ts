/** Operating the server: starting, wrong settings, a full stop, a crash. */
import { createServer } from 'node:http';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../server/store/dialects/sqlite.ts';
import { killDuringStart, runToEnd, startSite } from '../../setup/servers/site.ts';
import { startSmtp } from '../../setup/programs/smtp.ts';

describe('a failed start prints one sentence', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-operating-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('about a wrong setting', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder, PORT: 'eighty' });
    expect([code, output]).toEqual([1, 'The setting PORT is wrong: it should be a number from 0 to 65535.\n']);
    const key = await runToEnd({ DATA_DIR: folder, BACKUP_KEY_FILE: join(folder, 'missing', 'key') });
    expect(key).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The setting BACKUP_KEY_FILE is wrong: in the folder .*\n$/),
    });
  });

  it('about a database file that is not a database', async () => {
    const dataDir = join(folder, 'letter');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'minbar.sqlite'), 'Dear reader, this is a letter. '.repeat(100));
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toBe(
      `${join(dataDir, 'minbar.sqlite')} is not a SQLite database. If it was the site's: stop the server (systemctl ` +
        'stop minbar), move the file away, keep it, and restore the last backup with: npm run restore FILE\n',
    );
  });

  it.each([0, 200])('about a database that is damaged from byte %i on', async (from) => {
    const dataDir = join(folder, `damaged-${from}`);
    const site = await startSite({ DATA_DIR: dataDir, SEED: 'none' });
    await site.stop();
    const file = join(dataDir, 'minbar.sqlite');
    const bytes = await readFile(file);
    bytes.fill(0x5a, from + 100, from + 20_000);
    await writeFile(file, bytes);
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.replace(/SQLITE_CORRUPT\w*/, 'SQLITE_CORRUPT')).toBe(
      `The database ${file} is damaged (SQLITE_CORRUPT). Stop the server (systemctl stop minbar), move the file away ` +
        `together with ${file}-wal and ${file}-shm, keep them, and restore the last backup with: npm run restore FILE\n`,
    );
  });

  it('about a data folder used by another server, but not after that server was killed', async () => {
    const dataDir = join(folder, 'shared');
    const site = await startSite({ DATA_DIR: dataDir, SEED: 'none', PROCESSES: '2' });
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: '0' });
    expect([code, output]).toEqual([
      1,
      `Another server already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    ]);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await site.kill();
    const next = await startSite({ DATA_DIR: dataDir, SEED: 'none' });
    expect(await next.stop()).toBe(0);
  });

  it('about a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'file/data') });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder .* cannot be created \(ENOTDIR\)\. Set DATA_DIR to a writable folder\.\n$/,
    );
  });

  it('about a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'port'), SEED: 'none', PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use on 127.0.0.1.`);
    expect(output).not.toContain('    at '); // no stack
  });

  it('about a PostgreSQL server that cannot be reached', async () => {
    const { code, output } = await runToEnd({
      DATA_DIR: join(folder, 'pg'),
      DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^PostgreSQL cannot be reached with DATABASE_URL/);
    expect(output).not.toContain('secret');
  });
});

describe('a running site', () => {
  it('keeps every acknowledged message through kill -9, and starts again with its data', async () => {
    const first = await startSite({ SEED: 'none', DATA_DIR: await mkdtemp(join(tmpdir(), 'minbar-crash-')) });
    let sent = 0;
    const form = () =>
      new URLSearchParams({ name: 'Ayan', email: 'ayan@example.org', message: `Kept? ${(sent += 1)}` });
    let acknowledged = 0;
    const send = async () => {
      for (;;) {
        const response = await fetch(`${first.url}/api/v1.0/email/send-form`, { method: 'POST', body: form() });
        if (response.ok) acknowledged += 1;
      }
    };
    const senders = [send(), send(), send()].map((sender) => sender.catch(() => undefined));
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(30);
    await first.kill();
    await Promise.all(senders);

    const second = await startSite({ SEED: 'none', DATA_DIR: first.dataDir });
    const db = openSqlite(join(first.dataDir, 'minbar.sqlite'));
    const stored = await db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await db.destroy();
    expect(stored.count).toBeGreaterThanOrEqual(acknowledged);
    expect(await second.stop()).toBe(0);
    await rm(first.dataDir, { recursive: true, force: true });
  });

  it.each(['1', '2'])('makes its data readable for its own user only (%s processes)', async (PROCESSES) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-modes-'));
    await chmod(dataDir, 0o755);
    const site = await startSite({ SEED: 'none', DATA_DIR: dataDir, PROCESSES });
    const open: string[] = [];
    for (const name of ['', ...(await readdir(dataDir, { recursive: true }))])
      if (((await stat(join(dataDir, name))).mode & 0o077) !== 0) open.push(name);
    expect(open).toEqual([]);
    expect(await readdir(dataDir)).toContain('minbar.sqlite-wal');
    expect(await site.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(['1', '2'])(
    'acknowledges nothing once its database was deleted, logs it once and exits (%s processes)',
    async (PROCESSES) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'minbar-vanished-'));
      const site = await startSite({ SEED: 'none', DATA_DIR: dataDir, PROCESSES });
      const send = () =>
        fetch(`${site.url}/api/v1.0/email/send-form`, {
          method: 'POST',
          headers: { connection: 'close' },
          body: new URLSearchParams({ name: 'Ayan', email: 'ayan@example.org', message: 'Kept?' }),
        });
      expect((await send()).status).toBe(200);
      await rm(join(dataDir, 'minbar.sqlite'));
      const answer = await send();
      expect([answer.status, (await answer.json()).code]).toEqual([503, 'database_unavailable']);
      expect(await site.ended).toBe(1);
      expect(site.output().match(/the database was deleted or replaced/g)).toHaveLength(1);
      await rm(dataDir, { recursive: true, force: true });
    },
  );

  it('writes a log that stays small and contains no names, addresses or tokens, whatever the requests', async () => {
    const smtp = await startSmtp();
    smtp.refuse('recipients');
    const site = await startSite({ SEED: 'none', LOG_LEVEL: 'info', SMTP_URL: smtp.url });
    const ask = async (path: string, init: RequestInit = {}) => (await fetch(site.url + path, init)).arrayBuffer();
    const json = (body: unknown) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    for (let n = 0; n < 100; n += 1) {
      await Promise.all([
        ask(`/about?${'x'.repeat(4_000)}=${n}`, { method: 'POST', body: 'a=b' }),
        ask(`/publications/news/${n}`, { method: 'PUT', body: 'x' }),
        ask(`/set-password?token=secret-token-${n}`),
        ask(`/search?q=hodan-${n}`, { method: 'DELETE' }),
        ask('/%E0%A4%A', { method: 'POST' }),
        ask(`/api/users/login`, json({ email: `hodan.${n}@example.org`, password: 'a wrong password' })),
        ask('/api/users/set-password', json({ token: `secret-token-${n}`, password: 'a long password' })),
        ask(`/api/news/${n}?q=${n}`),
      ]);
    }
    await ask('/api/v1.0/email/send-form', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ayan Cali', email: 'ayan.cali@example.org', message: 'My number is 063' }),
    });
    await expect.poll(() => site.output(), { timeout: 20_000 }).toContain('a message could not be mailed');
    expect(await site.stop()).toBe(0);
    await smtp.stop();
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.filter((line) => !line.includes('could not be mailed'))).toEqual([]);
    expect(lines.join('\n').length).toBeLessThan(5_000);
    expect(lines.join('\n')).not.toMatch(/example\.org|@|secret-token|hodan|Ayan|127\.0\.0\.1|\?\w+=/);
  });

  it('completes an interrupted first start at the next one', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-first-'));
    await killDuringStart(dataDir);
    const site = await startSite({ DATA_DIR: dataDir });
    const news = (await (await fetch(`${site.url}/api/news?limit=100`)).json()) as { total: number };
    expect(news.total).toBeGreaterThanOrEqual(14);
    expect(await site.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('finishes the requests under way on SIGTERM, and exits', async () => {
    const site = await startSite({ SEED: 'none' });
    const responses = Promise.allSettled(
      Array.from({ length: 20 }, () => fetch(`${site.url}/about`).then((response) => response.status)),
    );
    await fetch(`${site.url}/healthz`);
    const before = Date.now();
    expect(await site.stop()).toBe(0);
    // Less than the 8 seconds after which connections are cut.
    expect(Date.now() - before).toBeLessThan(7_000);
    const statuses = (await responses).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
