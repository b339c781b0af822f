import type { IncomingMessage, RequestListener } from 'node:http';
import type { Context } from 'hono';
import { parseIp } from '../../parse-ip.ts';
import { createUsageTracker, type UsageTracker } from '../../queues/usage-tracker.ts';
import { createIpPendingLimit } from './pending-limit.ts';
import { hasBody } from './refuse-malformed.ts';
import { sendBusy } from './send-busy.ts';
import type { RequestScheduler } from './request-scheduler.ts';

/**
 * Bodies of visitors that may arrive at a time, in all, and of anybody from one IP. Each takes memory until its
 * handler has read it.
 */
const maxBodies = 2_000;
const maxBodiesPerIp = 500;
/** Bytes of unfinished bodies that are held in memory: those of signed-in staff, and as many of everybody else. */
const maxHeldBytes = 32_000_000;
/**
 * Who holds about as much counts as equal, and the one that began first loses a body: a person of the staff whose first
 * bytes have just arrived, and who is not known yet, does not.
 */
const comparedIn = 131_072; // bytes, twice what arrives before the viewer is known
/** What a piece of a body takes in memory besides its bytes. */
const bytesOfPiece = 1_000;
/** Smaller pieces that arrive in one turn of the event loop are joined, to so many bytes. */
const maxSmallPiece = 1_024; // bytes
const maxJoined = 8_192; // bytes

type Options = {
  getIp: (request: IncomingMessage) => string;
  /** When a body has arrived, its end waits for a turn: hundreds that are parsed together would delay all visitors. */
  scheduler: Pick<RequestScheduler, 'finishBody' | 'sendReady'>;
  max?: number;
  maxPerIp?: number;
  maxHeld?: number;
};

/** A body that is arriving. */
type ArrivingBody = {
  /** Its bytes are not held in memory. */
  setStreamed: () => void;
  /** Its bytes count towards another limit. */
  setFromStaff: () => void;
};
const arriving = new WeakMap<IncomingMessage, ArrivingBody>();

/** Returns the body of a request, while it arrives. Without a connection, as in tests of the API, there is none. */
function findBody(c: Context): ArrivingBody | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming && arriving.get(incoming);
}

/** Marks a request whose body is written to the disk as it arrives, such as an upload: its bytes are not counted. */
export function markStreamed(c: Context): void {
  findBody(c)?.setStreamed();
}

/** Marks a request of signed-in staff: visitors can neither end its body nor reach the limit of its bytes. */
export function markFromStaff(c: Context): void {
  findBody(c)?.setFromStaff();
}

/**
 * Limits the bodies that are arriving: those of visitors, and the bytes they hold in memory. At a limit the ISP, and
 * then the subnet with the most loses its oldest body (`usage-tracker.ts`). Bodies of staff lose only to those of
 * other staff, and uploads to none.
 */
export function guardBodies(
  handler: RequestListener,
  { getIp, scheduler, max = maxBodies, maxPerIp = maxBodiesPerIp, maxHeld = maxHeldBytes }: Options,
): RequestListener {
  const pendingLimit = createIpPendingLimit(maxPerIp);
  const ofVisitors = createUsageTracker<IncomingMessage>();
  const bytesOfVisitors = createUsageTracker<IncomingMessage>({ comparedIn });
  const bytesOfStaff = createUsageTracker<IncomingMessage>({ comparedIn });
  const all = [ofVisitors, bytesOfVisitors, bytesOfStaff];
  /** Bodies that are about to be ended: nothing more of them is passed on, nor an end. */
  const evicted = new WeakSet<IncomingMessage>();

  /** Ends bodies until no more than `limit` is held: at once for the count, in turns of the event loop otherwise. */
  const endBeyond = (limit: number, usage: UsageTracker<IncomingMessage>) => {
    while (usage.total() > limit) {
      const request = usage.findEvictionCandidate()!;
      for (const one of all) one.remove(request);
      evicted.add(request);
      scheduler.sendReady(request, () => void request.destroy());
    }
  };

  return (request, response) => {
    if (!hasBody(request)) return void handler(request, response);
    const ip = getIp(request);
    const release = pendingLimit.acquire(ip);
    if (!release) return scheduler.sendReady(request, () => sendBusy(request, response));
    const { queueKey } = parseIp(ip);
    let bytes = 0;
    let heldBytes: UsageTracker<IncomingMessage> | undefined = bytesOfVisitors;
    const moveTo = (tracker: typeof heldBytes) => {
      heldBytes?.remove(request);
      heldBytes = tracker;
      if (bytes > 0) heldBytes?.set(request, queueKey, bytes);
    };
    arriving.set(request, {
      setStreamed: () => moveTo(undefined),
      setFromStaff() {
        ofVisitors.remove(request);
        moveTo(bytesOfStaff);
      },
    });
    const done = () => {
      if (!arriving.delete(request)) return;
      for (const one of all) one.remove(request);
      release();
    };
    request.once('end', done);
    request.once('close', done);
    response.once('close', done);
    ofVisitors.set(request, queueKey, 1);
    endBeyond(max, ofVisitors);
    watchBody(request, {
      onPiece(length) {
        if (evicted.has(request)) return false;
        if (!heldBytes || !arriving.has(request)) return true;
        bytes += length + bytesOfPiece;
        heldBytes.set(request, queueKey, bytes);
        endBeyond(maxHeld, heldBytes);
        return !evicted.has(request);
      },
      onEnd(end) {
        if (!evicted.has(request)) scheduler.finishBody(request, end);
      },
    });
    void handler(request, response);
  };
}

/**
 * Handles few requests with a body, and few other writes, in a turn of the event loop; the cached listener does so with
 * all others.
 */
export function scheduleBodies(handler: RequestListener, scheduler: RequestScheduler): RequestListener {
  return (request, response) => {
    const { method = '' } = request;
    if (!hasBody(request) && (method === 'GET' || method === 'HEAD')) return void handler(request, response);
    scheduler.run(
      request,
      () => void handler(request, response),
      () => sendBusy(request, response),
    );
  };
}

type BodyWatcher = { onPiece: (bytes: number) => boolean; onEnd: (end: () => void) => void };

/**
 * Calls `onPiece` with the length of each piece before it is stored: false drops it. Calls `onEnd` when all have
 * arrived: readers get the end of the body when it calls `end`. Small pieces are joined, since each costs as much as a
 * large one.
 */
function watchBody(request: IncomingMessage, { onPiece, onEnd }: BodyWatcher): void {
  const push = request.push.bind(request);
  let small: Buffer[] = [];
  let smallBytes = 0;
  const pushSmall = () => {
    const [pieces, bytes] = [small, smallBytes];
    [small, smallBytes] = [[], 0];
    if (bytes === 0 || request.destroyed || !onPiece(bytes) || request.destroyed) return false;
    return push(Buffer.concat(pieces, bytes));
  };
  request.push = (piece: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (request.destroyed) return false;
    if (piece === null) {
      onEnd(() => {
        pushSmall();
        if (!request.destroyed) push(null);
      });
      return false;
    }
    if (piece.length < maxSmallPiece) {
      if (smallBytes === 0) setImmediate(pushSmall);
      small.push(piece);
      smallBytes += piece.length;
      return smallBytes < maxJoined || pushSmall();
    }
    pushSmall();
    return onPiece(piece.length) && !request.destroyed && push(piece, encoding);
  };
}
