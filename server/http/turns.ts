import { AsyncResource } from 'node:async_hooks';
import { createTurnQueue } from '../turn-queue.ts';

/** What is handled in one turn of the event loop, in units of a cached response. */
const perTurn = 64;

/** The cost of a request that is not answered from the cache, in the same units. */
export const costOfWork = 8;

export type Turns = {
  /** Does work at once or, where much has arrived, in a later turn of the event loop. Calls `network` only then. */
  run: (network: () => string, cost: number, work: () => void) => void;
};

/**
 * Limits what is handled in one turn of the event loop: hundreds of requests that arrive together would delay all
 * visitors. Where more has arrived, networks take turns, so that a flood from one waits behind the requests of others.
 */
export function createTurns(): Turns {
  let left = perTurn;
  let isScheduled = false;
  /** By network. */
  const waiting = createTurnQueue<{ cost: number; work: () => void }>();

  const schedule = () => {
    isScheduled = true;
    setImmediate(beginTurn);
  };
  const beginTurn = () => {
    left = perTurn;
    isScheduled = false;
    if (waiting.count() > 0) schedule();
    while (left > 0) {
      const task = waiting.take();
      if (!task) return;
      left -= task.cost;
      task.work();
    }
  };

  return {
    run(network, cost, work) {
      if (!isScheduled) schedule();
      if (left > 0 && waiting.count() === 0) {
        left -= cost;
        work();
        return;
      }
      // Keeps the request context, such as the id of the request.
      waiting.add(network(), { cost, work: AsyncResource.bind(work) });
    },
  };
}
