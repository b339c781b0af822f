import { useStaffTranslation } from '../../../../i18n/language.ts';
import { toLocalDateTime } from '../../../parts/local-date-time.ts';

/** Returns a function that says where unsaved texts are saved: on the server at a moment, or in this browser. */
export function useAutosaveText(): (savedIn: Date | 'browser' | undefined) => string | undefined {
  const { t } = useStaffTranslation();
  return (savedIn) => {
    if (savedIn === undefined) return undefined;
    if (savedIn === 'browser') return t('autosave.inBrowser');
    return t('autosave.onServer', { time: toLocalDateTime(savedIn.toISOString()).time });
  };
}
