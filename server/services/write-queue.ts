import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../../domain/errors.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { beforeWrite, letConnectionsIn } from '../let-connections-in.ts';
import { createWorkQueue } from '../work-queue.ts';

/** Saves that may wait. Each holds up to 1 MB of text. */
const maxWaiting = 40;

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Creates the queue of the processor time of saves: an article of the largest size takes some 45 ms. Two are worked on
 * at a time, people take turns, and turns of the event loop pass before each, so that visitors and other staff are
 * served. Only work with texts belongs here: nobody waits for the files of another person.
 */
export function createWriteQueue() {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting });
  let pending = 0;
  return {
    /** Runs work of a person; throws 503 where too much waits, except to `finish` a save that has begun. */
    async run<T>(staff: Staff, work: () => Promise<T>, { finish = false } = {}): Promise<T> {
      const inTurn = async () => {
        await (pending > 1 ? letConnectionsIn(beforeWrite) : nextTurn());
        return work();
      };
      pending += 1;
      try {
        const done = await queue.run(inTurn, { key: staff.id, first: finish });
        if (!done) throw busy();
        return done.result;
      } finally {
        pending -= 1;
      }
    },
  };
}
