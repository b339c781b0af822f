import { useEffect, type RefObject } from 'react';

/** How long a slide stays (specification 9). */
const interval = 5000;

/** The slide that the styles show at this moment and how long they have shown it, in milliseconds. */
function readStyles(stage: HTMLElement, count: number): { index: number; elapsed: number } {
  // Every slide runs on the same clock; the clock of the last stands for all.
  const words = stage.querySelectorAll('.hero-words');
  const time = Number(words[count - 1]?.getAnimations()[0]?.currentTime ?? 0);
  return { index: Math.floor(time / interval) % count, elapsed: time % interval };
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Advances the hero by one, modulo the number of slides, every five seconds, and goes on from a slide that was
 * chosen (specification 4). It waits under the pointer, while something in it has the keyboard focus, in a
 * hidden tab and when paused; under reduced motion and data saving it never starts. Which slide is shown is
 * the checked dot and nothing else, so styles before and script after agree.
 */
export function useRotation(stageRef: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || count < 2) return;
    const dots = [...stage.querySelectorAll<HTMLInputElement>('.hero-pick')];
    const pause = stage.querySelector<HTMLInputElement>('.hero-pause input');
    const still = matchMedia('(prefers-reduced-motion: reduce)');

    const chosen = dots.findIndex((dot) => dot.checked);
    const found = chosen < 0 ? readStyles(stage, count) : { index: chosen, elapsed: 0 };
    let { index } = found;
    let left = interval - found.elapsed;
    let started = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ahead: ReturnType<typeof setTimeout> | undefined;
    let underPointer = false;

    const show = (next: number) => {
      index = next;
      dots[index]!.checked = true;
      left = interval;
    };
    const fetchNext = () =>
      stage
        .querySelectorAll('.hero-slide')
        .item((index + 1) % count)
        ?.querySelector('img')
        ?.setAttribute('loading', 'eager');

    const mayRun = () =>
      !pause?.checked &&
      !still.matches &&
      !savesData() &&
      !document.hidden &&
      !underPointer &&
      !stage.querySelector(':focus-visible');

    const run = () => {
      if (timer !== undefined || !mayRun()) return;
      started = performance.now();
      // The next scene is fetched while this one is looked at, not while the page loads.
      ahead = setTimeout(fetchNext, Math.max(0, left - 1500));
      timer = setTimeout(() => {
        timer = undefined;
        show((index + 1) % count);
        run();
      }, left);
    };
    const hold = () => {
      if (timer === undefined) return;
      clearTimeout(ahead);
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(1000, left - (performance.now() - started));
    };
    const review = () => (mayRun() ? run() : hold());

    const choose = () => {
      const now = dots.findIndex((dot) => dot.checked);
      hold();
      if (now >= 0 && now !== index) show(now);
      review();
    };
    const enter = (event: PointerEvent) => {
      underPointer = event.pointerType === 'mouse';
      review();
    };
    const leave = () => {
      underPointer = false;
      review();
    };

    const stop = new AbortController();
    const { signal } = stop;
    stage.addEventListener('change', choose, { signal });
    stage.addEventListener('pointerenter', enter, { signal });
    stage.addEventListener('pointerleave', leave, { signal });
    stage.addEventListener('focusin', review, { signal });
    // The focus has not arrived elsewhere yet when it leaves.
    stage.addEventListener('focusout', () => requestAnimationFrame(review), { signal });
    document.addEventListener('visibilitychange', review, { signal });
    still.addEventListener('change', review, { signal });

    underPointer = stage.matches(':hover') && matchMedia('(hover: hover)').matches;
    dots[index]!.checked = true;
    review();
    return () => {
      stop.abort();
      hold();
    };
  }, [stageRef, count]);
}
