import { maxCounted } from '../../../domain/search/max-counted.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import type { PublicSearchStore, WordQuery } from '../../store/search/public-search-store.ts';

const cacheTime = 10 * 60_000; // milliseconds

type Totals = ReadonlyMap<string, number>;
type Deps = {
  store: Pick<PublicSearchStore, 'count'>;
  typeNames: readonly string[];
  queryCache: QueryCache;
  now: () => Date;
};

/** Returns how many results there are of all types. */
export const sumTotals = (totals: Totals): number => [...totals.values()].reduce((sum, each) => sum + each, 0);

/**
 * Creates the counter of results, by type. Of more than 500 results the newest 500 of each type are counted; these
 * totals are cached until one of the types is written, for ten minutes at most.
 */
export function createSearchTotals({ store, typeNames, queryCache, now }: Deps) {
  const count = async (query: WordQuery): Promise<{ totals: Totals; isCut: boolean }> => {
    const totals = await store.count(query, now().toISOString(), maxCounted);
    return { totals, isCut: sumTotals(totals) === maxCounted };
  };

  const countAll = async (query: WordQuery): Promise<{ totals: Totals; isCut: boolean }> => {
    const { totals, isCut } = await count(query);
    if (!isCut || query.typeName !== undefined) return { totals, isCut };
    const found = await Promise.all(typeNames.map((typeName) => count({ ...query, typeName })));
    return { totals: new Map(found.flatMap((each) => [...each.totals])), isCut };
  };

  return (query: WordQuery): Promise<Totals> => {
    const asked = JSON.stringify([query.words, query.typeName]);
    return queryCache.read(typeNames, `counted ${asked}`, async () => {
      const until = now().getTime() + cacheTime;
      const { totals, isCut } = await countAll(query);
      return { value: totals, until: isCut ? until : 0, bytes: (asked.length + totals.size * 50) * 2 };
    });
  };
}
