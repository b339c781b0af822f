import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Where a row of things that scrolls sideways stands: at which of how many stops. `count` is 0 until a script runs. */
type TrackState = { count: number; index: number };

export function smoothly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** How far each stop lies from the first, in the coordinates of `scrollLeft`, whichever way the page is written. */
function offsetsOf(stops: readonly Element[]): number[] {
  const rtl = stops[0] !== undefined && getComputedStyle(stops[0]).direction === 'rtl';
  const edges = stops.map((stop) => stop.getBoundingClientRect()[rtl ? 'right' : 'left']);
  return edges.map((edge) => edge - edges[0]!);
}

/**
 * Reads and steers a track that scrolls and snaps by itself. `go` wraps around at both ends; a wrap jumps, so
 * that pictures on the way are not fetched.
 */
export function useTrack(track: RefObject<HTMLElement | null>, stopsOf: (track: HTMLElement) => Element[]) {
  const [state, setState] = useState<TrackState>({ count: 0, index: 0 });

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
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      element.removeEventListener('scroll', measureSoon);
    };
  }, [track, stopsOf]);

  const go = useCallback(
    (to: number) => {
      const element = track.current;
      if (!element) return;
      const offsets = offsetsOf(stopsOf(element));
      const index = (to + offsets.length) % offsets.length;
      element.scrollTo({ left: offsets[index] ?? 0, behavior: index === to ? smoothly() : 'auto' });
    },
    [track, stopsOf],
  );

  return { ...state, go };
}
