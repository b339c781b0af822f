import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What could need the text at once: sending the form, closing the page. */
const events = ['pointerdown', 'click', 'submit', 'visibilitychange', 'pagehide'];

/**
 * Returns a function that has `act` called soon after the next frame, so that a slow phone shows a letter before it
 * renders the form. `actNow` calls it if it waits; so does the window before anything that could need its result.
 */
export function useAfterPaint(act: () => void): { schedule: () => void; actNow: () => void } {
  const waiting = useRef(0);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const actNow = useCallback(() => {
    if (waiting.current === 0) return;
    cancelAnimationFrame(waiting.current);
    waiting.current = 0;
    latest.current();
  }, []);
  const schedule = useCallback(() => {
    // Rendered at once: React would wait for a pause, and the form could be sent before it.
    if (waiting.current === 0) waiting.current = requestAnimationFrame(() => setTimeout(() => flushSync(actNow)));
  }, [actNow]);
  useEffect(() => {
    const actFirst = () => {
      if (waiting.current !== 0) flushSync(actNow);
    };
    for (const event of events) window.addEventListener(event, actFirst, true);
    // Not at once: a dialog that opens takes the focus while React renders.
    window.addEventListener('focusout', actNow, true);
    return () => {
      for (const event of events) window.removeEventListener(event, actFirst, true);
      window.removeEventListener('focusout', actNow, true);
    };
  }, [actNow]);
  return { schedule, actNow };
}
