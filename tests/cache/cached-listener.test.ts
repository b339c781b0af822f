/** The cached listener over real HTTP, with the real app behind it and a real client. */
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../../domain/content/index.ts';
import { createIpPendingLimit } from '../../server/http/limits/pending-limit.ts';
import { createCachedListener } from '../../server/http/cached-listener.ts';
import { readTrustedProxies } from '../../server/trusted-proxies.ts';
import type { QueuedEnv } from '../../server/http/limits/read-queue.ts';
import { createResponseCache } from '../../server/cache/response-cache.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';

/** Values that pass every validation, under the field names of the program. */
const samples: Record<string, Record<string, unknown>> = {
  news: {
    title: localized({ en: 'Old' }),
    description: localized({}),
    content: localized({ en: 'x' }),
    image: null,
    publishedAt: '2026-01-01T00:00:00.000Z',
  },
  articles: {
    title: localized({ en: 'Old' }),
    content: localized({ en: 'x' }),
    image: null,
    publishedAt: '2026-01-01T00:00:00.000Z',
  },
  projects: {
    name: localized({ en: 'Old' }),
    description: localized({}),
    image: null,
    status: 'not-started',
    startsOn: null,
    endsOn: null,
  },
  videos: { title: localized({ en: 'Old' }), description: localized({}), videoId: 'aqz-KE-bpKQ' },
  reports: { title: localized({ en: 'Old' }), file: null, image: null },
};
const titleNames: Record<string, string> = {
  news: 'Title',
  articles: 'Title',
  projects: 'ProjectName',
  videos: 'title',
  reports: 'title',
};

describe.each(dialects)('the cached listener over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  let server: Server;
  let url: string;
  let rendered: string[];
  /** The headers about data saving that the app was asked with. */
  const asked: (string | null)[] = [];
  let isBroken = false;
  let isBusy = false;
  let isSlow = false;
  const logged: string[] = [];
  let counted = 0;
  /** How many requests the app has got in this turn of the event loop, and the most so far. */
  let [inTurn, mostInTurn] = [0, 0];

  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    rendered = [];
    const cache = createResponseCache({
      cacheTags: site.cacheTags,
      maxBytes: 10_000_000,
      now: () => site.clock.now.getTime(),
      log: pino({ level: 'silent' }),
    });
    const fetchCounted = async (request: Request, { hasLeft }: QueuedEnv) => {
      if (isBroken) throw new Error('no page can be made');
      rendered.push(new URL(request.url).pathname);
      asked.push(request.headers.get('save-data'));
      if (isSlow) await new Promise((done) => setTimeout(done, 200));
      if (isBusy || hasLeft?.()) return new Response('busy', { status: 503 });
      return site.app.fetch(request);
    };
    const appListener = getRequestListener(site.app.fetch);
    const listener = createCachedListener({
      cache,
      assets: new Map(),
      fetch: fetchCounted,
      appListener(request, response) {
        inTurn += 1;
        mostInTurn = Math.max(mostInTurn, inTurn);
        setImmediate(() => (inTurn = 0));
        return appListener(request, response);
      },
      pendingOfIp: createIpPendingLimit(20),
      uncachedRateLimit: { take: () => ((counted += 1), 0) },
      log: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }),
      publicUrl: undefined,
      trustedProxies: readTrustedProxies('loopback')!,
    });
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await site.close();
  });

  it('logs a failure to render and lets the app respond', async () => {
    isBroken = true;
    onTestFinished(() => void (isBroken = false));
    expect((await fetch(`${url}/api/news?page=1&limit=77`)).status).toBe(200);
    expect(logged.join('')).toContain('no page can be made');
  });

  it('makes a response with an error once for all who request it together', async () => {
    isSlow = true;
    onTestFinished(() => void (isSlow = false));
    const { length } = rendered;
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/news/nothing`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect([new Set(texts).size, rendered.length - length]).toEqual([1, 1]);
    await fetch(`${url}/api/news/nothing`);
    expect(rendered.length - length).toBe(2);
  });

  it('serves those who wait for the response of a client that is refused', async () => {
    isBusy = isSlow = true;
    onTestFinished(() => void (isBusy = isSlow = false));
    const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/api/videos?page=1&limit=13`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 503]);
  });

  it('passes few of those who waited for a refused response on in a turn of the event loop', async () => {
    isBusy = isSlow = true;
    onTestFinished(() => void (isBusy = isSlow = false));
    mostInTurn = 0;
    const answers = await Promise.all(Array.from({ length: 80 }, () => fetch(`${url}/api/videos?page=1&limit=15`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(79);
    // Four, and those of the turn before where the count begins late.
    expect(mostInTurn).toBeLessThanOrEqual(8);
  });

  it('makes a response once more for those who wait for that of a client that leaves', async () => {
    isSlow = true;
    onTestFinished(() => void (isSlow = false));
    const { length } = rendered;
    const path = '/api/videos?page=1&limit=14';
    const first = httpRequest(`${url}${path}`).on('error', () => undefined);
    first.end();
    await expect.poll(() => rendered.length).toBe(length + 1);
    const answers = Array.from({ length: 3 }, () => fetch(url + path));
    await new Promise((done) => setTimeout(done, 50));
    first.destroy();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rendered.length).toBe(length + 2);
  });

  it.each(contentTypes.map((type) => [type.name, type] as const))(
    'shows a write to %s in the next list, item, sitemap and feed',
    async (name, type) => {
      const id = await site.add(type, samples[name] as never);
      const read = async (path: string) => (await fetch(url + path)).text();
      const title = titleNames[name]!;
      expect(await read(`/api/${name}`)).toContain('"Old"');
      expect(await read(`/api/${name}/${id}`)).toContain('"Old"');
      await read(`/api/${name}`);
      const before = rendered.length;
      expect(await read(`/api/${name}`)).toContain('"Old"');
      expect(rendered.length).toBe(before); // it was cached

      const saved = await staff.send('PUT', `/api/${name}/${id}`, { [title]: 'New' });
      expect(saved.status).toBe(200);
      expect(await read(`/api/${name}`)).toContain('"New"');
      expect(await read(`/api/${name}/${id}`)).toContain('"New"');

      expect(await read(`/feeds/${name}.xml`)).toContain('<title>New</title>');
      await read('/sitemap.xml');
      expect((await staff.send('DELETE', `/api/${name}/${id}`)).status).toBe(200);
      expect(await read(`/api/${name}`)).not.toContain(id);
      expect((await fetch(`${url}/api/${name}/${id}`)).status).toBe(404);
      expect(await read('/sitemap.xml')).not.toContain(id);
      expect(await read(`/feeds/${name}.xml`)).not.toContain(id);
    },
  );

  it('asks for pages for visitors who save data apart, not for lists of the API', async () => {
    const read = async (path: string, saving: string) => {
      asked.length = 0;
      await fetch(url + path, { headers: { 'save-data': saving } });
      return [...asked];
    };
    expect(await read('/publications/news', 'on')).toEqual(['on']);
    expect(await read('/publications/news', 'off')).toEqual([null]);
    expect(await read('/api/news?limit=11', 'on')).toEqual([null]);
    expect(await read('/publications/news.data', 'on')).toEqual([null]);
  });

  it('serves a hundred simultaneous requests of one address for the same page', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${url}/api/news?page=1&limit=7`, { headers: { 'x-forwarded-for': '203.0.113.77' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  });

  it('counts one rendering for all requests that wait for it', async () => {
    counted = 0;
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${url}/api/news?page=1&limit=9`)));
    expect(counted).toBe(1);
  });

  it('shows a scheduled item when it is due', async () => {
    await site.add(contentTypes[0]!, {
      ...samples['news'],
      title: localized({ en: 'Later' }),
      publishedAt: '2026-11-20T08:10:00.000Z',
    } as never);
    expect(await (await fetch(`${url}/api/news`)).text()).not.toContain('Later');
    site.clock.now = new Date('2026-11-20T08:10:00.000Z');
    expect(await (await fetch(`${url}/api/news?refresh=1`)).text()).toContain('Later');
  });

  it('responds with 304 to a client that has the response, also in another encoding', async () => {
    const first = await raw(`${url}/api/news`, { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const again = await raw(`${url}/api/news`, { 'accept-encoding': 'gzip', 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // A 304 has only the headers that RFC 9110, section 15.4.5 requires: mobile data is metered.
    expect(again.headers).toMatchObject({
      etag,
      vary: first.headers['vary'],
      'cache-control': first.headers['cache-control'],
    });
    expect(Object.keys(again.headers)).not.toEqual(expect.arrayContaining(['content-type']));
    expect(Object.keys(again.headers)).not.toEqual(expect.arrayContaining(['permissions-policy']));
    const changed = await raw(`${url}/api/news`, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('answers HEAD and conditional requests for a feed from the cache', async () => {
    const address = `${url}/feeds/news.xml?lang=so`;
    const first = await raw(address, {});
    const { length } = rendered;
    const again = await raw(address, { 'if-none-match': String(first.headers['etag']) });
    expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      '',
    ]);
    expect(rendered.length).toBe(length);
  });

  it('sends the same content in every encoding, and no body for HEAD', async () => {
    for (let n = 0; n < 10; n += 1) await site.add(contentTypes[0]!, samples['news'] as never);
    const plain = await raw(`${url}/api/news`, {});
    const br = await raw(`${url}/api/news`, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await raw(`${url}/api/news`, { 'accept-encoding': 'gzip' });
    const refused = await raw(`${url}/api/news`, { 'accept-encoding': 'br;q=0.000, gzip; q=0.0, identity' });
    expect([
      br.headers['content-encoding'],
      gz.headers['content-encoding'],
      plain.headers['content-encoding'],
      refused.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined, undefined]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.headers['vary']).toContain('accept-encoding');
    const head = await raw(`${url}/api/news`, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      br.headers['content-length'],
    ]);
  });

  it('ignores unknown parameters', async () => {
    await fetch(`${url}/api/videos`);
    const before = rendered.length;
    for (const search of ['?utm_source=a', '?x=1&y=2', '?lang=fr', '?_=123']) await fetch(`${url}/api/videos${search}`);
    expect(rendered.length).toBe(before);
  });

  it('caches no response made for one person, and shows visitors nothing of it', async () => {
    const draft = await staff.send('POST', '/api/articles', {});
    const cookie = staff.cookie();
    const mine = await fetch(`${url}/api/articles?all=1`, { headers: { cookie } });
    expect(await mine.text()).toContain(String(draft.json['_id']));
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetch(`${url}/api/articles?all=1`)).status).toBe(401);
    // A signed-in client gets the same as everyone at a public address, and the same is cached.
    const asVisitor = await fetch(`${url}/api/articles`, { headers: { cookie } });
    expect(await asVisitor.text()).not.toContain(String(draft.json['_id']));
    expect(asVisitor.headers.get('set-cookie')).toBeNull();
  });

  it('does not cache error responses', async () => {
    const before = rendered.length;
    for (let n = 0; n < 3; n += 1) expect((await fetch(`${url}/api/news/0123456789abcdef01234567`)).status).toBe(404);
    expect(rendered.length).toBe(before + 3);
  });
});

/** Sends a request without the headers and decoding that `fetch` adds. */
function raw(address: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(address, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
