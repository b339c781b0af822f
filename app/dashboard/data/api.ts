/** The dashboard's data: a client of `/api` with the cache times and error kinds of the specification (4, 8 and 9). */
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { ContentType } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import type { Language, Localized } from '../../../domain/model/localized.ts';
import { getWireName } from '../../../domain/model/wire.ts';
import type { SiteTextEntry, SiteTextVersion } from '../../../domain/site/site-texts.ts';
import type { WirePage } from '../../../server/api/input/query.ts';
import type { WireListedAutosaves } from '../../../server/api/content/autosave-routes.ts';
import type { WireEarlierEnglish } from '../../../server/api/content/version-routes.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { UserInfo } from '../../session.ts';
import { retryAfterSignIn } from './retry-after-sign-in.ts';
import { toProblem, unlessUnsent } from './to-problem.ts';
import { sendForm } from './send-form.ts';
import { shrinkPictures } from './shrink-picture.ts';
import { signedIn, type SessionState } from './session-slice.ts';
import type {
  WireOverview,
  WireFileDetail,
  WireInvitation,
  WireNewUser,
  ItemPage,
  ListArgs,
  SessionInfo,
  MediaArgs,
  WireMediaPage,
  WireUploadedFile,
  WireSaved,
  SaveMode,
  StaffItem,
  WireUserDetail,
  UserPage,
  WireUser,
  SiteTextArgs,
  WireSiteTextPage,
} from './api-types.ts';

type State = { session: SessionState };

/** The language of server messages: that of the visit, which the router's location carries and the address may not. */
let language = getLanguage(typeof window === 'undefined' ? '' : window.location.search);
export function setServerLanguage(lang: typeof language): void {
  language = lang;
}

const request = fetchBaseQuery({
  baseUrl: '/api',
  timeout: 30_000,
  prepareHeaders: (headers, { getState }) => {
    const token = (getState() as State).session.user?.token;
    if (token) headers.set('X-CSRF-Token', token);
  },
});

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

const withSignIn: Query = async (args, api, extra) => {
  const fetchArgs = typeof args === 'string' ? { url: args } : args;
  const localizedArgs = { ...fetchArgs, params: { lang: language, ...(fetchArgs.params as object | undefined) } };
  return retryAfterSignIn(async () => request(localizedArgs, api, extra), api);
};

type SendResult<T> = { data: T; error?: undefined } | { data?: undefined; error: FetchBaseQueryError };

/** Sends a form with files, reporting progress; sends it again after signing in where the session had ended. */
async function send<T>(
  url: string,
  method: 'POST' | 'PUT',
  form: FormData,
  api: Parameters<Query>[1],
  onProgress?: (fraction: number) => void,
) {
  await shrinkPictures(form);
  const attempt = async (): Promise<SendResult<T>> => {
    const token = (api.getState() as State).session.user?.token ?? '';
    try {
      const { status, body } = await sendForm(
        `/api${url}${url.includes('?') ? '&' : '?'}lang=${language}`,
        method,
        form,
        token,
        api.signal,
        onProgress,
      );
      return status < 400 ? { data: body as T } : { error: { status, data: body } };
    } catch (error) {
      const kind = error instanceof Error ? error.message : 'FETCH_ERROR';
      if (kind === 'PARSING_ERROR') return { error: { status: kind, originalStatus: 0, data: '', error: kind } };
      return { error: { status: kind === 'TIMEOUT_ERROR' ? kind : 'FETCH_ERROR', error: kind } };
    }
  };
  return retryAfterSignIn(attempt, api);
}

const listSeconds = 5; // specification 4: list data is cached for 5 seconds after its last use

export const api = createApi({
  reducerPath: 'api',
  baseQuery: withSignIn,
  tagTypes: ['list', 'item', 'users', 'user', 'sessions', 'files', 'file', 'site-texts'],
  endpoints: (build) => ({
    listItems: build.query<ItemPage, ListArgs>({
      query: ({ type, ...filters }) => ({
        url: `/${type}`,
        params: {
          all: 1,
          ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')),
        },
      }),
      transformResponse: (response: Omit<ItemPage, 'items'> & Record<string, unknown>, _meta, { type }) => ({
        ...response,
        items: response[type] as StaffItem[],
      }),
      keepUnusedDataFor: listSeconds,
      providesTags: (_result, _error, { type }) => [{ type: 'list', id: type }],
    }),
    getItem: build.query<StaffItem, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}`, params: { all: 1 } }),
      keepUnusedDataFor: 0, // a form always opens with the values that are stored now
      providesTags: (_result, _error, { id }) => [{ type: 'item', id }],
    }),
    createItem: build.mutation<StaffItem, { type: string; body?: Record<string, string> }>({
      query: ({ type, body }) => ({ url: `/${type}`, method: 'POST', ...(body ? { body } : {}) }),
      invalidatesTags: (_result, error, { type }) => unlessUnsent(error, [{ type: 'list', id: type }]),
    }),
    /** Saves; the mode says whether it publishes. */
    updateItem: build.mutation<
      WireSaved,
      { type: string; id: string; form: FormData; mode: SaveMode; onProgress?: (fraction: number) => void }
    >({
      queryFn: ({ type, id, form, mode, onProgress }, api) => {
        const [method, address] = {
          publish: ['PUT', ''] as const,
          draft: ['PUT', '?draft=1'] as const,
          unpublish: ['POST', '/unpublish'] as const,
        }[mode];
        return send<WireSaved>(`/${type}/${id}${address}`, method, form, api, onProgress);
      },
      invalidatesTags: (result, _error, { type, id }) =>
        result ? [{ type: 'list', id: type }, { type: 'item', id }, 'files', 'file'] : [],
    }),
    deleteItem: build.mutation<unknown, { type: string; id: string }>({
      query: ({ type, id }) => ({ url: `/${type}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, error, { type }) => unlessUnsent(error, [{ type: 'list', id: type }]),
    }),
    /** The English text from which an outdated translation was made; null where no version has it. */
    getEarlierEnglish: build.query<
      string | null,
      { type: ContentType; id: string; revision: number; name: string; language: Language }
    >({
      query: ({ type, id, revision, name, language }) => ({
        url: `/${type.name}/${id}/versions/${revision}/earlier-english`,
        params: { text: toTextKey(getWireName(name, type.fields[name]!), language) },
      }),
      transformResponse: ({ english }: WireEarlierEnglish) => english,
    }),
    /** The items with a text of the user that is not saved. */
    listAutosaves: build.query<WireListedAutosaves, void>({ query: () => '/autosaves', keepUnusedDataFor: 0 }),
    /** The counts of the user's to-do list. */
    getOverview: build.query<WireOverview, void>({ query: () => '/overview', keepUnusedDataFor: 0 }),

    listFiles: build.query<WireMediaPage, MediaArgs>({
      query: (params) => ({ url: '/files', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['files'],
    }),
    getFile: build.query<WireFileDetail, string>({
      query: (id) => `/files/${id}`,
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'file', id }],
    }),
    uploadFile: build.mutation<WireUploadedFile, { form: FormData; onProgress?: (fraction: number) => void }>({
      queryFn: ({ form, onProgress }, api) => send<WireUploadedFile>('/files', 'POST', form, api, onProgress),
      invalidatesTags: (result) => (result ? ['files', { type: 'file', id: result._id }] : []),
    }),
    /** Changes name and descriptions; without any, the file is only marked to be kept. */
    updateFile: build.mutation<WireFileDetail, { id: string; body: Record<string, string> }>({
      query: ({ id, body }) => ({ url: `/files/${id}`, method: 'PUT', body }),
      invalidatesTags: (result, _error, { id }) => (result ? ['files', { type: 'file', id }] : []),
    }),
    deleteFile: build.mutation<unknown, string>({
      query: (id) => ({ url: `/files/${id}`, method: 'DELETE' }),
      invalidatesTags: (result) => (result ? ['files'] : []),
    }),
    restoreFile: build.mutation<WireFileDetail, string>({
      query: (id) => ({ url: `/files/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_result, error, id) => unlessUnsent(error, ['files', { type: 'file', id }]),
    }),

    listUsers: build.query<UserPage, { page: number; limit: number; q?: string }>({
      query: (params) => ({ url: '/users', params }),
      transformResponse: (users: WireUser[], meta, { limit }) => {
        const total = Number(meta?.response?.headers.get('X-Total-Count') ?? users.length);
        return { users, total, totalPages: Math.ceil(total / limit) };
      },
      keepUnusedDataFor: listSeconds,
      providesTags: ['users'],
    }),
    getUser: build.query<WireUserDetail, string>({
      query: (id) => `/users/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'user', id }],
    }),
    createUser: build.mutation<WireUser, void>({
      query: () => ({ url: '/users', method: 'POST' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['users']),
    }),
    updateUser: build.mutation<WireUser, { id: string; form: FormData; onProgress?: (fraction: number) => void }>({
      queryFn: ({ id, form, onProgress }, api) => send<WireUser>(`/users/${id}`, 'PUT', form, api, onProgress),
      // Show changes to the user's own record in the top bar at once.
      onQueryStarted: async (_args, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined);
        const { user } = (getState() as unknown as State).session;
        if (user && done?.data._id === user._id) dispatch(signedIn({ ...user, ...done.data }));
      },
      invalidatesTags: (result, _error, { id }) => (result ? ['users', { type: 'user', id }] : []),
    }),
    deleteUser: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['users']),
    }),
    inviteUser: build.mutation<WireInvitation, string>({
      query: (id) => ({ url: `/users/${id}/invite`, method: 'POST' }),
    }),

    /** Creates a person together with the link; the form has email, name, role, rights and language. */
    inviteNewUser: build.mutation<WireNewUser, Record<string, string>>({
      query: (body) => ({ url: '/users/invitations', method: 'POST', body }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['users']),
    }),

    updateProfile: build.mutation<UserInfo, { form: FormData; onProgress?: (fraction: number) => void }>({
      queryFn: ({ form, onProgress }, api) => send<UserInfo>('/users/profile', 'PUT', form, api, onProgress),
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) dispatch(signedIn(done.data));
      },
      invalidatesTags: (result) => (result ? ['users', { type: 'user', id: result._id }, 'sessions'] : []),
    }),
    listSessions: build.query<SessionInfo[], void>({ query: () => '/users/sessions', providesTags: ['sessions'] }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => unlessUnsent(error, ['sessions']),
    }),

    listSiteTexts: build.query<WireSiteTextPage, SiteTextArgs>({
      query: (params) => ({ url: '/site-texts', params }),
      keepUnusedDataFor: listSeconds,
      providesTags: ['site-texts'],
    }),
    saveSiteText: build.mutation<
      SiteTextEntry,
      {
        key: string;
        own: Partial<Localized>;
        /** The own texts that are replaced. */
        base: Partial<Localized>;
      }
    >({
      query: ({ key, own, base }) => ({
        url: `/site-texts/${encodeURIComponent(key)}`,
        method: 'PUT',
        body: { ...own, ...Object.fromEntries(Object.entries(base).map(([name, text]) => [`base.${name}`, text])) },
      }),
      // Update the cached lists at once, without waiting for them to be fetched again.
      onQueryStarted: async ({ key }, { dispatch, getState, queryFulfilled }): Promise<void> => {
        const done = await queryFulfilled.catch(() => undefined);
        if (!done) return;
        const replaceEntry = (page: WireSiteTextPage) => ({
          ...page,
          siteTexts: page.siteTexts.map((entry) => (entry.key === key ? done.data : entry)),
        });
        for (const args of api.util.selectCachedArgsForQuery(getState(), 'listSiteTexts'))
          dispatch(api.util.updateQueryData('listSiteTexts', args, replaceEntry));
      },
      // After a conflict the list has the texts of others.
      invalidatesTags: (result, error) => (result || toProblem(error).code === 'conflict' ? ['site-texts'] : []),
    }),
    listSiteTextVersions: build.query<WirePage<'versions', SiteTextVersion>, string>({
      query: (key) => ({ url: `/site-texts/${encodeURIComponent(key)}/versions`, params: { limit: 30 } }),
      keepUnusedDataFor: 0,
      providesTags: ['site-texts'],
    }),

    logout: build.mutation<unknown, void>({ query: () => ({ url: '/users/logout', method: 'POST' }) }),
  }),
});
