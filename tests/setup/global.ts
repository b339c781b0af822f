// Runs once around the whole test run. PostgreSQL and the S3 server serve every test file, and each starts only when
// the first one asks: the test files run in other processes, so they ask over loopback.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestProject } from 'vitest/node';

import { startPostgres } from './postgres.ts';
import { startSwift } from './swift.ts';

declare module 'vitest' {
  interface ProvidedContext {
    broker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = startedOnce(() => startPostgres());
  const swift = startedOnce(startSwift);
  /** What is asked for by its path: the address of a new database, or that of the S3 server. */
  const services: Record<string, () => Promise<string>> = {
    '/postgres': async () => (await postgres.get()).createDatabase(),
    '/swift': async () => (await swift.get()).url,
  };
  const broker = createServer((request, response) => {
    const service = services[request.url ?? ''] ?? (() => Promise.reject(new Error('There is no such service')));
    service().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.message : error)),
    );
    request.resume();
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  project.provide('broker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`);

  return async () => {
    broker.closeAllConnections();
    broker.close();
    await Promise.all([postgres.stop(), swift.stop()]);
  };
}

/** A server that starts when it is asked for first; a start that failed is tried again. */
function startedOnce<T extends { stop: () => Promise<void> }>(start: () => Promise<T>) {
  let started: Promise<T> | undefined;
  return {
    get: () =>
      (started ??= start().catch((error: unknown) => {
        started = undefined;
        throw error;
      })),
    stop: async () => (await started?.catch(() => undefined))?.stop(),
  };
}
