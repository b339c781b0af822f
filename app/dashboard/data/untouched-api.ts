import { api } from './api.ts';
import type { WireDiscarded } from './api-types.ts';

const untouchedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes a new draft in which nobody has written anything; there is nothing to restore. */
    discardUntouched: build.mutation<WireDiscarded, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}/discard-untouched`, method: 'POST' }),
      invalidatesTags: (result, _error, { type }) => (result?.isDiscarded ? [{ type: 'list', id: type }] : []),
    }),
  }),
});

export const { useDiscardUntouchedMutation } = untouchedApi;
