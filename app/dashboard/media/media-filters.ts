import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { MediaArgs } from '../data/api-types.ts';

export type MediaFilter = {
  /** The value in the address. */
  key: string;
  label: StaffMessageKey;
  /** The text shown when no file matches. */
  nothing: StaffMessageKey;
  args: Pick<MediaArgs, 'kind' | 'used' | 'missing' | 'trash'>;
};

/** The filters of the media library. */
export const mediaFilters: readonly MediaFilter[] = [
  { key: 'pictures', label: 'media.pictures', nothing: 'media.nothing.pictures', args: { kind: 'picture' } },
  { key: 'documents', label: 'media.documents', nothing: 'media.nothing.documents', args: { kind: 'document' } },
  { key: 'unused', label: 'media.unused', nothing: 'media.nothing.unused', args: { used: 0 } },
  { key: 'missing-en', label: 'media.missingEn', nothing: 'media.nothing.en', args: { missing: 'en' } },
  { key: 'missing-so', label: 'media.missingSo', nothing: 'media.nothing.so', args: { missing: 'so' } },
  { key: 'missing-ar', label: 'media.missingAr', nothing: 'media.nothing.ar', args: { missing: 'ar' } },
  { key: 'trash', label: 'media.trash', nothing: 'media.nothing.trash', args: { trash: 1 } },
];
