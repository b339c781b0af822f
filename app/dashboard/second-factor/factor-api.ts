import type { FactorsInfo, PasskeyInfo } from '../../../domain/people/second-factor.ts';
import { api } from '../data/api.ts';

/** What a person has set up, as the API answers it. */
export type Factors = Omit<FactorsInfo, 'passkeys'> & { passkeys: (Omit<PasskeyInfo, 'id'> & { _id: string })[] };

/** After a change: what there is now, and new recovery codes, which are told this once. */
export type FactorChange = { factors: Factors; recoveryCodes?: string[] };

export type AppSetup = { challengeId: string; secret: string; uri: string };

export function isTwoStepOn({ passkeys, authenticator }: Factors): boolean {
  return passkeys.length > 0 || authenticator !== null;
}

const own = '/users/factors';

export const factorApi = api.enhanceEndpoints({ addTagTypes: ['factors', 'sessionsOf'] }).injectEndpoints({
  endpoints: (build) => ({
    getFactors: build.query<Factors, void>({ query: () => own, keepUnusedDataFor: 0, providesTags: ['factors'] }),
    beginPasskey: build.mutation<{ challengeId: string; options: object }, void>({
      query: () => ({ url: `${own}/passkeys/options`, method: 'POST' }),
    }),
    addPasskey: build.mutation<FactorChange, { challengeId: string; name: string; passkey: object }>({
      query: (body) => ({ url: `${own}/passkeys`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['factors'] : []),
    }),
    removePasskey: build.mutation<FactorChange, string>({
      query: (id) => ({ url: `${own}/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['factors'],
    }),
    beginApp: build.mutation<AppSetup, void>({
      query: () => ({ url: `${own}/authenticator/options`, method: 'POST' }),
    }),
    addApp: build.mutation<FactorChange, { challengeId: string; code: string }>({
      query: (body) => ({ url: `${own}/authenticator`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['factors'] : []),
    }),
    removeApp: build.mutation<FactorChange, void>({
      query: () => ({ url: `${own}/authenticator`, method: 'DELETE' }),
      invalidatesTags: ['factors'],
    }),
    renewCodes: build.mutation<FactorChange, void>({
      query: () => ({ url: `${own}/recovery-codes`, method: 'POST' }),
      invalidatesTags: ['factors'],
    }),

    getUserFactors: build.query<Factors, string>({
      query: (id) => `/users/${id}/factors`,
      keepUnusedDataFor: 0,
      providesTags: ['factors'],
    }),
    resetUserFactors: build.mutation<Factors, string>({
      query: (id) => ({ url: `/users/${id}/factors`, method: 'DELETE' }),
      invalidatesTags: (_result, _error, id) => ['factors', { type: 'sessionsOf', id }],
    }),
  }),
});
