import type { ContentType } from '../../../domain/model/define.ts';
import type { StaffMessageKey } from '../../i18n/translator.ts';
import type { ListArgs } from '../data/shapes.ts';

export type ListFilter = {
  /** As it stands in the address. */
  key: string;
  label: StaffMessageKey;
  /** What is said when it lets nothing through. */
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

/** What a list can be narrowed to; only a type with a publication date can schedule. */
export function filtersOf(type: ContentType): readonly ListFilter[] {
  return filters.filter(({ args }) => args.state !== 'scheduled' || type.publicationField !== undefined);
}
