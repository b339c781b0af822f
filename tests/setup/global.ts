// Runs once around the whole test run. PostgreSQL and the S3 server serve every test file, and each starts only when
// the first one asks: the test files run in other processes, so they ask over loopback. The tables with the parts of
// the site are made once for each database, and copied for every test.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { seed, seedSiteParts } from '../../db/seed/seed.ts';
import { readEnv } from '../../server/env.ts';
import { openFilePlaces, combineStorages } from '../../server/files/open-storage.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase, getSqliteFile } from '../../server/store/open.ts';
import { startPostgres } from './programs/postgres.ts';
import { startSwift } from './programs/swift.ts';

declare module 'vitest' {
  interface ProvidedContext {
    broker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = startedOnce(() => startPostgres());
  const swift = startedOnce(startSwift);
  const sqliteTemplate = startedOnce(makeSqliteTemplate);
  const postgresTemplate = startedOnce(async () => {
    const template = 'site_parts';
    await makeTables({ databaseUrl: await (await postgres.get()).createDatabase({ name: template }) });
    return { template, stop: async () => undefined };
  });
  const demonstration = startedOnce(makeDemonstration);
  /** What is asked for by its path: a new database's address, a file or folder to copy, or the S3 server's address. */
  const services: Record<string, () => Promise<string>> = {
    '/postgres': async () => (await postgres.get()).createDatabase(),
    '/postgres-with-site': async () => (await postgres.get()).createDatabase(await postgresTemplate.get()),
    '/sqlite-with-site': async () => (await sqliteTemplate.get()).file,
    '/demonstration': async () => (await demonstration.get()).folder,
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
    await Promise.all([postgres.stop(), swift.stop(), sqliteTemplate.stop(), demonstration.stop()]);
  };
}

async function makeSqliteTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-template-'));
  await makeTables({ dataDir: folder });
  return { file: getSqliteFile(folder), stop: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes a data folder with the demonstration content, as the first start does, without a superadmin. */
async function makeDemonstration() {
  const folder = await mkdtemp(join(tmpdir(), 'minbar-demonstration-'));
  const env = readEnv({ DATA_DIR: folder });
  const { db } = await openDatabase(env);
  await migrate(db);
  const storage = combineStorages(await openFilePlaces(env), env.fileStorage);
  await seed({ db, storage, seed: 'demo', print: () => undefined });
  await db.destroy();
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes the tables of this version with the parts of the site, as the first start does. */
async function makeTables({ databaseUrl, dataDir = '' }: { databaseUrl?: string; dataDir?: string }): Promise<void> {
  const { db } = await openDatabase({ databaseUrl, dataDir, processes: 1 });
  await migrate(db);
  await seedSiteParts(db);
  await db.destroy();
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
