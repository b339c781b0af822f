import { LRUCache } from 'lru-cache';

/** Tasks are counted for each key over this time, and for as many keys. */
const countedFor = 60_000; // ms
const maxCountedKeys = 20_000;

/** Work that waits for its turn; `undefined` where too much is waiting. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: { first?: boolean; key?: string }) => Promise<{ result: T } | undefined>;
};

type Begin = (isAdmitted: boolean) => void;

/**
 * Creates a queue that runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait. A task with
 * `first` goes ahead of those and is never refused; it leaves them one of the slots, if there are several.
 *
 * Keys, such as a client's network, are ranked by the tasks that each asked for within the last minute, done or refused:
 * who asked for less goes first, and takes the place of the last task of the key that asked for most where too much is
 * waiting. Many clients that repeat their requests so cannot shut out a newcomer.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  let running = 0;
  let runningFirst = 0;
  const maxFirst = Math.max(1, concurrency - 1);
  const waitingFirst = createTurns();
  const waiting = createTurns();
  /** How many tasks each key asked for, from its first one on. */
  const asked = new LRUCache<string, number>({ max: maxCountedKeys, ttl: countedFor, noUpdateTTL: true });
  const askedBy = (key: string) => asked.get(key) ?? 0;

  const takeFirst = () => waitingFirst.take(() => 0);
  const takeOther = () => waiting.take(askedBy);
  const takeNext = () => (runningFirst < maxFirst ? (takeFirst() ?? takeOther()) : (takeOther() ?? takeFirst()));

  return {
    async run(work, { first = false, key = '' } = {}) {
      if (!first) asked.set(key, askedBy(key) + 1);
      if (running < concurrency) running += 1;
      // A task that ends passes its slot on.
      else if (first) await new Promise<boolean>((begin) => waitingFirst.add(key, begin));
      else {
        if (waiting.count() >= maxWaiting && !waiting.makeRoom(key, askedBy)) return undefined;
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

/** Tasks that wait, by key. */
function createTurns() {
  let count = 0;
  /** Among keys of the same rank, the first has the next turn. */
  const tasks = new Map<string, Begin[]>();

  return {
    count: () => count,

    add(key: string, begin: Begin): void {
      count += 1;
      const list = tasks.get(key);
      if (list) list.push(begin);
      else tasks.set(key, [begin]);
    },

    /** Takes a task of the key with the lowest rank; keys of the same rank take turns. */
    take(rankOf: (key: string) => number): Begin | undefined {
      let [key, lowest] = ['', Infinity];
      for (const other of tasks.keys()) {
        const rank = rankOf(other);
        if (rank < lowest) [key, lowest] = [other, rank];
      }
      const list = tasks.get(key);
      if (!list) return undefined;
      const begin = list.shift();
      tasks.delete(key);
      if (list.length > 0) tasks.set(key, list);
      count -= 1;
      return begin;
    },

    /** Drops the last task of the key with the highest rank for one of `key`; returns false where that has as high a rank. */
    makeRoom(key: string, rankOf: (key: string) => number): boolean {
      let [highestKey, highest] = [key, rankOf(key)];
      for (const other of tasks.keys()) {
        const rank = rankOf(other);
        if (rank > highest) [highestKey, highest] = [other, rank];
      }
      if (highestKey === key) return false;
      const list = tasks.get(highestKey)!;
      list.pop()?.(false);
      if (list.length === 0) tasks.delete(highestKey);
      count -= 1;
      return true;
    },
  };
}
