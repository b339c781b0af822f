import type { WireFoundPages, WireSearchResults } from '../../../server/api/search-routes.ts';
import { api } from '../data/api.ts';

export type FoundPage = WireFoundPages['pages'][number];
export type SearchResults = WireSearchResults['results'];

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Searches everything that the user may see; up to five results of each kind. */
    search: build.query<SearchResults, string>({
      query: (q) => ({ url: '/search', params: { q } }),
      transformResponse: ({ results }: WireSearchResults) => results,
      keepUnusedDataFor: 5, // as for every list
    }),
    /** Searches the public pages of items, to link to. */
    searchPages: build.query<FoundPage[], string>({
      query: (q) => ({ url: '/search/pages', params: { q } }),
      transformResponse: ({ pages }: WireFoundPages) => pages,
      keepUnusedDataFor: 5,
    }),
  }),
});
