import type { Logger } from 'pino';

const checkEvery = 1_000; // milliseconds
/** Smaller steps, such as those of time servers, change nothing that people would notice. */
const smallest = 5_000; // milliseconds

/**
 * Calls a function when the clock of the system was set, forward or back: what was cached may show items that are not
 * due, or expire much too late. Returns the function that stops it.
 */
export function watchClock(onJump: () => void, log: Logger): () => void {
  const difference = () => Date.now() - performance.now();
  let known = difference();
  const timer = setInterval(() => {
    const jumped = difference() - known;
    known += jumped;
    if (Math.abs(jumped) < smallest) return;
    log.warn({ seconds: Math.round(jumped / 1_000) }, 'the clock of the server was set; cached pages are made again');
    onJump();
  }, checkEvery);
  timer.unref();
  return () => clearInterval(timer);
}
