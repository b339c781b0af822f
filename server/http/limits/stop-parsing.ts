import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createTurnLimit } from '../../queues/turns.ts';

/**
 * The parser of a connection; there is no public way to it (Node 24, `lib/_http_server.js`, `src/node_http_parser.cc`).
 */
type ParsedRequest = IncomingMessage & { upgrade?: boolean };
export type Parser = {
  /** The request whose body arrives. */
  incoming?: IncomingMessage | null;
  /** Called for each request, before Node answers those that it refuses itself. 2 stops the parser: an upgrade. */
  onIncoming?: ((request: ParsedRequest, keepAlive: boolean) => number | undefined) | null;
  constructor: { kOnBody?: number; kOnExecute?: number };
  /** Callbacks by number, which a parser keeps for the next connection. */
  [callback: number]: unknown;
};
type OnBody = (this: Parser, piece: Buffer) => unknown;

/** Returns the parser of a connection; there is none once it has ended. */
export const findParser = (socket: Socket): Parser | null | undefined =>
  (socket as Socket & { parser?: Parser | null }).parser;

/**
 * Returns whether this Node's parsers have what the limits below replace. It is not public, so that another version may
 * lack it: bodies in tiny chunks, and many requests in one piece, would then not end their connections.
 */
export function canLimitParsing(): boolean {
  const socket = new Duplex({ read: () => undefined, write: (_piece, _encoding, done) => done() });
  createServer().emit('connection', socket);
  const parser = findParser(socket as Socket);
  const isKnown = typeof parser?.onIncoming === 'function' && parser.constructor.kOnBody !== undefined;
  socket.destroy();
  return isKnown;
}

/** Node's own callback for bodies, of parsers where another one is in its place. */
const ownCallbacks = new WeakMap<Parser, OnBody>();

/** Sets the callback for bodies until the connection ends. */
function replaceOnBody(parser: Parser, socket: Socket, replace: (own: OnBody) => OnBody | undefined): void {
  const { kOnBody } = parser.constructor;
  if (kOnBody === undefined) return;
  const own = ownCallbacks.get(parser) ?? (parser[kOnBody] as OnBody);
  ownCallbacks.set(parser, own);
  parser[kOnBody] = replace(own);
  // The next connection with this parser begins with Node's own.
  socket.once('close', () => {
    parser[kOnBody] = own;
    ownCallbacks.delete(parser);
  });
}

/**
 * Ends the parsing of what has arrived on a connection that is about to be destroyed. Node would go on with it, up to
 * 64 KB, and make objects for each request in it, or pass on each chunk: many connections with thousands of requests in
 * one piece fill the memory.
 */
export function stopParsing(socket: Socket): void {
  const parser = findParser(socket);
  if (!parser) return;
  parser.onIncoming = (request) => {
    // Node would leave the connection, and those who wait for its end, to a listener of upgrades.
    request.upgrade = false;
    return 2;
  };
  replaceOnBody(parser, socket, () => undefined);
}

/** Connections that have sent tiny chunks end a few in a turn of the event loop: hundreds may at once. */
const waitToEnd = createTurnLimit(32);

/** The turns of the event loop in which requests arrived. */
let turn = 0;
let isTurnEnding = false;

/** Returns the number of the present turn of the event loop. */
function currentTurn(): number {
  if (!isTurnEnding) {
    isTurnEnding = true;
    setImmediate(() => {
      isTurnEnding = false;
      turn += 1;
    });
  }
  return turn;
}

/**
 * A client may split a body into chunks of any size, and each costs as much as a large one. The connection ends where
 * the chunks of a body are small on average: a slow line sends some 500 bytes at a time, a browser far more. Large
 * chunks count for no more than `maxSpared` bytes of later ones. Chunks of other bodies of the connection do not count:
 * a proxy uses it for other clients too. A body with a length arrives in packets, not in chunks.
 */
const minAverageBytes = 400; // bytes
const firstSpared = 16 * minAverageBytes; // bytes
const maxSpared = 16_384; // bytes

/**
 * Ends a new connection once more than `maxRequests` arrive in one turn of the event loop, or a body arrives in tiny
 * chunks; also where Node refuses the requests itself, or has answered them, so that no listener hears of them.
 */
export function limitParsing(socket: Socket, maxRequests: number): void {
  const parser = findParser(socket);
  const { onIncoming } = parser ?? {};
  if (!parser || !onIncoming) return;
  const end = () => {
    stopParsing(socket);
    socket.destroy();
  };
  const endInTurn = (request: IncomingMessage | null | undefined) => {
    // Its reader gets neither the rest nor an end.
    if (request) request.push = () => false;
    stopParsing(socket);
    socket.pause();
    void waitToEnd().then(() => socket.destroy());
  };

  let last = -1;
  let requests = 0;
  parser.onIncoming = (request, keepAlive) => {
    const now = currentTurn();
    requests = last === now ? requests + 1 : 1;
    last = now;
    if (requests <= maxRequests && request.method !== 'CONNECT') return onIncoming(request, keepAlive);
    request.upgrade = false;
    end();
    return 2;
  };

  let body: IncomingMessage | null | undefined;
  let isChunked = false;
  let spared = firstSpared;
  replaceOnBody(parser, socket, (own) => {
    return function count(this: Parser, piece: Buffer) {
      if (this.incoming !== body) {
        body = this.incoming;
        isChunked = body?.headers['transfer-encoding'] !== undefined;
        spared = firstSpared;
      }
      spared = Math.min(spared + piece.length - minAverageBytes, maxSpared);
      return spared >= 0 || !isChunked ? own.call(this, piece) : endInTurn(body);
    };
  });
}
