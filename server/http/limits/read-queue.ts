import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { busy } from '../../../domain/errors.ts';
import { parseIp } from '../../parse-ip.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';
import { createStaffPendingLimit, type IpPendingLimit } from './pending-limit.ts';
import { getClientIp } from '../client-ip.ts';
import type { Identified } from '../identify.ts';
import { exemptFromLimit } from './guard-responses.ts';
import { createUnreadResponses } from './unread-responses.ts';

/**
 * Items of a list that is not long. Long lists are made two at a time: each may take a hundred megabytes until it is
 * serialized.
 */
const shortList = 20;

/** In bytes; smaller responses are not counted: the operating system takes them at once, or they need little memory. */
const minUnreadBytes = 1_000_000;
/** Responses that one client has not read yet. */
const maxUnreadPerClient = 4;
/** In bytes, of the responses that all clients together have not read yet. */
const maxUnreadBytes = 200_000_000;

/** Who reads: an IP or, of signed-in staff, the ids of the person and the session; and whether a long list. */
export type ReadClient = { ip: string; staff?: { person: string; session: string }; isLongList?: boolean };

export type ReadQueue = {
  /**
   * Runs work for a visitor, or for signed-in staff, who go first; throws 503 where this client, or all together, have
   * too much of it.
   */
  run: <T>(client: ReadClient, work: () => Promise<T>) => Promise<T>;
  /** Counts a response, if it is large, until the client has read it. */
  watchSending: (client: ReadClient, bytes: number, response: ServerResponse) => void;
};

/** The environment of a request from the cached listener, which has queued it already. */
export type QueuedEnv = {
  /** The IP of its client. */
  client?: string;
  /** Whether the client no longer waits for the response. */
  hasLeft?: () => boolean;
};

/** Returns whether an address asks for a long list. */
export const asksForLongList = (url: URL): boolean =>
  url.searchParams.getAll('limit').some((limit) => Number(limit) > shortList);

/**
 * Creates the queue of reads of the API and of feeds. These may have megabytes of text, so only a few are made at a
 * time, and a turn of the event loop passes before each, so that other connections are accepted. `pendingOfIp`
 * counts the pending requests of each IP.
 */
export function createReadQueue(pendingOfIp: IpPendingLimit): ReadQueue {
  const queue = createWorkQueue({ concurrency: 4, maxWaiting: 500 });
  const longLists = createWorkQueue({ concurrency: 2, maxWaiting: 500 });
  const pendingOfStaff = createStaffPendingLimit();
  const unread = createUnreadResponses(maxUnreadBytes);
  return {
    async run({ ip, staff, isLongList = false }, work) {
      const release = staff ? pendingOfStaff.acquire(staff) : pendingOfIp.acquire(ip);
      if (!release) throw busy();
      const client = clientKey({ ip, staff });
      const options = { key: staff?.person ?? parseIp(ip).queueKey, first: staff !== undefined };
      const yieldThenWork = async () => {
        await nextTurn();
        if (client !== undefined && unread.getCount(client) >= maxUnreadPerClient) throw busy();
        return work();
      };
      const inQueue = () => queue.run(yieldThenWork, options);
      const done = await (
        isLongList ? longLists.run(inQueue, options).then((waited) => waited?.result) : inQueue()
      ).finally(release);
      if (!done) throw busy();
      return done.result;
    },

    watchSending(client, bytes, response) {
      if (bytes < minUnreadBytes) return;
      exemptFromLimit(response);
      if (!unread.add(response, clientKey(client) ?? 'shared', bytes)) response.destroy();
    },
  };
}

/**
 * Returns the key of a client: each session of staff is a group of its own, an IP is in the group of its ISP. Undefined
 * for an address that may belong to all visitors.
 */
function clientKey({ ip: given, staff }: { ip: string; staff?: ReadClient['staff'] | undefined }): string | undefined {
  if (staff) return `session-${staff.session}`;
  const { ip, isp, isShared } = parseIp(given);
  return isShared ? undefined : `${isp} ${ip}`;
}

/** Makes a response in the queue and watches it being sent. */
async function queueRead(queue: ReadQueue, c: Context, staff: Pick<ReadClient, 'staff'>, next: () => Promise<void>) {
  const client = { ip: getClientIp(c), ...staff, isLongList: asksForLongList(new URL(c.req.url)) };
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  await queue.run(client, async () => {
    // The client has gone.
    if (outgoing?.destroyed) throw busy();
    await next();
  });
  if (outgoing) queue.watchSending(client, Number(c.res.headers.get('content-length')), outgoing);
}

/** Queues reads that are the same for everybody, unless the cached listener has done so. */
export function queuePublicReads(queue: ReadQueue): MiddlewareHandler {
  return async (c, next) =>
    (c.env as QueuedEnv | undefined)?.client === undefined ? queueRead(queue, c, {}, next) : next();
}

/** Queues the reads of visitors and staff; `identifyViewer` comes before it. */
export function queueReads(queue: ReadQueue): MiddlewareHandler<Identified> {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isQueued = (c.env as QueuedEnv | undefined)?.client !== undefined;
    if (!isRead || isQueued) return next();
    const viewer = c.get('viewer');
    const staff = viewer.kind === 'staff' && { staff: { person: viewer.id, session: viewer.session?.id ?? '' } };
    return queueRead(queue, c, staff || {}, next);
  };
}
