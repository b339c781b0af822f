import { useEffect, type RefObject } from 'react';

/** Closes a dropdown on a click or focus outside it, on a choice in it, and on Escape. */
export function useCloseOnLeave(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    // The focused element is hidden, so the focus returns to the dropdown's summary.
    const close = () => {
      details.current!.open = false;
      details.current!.querySelector('summary')?.focus();
    };
    const closeUnlessInside = (event: Event) => {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    };
    const closeAfterChoice = (event: Event) => {
      if (
        details.current?.open &&
        event.target instanceof Element &&
        details.current.contains(event.target) &&
        event.target.closest('a, button')
      )
        close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && details.current?.open) close();
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('click', closeAfterChoice);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('click', closeAfterChoice);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [details]);
}
