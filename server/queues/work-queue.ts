import { LRUCache } from 'lru-cache';
import { createFairQueue } from './fair-queue.ts';

/** A key that asked for at most so many tasks in `countedFor`, this one included, is a newcomer. */
const maxOfNewcomer = 4;
/** In milliseconds, from the first task of a key on. */
const countedFor = 60_000;
const maxCountedKeys = 20_000;
/** Keys that are searched for one that may lose a task to a newcomer. */
const maxCompared = 50;

/** `first`: the task goes ahead of others. `key`: whose task it is, such as the queue key of an address. */
export type QueueOptions = { first?: boolean; key?: string };

/** Runs work when a slot is free; returns undefined, and does not run it, where too much is waiting. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: QueueOptions) => Promise<{ result: T } | undefined>;
};

type StartTask = (isAdmitted: boolean) => void;

/**
 * Creates a queue that runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait.
 *
 * 1. Tasks with `first` go ahead of the others and are never refused. They leave these one slot, if there are several.
 * 2. Keys are served round-robin (`fair-queue.ts`). A key whose task has ended goes behind the others.
 * 3. Where `maxWaiting` tasks wait, a new one takes the place of the last task of another key, which is refused:
 *    a. of the key with the most tasks, if it has more than the key of the new one would have;
 *    b. else, of the key with the most tasks in the group with the most, if that group has more than the own one would;
 *    c. else, where the key is a newcomer and has no task waiting, of a key that is no newcomer.
 * 4. Where none of these applies, the new task is refused. A task without a key loses its place to no other.
 *
 * So neither many clients that repeat their requests nor many subnets of one ISP can shut out a visitor.
 */
export function createWorkQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): WorkQueue {
  let running = 0;
  let runningFirst = 0;
  const maxFirst = Math.max(1, concurrency - 1);
  const waitingFirst = createFairQueue<StartTask>();
  const waiting = createFairQueue<StartTask>();
  /** How many tasks each key asked for, from its first one on. */
  const asked = new LRUCache<string, number>({ max: maxCountedKeys, ttl: countedFor, noUpdateTTL: true });
  const askedBy = (key: string) => asked.get(key) ?? 0;

  const isNewcomer = (key: string) => askedBy(key) <= maxOfNewcomer;

  /** Returns the key that loses its last task to one of `key`; undefined where no other has to. */
  const findKeyToDropFrom = (key: string): string | undefined => {
    const { own, group } = waiting.getLengths(key);
    const longest = waiting.longestKey();
    if (longest && longest.length > own + 1) return longest.name;
    const largest = waiting.largestGroup();
    if (largest && largest.length > group + 1) return waiting.longestKey(largest.name)?.name;
    if (own > 0 || !isNewcomer(key)) return undefined;
    return waiting.lastKeys(maxCompared).find((other) => other !== '' && !isNewcomer(other));
  };

  /** Drops the last task of another key for one of `key`; returns false where no other has to lose one. */
  const makeRoom = (key: string): boolean => {
    const other = findKeyToDropFrom(key);
    if (other === undefined) return false;
    waiting.dequeueLast(other)?.(false);
    return true;
  };

  const takeNext = (lastKey: string) =>
    runningFirst < maxFirst
      ? (waitingFirst.dequeue(lastKey) ?? waiting.dequeue(lastKey))
      : (waiting.dequeue(lastKey) ?? waitingFirst.dequeue(lastKey));

  return {
    async run(work, { first = false, key = '' } = {}) {
      if (!first) asked.set(key, askedBy(key) + 1);
      if (running < concurrency) running += 1;
      // A task that ends passes its slot on.
      else if (first) await new Promise<boolean>((begin) => waitingFirst.add(key, begin));
      else {
        if (waiting.count() >= maxWaiting && !makeRoom(key)) return undefined;
        if (!(await new Promise<boolean>((begin) => waiting.add(key, begin)))) return undefined;
      }
      if (first) runningFirst += 1;
      try {
        return { result: await work() };
      } finally {
        if (first) runningFirst -= 1;
        const next = takeNext(key);
        if (next) next(true);
        else running -= 1;
      }
    },
  };
}
