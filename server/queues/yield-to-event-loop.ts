import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Waits some turns of the event loop, and at most `longest` milliseconds: a turn may be long. Node accepts one new
 * connection of a socket in a turn, so a flood of work without turns between would delay all new visitors.
 */
export async function yieldToEventLoop({ turns, longest }: { turns: number; longest: number }): Promise<void> {
  const until = performance.now() + longest;
  for (let left = turns; left > 0 && performance.now() < until; left -= 1) await nextTurn();
}

/** In characters; longer texts take milliseconds to clean, to check or to index: the event loop runs between two. */
export const longText = 10_000;

/** Milliseconds for which a function of `createPause` lets its caller work. */
const workedFor = 5;

/** Returns a function for long work to call often: it lets the event loop run where it has not for some milliseconds. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < workedFor) return;
    await nextTurn();
    since = performance.now();
  };
}

/** The turns before one of many writes, which takes some milliseconds. */
export const beforeWrite = { turns: 50, longest: 20 } as const;

/** The turns before a page of the staff where pages wait: a preview may have a long text. */
const beforeStaffPage = { turns: 100, longest: 30 } as const;
/** Milliseconds from its start for which others wait for work, which may itself wait for the database. */
const longestWait = 200;

/**
 * Returns a function that does work in its order, one after another, with turns of the event loop between: four long
 * previews without turns between them would delay all new visitors. With `aloneAtOnce`, work before which none waits
 * begins without them.
 */
export function createPacedRunner({ aloneAtOnce = false } = {}): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<void> = Promise.resolve();
  let unfinished = 0;
  return async (work) => {
    const isAtOnce = aloneAtOnce && unfinished === 0;
    unfinished += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    if (!isAtOnce) await yieldToEventLoop(beforeStaffPage);
    const timer = setTimeout(resolve, longestWait);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      unfinished -= 1;
      resolve();
    }
  };
}
