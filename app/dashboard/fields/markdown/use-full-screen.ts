import { useEffect, useState, type RefObject } from 'react';

const property = '--visible-height';

/**
 * Returns whether an element fills the screen, and a function to change that. It stays above a phone's keyboard;
 * Escape leaves it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const filling = element.current;
    if (!isFull || !filling) return undefined;
    const root = document.documentElement;
    const fit = () => {
      const { height, offsetTop } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
      filling.style.setProperty(property, `${height}px`);
      filling.style.setProperty('--visible-top', `${offsetTop}px`);
    };
    const leaveByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setFull(false);
    // What is behind it cannot be seen.
    const leaveByFocus = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Element && !filling.contains(relatedTarget);
      if (isOutside && !relatedTarget.closest('dialog')) setFull(false);
    };
    fit();
    filling.addEventListener('keydown', leaveByKey);
    filling.addEventListener('focusout', leaveByFocus);
    root.classList.add('full-screen-writing');
    window.visualViewport?.addEventListener('resize', fit);
    window.visualViewport?.addEventListener('scroll', fit);
    return () => {
      filling.removeEventListener('keydown', leaveByKey);
      filling.removeEventListener('focusout', leaveByFocus);
      root.classList.remove('full-screen-writing');
      filling.style.removeProperty(property);
      filling.style.removeProperty('--visible-top');
      window.visualViewport?.removeEventListener('resize', fit);
      window.visualViewport?.removeEventListener('scroll', fit);
    };
  }, [isFull, element]);
  return [isFull, setFull];
}
