import type { IncomingMessage, RequestListener } from 'node:http';
import type { Context } from 'hono';
import { networkOf } from '../client-network.ts';
import { findLargest } from '../find-largest.ts';
import { createAddressShare } from './address-share.ts';
import { hasBody } from './refuse-malformed.ts';
import { sendBusy } from './send-busy.ts';
import { taskOf, type Turns } from './turns.ts';

/** Bodies that may arrive at a time, in all and from one address. Each takes memory until its handler has read it. */
const maxBodies = 2_000;
const maxBodiesOfAddress = 500;
/** Bytes of unfinished bodies that are held in memory: those of signed-in staff, and as many of everybody else. */
const maxHeldBytes = 32_000_000;
/**
 * Networks that hold about as much count as equal, and the one that began first loses a body: a person of the staff
 * whose first bytes have just arrived, and who is not known yet, does not.
 */
const comparedIn = 131_072; // bytes, twice what arrives before the sender is known

/**
 * A client may split a body into chunks of any size, and each costs as much as a large one. The connection ends after
 * this many chunks that are small on average: a slow line sends some 500 bytes at a time, a browser far more.
 */
const minPieces = 500;
const minAverageBytes = 128; // bytes

type Options = {
  addressOf: (request: IncomingMessage) => string;
  max?: number;
  maxPerAddress?: number;
  maxHeld?: number;
};

type Group = 'staff' | 'others';
type ArrivingBody = {
  request: IncomingMessage;
  bytes: number;
  /** Whose limit its bytes count towards. */ group: Group;
};

/** Requests whose body is written to the disk as it arrives. */
const streamed = new WeakSet<IncomingMessage>();

/** Marks a request whose body is not held in memory, such as an upload, so that its bytes are not counted. */
export function markStreamed(c: Context): void {
  mark(c, streamed);
}

/** Requests that are known to come from signed-in staff. */
const fromStaff = new WeakSet<IncomingMessage>();

/** Marks a request of signed-in staff: its bytes count towards a limit of their own, which strangers cannot reach. */
export function markFromStaff(c: Context): void {
  mark(c, fromStaff);
}

/** Without a connection, as in tests of the API, there is nothing to mark. */
function mark(c: Context, marked: WeakSet<IncomingMessage>): void {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming) marked.add(incoming);
}

/**
 * Limits the bodies that are arriving: their number, the bytes they hold in memory, and their chunks. At a limit the
 * network with the most loses a body, so that a few clients cannot shut out all others.
 */
export function guardBodies(
  handler: RequestListener,
  { addressOf, max = maxBodies, maxPerAddress = maxBodiesOfAddress, maxHeld = maxHeldBytes }: Options,
): RequestListener {
  const share = createAddressShare(maxPerAddress);
  /** By network; the oldest body first. */
  const arriving = new Map<string, Set<ArrivingBody>>();
  let count = 0;
  const held = { staff: 0, others: 0 };

  /** Ends the oldest body of the network with the most bodies, unless `site` would have as many. */
  const makeRoom = (site: string): boolean => {
    const bodies = findLargest(arriving.values(), ({ size }) => size, (arriving.get(site)?.size ?? 0) + 1);
    const [oldest] = bodies ?? [];
    oldest?.request.destroy();
    return oldest !== undefined;
  };

  /** Ends the largest body of a group, of the network that holds the most bytes there. */
  const freeBytes = (group: Group) => {
    const bytesIn = (body: ArrivingBody) => (body.group === group ? body.bytes : 0);
    const bodies = findLargest(arriving.values(), (all) =>
      Math.ceil([...all].reduce((sum, body) => sum + bytesIn(body), 0) / comparedIn),
    );
    findLargest(bodies ?? [], bytesIn)?.request.destroy();
  };

  /** Counts bytes of a body. Who sends it is known only after its first bytes have arrived. */
  const addBytes = (body: ArrivingBody, length: number) => {
    if (body.group === 'others' && fromStaff.has(body.request)) {
      held.others -= body.bytes;
      held.staff += body.bytes;
      body.group = 'staff';
    }
    body.bytes += length;
    held[body.group] += length;
    if (held[body.group] > maxHeld) freeBytes(body.group);
  };

  return (request, response) => {
    if (!hasBody(request)) return void handler(request, response);
    const address = addressOf(request);
    const { site } = networkOf(address);
    const release = count < max || makeRoom(site) ? share.take(address) : undefined;
    if (!release) return sendBusy(request, response);
    const one: ArrivingBody = { request, bytes: 0, group: 'others' };
    const bodies = arriving.get(site) ?? new Set<ArrivingBody>();
    arriving.set(site, bodies.add(one));
    count += 1;
    const done = () => {
      if (!bodies.delete(one)) return;
      if (bodies.size === 0 && arriving.get(site) === bodies) arriving.delete(site);
      count -= 1;
      held[one.group] -= one.bytes;
      release();
    };
    request.once('end', done);
    request.once('close', done);
    response.once('close', done);
    watchChunks(request, (length) => {
      if (!streamed.has(request) && bodies.has(one)) addBytes(one, length);
    });
    void handler(request, response);
  };
}

/**
 * Handles few requests with a body, and few other writes, in a turn of the event loop; the cached listener does so with
 * all others. Comes after `handleInOrder`: the next request of the connection waits for this one.
 */
export function handleInTurns(
  handler: RequestListener,
  turns: Turns,
  addressOf: Options['addressOf'],
): RequestListener {
  return (request, response) => {
    const { method = '' } = request;
    if (!hasBody(request) && (method === 'GET' || method === 'HEAD')) return void handler(request, response);
    const task = taskOf(
      request,
      () => addressOf(request),
      () => void handler(request, response),
    );
    turns.run({ ...task, refuse: () => sendBusy(request, response) });
  };
}

/**
 * Calls `onChunk` with the length of each chunk, when Node pushes it and before it is stored, and ends the connection
 * of a body in tiny chunks.
 */
function watchChunks(request: IncomingMessage, onChunk: (bytes: number) => void): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (piece: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (piece === null) return push(piece);
    if (request.destroyed) return false;
    pieces += 1;
    bytes += piece.length;
    if (pieces > minPieces && bytes < pieces * minAverageBytes) request.destroy();
    else onChunk(piece.length);
    return request.destroyed ? false : push(piece, encoding);
  };
}
