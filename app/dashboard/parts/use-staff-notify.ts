import { useCallback } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { notify } from '../../ui/toast/notify.ts';
import type { ToastAction, ToastKind, ToastOptions } from '../../ui/toast/toaster.tsx';

/**
 * Shows toasts in the language of the dashboard, with the durations of specification 9; `action` is a button in the
 * toast, such as 'Undo'.
 */
export function useStaffNotify() {
  const { t } = useStaffTranslation();
  return useCallback(
    (kind: ToastKind, text: string, action?: ToastAction, ids: Pick<ToastOptions, 'id' | 'replaces'> = {}) =>
      notify(kind, text, { dismiss: t('forms.dismiss'), ...(action ? { action } : {}), ...ids }),
    [t],
  );
}
