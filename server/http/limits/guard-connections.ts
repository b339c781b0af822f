import { AsyncResource } from 'node:async_hooks';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitParsing, stopParsing } from './stop-parsing.ts';

/** Pending requests of one connection. Browsers and proxies send the next one after a response. */
const maxWaiting = 4;

/** Milliseconds after which a client that reads nothing of its response is disconnected. */
const idleWrite = 20_000;

/**
 * Returns whether the client of a new connection has already reset it. Its request can still be read: somebody may open
 * connections and leave at once, and their requests would be handled for nobody.
 */
export const isReset = (socket: Socket): boolean => socket.remoteAddress === undefined;

/**
 * Ends connections that send requests without waiting for responses, or do not read them. Node emits all requests that
 * arrive together at once: without a limit, one connection with hundreds of them delays all others.
 */
export function createConnectionGuard({ idle = idleWrite }: { idle?: number } = {}) {
  const waiting = new WeakMap<Socket, number>();
  return {
    /** Passes on at most `maxWaiting` requests of a connection at a time. */
    wrap:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        if (socket.destroyed) return;
        if (isReset(socket)) {
          socket.destroy();
          return;
        }
        const count = (waiting.get(socket) ?? 0) + 1;
        waiting.set(socket, count);
        if (count > maxWaiting) {
          stopParsing(socket);
          socket.destroy();
          return;
        }
        response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
        void handler(request, response);
      },

    /** Ends connections of a server that are idle, whose client does not read, or that send many requests at once. */
    watch(server: Server): void {
      server.on('connection', (socket: Socket) => limitParsing(socket, maxWaiting));
      server.setTimeout(idle, (socket) => {
        // No pending request: idle. Unsent bytes after the timeout: the client does not read.
        if ((waiting.get(socket) ?? 0) === 0 || socket.writableLength > 0) socket.destroy();
        // The response is being made, or the body is arriving, which has limits of its own.
        else socket.setTimeout(idle);
      });
    },
  };
}

/**
 * Handles the requests of a connection one after another. Node emits all that arrive together, and the responses to all
 * of them would be held in memory until the client has read the first.
 */
export function handleInOrder(handler: RequestListener): RequestListener {
  /** The requests that wait, of each connection with one in progress. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const handle = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      void handler(request, response);
    };
    const others = waiting.get(socket);
    // Keeps the request context, such as the id of the request.
    if (others) others.push(AsyncResource.bind(handle));
    else {
      waiting.set(socket, []);
      handle();
    }
  };
}
