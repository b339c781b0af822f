/** The calls of the security log, beside those of `data/api.ts`. */
import type { SecurityEvent } from '../../../domain/people/security-event.ts';
import { api } from '../data/api.ts';

/**
 * `person` did it or tried to; without an id it is somebody unknown, or the site itself where there is no address
 * either.
 */
export type LogEntry = {
  _id: string;
  at: string;
  event: SecurityEvent;
  person: { _id: string | null; name: string };
  subject: string;
  address: string;
  device: string;
  details: Record<string, string>;
};

type LogPage = { entries: LogEntry[]; page: number; limit: number; total: number; totalPages: number };
export type LogArgs = { page: number; limit: number; group?: string; person?: string; q?: string };

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSecurityLog: build.query<LogPage, LogArgs>({
      query: (params) => ({ url: '/security-log', params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
