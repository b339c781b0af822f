/** API calls for the activity list, the trash and earlier versions (ruling 19). */
import type { WireActivity, WireTrashed } from '../../../server/api/content/history-routes.ts';
import type { WirePage } from '../../../server/api/input/query.ts';
import type { WireReverted, WireVersion, WireVersionOfItem } from '../../../server/api/content/version-routes.ts';
import { api } from './api.ts';
import { unlessUnsent } from './to-problem.ts';
import type { StaffItem } from './api-types.ts';

export type Trashed = WireTrashed;
export type Activity = WireActivity;
export type Version = WireVersion;

const listSeconds = 5; // as for every list

export const historyApi = api.enhanceEndpoints({ addTagTypes: ['trash', 'activity'] }).injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<WirePage<'trash', Trashed>, { page: number; limit: number; kind?: string }>({
      query: (params) => ({ url: '/trash', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['trash'],
    }),
    listActivity: build.query<
      WirePage<'activity', Activity>,
      { page: number; limit: number; kind?: string; by?: string }
    >({
      query: (params) => ({ url: '/activity', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['activity'],
    }),
    listVersions: build.query<WirePage<'versions', Version>, { type: string; id: string; page: number; limit: number }>(
      {
        query: ({ type, id, ...params }) => ({ url: `/${type}/${id}/versions`, params }),
        keepUnusedDataFor: 0,
        providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
      },
    ),
    /** An item as it is stored. Not `getItem`: a form opened from here must not find a cached item. */
    getStoredItem: build.query<StaffItem, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}`, params: { all: 1 } }),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
    }),
    /** An earlier version of an item, which never changes. */
    getVersion: build.query<WireVersionOfItem, { type: string; id: string; revision: number }>({
      query: ({ type, id, revision }) => `/${type}/${id}/versions/${revision}`,
    }),
    /** Restores something from the trash. */
    restore: build.mutation<unknown, { typeName: string; id: string }>({
      query: ({ typeName, id }) => ({ url: `/${typeName}/${id}/restore`, method: 'POST' }),
      invalidatesTags: (result, error, { typeName, id }) =>
        result
          ? ['trash', 'activity', typeName === 'users' ? 'users' : { type: 'list', id: typeName }, { type: 'item', id }]
          : unlessUnsent(error, ['trash']),
    }),
    /**
     * Restores an item to its state at `revision`. `basedOn` is the revision that the user sees: 409 where it is no
     * longer the newest. With `asPublished`, a version that was published is published again.
     */
    revert: build.mutation<
      WireReverted,
      { type: string; id: string; revision: number; basedOn: number; asPublished?: boolean }
    >({
      query: ({ type, id, revision, basedOn, asPublished }) => ({
        url: `/${type}/${id}/versions/${revision}/restore`,
        method: 'POST',
        ...(asPublished ? { params: { published: 1 } } : {}),
        body: { revision: String(basedOn) },
      }),
      // After a refusal too: then someone else has changed the item.
      invalidatesTags: (_result, _error, { type, id }) => [
        'activity',
        { type: 'list', id: type },
        { type: 'item', id },
      ],
    }),
  }),
});
