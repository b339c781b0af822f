import type { ContentType } from '../../../domain/model/define.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { ListArgs } from '../data/api-types.ts';

export type ListFilter = {
  /** The value in the address. */
  key: string;
  label: StaffMessageKey;
  /** The text shown when no item matches. */
  nothing: StaffMessageKey;
  args: Pick<ListArgs, 'missing' | 'outdated' | 'state' | 'others'>;
};

const filters: readonly ListFilter[] = [
  { key: 'drafts', label: 'table.drafts', nothing: 'table.noDrafts', args: { state: 'draft' } },
  {
    key: 'waiting',
    label: 'table.draftsWaiting',
    nothing: 'table.noDraftsWaiting',
    args: { state: 'draft', others: 1 },
  },
  { key: 'scheduled', label: 'table.scheduled', nothing: 'table.noScheduled', args: { state: 'scheduled' } },
  { key: 'missing-en', label: 'table.missingEn', nothing: 'table.allEn', args: { missing: 'en' } },
  { key: 'missing-so', label: 'table.missingSo', nothing: 'table.allSo', args: { missing: 'so' } },
  { key: 'missing-ar', label: 'table.missingAr', nothing: 'table.allAr', args: { missing: 'ar' } },
  { key: 'outdated-so', label: 'table.outdatedSo', nothing: 'table.noneOutdatedSo', args: { outdated: 'so' } },
  { key: 'outdated-ar', label: 'table.outdatedAr', nothing: 'table.noneOutdatedAr', args: { outdated: 'ar' } },
];

/**
 * Returns the filters of a type's list; only types with a publication date can be scheduled. The drafts of others are
 * only a filter while it is chosen, as by the link of the to-do list.
 */
export function getListFilters(type: ContentType, chosen: string): readonly ListFilter[] {
  return filters.filter(
    ({ key, args }) =>
      (args.state !== 'scheduled' || type.publicationField !== undefined) && (!args.others || key === chosen),
  );
}
