import { useStaffTranslation } from '../../i18n/language.ts';
import { toLocalDateTime } from '../parts/local-date-time.ts';

/** Returns a function for the state of a form without changes: when it was saved, if it was since it was opened. */
export function useSavedText(): (savedAt: Date | undefined) => string {
  const { t } = useStaffTranslation();
  return (savedAt) =>
    savedAt ? t('edit.savedAt', { time: toLocalDateTime(savedAt.toISOString()).time }) : t('edit.nothingChanged');
}
