import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests of one connection that may wait for their answers at a time. Browsers and proxies send the next one after an
 * answer.
 */
const mostWaiting = 4;

/** Milliseconds in which a client must take something of what is sent to it. */
const idleWrite = 20_000;

/**
 * Ends connections that send requests without waiting for answers, or take no answer. Node hands over all requests that
 * arrive together at once: without a bound, one connection with hundreds of them holds up everybody else.
 */
export function createConnectionGuard({ idle = idleWrite }: { idle?: number } = {}) {
  const waiting = new WeakMap<Socket, number>();
  return {
    /** Hands on at most `mostWaiting` requests of a connection at a time. */
    wrap:
      (handler: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request;
        if (socket.destroyed) return;
        const count = (waiting.get(socket) ?? 0) + 1;
        waiting.set(socket, count);
        if (count > mostWaiting) {
          socket.destroy();
          return;
        }
        response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
        void handler(request, response);
      },

    /** Watches the connections of a server. */
    watch(server: Server): void {
      server.setTimeout(idle, (socket) => {
        // Nobody is served: idle. Something is to be sent and nothing went out: nobody takes it.
        if ((waiting.get(socket) ?? 0) === 0 || socket.writableLength > 0) socket.destroy();
        // Its answer is being made, or its body is arriving, which has limits of its own.
        else socket.setTimeout(idle);
      });
    },
  };
}
