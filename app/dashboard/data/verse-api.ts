import type { WireQuotation } from '../../../server/api/verse-routes.ts';
import { api } from './api.ts';

export const verseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The words of verses by their reference, such as `2:183-184`. */
    getQuotation: build.query<WireQuotation, string>({ query: (reference) => `/verses/${reference}` }),
  }),
});
