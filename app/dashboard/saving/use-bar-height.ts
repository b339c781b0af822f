import { useEffect, useRef, type RefObject } from 'react';

const property = '--save-bar-height';

/**
 * Sets the height of a bar at the bottom of the screen as `--save-bar-height`, so that toasts and fields that are
 * scrolled to are clear of it.
 */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measured = bar.current;
    if (!measured) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${measured.offsetHeight}px`));
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
  return bar;
}
