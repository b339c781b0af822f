/**
 * Settings to running server. The only module that does something when it is loaded. With PROCESSES it is loaded in
 * each of them: the primary prepares the database and minds the workers, which serve the site (decision 007).
 */
import cluster from 'node:cluster';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { seed } from '../db/seed/seed.ts';
import { AppError } from '../domain/errors.ts';
import { createServices, type ServerContext } from './create-services.ts';
import { readEnv, type Env } from './env.ts';
import { notePlaces } from './files/place-note.ts';
import { makeFirstSuperadmin } from './first-superadmin.ts';
import { createLog } from './log.ts';
import { keepFilesPrivate, tightenDataFolder } from './private-files.ts';
import { connectOtherWorkers, sendToPrimary } from './processes/other-workers.ts';
import { startWorkers } from './processes/primary.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase, sqliteFile, type OpenDatabase } from './store/open.ts';
import { lockDataFolder } from './store/dialects/sqlite-lock.ts';
import { sqliteStartError } from './store/dialects/sqlite.ts';

const root = join(import.meta.dirname, '..');

/** How often a server looks whether its database is still the file that it opened, in milliseconds. */
const lookEvery = 2_000;
/** What it does at SIGTERM is done by then; a service manager would wait no longer either (milliseconds). */
const shutdownTimeout = 9_500;

/** Makes the data folder, for this user alone, and this process its only server where the database is a file in it. */
async function takeDataFolder({ dataDir, databaseUrl }: Env, log: Logger): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${dataDir} cannot be made (${cause.code}). Set DATA_DIR to a folder that may be written.`,
    );
  });
  await tightenDataFolder(dataDir, (sentence) => log.warn(sentence));
  if (databaseUrl) return;
  const isOnly = await lockDataFolder(dataDir).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${cause.code}). Set DATA_DIR to a folder that may be written.`,
    );
  });
  if (!isOnly)
    throw new StartError(
      `Another server already works with the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
}

/** Makes the database what this version of the program needs, and opens it for serving. */
async function openMigrated(env: Env): Promise<OpenDatabase> {
  const opened = await openDatabase(env, { purpose: 'maintenance' });
  const applied = await migrate(opened.db);
  if (applied.length > 0) console.log(`Database (${opened.dialect}): applied ${applied.join(', ')}.`);
  if (opened.dialect === 'sqlite') return opened;
  await opened.db.destroy();
  return openDatabase(env);
}

/** Puts the server together over its database. */
async function prepare(env: Env, log: Logger): Promise<{ context: ServerContext; database: OpenDatabase }> {
  await takeDataFolder(env, log);
  const database = await openMigrated(env);
  const context = await createServices(env, database.db, log);
  // Another machine may share the folder where the database is not in it: what is new may be on its way there.
  await context.uploadFolder.clear(env.databaseUrl ? 60 * 60_000 : 0);
  await context.checkStorage();
  await notePlaces(env);
  await seed({ db: database.db, storage: context.storage, seed: env.seed, say: (line) => console.log(line) }).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === 'files_unavailable'
        ? new StartError(
            'The file store does not answer, and a new site begins by storing its first pictures there. Start it again when the store is there.',
          )
        : error;
    },
  );
  await makeFirstSuperadmin(context.services.users, env.superadmin, (line) => console.log(line));
  return { context, database };
}

async function start() {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const { context, database } = await prepare(env, log).catch((error: unknown) => {
    throw sqliteStartError(error, sqliteFile(env.dataDir)) ?? error;
  });
  if (env.processes > 1) {
    const workers = startWorkers({ count: env.processes, onMail: context.wakeMailer, log });
    const end = endOnce(workers.end, context, log);
    endWithDatabase(database, end, log);
    try {
      console.log(`Minbar is ready at ${await workers.address}`);
    } catch (error) {
      await workers.end();
      throw error;
    }
    return;
  }
  const served = await serve(env, context, root);
  endWithDatabase(database, endOnce(served.end, context, log), log);
  console.log(`Minbar is ready at ${served.address}`);
}

async function startWorker() {
  // What the starter loads before us lets go of the channel; a worker that waits for the primary would end.
  process.channel?.ref();
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const { db } = await openDatabase(env);
  const context = await createServices(env, db, log, { otherWorkers: connectOtherWorkers(log) });
  const { address, end } = await serve(env, context, root);
  endOnce(end, context, log);
  sendToPrimary({ type: 'listening', address });
}

/**
 * Ends the process at a signal, or when the answered function is called with a code. A terminal and a service manager
 * signal all processes at once, the primary signals its workers: each ends once.
 */
function endOnce(end: () => Promise<void>, context: ServerContext, log: Logger): (code: number) => void {
  let ending = false;
  const endWith = (code: number) => {
    if (ending) return;
    ending = true;
    // A database or mail server that does not answer must not keep the process.
    setTimeout(() => {
      log.warn('not everything could be closed in time');
      process.exit(code);
    }, shutdownTimeout).unref();
    void end()
      .then(() => context.close())
      .catch((error: unknown) => log.warn({ err: error }, 'closing failed'))
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => endWith(0));
  return endWith;
}

/**
 * Ends the server once its database was deleted or replaced, for a service manager to start it anew: until then writes
 * are refused.
 */
function endWithDatabase({ isGone }: OpenDatabase, end: (code: number) => void, log: Logger): void {
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    log.fatal(
      'the database was deleted or replaced while the server was running; nothing more is written, and the server ends',
    );
    end(1);
  }, lookEvery);
  timer.unref();
}

function refuse(error: unknown) {
  const sentence = error instanceof StartError ? error.message : undefined;
  if (sentence === undefined) console.error('The server could not start.', error);
  // The primary says it, once for all workers.
  else if (cluster.isWorker) return sendToPrimary({ type: 'start-failed', sentence }, () => process.exit(1));
  else console.error(sentence);
  process.exit(1);
}

keepFilesPrivate();
(cluster.isWorker ? startWorker() : start()).catch(refuse);
