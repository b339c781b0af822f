import { expect, it } from 'vitest';
import { pino } from 'pino';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '../../server/cache/cached-response.ts';
import { sendCachedResponse } from '../../server/http/send-cached-response.ts';
import { compressResponse } from '../../server/http/compress.ts';
import { getCacheablePath } from '../../server/http/cache-key.ts';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createResponseCache } from '../../server/cache/response-cache.ts';

const page = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });
const textOf = ({ plain }: CachedResponse) => plain.body.toString();

const log = pino({ level: 'silent' });

function open({ maxBytes = 10_000_000 } = {}) {
  const clock = { now: 1_000_000 };
  const cacheTags = createCacheTags();
  return { clock, cacheTags, cache: createResponseCache({ cacheTags, maxBytes, now: () => clock.now, log }) };
}

it('shares one rendering among simultaneous requests for a missing response', async () => {
  const { cache } = open();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    await new Promise((done) => setTimeout(done, 20));
    return page(`rendering ${renderings}`);
  };
  const texts = await Promise.all(Array.from({ length: 50 }, async () => textOf(await cache.render('/', render))));
  expect([renderings, new Set(texts).size]).toEqual([1, 1]);
  expect(cache.find('/')?.plain.body.toString()).toBe('rendering 1');
});

it('drops the responses that show written data, and no others', async () => {
  const { cache, cacheTags } = open();
  const reading = (tag: string) => async () => {
    cacheTags.dependOn(tag);
    return page(tag);
  };
  await cache.render('/news', reading('news'));
  await cache.render('/projects', reading('projects'));
  void cacheTags.invalidate('news');
  expect(cache.find('/news')).toBeUndefined();
  expect(cache.find('/projects')).toBeDefined();
});

it('neither stores a response whose rendering began before a write, nor returns it to later requests', async () => {
  const { cache, cacheTags } = open();
  let stored = 'old';
  let release = () => {};
  const slow = async () => {
    cacheTags.dependOn('news');
    const seen = stored;
    await new Promise<void>((done) => (release = done));
    return page(seen);
  };
  const before = cache.render('/news', slow);
  await Promise.resolve();
  const releaseFirst = release;
  stored = 'new';
  void cacheTags.invalidate('news');
  const after = cache.render('/news', async () => {
    cacheTags.dependOn('news');
    return page(stored);
  });
  releaseFirst();
  expect(textOf(await after)).toBe('new');
  expect(textOf(await before)).toBe('old');
  expect(cache.find('/news')?.plain.body.toString()).toBe('new');
});

it('stores and shares a response although something else was written meanwhile', async () => {
  const { cache, cacheTags } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    cacheTags.dependOn('news');
    await promise;
    return page('news');
  };
  const before = cache.render('/news', render);
  void cacheTags.invalidate('articles');
  const after = cache.render('/news', render);
  resolve();
  await Promise.all([before, after]);
  expect(renderings).toBe(1);
  expect(cache.find('/news')?.plain.body.toString()).toBe('news');
});

it.each(['before', 'after'])('does not store a response that read a tag %s it was written', async (when) => {
  const { cache, cacheTags } = open();
  await cache.render('/news', async () => {
    if (when === 'before') cacheTags.dependOn('news');
    await cacheTags.invalidate('news');
    if (when === 'after') cacheTags.dependOn('news');
    return page('news');
  });
  expect(cache.find('/news')).toBeUndefined();
});

it('makes one response at a time for an address, however often what it shows is written', async () => {
  const { cache, cacheTags } = open();
  let [running, most, renderings, stored] = [0, 0, 0, 0];
  const render = async () => {
    renderings += 1;
    most = Math.max(most, (running += 1));
    cacheTags.dependOn('articles');
    const seen = stored;
    await new Promise((done) => setTimeout(done, 20));
    running -= 1;
    return page(String(seen));
  };
  const requests: Promise<void>[] = [];
  for (let write = 1; write <= 30; write += 1) {
    stored = write;
    void cacheTags.invalidate('articles');
    for (let visitor = 0; visitor < 5; visitor += 1)
      requests.push(
        cache.render('/articles', render).then(async (rendered) => {
          expect(Number(textOf(rendered))).toBeGreaterThanOrEqual(write);
        }),
      );
    await new Promise((done) => setTimeout(done, 2));
  }
  await Promise.all(requests);
  expect(most).toBe(1);
  expect(renderings).toBeLessThan(15);
});

it('expires a response when a scheduled item is due', async () => {
  const { cache, cacheTags, clock } = open();
  await cache.render('/news', async () => {
    cacheTags.dependOn('news', clock.now + 5_000);
    return page('before');
  });
  clock.now += 4_999;
  expect(cache.find('/news')).toBeDefined();
  clock.now += 1;
  expect(cache.find('/news')).toBeUndefined();
});

it.each([404, 500, 301])('returns a response with status %i without storing it', async (status) => {
  const { cache } = open();
  const rendered = await cache.render('/nothing', async () => page('nothing', status));
  expect([rendered.status, textOf(rendered)]).toEqual([status, 'nothing']);
  expect(cache.find('/nothing')).toBeUndefined();
});

it('fails for all waiting requests when a rendering fails, and renders again for the next', async () => {
  const { cache } = open();
  const failing = () => cache.render('/', () => Promise.reject(new Error('database away')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('database away');
  expect(textOf(await cache.render('/', async () => page('back')))).toBe('back');
});

it('stays within its size, dropping the least recently used responses', async () => {
  const { cache } = open({ maxBytes: 100_000 });
  const body = 'x'.repeat(5_000);
  for (let n = 0; n < 100; n += 1) {
    await cache.render(`/page-${n}`, async () => page(body + n));
    cache.find('/page-0');
  }
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.find('/page-0')).toBeDefined();
  expect(cache.find('/page-50')).toBeUndefined();
  expect(cache.find('/page-99')).toBeDefined();
});

it('stores nothing when its size is 0', async () => {
  const { cache } = open({ maxBytes: 0 });
  await cache.render('/', async () => page('made for one'));
  expect([cache.find('/'), cache.stats().entries]).toEqual([undefined, 0]);
});

it.each([
  ['/', '', '/'],
  ['/', 'utm_source=x&fbclid=y', '/'],
  ['/publications/news', 'page=2&lang=so&x=1', '/publications/news?lang=so&page=2'],
  ['/publications/news', 'lang=fr', '/publications/news'],
  ['/publications/news', 'lang=so&lang=ar', '/publications/news?lang=so'],
  ['/publications/news', 'lang=SO&lang=ar&LANG=so', '/publications/news'],
  ['/publications/news/1', 'lang=so&lang=so&lang=so', '/publications/news/1?lang=so'],
  ['/publications/news/1.data', 'lang=so&lang=en', '/publications/news/1.data?lang=so'],
  ['/api/news/1', 'lang=ar&lang=so', '/api/news/1?lang=ar'],
  ['/publications/news.data', '_routes=list&lang=ar', '/publications/news.data?lang=ar&_routes=list'],
  ['/publications/news.data', '_routes=layout%2Clist', '/publications/news.data?_routes=layout%2Clist'],
  ['/publications/news.data', '_routes=list%2Clayout%2Clist', '/publications/news.data?_routes=layout%2Clist'],
  ['/publications/news.data', '_routes=made-up', '/publications/news.data'],
  ['/publications/news.data', '_routes=list,made-up', '/publications/news.data?_routes=list'],
  ['/publications/news.data', '_routes=list&_routes=made-up', '/publications/news.data?_routes=list'],
  ['/publications/news.data', `_routes=${'x'.repeat(400)}`, '/publications/news.data'],
  ['/about.data', '_routes=layout', '/about.data?_routes=layout'],
  ['/about.data', '_routes=list', '/about.data'],
  ['/feeds/invented', 'page=2', '/feeds/invented'],
  ['/contact//.data', 'lang=so', undefined],
  ['//contact', 'lang=so', undefined],
  ['/.data', '_routes=list', undefined],
  ['/_.data', '', '/_.data'],
  ['/publications/news.data', '_routes=list,list,list,list', '/publications/news.data?_routes=list'],
  ['/about', 'page=7', '/about'],
  ['/ABOUT', '', undefined],
  ['/%61bout', '', undefined],
  ['/about/', 'x=1', undefined],
  ['/', 'lang=so', '/?lang=so'],
  ['/publications/news', 'page=many', undefined],
  ['/api/news', 'limit=101', '/api/news?limit=100'],
  ['/api/news', 'limit=0', undefined],
  ['/api/news', 'limit=100&all=0', '/api/news?limit=100'],
  ['/api/news', 'all=', '/api/news'],
  ['/api/news', 'all=0&all=1', undefined],
  ['/api/news', 'limit=6&page=1&cb=123', '/api/news?page=1&limit=6'],
  ['/api/news', 'page=1&page=2', undefined],
  ['/api/news/0123456789abcdef01234567', 'lang=so', '/api/news/0123456789abcdef01234567?lang=so'],
  ['/rss.xml', 'lang=ar', '/rss.xml?lang=ar'],
  ['/llms.txt', 'x=1', '/llms.txt'],
  ['/feeds/videos.xml', 'lang=ar&x=2', '/feeds/videos.xml?lang=ar'],
  ['/sitemaps/news-1.xml', 'all=1&preview=1&x=2', '/sitemaps/news-1.xml'],
  ['/rss.xml', 'lang=so&lang=en&all=1', '/rss.xml?lang=so'],
  ['/api/news', 'all=1', undefined],
  ['/publications/news/x', 'preview=1', undefined],
  ['/publications/news/x', 'preview=0&preview=1', undefined],
  ['/publications/news/x', 'all=1', '/publications/news/x'],
  ['/api/news', 'preview=1', '/api/news'],
  ['/api/news/1/versions', 'page=1', undefined],
  ['/api/news/1/versions/2', 'lang=so', undefined],
  ['/api/users', '', undefined],
  ['/api/users/me', '', undefined],
  ['/dashboard', 'lang=so&x=1', '/dashboard?lang=so'],
  ['/dashboard/news', '', undefined],
  ['/dashboard/news/0123456789abcdef01234567/edit', '', undefined],
  ['/dashboard.data', '_routes=list', undefined],
  ['/signin', 'lang=ar', '/signin?lang=ar'],
  ['/search', '', undefined],
  ['/search', 'q=well&lang=so', undefined],
  ['/search.data', 'q=well', undefined],
  ['/set-password', 'token=secret', undefined],
  ['/files/pictures/x/1.webp', '', undefined],
  ['/healthz', '', undefined],
  ['//other.example/', '', undefined],
  ['/\\other.example/', '', undefined],
])('stores %s?%s as %s', (path, search, address) => {
  expect(getCacheablePath(path + (search && `?${search}`), routeIdsOf)).toBe(address);
});

it('matches a path with the routes once, whatever is repeated in it', () => {
  let calls = 0;
  const count = (path: string) => {
    calls += 1;
    return routeIdsOf(path);
  };
  const address = `/about.data?_routes=${Array.from({ length: 40 }, () => 'layout').join(',')}`;
  expect(getCacheablePath(address, count)).toBe('/about.data?_routes=layout');
  expect(calls).toBe(1);
});

/** The ids of the routes of a page. */
const routeIdsOf = (path: string) => new Set(path === '/publications/news' ? ['list', 'layout'] : ['layout']);

it('counts what is compressed later, and stays within its size', async () => {
  const { cache } = open({ maxBytes: 100_000 });
  const noise = () => Array.from({ length: 200 }, () => Math.random().toString(36)).join(' ');
  const sendWithGzip = (cached: CachedResponse) =>
    new Promise<void>((done) => {
      const response = { writeHead: () => undefined, end: () => done() } as unknown as ServerResponse;
      sendCachedResponse(cached, { headers: { 'accept-encoding': 'gzip' } } as IncomingMessage, response, (send) =>
        send(),
      );
    });
  const compressed = () => compressResponse(page(noise()), 'GET', 'br', log);
  const first = await cache.render('/0', compressed);
  const before = cache.stats().bytes;
  await sendWithGzip(first);
  expect(cache.stats().bytes).toBe(before + (await first.gzip)!.body.length);
  const all = [first];
  for (let n = 1; n < 20; n += 1) {
    all.push(await cache.render(`/${n}`, compressed));
    await sendWithGzip(all.at(-1)!);
  }
  const stored = all.filter((cached, n) => cache.find(`/${n}`) === cached);
  const held = stored.flatMap(({ plain, br }) => [plain, br!]);
  for (const { gzip } of stored) held.push(await gzip!);
  // All of the memory behind a body, of which the body may be a part.
  const bytes = held.reduce((sum, { body }) => sum + body.buffer.byteLength, 0);
  expect([bytes > 30_000, bytes <= 100_000]).toEqual([true, true]);
});
