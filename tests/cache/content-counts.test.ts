/** The cached totals of the lists of staff: one for each filter. */
import { expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createQueryCache } from '../../server/cache/query-cache.ts';
import { createContentCounts } from '../../server/services/content/content-counts.ts';
import type { ContentFilter } from '../../server/store/content/content-conditions.ts';

const now = '2026-11-20T08:00:00.000Z';
const later = '2026-11-20T09:00:00.000Z';

/** Every filter, each with another value of the same kind. */
const filters: { [Name in keyof Required<ContentFilter>]: [ContentFilter, ContentFilter] } = {
  terms: [{ terms: ['lamp'] }, { terms: [['lamp', 'lantern']] }],
  createdBy: [{ createdBy: 'a' }, { createdBy: 'b' }],
  notCreatedBy: [{ notCreatedBy: 'a' }, { notCreatedBy: 'b' }],
  readableBy: [{ readableBy: { id: null, now } }, { readableBy: { id: 'a', now } }],
  hiddenAt: [{ hiddenAt: now }, {}],
  missing: [{ missing: 'so' }, { missing: 'ar' }],
  isWritten: [{ isWritten: true }, { isWritten: true, createdBy: 'a' }],
  outdated: [{ outdated: 'so' }, { outdated: 'ar' }],
  state: [{ state: { is: 'draft', now } }, { state: { is: 'scheduled', now } }],
};

function openCounts() {
  const counted: ContentFilter[] = [];
  const store = {
    count: async (_type: unknown, _visibility: unknown, filter: ContentFilter = {}) => counted.push(filter),
    findNextDue: async () => undefined,
    countVisible: async () => ({ total: 0, nextDue: undefined }),
  };
  const clock = () => new Date(now);
  const queryCache = createQueryCache({ cacheTags: createCacheTags(), now: clock });
  return { counted, ...createContentCounts({ store, queryCache, now: clock }) };
}

it('are counted once for each filter', async () => {
  const { counted, countForStaff } = openCounts();
  const all = Object.values(filters).flat();
  const totals = await Promise.all(all.map((filter) => countForStaff(news, filter)));
  expect(new Set(totals).size).toBe(all.length);
  expect(counted).toEqual(all);
  expect(await Promise.all(all.map((filter) => countForStaff(news, filter)))).toEqual(totals);
});

it('are the same a moment later', async () => {
  const { counted, countForStaff } = openCounts();
  for (const moment of [now, later])
    for (const filter of [
      { state: { is: 'scheduled' as const, now: moment } },
      { readableBy: { id: 'a', now: moment } },
      { hiddenAt: moment },
    ])
      await countForStaff(news, filter);
  expect(counted).toHaveLength(3);
});
