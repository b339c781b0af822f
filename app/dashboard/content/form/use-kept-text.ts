import { useStaffTranslation } from '../../../i18n/language.ts';
import { toLocalDateTime } from '../../fields/local-date-time.ts';

/** Returns a function that says where unsaved texts are kept: on the server since a moment, or in this browser. */
export function useKeptText(): (kept: Date | 'here' | undefined) => string | undefined {
  const { t } = useStaffTranslation();
  return (kept) => {
    if (kept === undefined) return undefined;
    if (kept === 'here') return t('unsaved.keptHere');
    return t('unsaved.keptAt', { time: toLocalDateTime(kept.toISOString()).time });
  };
}
