/** Ordering the items of a list by hand. */
import { api } from './api.ts';
import type { ListArgs } from './api-types.ts';
import { unlessUnsent } from './to-problem.ts';

// Orders are sent one after the other: the last one chosen must be the last one stored.
let previous: Promise<unknown> = Promise.resolve();
let unsettled = 0;

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores an order, which the list shows at once. */
    orderItems: build.mutation<unknown, { list: ListArgs; ids: string[]; moved: string }>({
      queryFn: async ({ list, ids, moved }, _api, _extra, baseQuery) => {
        unsettled += 1;
        const send = async () => baseQuery({ url: `/${list.type}/order`, method: 'PUT', body: { ids, moved } });
        const request = previous.then(send, send);
        previous = request;
        try {
          const { data, error } = await request;
          return error ? { error } : { data };
        } finally {
          unsettled -= 1;
        }
      },
      onQueryStarted: async ({ list, ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          api.util.updateQueryData('listItems', list, (page) => {
            page.items.sort((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      // Before the last order is stored, the server would still send an earlier one.
      invalidatesTags: (_result, error, { list }) =>
        unsettled > 0 ? [] : unlessUnsent(error, [{ type: 'list', id: list.type }]),
    }),
  }),
});
