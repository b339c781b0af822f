import { createServer } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';

/** A scraper needs one connection; others may not take more than these. */
const maxConnections = 20;
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

export type MetricsServer = { address: string; end: () => Promise<void> };

/**
 * Returns whether a `Host` header is an IP address, localhost or the name in the settings. Under any other name, a web
 * page whose domain resolves to this machine could read the metrics in the browser of somebody here (DNS rebinding).
 */
export function isKnownHost(header = '', host: string): boolean {
  const name = URL.parse(`http://${header}`)?.hostname ?? '';
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name === host.toLowerCase();
}

/**
 * Serves `/metrics`, and nothing else, on an address of its own. Throws StartError with a sentence that names the
 * obstacle.
 */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  write: () => Promise<{ text: string; type: string }>,
  log: Logger,
): Promise<MetricsServer> {
  let running: ReturnType<typeof write> | undefined;
  const server = createServer(limits, (request, response) => {
    if (!isKnownHost(request.headers.host, host)) return void response.writeHead(421, { connection: 'close' }).end();
    const isAsked = ['GET', 'HEAD'].includes(request.method ?? '') && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404, { connection: 'close' }).end();
    // Simultaneous requests share one collection.
    running ??= write().finally(() => (running = undefined));
    running.then(
      ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
    return undefined;
  });
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `The metrics cannot be served on ${host}:${port} (${error.code}). Choose another METRICS_PORT or METRICS_HOST.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const { address, family, port: bound } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}/metrics`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
