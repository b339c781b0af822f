import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import {
  createServer as createNetServer,
  type AddressInfo,
  type ListenOptions,
  type Server as NetServer,
} from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';
import { createConnectionLimit } from './http/limits/connection-limit.ts';
import { createConnectionGuard, isReset } from './http/limits/guard-connections.ts';
import { maxHeaders } from './http/limits/refuse-malformed.ts';
import { stopParsing } from './http/limits/stop-parsing.ts';
import { StartError } from './start-error.ts';

/**
 * Time limits for clients, in milliseconds. Bodies have limits of their own where they are read
 * (server/http/read-body.ts); a whole request may take as long as the largest upload over a slow line.
 */
const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 10_000,
  // Often, so that few connections are ended at a time.
  connectionsCheckingInterval: 500,
};

/**
 * Listening sockets of a server, and the connections that wait to be accepted by each. Node accepts one connection of
 * each in a turn of the event loop: with a single socket, a visitor would wait seconds while hundreds of connections
 * are accepted before.
 */
const socketCount = 64;
const backlog = 32;

export type Listening = {
  address: string;
  /**
   * Refuses new connections, lets running requests finish, and closes all connections after `timeout` milliseconds.
   */
  close: (timeout: number) => Promise<void>;
};

/** Starts listening; throws StartError with a sentence that names the obstacle. */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  proxies?: TrustedProxies,
): Promise<Listening> {
  // `optimizeEmptyRequests` skips the wait for a body where none is declared: a tenth more GET requests a second.
  const guard = createConnectionGuard();
  const server = createServer({ ...connectionLimits, optimizeEmptyRequests: true }, guard.wrap(handler));
  server.maxHeadersCount = maxHeaders;
  // Node would answer unknown expectations before any limit; no browser has one.
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    stopParsing(socket);
    socket.destroy();
  });
  guard.watch(server);
  const admit = createConnectionLimit({ proxies });
  server.prependListener('connection', (socket) => {
    if (isReset(socket) || !admit(socket)) socket.destroy();
  });
  try {
    const acceptors = await listenOn(server, host, port);
    const bound = server.address() as AddressInfo;
    return {
      address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
      close: (timeout) => close(server, acceptors, timeout),
    };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is already in use on ${host}. Stop the other program, or choose another with PORT=3001 npm start.`,
      EACCES: `Port ${port} requires more privileges. Choose one above 1024 with PORT.`,
      EADDRNOTAVAIL: `The address ${host} does not belong to this machine. Set HOST to one that does, such as 127.0.0.1.`,
      ENOTFOUND: `The address ${host} could not be resolved. Set HOST to an address of this machine, such as 127.0.0.1.`,
    };
    throw new StartError(reasons[code] ?? `The server cannot listen on ${host}:${port}: ${message}`, { cause: error });
  }
}

/** Opens the sockets of a server. Returns the servers that accept connections for it. */
async function listenOn(server: Server, host: string, port: number): Promise<NetServer[]> {
  // The processes of a cluster share a socket; other systems than Linux do not spread connections over several.
  if (cluster.isWorker || process.platform !== 'linux') {
    await startListening(server, { host, port });
    return [];
  }
  // Several programs may share a port with `reusePort`, so another server on it would not be noticed.
  const check = createNetServer();
  await startListening(check, { host, port });
  const { address, port: freePort } = check.address() as AddressInfo;
  await new Promise((done) => check.close(done));
  await startListening(server, { host: address, port: freePort, reusePort: true, backlog });
  return Promise.all(
    Array.from({ length: socketCount - 1 }, async () => {
      const acceptor = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        server.emit('connection', socket);
      });
      await startListening(acceptor, { host: address, port: freePort, reusePort: true, backlog });
      return acceptor;
    }),
  );
}

function startListening(server: NetServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(server: Server, acceptors: readonly NetServer[], timeout: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeout);
  // Node keeps a connection alive after its last response, and only then is it idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const closed = [server, ...acceptors].map((one) => new Promise((done) => one.close(done)));
  server.closeIdleConnections();
  await Promise.all(closed);
  clearTimeout(timer);
  clearInterval(sweep);
}
