/** API calls about the user's own account and other people's sessions, in addition to those of `api.ts`. */
import type { WireEndedSessions, WireNotice, WireNotices } from '../../../server/api/accounts/account-routes.ts';
import { api } from './api.ts';
import { unlessUnsent } from './to-problem.ts';
import type { SessionInfo } from './api-types.ts';

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['notices', 'sessionsOf'] }).injectEndpoints({
  endpoints: (build) => ({
    endOtherSessions: build.mutation<WireEndedSessions, void>({
      query: () => ({ url: '/users/sessions', method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['sessions']),
    }),
    listSessionsOf: build.query<SessionInfo[], string>({
      query: (id) => `/users/${id}/sessions`,
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'sessionsOf', id }],
    }),
    endSessionOf: build.mutation<unknown, { id: string; session: string }>({
      query: ({ id, session }) => ({ url: `/users/${id}/sessions/${session}`, method: 'DELETE' }),
      invalidatesTags: (_result, error, { id }) => unlessUnsent(error, [{ type: 'sessionsOf', id }]),
    }),
    endSessionsOf: build.mutation<WireEndedSessions, string>({
      query: (id) => ({ url: `/users/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: (_result, error, id) => unlessUnsent(error, [{ type: 'sessionsOf', id }]),
    }),
    listNotices: build.query<WireNotice[], void>({
      query: () => '/users/notices',
      transformResponse: (response: WireNotices) => response.notices,
      keepUnusedDataFor: 0,
      providesTags: ['notices'],
    }),
    dismissNotice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/notices/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['notices']),
    }),
    dismissNotices: build.mutation<unknown, void>({
      query: () => ({ url: '/users/notices', method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['notices']),
    }),
  }),
});
