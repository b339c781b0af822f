import { useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { isConnectionError, toProblem } from '../data/to-problem.ts';
import { useStaffNotify } from '../parts/use-staff-notify.ts';

/** Reports the result of a form's last save: in a toast, and in the form, where it stays. */
export function useSaveResult() {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const [at, setAt] = useState<Date>();
  const [failure, setFailure] = useState<string>();
  const refuse = (text: string) => {
    setFailure(text);
    void notify('error', text);
  };
  return {
    at,
    failure,
    succeed(text: string) {
      setAt(new Date());
      setFailure(undefined);
      void notify('success', text);
    },
    /** Returns the problems of fields, which are shown beside them instead of in the form. */
    fail(error: unknown, fallback: string): Record<string, string> {
      const { message, fields } = toProblem(error);
      const text = message ?? (isConnectionError(error) ? t('forms.offline') : fallback);
      if (fields) void notify('error', text);
      else refuse(text);
      return fields ?? {};
    },
    /** For what is known to fail before it is sent. */
    refuse,
    /** For a new attempt. */
    clearFailure: () => setFailure(undefined),
  };
}
