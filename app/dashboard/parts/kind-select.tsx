import { useStaffTranslation } from '../../i18n/language.ts';
import { nameOfKind } from '../data/kinds.ts';
import { FilterSelect } from './filter-select.tsx';

/** Narrows what is told of all kinds of things to one of them. */
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
  // A kind that came by the address is among them even where it is a new one.
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
