// Runs once around the whole test run. One PostgreSQL serves all test files and starts with the first request for a
// database, over loopback, because the test files run in other processes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { TestProject } from 'vitest/node';

import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresBroker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const broker = createServer((request, response) => {
    postgres ??= startPostgres();
    postgres
      .then((running) => running.createDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => {
          // The next test may try again.
          postgres = undefined;
          response.writeHead(500).end(String(error instanceof Error ? error.message : error));
        },
      );
    request.resume();
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`);

  return async () => {
    broker.closeAllConnections();
    broker.close();
    await (await postgres?.catch(() => undefined))?.stop();
  };
}
