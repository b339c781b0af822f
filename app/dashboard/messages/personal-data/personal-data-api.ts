import type { MessageKind } from '../../../../domain/messages/message.ts';
import type { MessageState } from '../../../../domain/messages/inbox.ts';
import { messageApi } from '../message-api.ts';

export type PersonMessage = {
  _id: string;
  kind: MessageKind;
  state: MessageState;
  name: string;
  email: string;
  phone: string;
  excerpt: string;
  createdAt: string;
  deletedAt: string | null;
};

export type FoundPerson = {
  by: 'email' | 'phone' | 'name';
  messages: PersonMessage[];
  total: number;
  mentions: PersonMessage[];
  isStaff: boolean;
  logEntries: number;
};

/** A search changes nothing, but is a mutation here: it is made when it is asked for, and nothing of it is cached. */
export const personalDataApi = messageApi.injectEndpoints({
  endpoints: (build) => ({
    findPerson: build.mutation<FoundPerson, string>({
      query: (q) => ({ url: '/personal-data/find', method: 'POST', body: { q } }),
    }),
    erasePerson: build.mutation<{ erased: number }, { q: string; ids: readonly string[] }>({
      query: ({ q, ids }) => ({ url: '/personal-data/erase', method: 'POST', body: { q, ids: ids.join(' ') } }),
      invalidatesTags: ['messages'],
    }),
  }),
});
