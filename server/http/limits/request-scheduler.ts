import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseIp } from '../../parse-ip.ts';
import { createFairQueue } from '../../queues/fair-queue.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';

/** How many responses that are ready, such as cached ones and built files, are sent in one turn of the event loop. */
const readyPerTurn = 64;
/** How many others are begun in one, and how many begin to wait or are refused. */
const othersPerTurn = 4;
const queuedPerTurn = 64;
const maxWaiting = 1_000;

/** The work for a request. */
export type Task = {
  /** Returns the queue key of its client's address (`parseIp`). */
  queueKey: () => string;
  /** Whether the client has left meanwhile; then the work is not done. */
  hasLeft: () => boolean;
  work: () => void;
};

/** Returns the task of a request, with the queue key of its client's address. */
export const createTask = (request: IncomingMessage, address: () => string, work: () => void): Task => ({
  queueKey: () => parseIp(address()).queueKey,
  hasLeft: () => request.socket.destroyed,
  work,
});

export type RequestScheduler = {
  /** Sends a response that is ready, at once or, where much has arrived, in a later turn of the event loop. */
  sendReady: (task: Task) => void;
  /** Does work for a request in the same way; calls `refuse` instead where too much is waiting. */
  run: (task: Task & { refuse: () => void }) => void;
  /** Does the work at the end of a body, such as parsing it: in the same way, before new requests, and always. */
  finishBody: (task: Task) => void;
};

/**
 * Limits what is handled in one turn of the event loop: hundreds of requests that arrive together would delay all
 * visitors. Each turn has 64 responses that are ready, and four requests that need work, such as pages that are not
 * cached, and bodies that have arrived. Where more has arrived, subnets are served round-robin, so that a flood from one
 * waits behind the requests of others.
 */
export function createRequestScheduler(): RequestScheduler {
  const sendReady = createTurns(readyPerTurn);
  const queue = createTurns(queuedPerTurn);
  const others = createWorkQueue({ concurrency: othersPerTurn, maxWaiting });

  const workThenYield = async ({ hasLeft, work }: Task) => {
    if (hasLeft()) return;
    work();
    await nextTurn();
  };

  return {
    sendReady,

    run({ refuse, ...task }) {
      const runOrRefuse = async () => {
        if (!(await others.run(() => workThenYield(task), { key: task.queueKey() }))) refuse();
      };
      queue({ ...task, work: () => void runOrRefuse() });
    },

    finishBody: (task) => void others.run(() => workThenYield(task), { key: task.queueKey(), first: true }),
  };
}

/** Returns a function that does work at once, but at most `perTurn` times in a turn of the event loop. */
function createTurns(perTurn: number): (task: Task) => void {
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
      const task = waiting.take();
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
