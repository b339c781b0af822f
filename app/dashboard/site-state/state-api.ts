import type { WireSiteState } from '../../../server/api/site-state-routes.ts';
import { api } from '../data/api.ts';

export type PartInfo = WireSiteState['parts'][number];
export type ErrorInfo = WireSiteState['errors'][number];

export const stateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteState: build.query<WireSiteState, void>({ query: () => '/site-state', keepUnusedDataFor: 0 }),
  }),
});
