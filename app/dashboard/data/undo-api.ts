/** What was done, what was thrown away, and how things were: the calls that undo (ruling 19). */
import type { WireActivity, WireTrashed } from '../../../server/api/history-routes.ts';
import type { WirePage } from '../../../server/api/query.ts';
import type { WireVersion, WireVersionOfItem } from '../../../server/api/version-routes.ts';
import { api } from './api.ts';
import { unlessUnsent } from './problem-of.ts';
import type { StaffItem } from './shapes.ts';

export type Trashed = WireTrashed;
export type Activity = WireActivity;
export type Version = WireVersion;

const listSeconds = 5; // as every list

export const undoApi = api.enhanceEndpoints({ addTagTypes: ['trash', 'activity'] }).injectEndpoints({
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
    /**
     * An item as it is. Not `getItem`: a form that is opened from here must find nothing of it but what is stored then.
     */
    getPresent: build.query<StaffItem, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}`, params: { all: 1 } }),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
    }),
    /** An item as it was; it stays so. */
    getVersion: build.query<WireVersionOfItem, { type: string; id: string; revision: number }>({
      query: ({ type, id, revision }) => `/${type}/${id}/versions/${revision}`,
    }),
    /** Takes something out of the trash. */
    restore: build.mutation<unknown, { kind: string; id: string }>({
      query: ({ kind, id }) => ({ url: `/${kind}/${id}/restore`, method: 'POST' }),
      invalidatesTags: (result, error, { kind, id }) =>
        result
          ? ['trash', 'activity', kind === 'users' ? 'users' : { type: 'list', id: kind }, { type: 'item', id }]
          : unlessUnsent(error, ['trash']),
    }),
    /**
     * Makes an item what it was at `revision`. `basedOn` is the revision that is looked at: 409 where it is no longer
     * the newest.
     */
    revert: build.mutation<StaffItem, { type: string; id: string; revision: number; basedOn: number }>({
      query: ({ type, id, revision, basedOn }) => ({
        url: `/${type}/${id}/versions/${revision}/restore`,
        method: 'POST',
        body: { revision: String(basedOn) },
      }),
      // After a refusal too: then somebody else has changed the item.
      invalidatesTags: (_result, _error, { type, id }) => [
        'activity',
        { type: 'list', id: type },
        { type: 'item', id },
      ],
    }),
  }),
});
