/** Work that waits for its turn; `undefined` where too much is waiting already. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: { first?: boolean }) => Promise<{ result: T } | undefined>;
};

/**
 * Does at most `atOnce` pieces of work at a time and lets at most `most` others wait. What is asked for as `first` goes
 * before those and always finds room.
 */
export function createWorkQueue({ atOnce, most }: { atOnce: number; most: number }): WorkQueue {
  let running = 0;
  const waitingFirst: (() => void)[] = [];
  const waiting: (() => void)[] = [];

  return {
    async run(work, { first = false } = {}) {
      if (running < atOnce) running += 1;
      else {
        if (!first && waiting.length >= most) return undefined;
        // Whoever ends hands its place on.
        await new Promise<void>((begin) => (first ? waitingFirst : waiting).push(begin));
      }
      try {
        return { result: await work() };
      } finally {
        const next = waitingFirst.shift() ?? waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
