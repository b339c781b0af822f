import { useState } from 'react';

/** The result of a form's last save, which stays in the form when its toast has disappeared. */
export function useSaveResult() {
  const [at, setAt] = useState<Date>();
  const [failure, setFailure] = useState<string>();
  return {
    at,
    failure,
    succeed: () => {
      setAt(new Date());
      setFailure(undefined);
    },
    fail: (text: string) => setFailure(text),
    /** For a new attempt. */
    clearFailure: () => setFailure(undefined),
  };
}
