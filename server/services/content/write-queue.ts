import type { Staff } from '../../../domain/people/viewer.ts';
import { createPacedQueue, runOrRefuse } from '../../queues/paced-queue.ts';

/** Saves that may wait. Each holds up to 1 MB of text. */
const maxWaiting = 40;

export type WriteQueue = ReturnType<typeof createWriteQueue>;

/**
 * Creates the queue of the processor time of saves: an article of the largest size takes some 45 ms. Two are worked on
 * at a time, people are served round-robin, and turns of the event loop pass before each, so that visitors and other
 * staff are served. Only work with texts belongs here: nobody waits for the files of another person.
 */
export function createWriteQueue() {
  const queue = createPacedQueue({ concurrency: 2, maxWaiting });
  return {
    /** Runs work of a person; throws 503 where too much waits, except to `finish` a save that has begun. */
    run: <T>(staff: Staff, work: () => Promise<T>, { finish = false } = {}): Promise<T> =>
      runOrRefuse(queue, work, { key: staff.id, first: finish }),
  };
}
