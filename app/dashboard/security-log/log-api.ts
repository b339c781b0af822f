/** The API calls of the security log, in addition to those of `data/api.ts`. */
import type { WirePage } from '../../../server/api/input/query.ts';
import type { WireSecurityEntry } from '../../../server/api/accounts/security-log-routes.ts';
import { api } from '../data/api.ts';

/**
 * `person` did it or attempted it; without an id it is an unknown client, or, where there is no address either, the
 * site itself.
 */
export type LogEntry = WireSecurityEntry;

export type LogArgs = { page: number; limit: number; group?: string; person?: string; q?: string };

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurityLog: build.query<WirePage<'entries', LogEntry>, LogArgs>({
      query: (params) => ({ url: '/security-log', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
