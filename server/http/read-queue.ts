import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { busy } from '../../domain/errors.ts';
import { networkOf } from '../client-network.ts';
import { createWorkQueue } from '../work-queue.ts';
import { createRequestShare, type AddressShare } from './address-share.ts';
import { clientAddress } from './client-address.ts';
import type { Identified } from './identify.ts';

/** Pending reads of one signed-in person: a screen of the dashboard makes about five at a time. */
const maxPerPerson = 40;

/** Runs work for a client address; throws 503 where this client, or all together, have too much of it. */
export type ReadQueue = {
  run: <T>(address: string, work: () => Promise<T>) => Promise<T>;
  /** The same for signed-in staff, who go before visitors. */
  runForStaff: <T>(person: string, work: () => Promise<T>) => Promise<T>;
};

/** The environment of a request from the cached listener, which has queued it already. */
export type QueuedEnv = { client?: string };

/**
 * Creates the queue of reads of the API and of feeds. These may have megabytes of text, so only a few are made at a
 * time, and a turn of the event loop passes before each, so that other connections are accepted. `share` counts the
 * pending requests of each address.
 */
export function createReadQueue(share: AddressShare): ReadQueue {
  const queue = createWorkQueue({ concurrency: 4, maxWaiting: 500 });
  const staffShare = createRequestShare(maxPerPerson);
  const run = async <T>(
    release: (() => void) | undefined,
    work: () => Promise<T>,
    options: { key: string; first?: boolean },
  ): Promise<T> => {
    if (!release) throw busy();
    const inTurn = async () => {
      await nextTurn();
      return work();
    };
    const done = await queue.run(inTurn, options).finally(release);
    if (!done) throw busy();
    return done.result;
  };
  return {
    run: (address, work) => run(share.take(address), work, { key: networkOf(address).site }),
    runForStaff: (person, work) => run(staffShare.take(person), work, { key: person, first: true }),
  };
}

/** Queues reads that are the same for everybody, unless the cached listener has done so. */
export function queuePublicReads(queue: ReadQueue): MiddlewareHandler {
  return async (c, next) =>
    (c.env as QueuedEnv | undefined)?.client === undefined ? queue.run(clientAddress(c), next) : next();
}

/** Queues the reads of visitors and staff; `identify` comes before it. */
export function queueReads(queue: ReadQueue): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isQueued = (c.env as QueuedEnv | undefined)?.client !== undefined;
    if (!isRead || isQueued) return next();
    const viewer = c.get('viewer');
    return viewer.kind === 'staff' ? queue.runForStaff(viewer.id, next) : queue.run(clientAddress(c), next);
  };
}
