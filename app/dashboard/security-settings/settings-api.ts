import type { SecuritySettings } from '../../../domain/people/security-settings.ts';
import { api } from '../data/api.ts';

export const settingsApi = api.enhanceEndpoints({ addTagTypes: ['securitySettings'] }).injectEndpoints({
  endpoints: (build) => ({
    getSecuritySettings: build.query<SecuritySettings, void>({
      query: () => '/security-settings',
      keepUnusedDataFor: 0,
      providesTags: ['securitySettings'],
    }),
    saveSecuritySettings: build.mutation<SecuritySettings, Record<string, string>>({
      query: (body) => ({ url: '/security-settings', method: 'PUT', body }),
      invalidatesTags: (result) => (result ? ['securitySettings'] : []),
    }),
  }),
});
