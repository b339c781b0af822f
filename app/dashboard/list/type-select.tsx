import { useStaffTranslation } from '../../i18n/language.ts';
import { getTypeName } from '../data/entry-types.ts';
import { FilterSelect } from './filter-select.tsx';

/** Filters entries of all types by one type. */
export function TypeSelect({
  typeNames,
  chosen,
  onChoose,
}: {
  typeNames: readonly string[];
  chosen: string;
  onChoose: (typeName: string) => void;
}) {
  const { t } = useStaffTranslation();
  // Includes the type of the address even if it is unknown.
  const offered = chosen === '' || typeNames.includes(chosen) ? typeNames : [...typeNames, chosen];
  return (
    <FilterSelect
      label={t('activity.kind')}
      all={t('activity.allKinds')}
      entries={offered.map((typeName) => ({ key: typeName, label: getTypeName(typeName, t) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
