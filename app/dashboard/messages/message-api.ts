/** The API calls of the inbox, in addition to those of `data/api.ts`. */
import type { MessageState } from '../../../domain/messages/inbox.ts';
import type { WireMessage, WireMessagePage, WireWholeMessage } from '../../../server/api/messages/inbox-routes.ts';
import { api } from '../data/api.ts';
import { unlessUnsent } from '../data/to-problem.ts';

export type MessageRecord = WireMessage;
export type WholeMessage = WireWholeMessage;
export type MessageArgs = { page: number; limit: number; state?: string; kind?: string; q?: string };

const changed = (id: string) => ['messages' as const, { type: 'message' as const, id }];

export const messageApi = api.enhanceEndpoints({ addTagTypes: ['messages', 'message'] }).injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<WireMessagePage, MessageArgs>({
      query: (params) => ({ url: '/messages', params }),
      keepUnusedDataFor: 5,
      providesTags: ['messages'],
    }),
    countUnread: build.query<number, void>({
      query: () => ({ url: '/messages', params: { limit: 1, state: 'new' } }),
      transformResponse: (response: WireMessagePage) => response.unread,
      providesTags: ['messages'],
    }),
    getMessage: build.query<WholeMessage, string>({
      query: (id) => `/messages/${id}`,
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'message', id }],
    }),
    moveMessage: build.mutation<WholeMessage, { id: string; state: MessageState }>({
      query: ({ id, state }) => ({ url: `/messages/${id}`, method: 'PUT', body: { state } }),
      invalidatesTags: (_result, error, { id }) => unlessUnsent(error, changed(id)),
    }),
    mailMessage: build.mutation<WholeMessage, string>({
      query: (id) => ({ url: `/messages/${id}/mail`, method: 'POST' }),
      invalidatesTags: (_result, error, id) => unlessUnsent(error, changed(id)),
    }),
    deleteMessage: build.mutation<unknown, string>({
      query: (id) => ({ url: `/messages/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['messages']),
    }),
    restoreMessage: build.mutation<WholeMessage, string>({
      query: (id) => ({ url: `/messages/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_result, error, id) => unlessUnsent(error, changed(id)),
    }),
  }),
});
