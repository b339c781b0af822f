import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The parser of a connection; there is no public way to it (Node 24, `lib/_http_server.js`, `src/node_http_parser.cc`). */
type Parser = {
  /** Called for each request, before Node answers those that it refuses itself. 2 stops the parser: an upgrade. */
  onIncoming?: ((request: IncomingMessage, keepAlive: boolean) => number | undefined) | null;
  constructor: { kOnBody?: number };
  /** Callbacks by number, which a parser keeps for the next connection. */
  [callback: number]: unknown;
};

const parserOf = (socket: Socket) => (socket as Socket & { parser?: Parser | null }).parser;

/**
 * Ends the parsing of what has arrived on a connection that is about to be destroyed. Node would go on with it, up to
 * 64 KB, and make objects for each request in it, or pass on each chunk: many connections with thousands of requests in
 * one piece fill the memory.
 */
export function stopParsing(socket: Socket): void {
  const parser = parserOf(socket);
  if (!parser) return;
  parser.onIncoming = () => 2;
  const { kOnBody } = parser.constructor;
  if (kOnBody === undefined || !parser[kOnBody]) return;
  const onBody = parser[kOnBody];
  parser[kOnBody] = undefined;
  // The next connection with this parser needs it.
  socket.once('close', () => (parser[kOnBody] = onBody));
}

/** The turns of the event loop in which requests arrived. */
let turn = 0;
let isTurnEnding = false;

/**
 * Ends a new connection once more than `max` requests arrive in one turn of the event loop. Of those that Node refuses
 * itself, such as requests without a host, no listener hears.
 */
export function limitRequestsInTurn(socket: Socket, max: number): void {
  const parser = parserOf(socket);
  const { onIncoming } = parser ?? {};
  if (!parser || !onIncoming) return;
  let last = -1;
  let count = 0;
  parser.onIncoming = (request, keepAlive) => {
    if (!isTurnEnding) {
      isTurnEnding = true;
      setImmediate(() => {
        isTurnEnding = false;
        turn += 1;
      });
    }
    count = last === turn ? count + 1 : 1;
    last = turn;
    if (count <= max) return onIncoming(request, keepAlive);
    stopParsing(socket);
    socket.destroy();
    return 2;
  };
}
