/** The metrics of the running site: bounded, without personal data, and closed unless they are asked for. */
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRouteMatcher } from '../../server/metrics/match-route.ts';
import { isKnownHost } from '../../server/metrics/metrics-server.ts';
import { sendRaw, statusOf } from '../setup/servers/raw-http.ts';
import { runToEnd, startSite, type RunningSite } from '../setup/servers/site.ts';
import { staffEnvironment, superadmin } from '../setup/browser/staff.ts';
import { createClient, formOf } from '../setup/api/client.ts';

let site: RunningSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

const start = async (environment: Record<string, string> = {}) =>
  (site = await startSite({ SEED: 'none', METRICS_PORT: '0', ...staffEnvironment, ...environment }));
const addressOf = (running: RunningSite) => /Metrics are at (http:\S+)/.exec(running.output())?.[1];
const read = async (running: RunningSite) => (await fetch(addressOf(running)!)).text();
/** Returns the sum of the samples of a metric with all of these labels. */
const sum = (text: string, name: string, ...labels: string[]) =>
  text
    .split('\n')
    .filter((line) => new RegExp(`^${name}[ {]`).test(line) && labels.every((label) => line.includes(label)))
    .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(site!.url + path, init);
  await response.arrayBuffer();
  return response.status;
};

describe('a route', () => {
  const match = createRouteMatcher(['/', '/news', '/news/:id', '/news/order', '/d/*', '/a/:b/c', '/a/x/:y', '/:type']);
  it.each([
    ['/', '/'], ['/_root.data', '/'], ['/news', '/news'], ['/news/1', '/news/:id'], ['/news/1.data', '/news/:id'],
    ['/news/order', '/news/order'], ['/news/1/2', 'other'], ['/d/1/2/3', '/d/*'], ['/a/x/c', '/a/x/:y'],
    ['/a/z/c', '/a/:b/c'], ['/a/x/c/d', 'other'], ['/__proto__', '/:type'], ['/constructor/1', 'other'],
    ['*', 'other'], ['', 'other'], [`/d${'/x'.repeat(20)}`, 'other'],
  ])('of %s is %s', (path, pattern) => expect(match(path)).toBe(pattern)); // prettier-ignore
});

describe('the host of a request', () => {
  it.each(['127.0.0.1', '10.0.0.7:9464', '[::1]:9464', 'localhost', 'LOCALHOST:80', 'metrics:9464', 'METRICS'])(
    'may be %s',
    (host) => expect(isKnownHost(host, 'Metrics')).toBe(true),
  );
  it.each([
    'attacker.example', 'metrics.attacker.example', '127.0.0.1.attacker.example', 'localhost.attacker.example',
    '127.0.0.1@attacker.example', 'attacker.example#127.0.0.1', '[attacker]', '', undefined,
  ])('may not be %s', (host) => expect(isKnownHost(host, 'Metrics')).toBe(false)); // prettier-ignore
});

describe('metrics', () => {
  it('are served nowhere by default, and not on the port of the site', async () => {
    await start({ METRICS_PORT: '' });
    expect(addressOf(site!)).toBeUndefined();
    expect(await get('/metrics')).toBe(404);
  });

  it('are on a port of their own on loopback, which serves nothing else', async () => {
    await start();
    const address = addressOf(site!)!;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect(new URL(address).port).not.toBe(new URL(site!.url).port);
    expect(await get('/metrics')).toBe(404);
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const path of ['/', '/api/news', '/metrics/x', '/metricsx'])
      expect((await fetch(new URL(path, address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(404);
  });

  it('are not read through a web page whose domain resolves to this machine', async () => {
    await start();
    const address = addressOf(site!)!;
    const statusUnder = async (host: string) =>
      statusOf(await sendRaw(address, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));
    expect(await statusUnder(new URL(address).host)).toBe(200);
    expect(await statusUnder(`attacker.example:${new URL(address).port}`)).toBe(421);
    expect(await statusUnder('')).toBe(421);
  });

  it('count requests by pattern, method and status, and what the program does', async () => {
    await start();
    for (let n = 0; n < 3; n += 1) await get('/about');
    await get('/api/news?q=x');
    await get('/api/news/0123456789abcdef01234567');
    await get('/api/users/login', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    await get('/healthz', { method: 'PATCH' });
    const client = createClient({ request: (path, init) => fetch(site!.url + path, init) });
    await client.login(superadmin.email, superadmin.password);
    const file = new File([Buffer.from('not a picture')], 'hodan-cali.png', { type: 'image/png' });
    expect((await client.send('POST', '/api/files', formOf({ file }))).status).toBe(400);
    const message = { name: 'Hodan Cali', email: 'hodan@example.org', message: 'Hello' };
    await client.send('POST', '/api/v1.0/email/send-form', message);

    const text = await read(site!);
    const total = (...labels: string[]) => sum(text, 'minbar_http_requests_total', ...labels);
    expect(total('route="/about"', 'method="GET"', 'status="200"')).toBe(3);
    expect(total('route="/api/news"', 'status="200"')).toBe(1);
    expect(total('route="/api/news/:id"', 'status="404"')).toBe(1);
    expect(total('route="/api/users/login"', 'method="POST"', 'status="401"')).toBe(1);
    expect(total('method="other"')).toBe(1);
    expect(sum(text, 'minbar_http_request_duration_seconds_count', 'route="/about"')).toBe(3);
    expect(sum(text, 'minbar_cached_answers_total', 'result="hit"')).toBe(2);
    expect(sum(text, 'minbar_cached_answers_total', 'result="miss"')).toBeGreaterThan(0);
    expect([sum(text, 'minbar_uploads_total'), sum(text, 'minbar_uploaded_bytes_total')]).toEqual([1, 13]);
    for (const name of ['minbar_rendering_queue', 'minbar_mail_queue', 'minbar_newest_backup_timestamp_seconds'])
      expect(text).toContain(`# TYPE ${name} gauge`);
    // Backups are not copied.
    expect(text).not.toContain('minbar_newest_copy_timestamp_seconds');
    expect(sum(text, 'process_resident_memory_bytes')).toBeGreaterThan(30_000_000);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/hodan|superadmin@|127\.0\.0\.1|0123456789abcdef/i);
  });

  it('have the newest copy of a backup where backups are copied', async () => {
    await start({
      BACKUP_S3_BUCKET: 'copies',
      BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
      BACKUP_S3_ACCESS_KEY_ID: 'a',
      BACKUP_S3_SECRET_ACCESS_KEY: 'b',
    });
    expect(await read(site!)).toMatch(/^minbar_newest_copy_timestamp_seconds 0$/m);
  });

  it('do not grow with 1,000 random addresses and unusual methods', async () => {
    await start();
    const first = ['', 'dashboard/', 'api/', 'api/news/', 'files/', 'publications/news/', 'assets/', 'a/b/c/d/e/f/'];
    const visit = (n: number) => {
      const name = `${Math.random().toString(36).slice(2)}-hodan@example.org`;
      return get(`/${first[n % first.length]}${name}?token=${name}`, {
        method: ['GET', 'HEAD', 'DELETE', 'PROPFIND', 'REPORT'][n % 5]!,
      });
    };
    const visitSome = async (count: number) => {
      for (let n = 0; n < count; n += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => visit(n + more)));
    };
    // All patterns, methods and statuses that there are.
    await visitSome(120);
    const before = (await read(site!)).split('\n').length;
    await visitSome(1_000);
    const text = await read(site!);
    expect(text.split('\n').length).toBeLessThanOrEqual(before + 20);
    expect(text).not.toMatch(/hodan|token|PROPFIND|REPORT/);
    expect(sum(text, 'minbar_http_requests_total')).toBe(1_120);
  }, 60_000);

  it('are summed up over the processes, and reported while one of them hangs', async () => {
    await start({ PROCESSES: '2' });
    for (let n = 0; n < 40; n += 1) await get('/about', { headers: { connection: 'close' } });
    expect(sum(await read(site!), 'minbar_http_requests_total', 'route="/about"')).toBe(40);
    expect(sum(await read(site!), 'minbar_http_requests_total', 'route="/about"')).toBe(40);
    const { execFileSync } = await import('node:child_process');
    const workers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(site!.pid)], { encoding: 'utf8' });
    const [pid] = workers.trim().split(/\s+/).map(Number);
    process.kill(pid!, 'SIGSTOP');
    const text = await read(site!);
    expect(sum(text, 'minbar_http_requests_total', 'route="/about"')).toBeLessThanOrEqual(40);
    expect(text).toContain('minbar_mail_queue');
    process.kill(pid!, 'SIGCONT');
    await expect
      .poll(async () => sum(await read(site!), 'minbar_http_requests_total', 'route="/about"'), { timeout: 20_000 })
      .toBe(40);
  }, 60_000);

  it('stop the start with a sentence where their port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    site = await startSite({ SEED: 'none' });
    const { dataDir } = site;
    await site.kill();
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`The metrics cannot be served on 127.0.0.1:${port} (EADDRINUSE).`);
    taken.close();
    await (await import('node:fs/promises')).rm(dataDir, { recursive: true });
    site = undefined;
  });
});
