import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../../domain/errors.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createWorkQueue } from '../work-queue.ts';

/** Saves that may wait. Each holds up to 1 MB of text. */
const maxWaiting = 40;

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Creates the queue of the processor time of saves: an article of the largest size takes some 45 ms. Two are worked on
 * at a time, people take turns, and a turn of the event loop passes before each, so that visitors and other staff are
 * served. Only work with texts belongs here: nobody waits for the files of another person.
 */
export function createWriteQueue() {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting });
  return {
    /** Runs work of a person; throws 503 where too much waits, except to `finish` a save that has begun. */
    async run<T>(staff: Staff, work: () => Promise<T>, { finish = false } = {}): Promise<T> {
      const inTurn = async () => {
        await nextTurn();
        return work();
      };
      const done = await queue.run(inTurn, { key: staff.id, first: finish });
      if (!done) throw busy();
      return done.result;
    },
  };
}
