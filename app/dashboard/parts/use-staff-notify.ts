import { useCallback } from 'react';
import { useStaffSpeech } from '../../i18n/language.ts';
import { notify } from '../../ui/toast/notify.ts';
import type { ToastKind } from '../../ui/toast/toaster.tsx';

/** Shows toasts in the language of the dashboard, with the times of specification 9; with `undo`, a way to take back what it tells of. */
export function useStaffNotify() {
  const { t } = useStaffSpeech();
  return useCallback((kind: ToastKind, text: string, undo?: () => void) => notify(kind, text, { dismiss: t('forms.dismiss'), ...(undo ? { action: { label: t('inbox.undo'), run: undo } } : {}) }), [t]);
}
