import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns } from '../../queues/turns.ts';
import { createSocketReadLimit } from './socket-read-limit.ts';
import { limitParsing, stopParsing } from './stop-parsing.ts';

/**
 * How many requests of one connection may arrive in one turn of the event loop, also where Node refuses them itself, so
 * that no listener hears of them.
 */
const maxPerTurn = 4;

/** Milliseconds after which a client that reads nothing of its response is disconnected. */
const idleWrite = 20_000;

/**
 * Returns whether the client of a new connection has already reset it. Its request can still be read: somebody may open
 * connections and leave at once, and their requests would be handled for nobody.
 */
export const isReset = (socket: Socket): boolean => socket.remoteAddress === undefined;

/** Connections with errors that are ended in one turn of the event loop. */
const endedPerTurn = 64;

/** What Node answers to requests that it cannot parse, by the code of its error. */
const errorStatuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Limits what connections cost: reads few in a turn of the event loop, passes on one request of each at a time, and ends
 * those that send requests without waiting for responses, do not read them or send no requests.
 */
export function createConnectionGuard({ idle = idleWrite }: { idle?: number } = {}) {
  /** The response of each connection that is not finished. */
  const pending = new WeakMap<Socket, ServerResponse>();
  const readLimit = createSocketReadLimit((socket) => pending.has(socket));
  const endInTurn = createTurns(endedPerTurn);

  /** Answers an error, unless a response has begun, and ends the connection: as Node does, but in turns. */
  const endAfterError = ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const end = () => {
      const status = errorStatuses[code] ?? '400 Bad Request';
      if (!pending.get(socket)?.headersSent) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      socket.destroySoon();
    };
    if (!socket.writable) return void socket.destroy();
    socket.pause();
    endInTurn({ queueKey: () => '', hasLeft: () => !socket.writable, work: end });
  };

  return {
    /** Passes on a request; further ones of its connection that do not wait for the response get none. */
    wrap:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        if (socket.destroyed) return;
        if (isReset(socket)) {
          socket.destroy();
          return;
        }
        const first = pending.get(socket);
        if (first) {
          // Browsers and proxies wait; other clients send them again (RFC 9112, section 9.3.2).
          stopParsing(socket);
          socket.pause();
          first.once('close', () => socket.destroySoon());
          return;
        }
        pending.set(socket, response);
        response.once('close', () => {
          pending.delete(socket);
          readLimit.readNext(socket);
        });
        void handler(request, response);
      },

    /** Limits the connections of a server. */
    watch(server: Server): void {
      server.on('connection', (socket: Socket) => {
        limitParsing(socket, maxPerTurn);
        readLimit.watch(socket);
      });
      server.on('clientError', endAfterError);
      server.setTimeout(idle, (socket) => {
        // No pending request: idle. Unsent bytes after the timeout: the client does not read.
        if (!pending.has(socket) || socket.writableLength > 0) socket.destroy();
        // The response is being made, or the body is arriving, which has limits of its own.
        else socket.setTimeout(idle);
      });
    },
  };
}
