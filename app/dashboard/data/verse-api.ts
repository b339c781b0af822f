import type { WireQuotation, WireTranslations } from '../../../server/api/content/verse-routes.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { api } from './api.ts';

export const verseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The words of verses by their reference, such as `2:183-184`. */
    getQuotation: build.query<WireQuotation, string>({ query: (reference) => `/verses/${reference}` }),
    /** The translations of references, separated by commas. */
    getTranslations: build.query<WireTranslations, { language: Language; references: string }>({
      query: ({ language, references }) => ({ url: `/verse-translations/${language}`, params: { of: references } }),
    }),
  }),
});
