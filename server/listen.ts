import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConnectionGuard } from './http/guard-connections.ts';
import { StartError } from './start-error.ts';

/**
 * Time limits for clients, in milliseconds. Bodies have limits of their own where they are read
 * (server/http/read-body.ts); a whole request may take as long as the largest upload over a slow line.
 */
const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30 * 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

/** Starts listening and returns the actual address; throws StartError with a sentence that names the obstacle. */
export function listen(
  handler: RequestListener,
  host: string,
  port: number,
): Promise<{ server: Server; address: string }> {
  // `optimizeEmptyRequests` skips the wait for a body where none is declared: a tenth more GET requests a second.
  const guard = createConnectionGuard();
  const server = createServer({ ...connectionLimits, optimizeEmptyRequests: true }, guard.wrap(handler));
  server.maxHeadersCount = 100;
  guard.watch(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use on ${host}. Stop the other program, or choose another with PORT=3001 npm start.`,
        EACCES: `Port ${port} requires more privileges. Choose one above 1024 with PORT.`,
        EADDRNOTAVAIL: `The address ${host} does not belong to this machine. Set HOST to one that does, such as 127.0.0.1.`,
        ENOTFOUND: `The address ${host} could not be resolved. Set HOST to an address of this machine, such as 127.0.0.1.`,
      };
      reject(
        new StartError(reasons[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => {
      const bound = server.address() as AddressInfo;
      resolve({
        server,
        address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
      });
    });
  });
}

/**
 * Closes a server: refuses new requests, lets running ones finish, and closes all connections after `timeout`
 * milliseconds.
 */
export function closeServer(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout);
    // Node keeps a connection alive after its last response, and only then is it idle.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
