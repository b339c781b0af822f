import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** The current stop of a horizontally scrolling row. `count` is 0 until a script runs. */
type TrackState = { count: number; index: number };

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Not all browsers have `scrollend`. */
const scrollPause = 160; // milliseconds

/** Calls `act` whenever an element was scrolled and stands still. Returns a function that stops it. */
export function watchScrollPause(element: HTMLElement, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(act, scrollPause);
  };
  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', onScroll);
  };
}

/** Returns the offset of each stop from the first, in the coordinates of `scrollLeft`, in both text directions. */
function offsetsOf(stops: readonly Element[]): number[] {
  const rtl = stops[0] !== undefined && getComputedStyle(stops[0]).direction === 'rtl';
  const edges = stops.map((stop) => stop.getBoundingClientRect()[rtl ? 'right' : 'left']);
  return edges.map((edge) => edge - edges[0]!);
}

/**
 * Reads and controls a track with scroll snapping. `goTo` wraps around at both ends; a wrap jumps, so that the pictures
 * in between are not loaded.
 */
export function useTrack(track: RefObject<HTMLElement | null>, stopsOf: (track: HTMLElement) => Element[]) {
  const [state, setState] = useState<TrackState>({ count: 0, index: 0 });
  /** Where it is scrolling to: a second press goes on from there. */
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const offsets = offsetsOf(stopsOf(element));
      const distances = offsets.map((offset) => Math.abs(offset - element.scrollLeft));
      const index = Math.max(0, distances.indexOf(Math.min(...distances)));
      setState((before) =>
        before.count === offsets.length && before.index === index ? before : { count: offsets.length, index },
      );
    };
    let frame = 0;
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const resize = new ResizeObserver(measureSoon);
    resize.observe(element);
    element.addEventListener('scroll', measureSoon, { passive: true });
    const stopWatching = watchScrollPause(element, () => (target.current = undefined));
    return () => {
      cancelAnimationFrame(frame);
      stopWatching();
      resize.disconnect();
      element.removeEventListener('scroll', measureSoon);
    };
  }, [track, stopsOf]);

  const goTo = useCallback(
    (to: number) => {
      const element = track.current;
      if (!element) return;
      const offsets = offsetsOf(stopsOf(element));
      const index = (to + offsets.length) % offsets.length;
      target.current = index;
      element.scrollTo({ left: offsets[index] ?? 0, behavior: index === to ? scrollBehavior() : 'auto' });
    },
    [track, stopsOf],
  );

  return { ...state, goTo, step: (by: 1 | -1) => goTo((target.current ?? state.index) + by) };
}
