/**
 * What `npm run upgrade` (scripts/runtime/upgrade/) asks of a version: it runs this file of the old version and of the
 * new one, with the settings of the site.
 *
 *   describe [ROOT]  prints JSON about the site; with ROOT, checks that there is room for a second copy of the program
 *                    and that a PostgreSQL database can be put back
 *   backup           makes a backup; the server may run
 *   copy             copies the database, after the server was stopped; refuses where another one uses PostgreSQL
 *   put-back         returns the database to the copy
 *   remove-copy      removes the copy
 *
 * An upgrade is run by the version before: commands and names of the JSON may be added, but not changed.
 */
import { randomBytes } from 'node:crypto';
import { commandName } from '../../server/command-name.ts';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeId } from '../../domain/model/id.ts';
import { requireRoom } from '../../server/backup/backup-problem.ts';
import {
  copyDatabase,
  putBackPostgres,
  putBackSqlite,
  removeDatabaseCopy,
  requireReplaceable,
} from '../../server/backup/database-copy.ts';
import { readEnv } from '../../server/env.ts';
import { StartError } from '../../server/start-error.ts';
import { createBackupRunStore } from '../../server/store/backup-run-store.ts';
import type { Database } from '../../server/store/database.ts';
import { lockDataFolder } from '../../server/store/dialects/sqlite-lock.ts';
import { limitWaitingForLocks } from '../../server/store/limit-waiting-for-locks.ts';
import { listExecutedMigrations, listKnownMigrations } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import { getSqliteFile } from '../../server/store/open.ts';
import { measureSite } from '../../server/store/site-size.ts';
import { isOnlyConnection } from '../../server/store/snapshot.ts';
import { createBackup } from './create-backup.ts';
import { runAlone } from './run-alone.ts';
import { runCommand, withSite, type OpenSite } from './with-site.ts';

type Description = {
  dataDir: string;
  dialect: 'sqlite' | 'postgres';
  /** There is a database with a site in it, which this version can read. */
  hasSite: boolean;
  isRunning: boolean;
  /** The migrations that this version would make. */
  pending: string[];
};

async function describe(root: string | undefined): Promise<void> {
  const env = readEnv(process.env);
  const dialect = env.databaseUrl ? 'postgres' : 'sqlite';
  const description: Description = {
    dataDir: env.dataDir,
    dialect,
    hasSite: false,
    isRunning: false,
    pending: Object.keys(migrations),
  };
  let bytes = { database: 0, files: 0 };
  if (dialect === 'postgres' || existsSync(getSqliteFile(env.dataDir)))
    await withSite(async (site) => {
      // The version that is replaced may be older than the database; without ROOT it is the one to come, which refuses.
      const done = root ? await listExecutedMigrations(site.db) : await listKnownMigrations(site.db);
      description.hasSite = done.length > 0 && done.every((name) => name in migrations);
      description.pending = description.pending.filter((name) => !done.includes(name));
      description.isRunning = await isServed(site);
      if (root && dialect === 'postgres') await requireReplaceable(site.db);
      if (description.hasSite) bytes = await measureSite(site.db, dialect);
    });
  if (root) await requireRoomForUpgrade(root, env.dataDir, bytes);
  console.log(JSON.stringify(description));
}

async function isServed({ db, dialect, dataDir }: OpenSite): Promise<boolean> {
  return dialect === 'postgres' ? !(await isOnlyConnection(db, dialect)) : !(await lockDataFolder(dataDir, 0));
}

const upgradePurpose = {
  name: 'the upgrade',
  reserve: 300_000_000,
  advice: 'Free some room, and try again.',
};

/** Throws BackupError where a second copy of the program, the copy of the database and a backup have no room. */
async function requireRoomForUpgrade(
  root: string,
  dataDir: string,
  { database, files }: { database: number; files: number },
): Promise<void> {
  const parts = ['node_modules', 'build', 'scripts/runtime/node/node_modules'].map((path) => join(root, path));
  const program = (await Promise.all(parts.map(measureFolder))).reduce((sum, bytes) => sum + bytes, 0);
  const data = 2 * database + files;
  // A folder that is missing is made on the disk of the program.
  const isOneDisk = !existsSync(dataDir) || (await stat(root)).dev === (await stat(dataDir)).dev;
  await requireRoom(root, isOneDisk ? program + data : program, upgradePurpose);
  if (!isOneDisk) await requireRoom(dataDir, data, upgradePurpose);
}

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size + 2_000;
  return bytes;
}

/** Kept as one of those before a migration, of which the newest three are. */
const backUp = (): Promise<void> =>
  withSite(async (site) => {
    const outcome = await createBackup(site, site.backupPath('-migration', site.passphrase), site.passphrase);
    const now = new Date();
    const id = makeId(now, randomBytes(8));
    await createBackupRunStore(site.db)
      .addDone({ id, kind: 'backup', reason: 'migration', createdAt: now.toISOString(), requestedBy: null }, outcome)
      .catch(() => undefined);
  });

const usedAtCopy =
  'Another server or command, perhaps on another machine, uses the database of DATABASE_URL: what it stores during the ' +
  'upgrade would be lost if the new version failed. Stop it, and upgrade again. The database was not changed.';
const usedAtPutBack =
  'Another server or command, perhaps on another machine, uses the database of DATABASE_URL, so that the copy from ' +
  'before the upgrade cannot be put back. What it has stored since the upgrade began is not in the copy, and is lost ' +
  'when the copy is put back, which the next start of this site does. So stop this site first (systemctl stop minbar), ' +
  'then the other one; save the database with pg_dump if you need what it has stored; then start the site.';

/** Does work with the database; where other sessions keep it waiting, prints which. */
const waitForLocks = (db: Database, work: (connection: Database) => Promise<void>, limit?: number): Promise<void> =>
  limitWaitingForLocks(db, work, console.log, limit);

/** In milliseconds. A start of the site may wait for it, and the next one tries again. */
const removalTime = 10_000;

/** The server was stopped before; none on another machine may store anything that the copy does not have. */
const copy = (): Promise<void> =>
  withSite(
    (site) =>
      runAlone(
        site,
        async (requireAlone) => {
          await requireAlone(site.db);
          await waitForLocks(site.db, (db) => copyDatabase({ ...site, db }));
          await requireAlone(site.db);
        },
        usedAtCopy,
      ),
    { alone: true },
  );

async function putBack(): Promise<void> {
  const env = readEnv(process.env);
  if (env.databaseUrl)
    return withSite((site) =>
      runAlone(
        site,
        (requireAlone) => waitForLocks(site.db, (connection) => putBackPostgres(connection, requireAlone)),
        usedAtPutBack,
      ),
    );
  if (!(await lockDataFolder(env.dataDir))) throw new StartError('The server is running. Stop it first.');
  const failed = await putBackSqlite(env.dataDir);
  if (failed) console.log(`the database of the version that failed is ${failed}, until the next upgrade`);
}

async function removeCopy(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  if (databaseUrl)
    await withSite(({ db }) => waitForLocks(db, (connection) => removeDatabaseCopy(dataDir, connection), removalTime));
  else await removeDatabaseCopy(dataDir, undefined);
}

const commands: Record<string, (argument: string | undefined) => Promise<void>> = {
  describe,
  backup: backUp,
  copy,
  'put-back': putBack,
  'remove-copy': removeCopy,
};

const [name = '', argument] = process.argv.slice(2);
await runCommand(async () => {
  const command = commands[name];
  if (!command) throw new StartError(`Usage: ${commandName} upgrade [VERSION]`);
  await command(argument);
});
