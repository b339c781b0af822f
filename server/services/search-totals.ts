import { LRUCache } from 'lru-cache';
import type { PublicSearchStore, WordQuery } from '../store/public-search-store.ts';

/** More results than anybody reads; further ones are not counted. */
export const maxCounted = 500;
const cacheTime = 10 * 60_000; // milliseconds
const maxCached = 500;

type Totals = ReadonlyMap<string, number>;

/**
 * Creates the counter of results, by type. Of more than 500 results the newest 500 are counted, and those of the
 * types that are not among them; these totals are up to ten minutes old.
 */
export function createSearchTotals(store: PublicSearchStore, kinds: readonly string[], now: () => Date) {
  const cached = new LRUCache<string, { totals: Totals; until: number }>({ max: maxCached });

  const count = async (query: WordQuery): Promise<{ totals: Totals; isCut: boolean }> => {
    const newest = await store.find(query, now().toISOString(), maxCounted);
    const totals = new Map<string, number>();
    for (const { kind } of newest) totals.set(kind, (totals.get(kind) ?? 0) + 1);
    return { totals, isCut: newest.length === maxCounted };
  };

  const countAll = async (query: WordQuery): Promise<{ totals: Totals; isCut: boolean }> => {
    const { totals, isCut } = await count(query);
    if (!isCut || query.kind !== undefined) return { totals, isCut };
    const others = kinds.filter((kind) => !totals.has(kind));
    const found = await Promise.all(others.map((kind) => count({ ...query, kind })));
    return { totals: new Map([totals, ...found.map((each) => each.totals)].flatMap((each) => [...each])), isCut };
  };

  return async (query: WordQuery): Promise<Totals> => {
    const key = JSON.stringify([query.words, query.kind]);
    const at = now().getTime();
    const known = cached.get(key);
    if (known && known.until > at) return known.totals;
    const { totals, isCut } = await countAll(query);
    if (isCut) cached.set(key, { totals, until: at + cacheTime });
    return totals;
  };
}
