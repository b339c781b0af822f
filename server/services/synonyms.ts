import { getTitle } from '../../domain/model/define.ts';
import { createRelatedWords, relatedWords, type RelatedWords } from '../../domain/search/related-words.ts';
import { synonyms } from '../../domain/site/synonyms.ts';
import type { QueryCache } from '../cache/query-cache.ts';
import type { ContentStore } from '../store/content-store.ts';

/** More groups of words than an association needs; reading them takes some milliseconds. */
const maxGroups = 500;
/** Roughly, of the words of a group. */
const bytesOfGroup = 1_000;

type Deps = { store: Pick<ContentStore, 'list'>; queryCache: QueryCache; now: () => Date };

export type Synonyms = ReturnType<typeof createSynonyms>;

/** Creates the look-up of the words that mean the same, for the searches of visitors and staff (decision 039). */
export function createSynonyms({ store, queryCache, now }: Deps) {
  return {
    /** Returns the look-up in the published lists of the association and in our own. */
    relatedWords: (): Promise<RelatedWords> =>
      queryCache.read([synonyms.name], 'related words', async () => {
        const items = await store.list(synonyms, { now: now().toISOString() }, { page: 1, limit: maxGroups });
        const own = createRelatedWords(items.map(({ values }) => Object.values(getTitle(synonyms, values))));
        return { value: (forms) => [...own(forms), ...relatedWords(forms)], bytes: items.length * bytesOfGroup };
      }),
  };
}
