import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { scrollBehavior, watchScrollPause } from './use-track.ts';

/**
 * Lets a track whose content is repeated scroll endlessly: when scrolling stops, it invisibly jumps by the width of one
 * set. Also marks the item in the middle, which only some browsers can do in CSS.
 */
export function useEndlessTrack(track: RefObject<HTMLElement | null>, perSet: number) {
  const [ready, setReady] = useState(false);
  /** Where it is scrolling to, from the start: a second press goes on from there. */
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const recenter = () => {
      target.current = undefined;
      const width = widthOfSet(element, perSet);
      const position = Math.abs(element.scrollLeft);
      if (position < 2) moveBy(element, width);
      else if (position > width + 2) moveBy(element, -width);
    };
    const stopWatching = watchScrollPause(element, recenter);
    recenter();
    setReady(true);

    const middle = observeMiddle(element);
    return () => {
      stopWatching();
      middle.disconnect();
    };
  }, [track, perSet]);

  const step = useCallback(
    (by: 1 | -1) => {
      const element = track.current;
      if (!element) return;
      const width = widthOfSet(element, perSet);
      const item = width / perSet;
      const from = target.current ?? Math.abs(element.scrollLeft);
      // Make room on the side it is about to scroll to.
      const room = by < 0 && from < item ? width : by > 0 && from > width ? -width : 0;
      if (room !== 0) moveBy(element, room);
      target.current = from + room + by * item;
      element.scrollTo({ left: target.current * directionSign(element), behavior: scrollBehavior() });
    },
    [track, perSet],
  );

  return { ready, step };
}

/** `scrollLeft` is negative in right-to-left layouts. */
function directionSign(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

function widthOfSet(element: HTMLElement, perSet: number): number {
  const items = element.querySelectorAll('li');
  const [first, repeated] = [items[0], items[perSet]];
  return first && repeated ? Math.abs(repeated.getBoundingClientRect().left - first.getBoundingClientRect().left) : 0;
}

function moveBy(element: HTMLElement, width: number): void {
  element.scrollTo({ left: element.scrollLeft + width * directionSign(element), behavior: 'instant' });
}

function observeMiddle(element: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) entry.target.toggleAttribute('data-centred', entry.isIntersecting);
    },
    { root: element, rootMargin: '0px -49% 0px -49%' },
  );
  for (const item of element.querySelectorAll('li')) observer.observe(item);
  return observer;
}
