import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/errors.ts';
import { networkOf } from '../client-network.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { AddressShare } from './address-share.ts';
import { clientAddress } from './client-address.ts';
import type { Identified } from './identify.ts';

/** Runs work for a client address; throws 503 where this client, or all together, have too much of it. */
export type ReadQueue = { run: <T>(address: string, work: () => Promise<T>) => Promise<T> };

/** The environment of a request from the cached listener, which has queued it already. */
export type QueuedEnv = { client?: string };

/**
 * Creates the queue of visitors' reads of the API and of feeds. These may have megabytes of text, so only a few are made at a time,
 * and a turn of the event loop passes before each, so that other connections are accepted. `share` counts the pending
 * requests of each address.
 */
export function createReadQueue(share: AddressShare): ReadQueue {
  const queue = createWorkQueue({ concurrency: 4, maxWaiting: 500 });
  return {
    async run(address, work) {
      const release = share.take(address);
      if (!release) throw busy();
      const done = await queue
        .run(
          async () => {
            await nextTurn();
            return work();
          },
          { key: networkOf(address).site },
        )
        .finally(release);
      if (!done) throw busy();
      return done.result;
    },
  };
}

/** Queues reads that are the same for everybody, unless the cached listener has done so. */
export function queuePublicReads(queue: ReadQueue): MiddlewareHandler {
  return async (c, next) =>
    (c.env as QueuedEnv | undefined)?.client === undefined ? queue.run(clientAddress(c), next) : next();
}

/** Queues the reads of visitors; `identify` comes before it. */
export function queueReads(queue: ReadQueue): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isQueued = (c.env as QueuedEnv | undefined)?.client !== undefined;
    if (!isRead || isQueued || c.get('viewer').kind === 'staff') return next();
    return queue.run(clientAddress(c), next);
  };
}
