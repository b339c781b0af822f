/** One process per core: real processes that serve one site, as an operator runs them. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../setup/api/app.ts';
import { createClient, type Client } from '../../setup/api/client.ts';
import { createPostgresDatabase } from '../../setup/programs/test-database.ts';
import { runToEnd, startSite, type RunningSite } from '../../setup/servers/site.ts';
import { startSmtp, type TestSmtp } from '../../setup/programs/smtp.ts';
import { staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const workers = 2;

describe.each(dialects)('two processes over %s', (dialect) => {
  let smtp: TestSmtp;
  let site: RunningSite;
  let staff: Client;
  let id: string;

  const save = (item: string, title: string) =>
    staff.send('PUT', `/api/news/${item}`, { Title: title, Content: 'x', PublishedAt: '2026-01-01T00:00:00.000Z' });

  beforeAll(async () => {
    const database: Record<string, string> =
      dialect === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {};
    smtp = await startSmtp();
    site = await startSite({
      ...staffEnvironment,
      ...database,
      SMTP_URL: smtp.url,
      SEED: 'none',
      PROCESSES: String(workers),
    });
    staff = createClient({
      request(path, init) {
        const headers = new Headers(init.headers);
        headers.set('connection', 'close'); // another process may take the next one
        return fetch(site.url + path, { ...init, headers });
      },
    });
    expect((await staff.login(superadmin.email, superadmin.password)).status).toBe(200);
    id = String((await staff.send('POST', '/api/news', {})).json['_id']);
  });
  afterAll(async () => {
    await site.kill();
    await smtp.stop();
  });

  it('report once that they are ready, and are', async () => {
    expect(site.output().match(/ready at/g)).toHaveLength(1);
    expect(childrenOf(site.pid)).toHaveLength(workers);
    expect(await read(`${site.url}/readyz`)).toBe('ready');
  });

  it('show no old data once a write was acknowledged', async () => {
    const old: string[] = [];
    for (let round = 1; round <= 30; round += 1) {
      const title = `Round ${round}.`;
      expect(await save(id, title)).toMatchObject({ status: 200 });
      // Lists and items, pages and JSON in turn: each round requests what the previous round left in both caches.
      const paths = ['/api/news', `/api/news/${id}`, '/publications/news', `/publications/news/${id}`];
      const texts = await Promise.all([...paths, ...paths].map((path) => read(site.url + path)));
      texts.forEach(
        (text, index) => text.includes(title) || old.push(`round ${round}: ${paths[index % paths.length]}`),
      );
    }
    expect(old).toEqual([]);
  });

  it('keep all simultaneous writes', async () => {
    const titles = Array.from({ length: 16 }, (_, n) => `Together ${n}.`);
    const responses = await Promise.all(
      titles.map(async (title) => {
        const made = await staff.send('POST', '/api/news', {});
        return save(String(made.json['_id']), title);
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const list = await read(`${site.url}/api/news?limit=100`);
    expect(titles.filter((title) => !list.includes(title))).toEqual([]);
  });

  it('mail each message of a visitor once and at once, whichever process received it', async () => {
    const send = (name: string) =>
      fetch(`${site.url}/api/v1.0/email/send-form`, {
        method: 'POST',
        headers: { connection: 'close' },
        body: new URLSearchParams({ name, email: 'ayan@example.org', message: 'Hello' }),
      });
    const responses = await Promise.all(Array.from({ length: 6 }, (_, n) => send(`Ayan ${n}`)));
    expect(responses.map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => true));
    const arrived = await smtp.waitForMessages(6, 8_000);
    expect(new Set(arrived.map(({ raw }) => /Message from Ayan \d/.exec(raw)?.[0])).size).toBe(6);
    expect(arrived).toHaveLength(6);
  });

  it('count wrong passwords together: 400 at the same moment from one address, of which 30 are checked', async () => {
    const guess = (n: number, headers: Record<string, string> = {}) =>
      fetch(`${site.url}/api/users/login`, {
        method: 'POST',
        headers: {
          connection: 'close',
          'content-type': 'application/json',
          'x-forwarded-for': '198.51.100.7',
          ...headers,
        },
        body: JSON.stringify({ email: `nobody-${n}@example.org`, password: 'a wrong guess' }),
      });
    const statuses = (await Promise.all(Array.from({ length: 400 }, (_, n) => guess(n)))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // A further try is allowed every ten seconds.
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(30);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(32);
    expect((await guess(1, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(401);
  });

  it('replace a killed process while the site goes on serving', async () => {
    const [victim] = childrenOf(site.pid);
    const reading = new AbortController();
    const answered: string[] = [];
    const reader = async () => {
      while (!reading.signal.aborted) answered.push(await read(`${site.url}/api/news/${id}`).catch(() => 'lost'));
    };
    const readers = [reader(), reader(), reader(), reader()];
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    process.kill(victim!, 'SIGKILL');
    answered.length = 0;
    // A write right after it does not wait for the killed process.
    const before = performance.now();
    await expect
      .poll(() => save(id, 'After it died').catch(() => 'lost'), { interval: 10 })
      .toMatchObject({ status: 200 });
    expect(performance.now() - before).toBeLessThan(900);
    await expect.poll(() => site.output(), { timeout: 8_000 }).toContain('was restarted');
    reading.abort();
    await Promise.all(readers);

    expect(childrenOf(site.pid)).toHaveLength(workers);
    expect(childrenOf(site.pid)).not.toContain(victim);
    // Only the requests of the killed process are lost.
    expect(answered.filter((text) => text === 'lost').length).toBeLessThanOrEqual(4);
    expect(answered.filter((text) => text.includes('After it died')).length).toBeGreaterThan(20);
    // The new process sees writes of the others too.
    expect(await save(id, 'After it came')).toMatchObject({ status: 200 });
    for (const text of await Promise.all(Array.from({ length: 8 }, () => read(`${site.url}/api/news/${id}`))))
      expect(text).toContain('After it came');
  });

  it('all end on SIGTERM', async () => {
    const pids = [site.pid, ...childrenOf(site.pid)];
    const before = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

it.concurrent('ends the workers when their primary is killed', async ({ expect }) => {
  const site = await startSite({ SEED: 'none', PROCESSES: String(workers) });
  const pids = childrenOf(site.pid);
  expect(pids).toHaveLength(workers);
  await site.kill();
  await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
});

it.concurrent('prints one sentence when the port is in use', async ({ expect }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-port-'));
  const { code, output } = await runToEnd({
    DATA_DIR: dataDir,
    ...staffEnvironment,
    SEED: 'none',
    PORT: String(port),
    PROCESSES: String(workers),
  });
  other.close();
  await rm(dataDir, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(output.match(/already in use/g)).toHaveLength(1);
  expect(output).toContain(`Port ${port} is already in use on 127.0.0.1.`);
  expect(output).not.toContain('    at '); // no stack
});

/** Reads over a new connection, which any of the processes may accept. */
function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, timeout: 2_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end();
  });
}

/** Returns the running children of a process, from /proc of Linux. */
function childrenOf(parent: number): number[] {
  return processes().filter((pid) => statOf(pid)?.parent === parent && isAlive(pid));
}

function isAlive(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== undefined && stat.state !== 'Z'; // a zombie: ended, but not yet reaped by its parent
}

function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined; // the process has ended
  }
}
