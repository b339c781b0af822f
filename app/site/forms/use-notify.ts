import { useCallback } from 'react';
import { useSpeech } from '../../i18n/language.ts';
import { notify } from '../../ui/toast/notify.ts';
import type { ToastKind } from '../../ui/toast/toaster.tsx';

/** Shows toasts in the language of the page. */
export function useNotify() {
  const { t } = useSpeech();
  return useCallback((kind: ToastKind, text: string) => notify(kind, text, { dismiss: t('forms.dismiss') }), [t]);
}
