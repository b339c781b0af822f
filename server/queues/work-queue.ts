import { LRUCache } from 'lru-cache';
import { createFairQueue } from './fair-queue.ts';

/** Who asked for at most so many tasks within this time is a newcomer; counted for as many keys. */
const maxOfNewcomer = 4;
const countedFor = 60_000; // ms
const maxCountedKeys = 20_000;
/** How many keys are looked at, one of which may lose a task to a newcomer. */
const maxCompared = 50;

/** With `first` a task goes ahead of others; keys, such as the queue key of an address, are served round-robin. */
export type QueueOptions = { first?: boolean; key?: string };

/** Runs work when a slot is free; `undefined` where too much is waiting. */
export type WorkQueue = {
  run: <T>(work: () => Promise<T>, options?: QueueOptions) => Promise<{ result: T } | undefined>;
};

type StartTask = (isAdmitted: boolean) => void;

/**
 * Creates a queue that runs at most `concurrency` tasks at a time and lets at most `maxWaiting` others wait. A task
 * with `first` goes ahead of those and is never refused; it leaves them one of the slots, if there are several.
 *
 * Keys, such as the queue key of an address, are served round-robin (`fair-queue.ts`): one whose task has ended goes
 * behind the others. Where too much is waiting, the key with the most tasks loses its last one to a key with fewer.
 * Where all have as many, the group with the most does to a group with fewer, and otherwise another key to a newcomer.
 * Many clients that repeat their requests, or many subnets of one ISP, so cannot shut out a visitor. Tasks without a
 * key are only refused.
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
    waiting.takeLast(other)?.(false);
    return true;
  };

  const takeNext = (lastKey: string) =>
    runningFirst < maxFirst
      ? (waitingFirst.take(lastKey) ?? waiting.take(lastKey))
      : (waiting.take(lastKey) ?? waitingFirst.take(lastKey));

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
