import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** The state of a navigation that unsaved changes prevent without a question. */
export type OnlyIfSaved = { onlyIfSaved: true };

/**
 * Asks before a page with unsaved changes is left, within the site and out of it. Returns a function that allows the
 * next navigation, for use after a save.
 */
export function useLeaveGuard(isDirty: boolean, question: string): () => void {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    // Switching the language stays on the page.
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { state } = blocker.location as { state: Partial<OnlyIfSaved> | null };
    if (!state?.onlyIfSaved && window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault(); // the browser shows its own question
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return useCallback(() => {
    isAllowed.current = true;
  }, []);
}
