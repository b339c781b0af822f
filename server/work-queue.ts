/** Work that waits for its turn; `undefined` where too much is waiting. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: { first?: boolean; key?: string }) => Promise<{ result: T } | undefined>;
};

type Begin = (isAdmitted: boolean) => void;

/**
 * Creates a queue that runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait. A task with
 * `first` goes ahead of those and is never refused; it leaves them one of the slots, if there are several. Keys, such as
 * a client's address, take turns; where too much is waiting, the last task of the key with the most tasks is dropped for
 * a key with fewer.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  let running = 0;
  let runningFirst = 0;
  const maxFirst = Math.max(1, concurrency - 1);
  const waitingFirst = createTurns();
  const waiting = createTurns();

  const takeNext = () =>
    runningFirst < maxFirst ? (waitingFirst.take() ?? waiting.take()) : (waiting.take() ?? waitingFirst.take());

  return {
    async run(work, { first = false, key = '' } = {}) {
      if (running < concurrency) running += 1;
      // A task that ends passes its slot on.
      else if (first) await new Promise<boolean>((begin) => waitingFirst.add(key, begin));
      else {
        if (waiting.count() >= maxWaiting && !waiting.makeRoom(key)) return undefined;
        if (!(await new Promise<boolean>((begin) => waiting.add(key, begin)))) return undefined;
      }
      if (first) runningFirst += 1;
      try {
        return { result: await work() };
      } finally {
        if (first) runningFirst -= 1;
        const next = takeNext();
        if (next) next(true);
        else running -= 1;
      }
    },
  };
}

/** Tasks that wait, by key. The keys take turns. */
function createTurns() {
  let count = 0;
  /** The first key has the next turn. */
  const tasks = new Map<string, Begin[]>();

  return {
    count: () => count,

    add(key: string, begin: Begin): void {
      count += 1;
      const list = tasks.get(key);
      if (list) list.push(begin);
      else tasks.set(key, [begin]);
    },

    take(): Begin | undefined {
      const [key, list] = tasks.entries().next().value ?? [];
      if (key === undefined || list === undefined) return undefined;
      const begin = list.shift();
      tasks.delete(key);
      if (list.length > 0) tasks.set(key, list);
      count -= 1;
      return begin;
    },

    /** Drops the last task of the key with the most tasks for one of `key`; returns false where that has as many. */
    makeRoom(key: string): boolean {
      let [longestKey, longest] = ['', tasks.get(key) ?? []];
      const ownLength = longest.length;
      for (const [other, list] of tasks) if (list.length > longest.length) [longestKey, longest] = [other, list];
      if (longest.length <= ownLength + 1) return false;
      longest.pop()?.(false);
      if (longest.length === 0) tasks.delete(longestKey);
      count -= 1;
      return true;
    },
  };
}
