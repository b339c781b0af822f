import { formatDateTime } from '../../../i18n/format.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { Sentence } from '../../parts/sentence.tsx';
import type { StaffItem } from '../../data/api-types.ts';

/** Who changed an item last, and when. */
export function LastChange({ item }: { item: StaffItem }) {
  const { lang, t } = useStaffTranslation();
  const moment = formatDateTime(item.updatedAt, lang);
  if (!item.updatedBy?.name) return t('versions.lastChanged', { moment });
  return (
    <Sentence
      text={t('versions.lastChangedBy', { name: '{name}', moment })}
      parts={{ name: <bdi>{item.updatedBy.name}</bdi> }}
    />
  );
}
