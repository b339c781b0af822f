import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createQueryCache, type ReadResult } from '../../server/cache/query-cache.ts';

function open({ maxBytes = 1_000_000 } = {}) {
  const clock = { now: 1_000_000 };
  const cacheTags = createCacheTags();
  return { clock, cacheTags, cache: createQueryCache({ cacheTags, now: () => new Date(clock.now), maxBytes }) };
}

/** A stored text whose reads are counted, and complete when `end` is called. */
function slowText(text: string) {
  const ends: (() => void)[] = [];
  const source = {
    text,
    readings: 0,
    end: () => ends.shift()?.(),
    read: async (): Promise<ReadResult<string>> => {
      source.readings += 1;
      const value = source.text;
      await new Promise<void>((done) => ends.push(done));
      return { value, bytes: 0 };
    },
  };
  return source;
}

const text =
  (value: string, rest: Partial<ReadResult<string>> = {}) =>
  async (): Promise<ReadResult<string>> => ({ value, bytes: 0, ...rest });

it('reads once until the tag is invalidated by any process, and keeps results of other tags', async () => {
  const { cache, cacheTags } = open();
  const both = async (news: string, projects: string) => [
    await cache.read(['news'], 'list', text(news)),
    await cache.read(['projects'], 'list', text(projects)),
  ];
  expect(await both('a', 'b')).toEqual(['a', 'b']);
  expect(await both('c', 'd')).toEqual(['a', 'b']);
  await cacheTags.invalidate('news');
  expect(await both('e', 'f')).toEqual(['e', 'b']);
  cacheTags.invalidateLocally(['projects']);
  expect(await both('g', 'h')).toEqual(['e', 'h']);
});

it('holds no more bytes than its limit', async () => {
  const { cache } = open({ maxBytes: 100_000 });
  for (let n = 0; n < 50; n += 1) await cache.read(['news'], `list ${n}`, text('a', { bytes: 30_000 }));
  expect(cache.stats()).toEqual({ entries: 3, bytes: 91_500 });
});

it('reads again when any of several tags is invalidated', async () => {
  const { cache, cacheTags } = open();
  const read = (value: string) => cache.read(['news', 'files'], 'list', text(value));
  const { result, dependencies } = await cacheTags.track(() => read('a'));
  expect([result, [...dependencies.tags]]).toEqual(['a', ['news', 'files']]);
  await cacheTags.invalidate('projects');
  expect(await read('b')).toBe('a');
  await cacheTags.invalidate('files');
  expect(await read('c')).toBe('c');
  await cacheTags.invalidate('news');
  expect(await read('d')).toBe('d');
});

it('drops staff results after a draft or any other write, but visitor results only after writes they can see', async () => {
  const { cache, cacheTags } = open();
  const both = async (value: string) => [
    await cache.read(['news:staff'], 'total', text(value)),
    await cache.read(['news'], 'total', text(value)),
  ];
  expect(await both('1')).toEqual(['1', '1']);
  await cacheTags.invalidate('news:staff');
  expect(await both('2')).toEqual(['2', '1']);
  await cacheTags.invalidate('news');
  expect(await both('3')).toEqual(['3', '3']);
});

it('neither stores a result whose read began before a write, nor returns it to later requests', async () => {
  const { cache, cacheTags } = open();
  const source = slowText('old');
  const before = cache.read(['news'], 'list', source.read);
  source.text = 'new';
  void cacheTags.invalidate('news');
  const after = cache.read(['news'], 'list', source.read);
  source.end();
  expect(await before).toBe('old');
  source.end();
  expect(await after).toBe('new');
  expect(await cache.read(['news'], 'list', source.read)).toBe('new');
  expect(source.readings).toBe(2);
});

it('shares one read among simultaneous requests', async () => {
  const { cache } = open();
  const source = slowText('text');
  const all = Promise.all([1, 2, 3].map(() => cache.read(['news'], 'list', source.read)));
  source.end();
  expect([await all, source.readings]).toEqual([['text', 'text', 'text'], 1]);
});

it('expires when the next item is due, and reports that time to tracked renderings, cached or not', async () => {
  const { cache, cacheTags, clock } = open();
  const until = clock.now + 5_000;
  const record = async (value: string) => {
    const { result, dependencies } = await cacheTags.track(() => cache.read(['news'], 'list', text(value, { until })));
    return [result, [...dependencies.tags], dependencies.expiresAt];
  };
  expect(await record('before')).toEqual(['before', ['news'], until]);
  clock.now = until - 1;
  expect(await record('later')).toEqual(['before', ['news'], until]);
  clock.now = until;
  expect((await record('after'))[0]).toBe('after');
});

it('reads again for requests after an item fell due during a read', async () => {
  const { cache, clock } = open();
  let end = () => {};
  const pendingRead = cache.read(['news'], 'list', async () => {
    await new Promise<void>((done) => (end = done));
    return { value: 'before', until: clock.now - 1, bytes: 0 };
  });
  clock.now += 10;
  const asked = cache.read(['news'], 'list', text('after'));
  end();
  expect([await pendingRead, await asked]).toEqual(['before', 'after']);
});

it('caches no failure, and lets a rendering without the result expire at once', async () => {
  const { cache, cacheTags } = open();
  const failing = () => cache.read(['news'], 'list', () => Promise.reject(new Error('database away')));
  const { dependencies } = await cacheTags.track(() => failing().catch(() => undefined));
  expect([[...dependencies.tags], dependencies.expiresAt]).toEqual([['news'], 0]);
  expect(await cache.read(['news'], 'list', text('back'))).toBe('back');
});

it('stays within its size, dropping the least recently used results', async () => {
  const { cache } = open({ maxBytes: 10_000 });
  for (let n = 0; n < 50; n += 1) {
    await cache.read(['news'], `item ${n}`, text(`${n}`, { bytes: 500 }));
    await cache.read(['news'], 'item 0', text('again'));
  }
  expect(cache.stats().bytes).toBeLessThanOrEqual(10_000);
  expect([
    await cache.read(['news'], 'item 0', text('again')),
    await cache.read(['news'], 'item 20', text('again')),
  ]).toEqual(['0', 'again']);
});

it('returns a value that has changed by the time it is read, and does not store it', async () => {
  const { cache, clock } = open();
  const read = (value: string) => cache.read(['news'], 'total', text(value, { until: clock.now }));
  expect([await read('1'), await read('2'), cache.stats().entries]).toEqual(['1', '2', 0]);
});

it('tells tags from keys', async () => {
  const { cache } = open();
  expect(await cache.read(['news'], 'files list', text('a'))).toBe('a');
  expect(await cache.read(['news', 'files'], 'list', text('b'))).toBe('b');
  expect(await cache.read(['news'], 'list', text('c'))).toBe('c');
});

it('has entries whose keys begin differently wherever they are read', () => {
  const folder = join(import.meta.dirname, '../../server');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const reads = sources.split('queryCache.read(').slice(1);
  const beginnings = reads.map((read) => /^\s*(?:\[[^\]]*\]|\w+),\s*['`]([\w -]+)/.exec(read)?.[1] ?? read);
  expect(beginnings.length).toBeGreaterThan(10);
  for (const one of beginnings) expect(beginnings.filter((other) => other.startsWith(one))).toEqual([one]);
});
