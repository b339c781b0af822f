import { setImmediate as nextTurn } from 'node:timers/promises';
import { busy } from '../../domain/errors.ts';
import { networkOf } from '../client-network.ts';
import { beforeWrite, letConnectionsIn } from '../let-connections-in.ts';
import { createWorkQueue } from '../work-queue.ts';

/** Runs work for a client address; throws 503 where too much waits. */
export type VisitorWrites = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates the queue of what visitors store. A write takes milliseconds: one is made at a time, with turns of the event
 * loop before each. Networks take turns.
 */
export function createVisitorWrites(): VisitorWrites {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 200 });
  let pending = 0;
  return async (address, work) => {
    pending += 1;
    const inTurn = async () => {
      await (pending > 1 ? letConnectionsIn(beforeWrite) : nextTurn());
      return work();
    };
    const done = await queue.run(inTurn, { key: networkOf(address).site }).finally(() => (pending -= 1));
    if (!done) throw busy();
    return done.result;
  };
}
