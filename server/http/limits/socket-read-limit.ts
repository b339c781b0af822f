import type { Socket } from 'node:net';
import { parseIp } from '../../parse-ip.ts';
import { createTurns } from '../../queues/turns.ts';
import { findParser } from './stop-parsing.ts';

/** How many connections that wait for a request are read in one turn of the event loop. */
const readsPerTurn = 64;

export type SocketReadLimit = {
  /** Limits the reading of a new connection. */
  watch: (socket: Socket) => void;
  /** Reads the next request of a connection, whose response has ended. */
  readNext: (socket: Socket) => void;
};

/**
 * Reads the requests of 64 connections in a turn of the event loop, and of 128 in the first one of a flood. Node reads
 * all that has arrived, on any number of connections, and makes objects of it: thousands of requests with large headers
 * would delay all visitors and fill the memory before anybody counts them. The other connections are paused and read in
 * later turns, those of subnets round-robin. `isBusy` tells whether a connection has a request in progress: its body
 * has limits of its own.
 */
export function createSocketReadLimit(isBusy: (socket: Socket) => boolean): SocketReadLimit {
  /** The connections that are read and have no request in progress. */
  const waiting = new Set<Socket>();
  /** The queue keys of their clients. */
  const keys = new WeakMap<Socket, string>();
  const resumeInTurn = createTurns(readsPerTurn);
  let reads = 0;

  const pause = (socket: Socket) => {
    waiting.delete(socket);
    socket.pause();
    const resume = () => {
      waiting.add(socket);
      socket.resume();
    };
    resumeInTurn({ queueKey: () => keys.get(socket) ?? '', hasLeft: () => socket.destroyed, work: resume });
  };

  const count = () => {
    if (reads === 0) setImmediate(() => (reads = 0));
    reads += 1;
    if (reads !== readsPerTurn) return;
    // The first of them are read at once, and wait again.
    const others = [...waiting];
    for (const socket of others) pause(socket);
  };

  return {
    watch(socket) {
      const parser = findParser(socket);
      const { kOnExecute } = parser?.constructor ?? {};
      const own = kOnExecute === undefined ? undefined : parser?.[kOnExecute];
      if (!parser || kOnExecute === undefined || typeof own !== 'function') return;
      keys.set(socket, parseIp(socket.remoteAddress ?? '').queueKey);
      waiting.add(socket);
      socket.once('close', () => waiting.delete(socket));
      // Called for each piece that was read, after the requests in it. Node sets it for each connection.
      parser[kOnExecute] = (read: unknown) => {
        const counts = waiting.has(socket);
        own(read);
        if (!counts) return;
        if (isBusy(socket)) waiting.delete(socket);
        count();
      };
      if (reads >= readsPerTurn) pause(socket);
    },

    readNext(socket) {
      if (!socket.destroyed) waiting.add(socket);
    },
  };
}
