import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../../domain/errors.ts';
import { beforeWrite, yieldToEventLoop } from './yield-to-event-loop.ts';
import { createWorkQueue, type QueueOptions, type WorkQueue } from './work-queue.ts';

/**
 * Creates a work queue in which a turn of the event loop passes before each task, and several where tasks wait that do
 * not go first.
 */
export function createPacedQueue(limits: { concurrency: number; maxWaiting: number }): WorkQueue {
  const queue = createWorkQueue(limits);
  let pending = 0;
  return {
    async run(work, options) {
      const yieldThenWork = async () => {
        await (pending > limits.concurrency && !options?.first ? yieldToEventLoop(beforeWrite) : nextTurn());
        return work();
      };
      pending += 1;
      return queue.run(yieldThenWork, options).finally(() => (pending -= 1));
    },
  };
}

/** Runs work in a queue; throws 503 where too much waits. */
export async function runOrRefuse<T>(queue: WorkQueue, work: () => Promise<T>, options?: QueueOptions): Promise<T> {
  const done = await queue.run(work, options);
  if (!done) throw busy();
  return done.result;
}
