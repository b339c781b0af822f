import type { ContentType } from '../../../domain/model/define.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { ListArgs } from '../data/api-types.ts';

export type ListFilter = {
  /** The value in the address. */
  key: string;
  label: StaffMessageKey;
  /** The text shown when no item matches. */
  nothing: StaffMessageKey;
  args: Pick<ListArgs, 'missing' | 'outdated' | 'state'>;
};

const filters: readonly ListFilter[] = [
  { key: 'drafts', label: 'table.drafts', nothing: 'table.noDrafts', args: { state: 'draft' } },
  { key: 'scheduled', label: 'table.scheduled', nothing: 'table.noScheduled', args: { state: 'scheduled' } },
  { key: 'missing-so', label: 'table.missingSo', nothing: 'table.allSo', args: { missing: 'so' } },
  { key: 'missing-ar', label: 'table.missingAr', nothing: 'table.allAr', args: { missing: 'ar' } },
  { key: 'outdated-so', label: 'table.outdatedSo', nothing: 'table.noneOutdatedSo', args: { outdated: 'so' } },
  { key: 'outdated-ar', label: 'table.outdatedAr', nothing: 'table.noneOutdatedAr', args: { outdated: 'ar' } },
];

/** Returns the filters of a type's list; only types with a publication date can be scheduled. */
export function filtersOf(type: ContentType): readonly ListFilter[] {
  return filters.filter(({ args }) => args.state !== 'scheduled' || type.publicationField !== undefined);
}
