/**
 * From the settings to a running server. The only module with effects on import. With PROCESSES each process loads it:
 * the primary prepares the database and supervises the workers, which serve the site (decision 007).
 */
import cluster from 'node:cluster';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { hour } from '../domain/durations.ts';
import { seed } from '../db/seed/seed.ts';
import { AppError } from '../domain/errors.ts';
import { makeId } from '../domain/model/id.ts';
import { allTypes } from '../domain/site/index.ts';
import { requireBackupKeyFile } from './backup/archive/backup-key.ts';
import { backUpBeforeMigration } from './backup/before-migration.ts';
import { getBackupFolder } from './backup/jobs/backup-scheduler.ts';
import { clearLeftovers } from './backup/leftovers.ts';
import { createServerContext, type ServerContext } from './create-server-context.ts';
import { readEnv, type Env } from './env.ts';
import { recordFilePlaces } from './files/file-places.ts';
import { makeDataFolder } from './files/make-folder.ts';
import { openFilePlaces, combineStorages } from './files/open-storage.ts';
import { createFirstSuperadmin } from './first-superadmin.ts';
import { createLog } from './log.ts';
import { restrictNewFiles, restrictDataFolder } from './private-files.ts';
import { connectOtherWorkers, sendToPrimary } from './processes/other-workers.ts';
import { startWorkers } from './processes/primary.ts';
import { createRecentErrors, type RecentErrors } from './recent-errors.ts';
import { serve } from './serve.ts';
import { openMetrics } from './open-metrics.ts';
import { writeStartFailure, writeServerStatus } from './server-status.ts';
import { createUnusableFolderError, StartError } from './start-error.ts';
import { checkColumns } from './store/check-columns.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase, getSqliteFile, type OpenDatabase, requireDatabaseOfSite } from './store/open.ts';
import { lockDataFolder } from './store/dialects/sqlite-lock.ts';
import { isDiskFull } from './store/database-errors.ts';
import { findMissingRight } from './store/database-errors.ts';
import { findSqliteStartError } from './store/dialects/sqlite.ts';

const root = join(import.meta.dirname, '..');

/** How often a server checks that its database file is the one it opened, in milliseconds. */
const checkInterval = 2_000;
/** The most that shutting down after SIGTERM takes (milliseconds); a service manager would not wait longer either. */
const shutdownTimeout = 9_500;

/**
 * Creates the data folder, for this user alone, and makes this process its only server where the database is a file in
 * it.
 */
async function takeDataFolder({ dataDir, databaseUrl }: Env, log: Logger): Promise<void> {
  await makeDataFolder(dataDir);
  await restrictDataFolder(dataDir, (sentence) => log.warn(sentence)).catch((cause: NodeJS.ErrnoException) => {
    throw createUnusableFolderError(dataDir, cause);
  });
  if (databaseUrl) return;
  if (!(await lockDataFolder(dataDir)))
    throw new StartError(
      `Another server already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
}

/** Migrates the database, after a backup of its content, and opens it for serving. */
async function openMigrated(env: Env): Promise<OpenDatabase> {
  const opened = await openDatabase(env, { purpose: 'maintenance' });
  await requireDatabaseOfSite(opened.db, env);
  const storage = combineStorages(await openFilePlaces(env), env.fileStorage);
  const recordBackup = await backUpBeforeMigration({ ...opened, storage }, env, (line) => console.log(line));
  const applied = await migrate(opened.db);
  await checkColumns(opened.db, allTypes);
  if (applied.length > 0) console.log(`Database (${opened.dialect}): applied ${applied.join(', ')}.`);
  await recordBackup(makeId(new Date(), randomBytes(8)));
  if (opened.dialect === 'sqlite') return opened;
  await opened.db.destroy();
  return openDatabase(env);
}

type Prepared = { context: ServerContext; database: OpenDatabase };

/** Prepares the data folder and the site. Of several servers that start on one PostgreSQL, one prepares at a time. */
async function prepare(env: Env, log: Logger, recentErrors: RecentErrors): Promise<Prepared> {
  await takeDataFolder(env, log);
  await writeServerStatus(env.dataDir, { state: 'starting' });
  if (!env.databaseUrl) return prepareSite(env, log, recentErrors);
  const { runWithStartLock } = await import('./store/dialects/postgres-start-lock.ts');
  return runWithStartLock(
    env.databaseUrl,
    () =>
      console.log(
        'Another server is preparing the database, or a backup is being restored into it. Waiting for it ...',
      ),
    () => prepareSite(env, log, recentErrors),
  );
}

/** Logs a warning where another server uses the database: with files on disk, both need the same folder. */
async function warnOfOtherFolders({ db }: OpenDatabase, log: Logger): Promise<void> {
  const { isAlone } = await import('./store/dialects/postgres-changes.ts');
  if (!(await isAlone(db)))
    log.warn(
      'another server uses this database, and files are stored in DATA_DIR: it must be a folder that all of them share; otherwise set the S3_ settings',
    );
}

/** Prepares the database, the services, the seed and the first superadmin. */
async function prepareSite(env: Env, log: Logger, recentErrors: RecentErrors): Promise<Prepared> {
  const database = await openMigrated(env);
  if (env.databaseUrl && env.fileStorage === 'disk') await warnOfOtherFolders(database, log);
  const context = await createServerContext(env, database.db, log, { recentErrors });
  // With DATABASE_URL, other machines may share the folder: recent files may be their running uploads.
  const oldEnough = env.databaseUrl ? hour : 0;
  await context.uploadFolder.clear(oldEnough);
  await clearLeftovers(getBackupFolder(env.dataDir), { isShared: env.databaseUrl !== undefined }).catch(
    (error: unknown) => log.warn({ err: error }, 'what a killed backup or restore has left could not be removed'),
  );
  await context.checkStorage();
  await context.unrecorded
    .clear(oldEnough)
    .catch((error: unknown) =>
      log.warn({ err: error }, 'files of uploads that were interrupted could not be removed; retrying tomorrow'),
    );
  await context
    .warnOfMissingFiles()
    .catch((error: unknown) => log.warn({ err: error }, 'whether files are missing is not known'));
  await recordFilePlaces(env);
  await seed({ db: database.db, storage: context.storage, seed: env.seed, print: (line) => console.log(line) }).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.code === 'files_unavailable'
        ? new StartError(
            'The file store does not answer, and a new site begins by storing its first pictures there. Start it again ' +
              'when the store is there.',
          )
        : error;
    },
  );
  // The services have begun to read before the seed was stored.
  context.cacheTags.invalidateLocally(allTypes.map(({ name }) => name));
  await createFirstSuperadmin(context.services.users, env.superadmin, (line) => console.log(line));
  return { context, database };
}

async function start() {
  const env = readEnv(process.env);
  await requireBackupKeyFile(env.backup.keyFile, env.dataDir);
  const recentErrors = createRecentErrors();
  const log = createLog(env.logLevel, { onError: recentErrors.add });
  const { context, database } = await prepare(env, log, recentErrors).catch((error: unknown) => {
    throw (
      (env.databaseUrl ? findMissingRight(error) : findSqliteStartError(error, getSqliteFile(env.dataDir))) ?? error
    );
  });
  await writeServerStatus(env.dataDir, { state: 'opening' });
  if (env.processes > 1) {
    const workers = startWorkers({
      count: env.processes,
      onMail: context.triggerMailer,
      onBackup: context.triggerBackups,
      recentErrors,
      log,
    });
    const metrics = await openMetrics(env, context, workers.readMetrics).catch(async (error: unknown) => {
      await workers.end();
      throw error;
    });
    const end = endOnce(() => Promise.all([workers.end(), metrics?.end()]), context, log);
    endWithDatabase(database, end, log);
    try {
      const address = await workers.address;
      await writeServerStatus(env.dataDir, { state: 'serving', address });
      console.log(`Minbar is ready at ${address}`);
    } catch (error) {
      await workers.end();
      throw error;
    }
    return;
  }
  const metrics = await openMetrics(env, context);
  const served = await serve(env, context, root, metrics?.metrics);
  const end = endOnce(() => Promise.all([served.end(), metrics?.end()]), context, log);
  endWithDatabase(database, end, log);
  await writeServerStatus(env.dataDir, { state: 'serving', address: served.address });
  console.log(`Minbar is ready at ${served.address}`);
}

async function startWorker() {
  // Modules loaded before this one unref the channel; a worker that waits for the primary would exit.
  process.channel?.ref();
  const env = readEnv(process.env);
  const recentErrors = createRecentErrors();
  const log = createLog(env.logLevel, { onError: recentErrors.add });
  const { db } = await openDatabase(env);
  const otherWorkers = connectOtherWorkers(log, recentErrors);
  const context = await createServerContext(env, db, log, { otherWorkers, recentErrors });
  const metrics = env.metrics && (await import('./metrics/metrics.ts')).createMetrics();
  if (metrics) otherWorkers.shareMetrics(metrics.read);
  const { address, end } = await serve(env, context, root, metrics);
  endOnce(end, context, log);
  sendToPrimary({ type: 'listening', address });
}

/**
 * Ends the process at a signal, or when the returned function is called with an exit code. Terminals and service
 * managers signal all processes at once, and the primary signals its workers: each ends once.
 */
function endOnce(end: () => Promise<unknown>, context: ServerContext, log: Logger): (code: number) => void {
  let ending = false;
  const endWith = (code: number) => {
    if (ending) return;
    ending = true;
    // A database or mail server that does not respond must not prevent the exit.
    setTimeout(() => {
      log.warn('shutdown timed out; exiting');
      process.exit(code);
    }, shutdownTimeout).unref();
    void end()
      .then(() => context.close())
      .catch((error: unknown) => log.warn({ err: error }, 'shutdown failed'))
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => endWith(0));
  return endWith;
}

/**
 * Ends the server once its database was deleted or replaced, so that a service manager restarts it; until then writes
 * are refused.
 */
function endWithDatabase({ isGone }: OpenDatabase, end: (code: number) => void, log: Logger): void {
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    log.fatal(
      'the database was deleted or replaced while the server was running; the server stops without writing any more',
    );
    end(1);
  }, checkInterval);
  timer.unref();
}

function describeStartError(cause: unknown): string | undefined {
  if (cause instanceof StartError) return cause.message;
  return isDiskFull(cause)
    ? 'The disk of the data folder or of the database is full. Free some space and start again.'
    : undefined;
}

async function exitWithError(cause: unknown): Promise<void> {
  const sentence = describeStartError(cause);
  if (sentence === undefined) console.error('The server could not start.', cause);
  // The primary prints it, once for all workers.
  else if (cluster.isWorker) return sendToPrimary({ type: 'start-failed', sentence }, () => process.exit(1));
  else console.error(sentence);
  await writeStartFailure(sentence ?? String(cause)).catch(() => undefined);
  process.exit(1);
}

restrictNewFiles();
(cluster.isWorker ? startWorker() : start()).catch(exitWithError);
