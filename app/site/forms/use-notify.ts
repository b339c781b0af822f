import { useCallback, useEffect } from 'react';
import { useTranslation } from '../../i18n/language.ts';
import { notify, prepareToasts } from '../../ui/toast/notify.ts';
import type { ToastKind } from '../../ui/toast/toaster.tsx';

/** Shows toasts in the language of the page. Loads their code once a field gets the focus. */
export function useNotify() {
  const { t } = useTranslation();
  useEffect(() => {
    document.addEventListener('focusin', prepareToasts, { once: true });
    return () => document.removeEventListener('focusin', prepareToasts);
  }, []);
  return useCallback((kind: ToastKind, text: string) => notify(kind, text, { dismiss: t('forms.dismiss') }), [t]);
}
