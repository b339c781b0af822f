import { expect, it } from 'vitest';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createQueryCache } from '../../server/cache/query-cache.ts';
import { createSearchTotals } from '../../server/services/search/search-totals.ts';

const minute = 60_000; // milliseconds

/** Totals over a store where that many news items match. */
function open(matching: number) {
  const clock = { now: 1_000_000 };
  const cacheTags = createCacheTags();
  const stored = { matching };
  const now = () => new Date(clock.now);
  const totalsOf = createSearchTotals({
    store: {
      async count({ typeName = 'news' }, _, limit) {
        return new Map(typeName === 'news' ? [['news', Math.min(stored.matching, limit)]] : []);
      },
    },
    typeNames: ['news', 'projects'],
    queryCache: createQueryCache({ cacheTags, now }),
    now,
  });
  const count = async (word: string) => (await totalsOf({ words: [[word]] })).get('news');
  return { clock, cacheTags, stored, count };
}

it('counts up to 500 results each time', async () => {
  const { stored, count } = open(3);
  expect(await count('water')).toBe(3);
  stored.matching = 4;
  expect(await count('water')).toBe(4);
});

it('caches the totals of more results by query, for ten minutes or until a type is written', async () => {
  const { clock, cacheTags, stored, count } = open(800);
  expect(await count('water')).toBe(500);
  stored.matching = 2;
  clock.now += 9 * minute;
  expect([await count('water'), await count('wells')]).toEqual([500, 2]);
  clock.now += minute;
  expect(await count('water')).toBe(2);

  stored.matching = 800;
  expect(await count('water')).toBe(500);
  stored.matching = 2;
  await cacheTags.invalidate('gallery');
  expect(await count('water')).toBe(500);
  await cacheTags.invalidate('projects');
  expect(await count('water')).toBe(2);
});
