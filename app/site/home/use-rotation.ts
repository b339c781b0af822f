import { useEffect, type RefObject } from 'react';
import { isSavingData } from '../../ui/is-saving-data.ts';

/** How long a slide is shown (specification 9). */
const interval = 5000;

/** Returns the slide that CSS shows now and for how long it has, in milliseconds. */
function readStyles(stage: HTMLElement, count: number): { index: number; elapsed: number } {
  // All slides have the same animation time; read that of the last one.
  const texts = stage.querySelectorAll('.hero-text');
  const time = Number(texts[count - 1]?.getAnimations()[0]?.currentTime ?? 0);
  return { index: Math.floor(time / interval) % count, elapsed: time % interval };
}

/**
 * Advances the hero every five seconds, modulo the number of slides, and continues from a slide that was chosen
 * (specification 4). Pauses under the pointer, while an element in it has keyboard focus, in a hidden tab and when
 * paused; never starts under reduced motion or data saving. The checked radio button alone decides which slide is
 * shown, so CSS before and script after agree.
 */
export function useRotation(stageRef: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage || count < 2) return;
    const dots = [...stage.querySelectorAll<HTMLInputElement>('.hero-radio')];
    const pauseButton = stage.querySelector<HTMLInputElement>('.hero-pause input');
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

    const chosen = dots.findIndex((dot) => dot.checked);
    const initial = chosen < 0 ? readStyles(stage, count) : { index: chosen, elapsed: 0 };
    let { index } = initial;
    let remaining = interval - initial.elapsed;
    let started = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let preloadTimer: ReturnType<typeof setTimeout> | undefined;
    let underPointer = false;

    const show = (next: number) => {
      index = next;
      dots[index]!.checked = true;
      remaining = interval;
    };
    const fetchNext = () =>
      stage
        .querySelectorAll('.hero-slide')
        .item((index + 1) % count)
        ?.querySelector('img')
        ?.setAttribute('loading', 'eager');

    const canRun = () =>
      !pauseButton?.checked &&
      !reducedMotion.matches &&
      !isSavingData() &&
      !document.hidden &&
      !underPointer &&
      !stage.querySelector(':focus-visible');

    const start = () => {
      if (timer !== undefined || !canRun()) return;
      started = performance.now();
      // Load the next picture shortly before it is shown, not during the page load.
      preloadTimer = setTimeout(fetchNext, Math.max(0, remaining - 1500));
      timer = setTimeout(() => {
        timer = undefined;
        show((index + 1) % count);
        start();
      }, remaining);
    };
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(preloadTimer);
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(1000, remaining - (performance.now() - started));
    };
    const update = () => (canRun() ? start() : stop());

    const choose = () => {
      const now = dots.findIndex((dot) => dot.checked);
      stop();
      if (now >= 0 && now !== index) show(now);
      update();
    };
    const enter = (event: PointerEvent) => {
      underPointer = event.pointerType === 'mouse';
      update();
    };
    const leave = () => {
      underPointer = false;
      update();
    };

    const listeners = new AbortController();
    const { signal } = listeners;
    stage.addEventListener('change', choose, { signal });
    stage.addEventListener('pointerenter', enter, { signal });
    stage.addEventListener('pointerleave', leave, { signal });
    stage.addEventListener('focusin', update, { signal });
    // At `focusout` the next element does not have the focus yet.
    stage.addEventListener('focusout', () => requestAnimationFrame(update), { signal });
    document.addEventListener('visibilitychange', update, { signal });
    reducedMotion.addEventListener('change', update, { signal });

    underPointer = stage.matches(':hover') && matchMedia('(hover: hover)').matches;
    dots[index]!.checked = true;
    update();
    return () => {
      listeners.abort();
      stop();
    };
  }, [stageRef, count]);
}
