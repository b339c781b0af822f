import { useCallback, useEffect, useState, type RefObject } from 'react';
import { smoothly } from './use-track.ts';

/**
 * Lets a track whose content is repeated scroll endlessly: when scrolling stops, it invisibly jumps by the width of one
 * set. Also marks the item in the middle, which only some browsers can do in CSS.
 */
export function useEndless(track: RefObject<HTMLElement | null>, perSet: number) {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const settle = () => {
      const width = setWidth(element, perSet);
      const place = Math.abs(element.scrollLeft);
      if (place < 2) moveBy(element, width);
      else if (place > width + 2) moveBy(element, -width);
    };
    // A pause in scrolling, since not all browsers have `scrollend`.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      clearTimeout(rest);
      rest = setTimeout(settle, 160);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    settle();
    setReady(true);

    const middle = markMiddle(element);
    return () => {
      clearTimeout(rest);
      element.removeEventListener('scroll', scrolled);
      middle.disconnect();
    };
  }, [track, perSet]);

  const step = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const width = setWidth(element, perSet);
      const place = Math.abs(element.scrollLeft);
      const item = width / perSet;
      // Make room on the side it is about to scroll to.
      if (by < 0 && place < item) moveBy(element, width);
      if (by > 0 && place > width) moveBy(element, -width);
      element.scrollBy({ left: by * item * sign(element), behavior: smoothly() });
    },
    [track, perSet],
  );

  return { ready, step };
}

/** `scrollLeft` is negative in right-to-left layouts. */
function sign(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

function setWidth(element: HTMLElement, perSet: number): number {
  const items = element.querySelectorAll('li');
  const [first, again] = [items[0], items[perSet]];
  return first && again ? Math.abs(again.getBoundingClientRect().left - first.getBoundingClientRect().left) : 0;
}

function moveBy(element: HTMLElement, width: number): void {
  element.scrollTo({ left: element.scrollLeft + width * sign(element), behavior: 'instant' });
}

function markMiddle(element: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) entry.target.toggleAttribute('data-centred', entry.isIntersecting);
    },
    { root: element, rootMargin: '0px -49% 0px -49%' },
  );
  for (const item of element.querySelectorAll('li')) observer.observe(item);
  return observer;
}
