import type { WireFactorChange, WireFactors } from '../../../server/api/accounts/factor-routes.ts';
import type { FactorService } from '../../../server/services/factors/factors.ts';
import { api } from '../data/api.ts';

export type { WireFactors, WireFactorChange };
type PasskeySetup = Awaited<ReturnType<FactorService['beginPasskey']>>;
export type AppSetup = Awaited<ReturnType<FactorService['beginApp']>>;

export function isTwoStepOn({ passkeys, authenticator }: WireFactors): boolean {
  return passkeys.length > 0 || authenticator !== null;
}

const factorsPath = '/users/factors';

export const factorApi = api.enhanceEndpoints({ addTagTypes: ['factors', 'sessionsOf'] }).injectEndpoints({
  endpoints: (build) => ({
    getFactors: build.query<WireFactors, void>({
      query: () => factorsPath,
      keepUnusedDataFor: 0,
      providesTags: ['factors'],
    }),
    beginPasskey: build.mutation<PasskeySetup, void>({
      query: () => ({ url: `${factorsPath}/passkeys/options`, method: 'POST' }),
    }),
    addPasskey: build.mutation<WireFactorChange, { challengeId: string; name: string; passkey: object }>({
      query: (body) => ({ url: `${factorsPath}/passkeys`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['factors'] : []),
    }),
    removePasskey: build.mutation<WireFactorChange, string>({
      query: (id) => ({ url: `${factorsPath}/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['factors'],
    }),
    beginApp: build.mutation<AppSetup, void>({
      query: () => ({ url: `${factorsPath}/authenticator/options`, method: 'POST' }),
    }),
    addApp: build.mutation<WireFactorChange, { challengeId: string; code: string }>({
      query: (body) => ({ url: `${factorsPath}/authenticator`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['factors'] : []),
    }),
    removeApp: build.mutation<WireFactorChange, void>({
      query: () => ({ url: `${factorsPath}/authenticator`, method: 'DELETE' }),
      invalidatesTags: ['factors'],
    }),
    renewCodes: build.mutation<WireFactorChange, void>({
      query: () => ({ url: `${factorsPath}/recovery-codes`, method: 'POST' }),
      invalidatesTags: ['factors'],
    }),

    getUserFactors: build.query<WireFactors, string>({
      query: (id) => `/users/${id}/factors`,
      keepUnusedDataFor: 0,
      providesTags: ['factors'],
    }),
    resetUserFactors: build.mutation<WireFactors, string>({
      query: (id) => ({ url: `/users/${id}/factors`, method: 'DELETE' }),
      invalidatesTags: (_result, _error, id) => ['factors', { type: 'sessionsOf', id }],
    }),
  }),
});
