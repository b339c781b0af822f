/** Every response has a request id, and so has the line that the log writes about the request. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import { chooseRequestId } from '../../server/http/request-id.ts';
import { openTestApp } from '../setup/api/app.ts';
import { sendRaw } from '../setup/servers/raw-http.ts';
import { startSite, type RunningSite } from '../setup/servers/site.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const given = '0af7651916cd43dd8448eb211c80319c';

describe('the id of a request', () => {
  const proxies = readTrustedProxies('loopback, 10.0.0.0/8')!;

  it('is that of a trusted proxy', () => {
    for (const proxy of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3'])
      expect(chooseRequestId(given, proxy, proxies)).toBe(given);
  });

  it('is made where a visitor sent one, or an unknown address', () => {
    for (const visitor of ['203.0.113.7', '2001:db8::1', undefined])
      expect(chooseRequestId(given, visitor, proxies)).toMatch(uuid);
    expect(chooseRequestId(given, '127.0.0.1', readTrustedProxies('none')!)).toMatch(uuid);
  });

  it.each([
    ['a network address', '203.0.113.77'],
    ['an email address', 'ayan@example.org'],
    ['an end of the line', 'abcdefgh\ninjected'],
    ['quotes', '"abcdefghij"'],
    ['too long', 'a'.repeat(65)],
    ['too short', 'abcdefg'],
    ['empty', ''],
    ['letters of another script', 'رقم-الطلب-هنا'],
  ])('is made where the header is malformed: %s', (_, header) => {
    expect(chooseRequestId(header, '127.0.0.1', proxies)).toMatch(uuid);
  });

  it('is not taken from a visitor who reaches the app without a proxy', async () => {
    const app = await openTestApp('sqlite');
    const sent = { headers: { 'x-request-id': given } };
    const [visitor, proxy] = await Promise.all(
      ['203.0.113.7', '127.0.0.1'].map((remoteAddress) => app.visit().get('/healthz', { ...sent, remoteAddress })),
    );
    expect(visitor!.headers.get('x-request-id')).toMatch(uuid);
    expect(proxy!.headers.get('x-request-id')).toBe(given);
    await app.close();
  });
});

describe('the running site', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ SEED: 'none' });
  });
  afterAll(() => site.stop());

  const idOf = async (path: string, init?: RequestInit) => {
    const response = await fetch(site.url + path, init);
    await response.arrayBuffer();
    return { status: response.status, id: response.headers.get('x-request-id') };
  };

  it('has a new id in each response, cached or not', async () => {
    const answers = [];
    for (let round = 0; round < 2; round += 1)
      for (const path of ['/', '/about', '/api/news', '/nowhere', '/api/nowhere', '/healthz', '/sitemap.xml'])
        answers.push(await idOf(path));
    const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    answers.push(await idOf('/api/users/login', post('{')), await idOf('/api/news', post('{}')));
    expect(answers.filter(({ id }) => !uuid.test(id ?? ''))).toEqual([]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  });

  it('has different ids where many requests share one rendering, or a response that is not cached', async () => {
    for (const path of ['/donate', '/publications/news?page=99']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => idOf(path)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(12);
    }
  });

  it('returns the id of its proxy, also with a 304', async () => {
    const headers = { 'x-request-id': given };
    expect(await idOf('/', { headers })).toEqual({ status: 200, id: given });
    const etag = (await fetch(site.url)).headers.get('etag')!;
    expect(await idOf('/', { headers: { ...headers, 'if-none-match': etag } })).toEqual({ status: 304, id: given });
    expect((await idOf('/')).id).toMatch(uuid);
  });

  it('has an id where it refuses a malformed request', async () => {
    const answer = await sendRaw(site.url, `GET /%ff HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${given}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain(`x-request-id: ${given}`);
  });

  it('writes the id into the line of an error', async () => {
    const database = new Database(join(site.dataDir, 'minbar.sqlite'));
    database.exec('alter table messages rename to messages_away');
    const path = '/api/v1.0/email/send-form';
    const send = (headers: Record<string, string>) =>
      idOf(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Ayan', email: 'ayan@example.org', message: 'Hello' }),
      });
    const { status, id } = await send({});
    const proxied = await send({ 'x-request-id': given });
    database.exec('alter table messages_away rename to messages');
    database.close();
    expect([status, proxied.status]).toEqual([500, 500]);
    await expect.poll(() => site.output(), { timeout: 10_000 }).toContain(given);
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes('a request failed'))
      .map((line) => JSON.parse(line) as { request: string; path: string });
    expect(lines).toMatchObject([
      { request: id, path },
      { request: given, path },
    ]);
  });
});
