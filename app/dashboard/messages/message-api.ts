/** The calls of the inbox, beside those of `data/api.ts`. */
import type { MailState, MessageState } from '../../../domain/messages/inbox.ts';
import type { MessageKind } from '../../../domain/messages/message.ts';
import type { SpamReason } from '../../../domain/messages/spam.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { api } from '../data/api.ts';

export type MessageRecord = {
  _id: string;
  kind: MessageKind;
  state: MessageState;
  spamReasons: SpamReason[];
  name: string;
  email: string;
  /** The first words. */
  excerpt: string;
  details: { phone?: string; city?: string };
  /** Of the page that it was sent from. */
  language: Language;
  /** `canTry`: it was not mailed and could be. */
  mail: { state: MailState; tries: number; nextAt: string | null; canTry: boolean };
  createdAt: string;
  deletedAt: string | null;
};

/** `reply` is a `mailto:` address that begins an answer; of who gave no email address, a `tel:` address. */
export type WholeMessage = MessageRecord & { message: string; reply: string };

export type MessagePage = {
  messages: MessageRecord[];
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  unread: number;
};
export type MessageArgs = { page: number; limit: number; state?: string; kind?: string; q?: string };

const changed = (id: string) => ['messages' as const, { type: 'message' as const, id }];

export const messageApi = api.enhanceEndpoints({ addTagTypes: ['messages', 'message'] }).injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<MessagePage, MessageArgs>({
      query: (params) => ({ url: '/messages', params }),
      keepUnusedDataFor: 5,
      providesTags: ['messages'],
    }),
    countUnread: build.query<number, void>({
      query: () => ({ url: '/messages', params: { limit: 1, state: 'new' } }),
      transformResponse: (answer: MessagePage) => answer.unread,
      providesTags: ['messages'],
    }),
    getMessage: build.query<WholeMessage, string>({
      query: (id) => `/messages/${id}`,
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'message', id }],
    }),
    moveMessage: build.mutation<WholeMessage, { id: string; state: MessageState }>({
      query: ({ id, state }) => ({ url: `/messages/${id}`, method: 'PUT', body: { state } }),
      invalidatesTags: (_result, _error, { id }) => changed(id),
    }),
    mailMessage: build.mutation<WholeMessage, string>({
      query: (id) => ({ url: `/messages/${id}/mail`, method: 'POST' }),
      invalidatesTags: (_result, _error, id) => changed(id),
    }),
    deleteMessage: build.mutation<unknown, string>({
      query: (id) => ({ url: `/messages/${id}`, method: 'DELETE' }),
      invalidatesTags: ['messages'],
    }),
    restoreMessage: build.mutation<WholeMessage, string>({
      query: (id) => ({ url: `/messages/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_result, _error, id) => changed(id),
    }),
  }),
});
