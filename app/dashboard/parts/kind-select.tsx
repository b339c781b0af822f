import { useStaffTranslation } from '../../i18n/language.ts';
import { nameOfKind } from '../data/kinds.ts';
import { FilterSelect } from './filter-select.tsx';

/** Filters entries of all kinds by one kind. */
export function KindSelect({
  kinds,
  chosen,
  onChoose,
}: {
  kinds: readonly string[];
  chosen: string;
  onChoose: (kind: string) => void;
}) {
  const { t } = useStaffTranslation();
  // Includes the kind of the address even if it is unknown.
  const offered = chosen === '' || kinds.includes(chosen) ? kinds : [...kinds, chosen];
  return (
    <FilterSelect
      label={t('activity.kind')}
      all={t('activity.allKinds')}
      entries={offered.map((kind) => ({ key: kind, label: nameOfKind(kind, t) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
