import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../domain/errors.ts';
import { beforeWrite, letConnectionsIn } from './let-connections-in.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Runs work in its turn; throws 503 where too much waits. */
export type PacedQueue = <T>(work: () => Promise<T>, options?: Parameters<WorkQueue['run']>[1]) => Promise<T>;

/** Creates a work queue in which turns of the event loop pass before each task, several where others wait. */
export function createPacedQueue(limits: { concurrency: number; maxWaiting: number }): PacedQueue {
  const queue = createWorkQueue(limits);
  let pending = 0;
  return async (work, options) => {
    const inTurn = async () => {
      await (pending > 1 ? letConnectionsIn(beforeWrite) : nextTurn());
      return work();
    };
    pending += 1;
    const done = await queue.run(inTurn, options).finally(() => (pending -= 1));
    if (!done) throw busy();
    return done.result;
  };
}
