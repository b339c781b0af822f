import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseIp } from '../../parse-ip.ts';
import { createTurns } from '../../queues/turns.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';

/** How many responses that are ready, such as cached ones and built files, are sent in one turn of the event loop. */
const readyPerTurn = 64;
/** How many others are begun in one, and how many begin to wait or are refused. */
const othersPerTurn = 4;
const queuedPerTurn = 64;
const maxWaiting = 1_000;

export type RequestScheduler = {
  /** Sends a response that is ready, at once or, where much has arrived, in a later turn of the event loop. */
  sendReady: (request: IncomingMessage, work: () => void) => void;
  /** Does work for a request in the same way; calls `refuse` instead where too much is waiting. */
  run: (request: IncomingMessage, work: () => void, refuse: () => void) => void;
  /** Does the work at the end of a body, such as parsing it: in the same way, before new requests, and always. */
  finishBody: (request: IncomingMessage, work: () => void) => void;
};

/**
 * Limits what is handled in one turn of the event loop: hundreds of requests that arrive together would delay all
 * visitors. Each turn has 64 responses that are ready, and four requests that need work, such as pages that are not
 * cached, and bodies that have arrived. Where more has arrived, subnets are served round-robin, so that a flood from one
 * waits behind the requests of others. No work is done for clients that have left.
 */
export function createRequestScheduler(getIp: (request: IncomingMessage) => string): RequestScheduler {
  const sendInTurn = createTurns(readyPerTurn);
  const queueInTurn = createTurns(queuedPerTurn);
  const others = createWorkQueue({ concurrency: othersPerTurn, maxWaiting });

  const createTask = (request: IncomingMessage, work: () => void) => ({
    queueKey: () => parseIp(getIp(request)).queueKey,
    hasLeft: () => request.socket.destroyed,
    work,
  });
  const workThenYield = async (request: IncomingMessage, work: () => void) => {
    if (request.socket.destroyed) return;
    work();
    await nextTurn();
  };
  const queue = (request: IncomingMessage, work: () => void, first = false) =>
    others.run(() => workThenYield(request, work), { key: parseIp(getIp(request)).queueKey, first });

  return {
    sendReady: (request, work) => sendInTurn(createTask(request, work)),

    run(request, work, refuse) {
      const queueOrRefuse = async () => {
        if (!(await queue(request, work))) refuse();
      };
      queueInTurn(createTask(request, () => void queueOrRefuse()));
    },

    finishBody: (request, work) => void queue(request, work, true),
  };
}
