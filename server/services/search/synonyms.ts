import { getTitle } from '../../../domain/model/define.ts';
import { createSynonymFinder, findListedSynonyms, type SynonymFinder } from '../../../domain/search/synonyms.ts';
import { synonyms } from '../../../domain/site/synonyms.ts';
import type { QueryCache } from '../../cache/query-cache.ts';
import type { ContentStore } from '../../store/content/content-store.ts';

/** More groups of words than an association needs; reading them takes some milliseconds. */
const maxGroups = 500;
/** Roughly, of the words of a group. */
const bytesOfGroup = 1_000;

type Deps = { store: Pick<ContentStore, 'list'>; queryCache: QueryCache; now: () => Date };

export type Synonyms = ReturnType<typeof createSynonyms>;

/** Creates the reader of synonyms for the searches of visitors and staff (decision 039). */
export function createSynonyms({ store, queryCache, now }: Deps) {
  return {
    /** Returns the function that finds synonyms in the published lists of the association and in our own. */
    readFinder: (): Promise<SynonymFinder> =>
      queryCache.read([synonyms.name], 'synonyms', async () => {
        const items = await store.list(synonyms, { now: now().toISOString() }, { page: 1, limit: maxGroups });
        const own = createSynonymFinder(items.map(({ values }) => Object.values(getTitle(synonyms, values))));
        return { value: (forms) => [...own(forms), ...findListedSynonyms(forms)], bytes: items.length * bytesOfGroup };
      }),
  };
}
