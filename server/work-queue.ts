/** Work that waits for its turn; `undefined` where too much is waiting. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: { first?: boolean; key?: string }) => Promise<{ result: T } | undefined>;
};

/**
 * Creates a queue that runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait. A task with `first`
 * goes ahead of those and is never refused. Keys, such as a client's address, take turns; where too much is waiting,
 * the last task of the key with the most tasks is dropped for a key with fewer.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  let running = 0;
  let count = 0;
  const waitingFirst: (() => void)[] = [];
  /** By key; the first key has the next turn. */
  const waiting = new Map<string, ((isAdmitted: boolean) => void)[]>();

  const makeRoom = (key: string): boolean => {
    let [longestKey, longest] = ['', waiting.get(key) ?? []];
    const ownLength = longest.length;
    for (const [other, list] of waiting) if (list.length > longest.length) [longestKey, longest] = [other, list];
    if (longest.length <= ownLength + 1) return false;
    longest.pop()?.(false);
    if (longest.length === 0) waiting.delete(longestKey);
    count -= 1;
    return true;
  };

  const takeNext = (): (() => void) | undefined => {
    const [key, list] = waiting.entries().next().value ?? [];
    if (key === undefined || list === undefined) return undefined;
    const begin = list.shift();
    waiting.delete(key);
    if (list.length > 0) waiting.set(key, list);
    count -= 1;
    return begin && (() => begin(true));
  };

  return {
    async run(work, { first = false, key = '' } = {}) {
      if (running < concurrency) running += 1;
      // A task that ends passes its slot on.
      else if (first) await new Promise<void>((begin) => waitingFirst.push(begin));
      else {
        if (count >= maxWaiting && !makeRoom(key)) return undefined;
        count += 1;
        const isAdmitted = await new Promise<boolean>((settle) => {
          const list = waiting.get(key);
          if (list) list.push(settle);
          else waiting.set(key, [settle]);
        });
        if (!isAdmitted) return undefined;
      }
      try {
        return { result: await work() };
      } finally {
        const next = waitingFirst.shift() ?? takeNext();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
