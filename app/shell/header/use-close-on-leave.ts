import { useEffect, type RefObject } from 'react';

/** A dropdown closes when something else is clicked or focused, when something in it is chosen, and on Escape. */
export function useCloseOnLeave(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    // What had the focus goes out of sight: it returns to what opened the list.
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
