/**
 * Settings to running server. The only module that does something when it is loaded. With PROCESSES it is loaded in
 * each of them: the primary prepares the database and minds the workers, which serve the site (decision 007).
 */
import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { seed } from '../db/seed/seed.ts';
import { compose, type Composed } from './compose.ts';
import { readEnv, type Env } from './env.ts';
import { makeFirstSuperadmin } from './first-superadmin.ts';
import { createNeighbours, say } from './processes/neighbours.ts';
import { startWorkers } from './processes/primary.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open.ts';

const root = join(import.meta.dirname, '..');

/** Makes the database what this version of the program needs, and puts the server together over it. */
async function prepare(env: Env, log: Logger): Promise<Composed> {
  await mkdir(env.dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`The data folder ${env.dataDir} cannot be made (${cause.code}). Set DATA_DIR to a folder that may be written.`);
  });
  const { db, dialect } = await openDatabase(env);
  const applied = await migrate(db);
  if (applied.length > 0) console.log(`Database (${dialect}): applied ${applied.join(', ')}.`);

  const composed = await compose(env, db, log);
  // Another machine may share the folder where the database is not in it: what is new may be on its way there.
  await composed.uploadFolder.clear(env.databaseUrl ? 60 * 60_000 : 0);
  await seed({ db, storage: composed.storage, seed: env.seed, say: (line) => console.log(line) });
  await makeFirstSuperadmin(composed.services.users, env.superadmin, (line) => console.log(line));
  return composed;
}

async function start() {
  const env = readEnv(process.env);
  const log = pino({ level: env.logLevel, base: undefined });
  const composed = await prepare(env, log);
  if (env.processes > 1) {
    const workers = startWorkers({ count: env.processes, onMail: composed.wakeMailer, log });
    endOnSignals(workers.end, composed);
    try {
      console.log(`Minbar is ready at ${await workers.address}`);
    } catch (error) {
      await workers.end();
      throw error;
    }
    return;
  }
  const { address, end } = await serve(env, composed, root);
  endOnSignals(end, composed);
  console.log(`Minbar is ready at ${address}`);
}

async function startWorker() {
  // What the starter loads before us lets go of the channel; a worker that waits for the primary would end.
  process.channel?.ref();
  const env = readEnv(process.env);
  const log = pino({ level: env.logLevel, base: undefined });
  const { db } = await openDatabase(env);
  const composed = await compose(env, db, log, { neighbours: createNeighbours(log) });
  const { address, end } = await serve(env, composed, root);
  endOnSignals(end, composed);
  say({ say: 'listening', address });
}

/** A terminal and a service manager signal all processes at once, the primary signals its workers: each ends once. */
function endOnSignals(end: () => Promise<void>, composed: Composed) {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void end()
        .then(() => composed.close())
        .then(() => process.exit(0));
    });
  }
}

function refuse(error: unknown) {
  const sentence = error instanceof StartError ? error.message : undefined;
  if (sentence === undefined) console.error('The server could not start.', error);
  // The primary says it, once for all workers.
  else if (cluster.isWorker) return say({ say: 'refused', sentence }, () => process.exit(1));
  else console.error(sentence);
  process.exit(1);
}

(cluster.isWorker ? startWorker() : start()).catch(refuse);
