import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list after an action has removed the control that had it: `focusTable` moves it to the table,
 * and it goes to the notice that nothing is listed where the table is empty then.
 */
export function useListFocus(isEmpty: boolean) {
  const table = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const hasFocused = useRef(false);
  const focusTable = useCallback(() => {
    hasFocused.current = true;
    table.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isEmpty && hasFocused.current && document.activeElement === document.body) notice.current?.focus();
  }, [isEmpty]);
  return { table, notice, focusTable };
}
