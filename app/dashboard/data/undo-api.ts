/** What was done, what was thrown away, and how things were: the calls that undo (ruling 19). */
import type { Localized } from '../../../domain/model/localized.ts';
import { api } from './api.ts';
import type { PersonName, StaffItem } from './shapes.ts';

type Paged = { page: number; limit: number; total: number; totalPages: number; currentPage: number };

/** Something in the trash; `goneAt` is when it leaves for good. */
export type Trashed = {
  kind: string;
  _id: string;
  title: Localized;
  deletedAt: string;
  deletedBy: PersonName | null;
  goneAt: string;
};

/**
 * What somebody did; `revision` where it made a new version of the item, `there` where the item is neither deleted nor
 * gone.
 */
export type Activity = {
  _id: string;
  at: string;
  by: PersonName | null;
  kind: string;
  itemId: string;
  title: Localized | null;
  action: string;
  revision: number | null;
  there: boolean;
};

export type Version = { revision: number; at: string; by: PersonName | null; action: string };

const listSeconds = 5; // as every list

export const undoApi = api.enhanceEndpoints({ addTagTypes: ['trash', 'activity'] }).injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<Paged & { trash: Trashed[] }, { page: number; limit: number; kind?: string }>({
      query: (params) => ({ url: '/trash', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['trash'],
    }),
    listActivity: build.query<
      Paged & { activity: Activity[] },
      { page: number; limit: number; kind?: string; by?: string }
    >({
      query: (params) => ({ url: '/activity', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['activity'],
    }),
    listVersions: build.query<
      Paged & { versions: Version[] },
      { type: string; id: string; page: number; limit: number }
    >({
      query: ({ type, id, ...params }) => ({ url: `/${type}/${id}/versions`, params }),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
    }),
    /**
     * An item as it is. Not `getItem`: a form that is opened from here must find nothing of it but what is stored then.
     */
    getPresent: build.query<StaffItem, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}`, params: { all: 1 } }),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
    }),
    /** An item as it was; it stays so. */
    getVersion: build.query<StaffItem & Version, { type: string; id: string; revision: number }>({
      query: ({ type, id, revision }) => `/${type}/${id}/versions/${revision}`,
    }),
    /** Takes something out of the trash. */
    restore: build.mutation<unknown, { kind: string; id: string }>({
      query: ({ kind, id }) => ({ url: `/${kind}/${id}/restore`, method: 'POST' }),
      invalidatesTags: (result, _error, { kind, id }) =>
        result
          ? ['trash', 'activity', kind === 'users' ? 'users' : { type: 'list', id: kind }, { type: 'item', id }]
          : ['trash'],
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
