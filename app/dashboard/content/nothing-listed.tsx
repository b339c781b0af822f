import type { Ref } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { StaffNotice } from '../screen/staff-notice.tsx';
import type { ListFilter } from './list-filters.ts';

type Props = {
  term: string;
  filter: ListFilter | undefined;
  /** What to do when there are no items at all yet. */
  first: string;
  onShowAll: () => void;
  ref: Ref<HTMLDivElement>;
};

/** Explains why a table is empty, and what to do next. */
export function NothingListed({ term, filter, first, onShowAll, ref }: Props) {
  const { t } = useStaffTranslation();
  if (!term && !filter) return <StaffNotice ref={ref} text={first} />;
  const showAll = (
    <button type="button" className="button button-quiet" onClick={onShowAll}>
      {t('table.showAll')}
    </button>
  );
  if (term)
    return (
      <StaffNotice
        ref={ref}
        title={t('table.noMatch', { query: term })}
        text={t('table.noMatchHint')}
        action={showAll}
      />
    );
  return <StaffNotice ref={ref} title={t(filter!.nothing)} action={showAll} />;
}
