import type { WirePersonalData, WirePersonMessage } from '../../../../server/api/messages/personal-data-routes.ts';
import type { PersonalDataService } from '../../../../server/services/messages/personal-data.ts';
import { messageApi } from '../message-api.ts';

export type FoundPerson = WirePersonalData;
export type PersonMessage = WirePersonMessage;
type ErasedMessages = Awaited<ReturnType<PersonalDataService['erase']>>;

/** A search changes nothing but is a mutation here, so that it runs on request only and is not cached. */
export const personalDataApi = messageApi.injectEndpoints({
  endpoints: (build) => ({
    findPerson: build.mutation<FoundPerson, string>({
      query: (q) => ({ url: '/personal-data/find', method: 'POST', body: { q } }),
    }),
    erasePerson: build.mutation<ErasedMessages, { q: string; ids: readonly string[] }>({
      query: ({ q, ids }) => ({ url: '/personal-data/erase', method: 'POST', body: { q, ids: ids.join(' ') } }),
      invalidatesTags: ['messages'],
    }),
  }),
});
