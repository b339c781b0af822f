import { useEffect, useRef, type RefObject } from 'react';

/** Returns whether the component is still on the page, for what follows a response. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
