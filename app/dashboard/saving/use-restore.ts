import { useStaffTranslation } from '../../i18n/language.ts';
import type { ToastAction } from '../../ui/toast/toaster.tsx';
import { toProblem } from '../data/to-problem.ts';
import { historyApi } from '../data/history-api.ts';
import { failureText } from '../parts/translate-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** Restores things from the trash and shows a toast; needs no confirmation, since nothing is lost. */
export function useRestore() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [restoreEntry, { isLoading, originalArgs }] = historyApi.useRestoreMutation();

  /** Returns whether it was restored. The toast offers `next`. */
  const restore = async (typeName: string, id: string, next?: ToastAction): Promise<boolean> => {
    try {
      await restoreEntry({ typeName, id }).unwrap();
      void notify('success', t('undo.restored'), next);
      return true;
    } catch (error) {
      // Another user may have the email address of a deleted user by now.
      const { fields } = toProblem(error);
      void notify('error', Object.values(fields ?? {}).join(' ') || failureText(error, t('undo.restoreFailed'), t));
      return false;
    }
  };
  return { restore, restoringId: isLoading ? originalArgs?.id : undefined };
}
