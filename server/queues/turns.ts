import { AsyncResource } from 'node:async_hooks';
import { createFairQueue } from './fair-queue.ts';

/** Work for a client, such as the response to its request. */
export type Task = {
  /** Returns the queue key of its address (`parse-ip.ts`). */
  queueKey: () => string;
  /** Whether the client has left meanwhile; then the work is not done. */
  hasLeft: () => boolean;
  work: () => void;
};

/**
 * Returns a function that does work at once, but at most `perTurn` times in a turn of the event loop: what hundreds of
 * clients cause at one moment would delay all others. The rest is done in later turns, for subnets round-robin.
 */
export function createTurns(perTurn: number): (task: Task) => void {
  let left = perTurn;
  let isScheduled = false;
  const waiting = createFairQueue<Pick<Task, 'hasLeft' | 'work'>>();

  const schedule = () => {
    isScheduled = true;
    setImmediate(workInTurn);
  };
  const workInTurn = () => {
    [left, isScheduled] = [perTurn, false];
    if (waiting.count() > 0) schedule();
    while (left > 0) {
      const task = waiting.dequeue();
      if (!task) return;
      if (task.hasLeft()) continue;
      left -= 1;
      task.work();
    }
  };

  return ({ queueKey, hasLeft, work }) => {
    if (!isScheduled) schedule();
    if (left > 0 && waiting.count() === 0) {
      left -= 1;
      work();
      return;
    }
    // Keeps the request context, such as the id of the request.
    waiting.add(queueKey(), { hasLeft, work: AsyncResource.bind(work) });
  };
}

/** Returns a function that waits for a turn in the same way. */
export function createTurnLimit(perTurn: number): () => Promise<void> {
  const turns = createTurns(perTurn);
  return () => new Promise((work) => turns({ queueKey: () => '', hasLeft: () => false, work }));
}
