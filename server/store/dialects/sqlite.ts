import { closeSync, openSync, statfsSync } from 'node:fs';
import { commandName } from '../../command-name.ts';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDriver from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { StartError } from '../../start-error.ts';
import type { Database, Tables } from '../database.ts';
import { countDatabaseError, isDamaged, isDiskFull } from '../database-errors.ts';
import { guardFile, type FileGuard } from './file-guard.ts';

/**
 * SQLite supports transactional DDL as PostgreSQL does, though Kysely's adapter denies it: without it, half a migration
 * could remain.
 */
class TransactionalDialect extends SqliteDialect {
  readonly #inTransaction: () => boolean;

  constructor(database: SqliteDatabase, inTransaction: () => boolean) {
    super({ database });
    this.#inTransaction = inTransaction;
  }

  override createAdapter(): SqliteAdapter {
    return Object.defineProperty(new SqliteAdapter(), 'supportsTransactionalDdl', { value: true });
  }

  /**
   * Transactions take the write lock when they begin: one that reads first and then writes would fail without waiting
   * where another process wrote in between.
   */
  override createDriver(): Driver {
    const begin = CompiledQuery.raw('begin immediate');
    const rollback = CompiledQuery.raw('rollback');
    const driver = super.createDriver();
    const [acquire, release] = [driver.acquireConnection.bind(driver), driver.releaseConnection.bind(driver)];
    let acquiredAt = 0;
    return Object.assign(driver, {
      acquireConnection: async () => {
        const connection = await acquire();
        acquiredAt = performance.now();
        return connection;
      },
      // SQLite waits for locks within the thread. Without a pause, waiting queries would follow each other, and this
      // process would answer no heartbeat for as long as they do. Between two turns the loop reads its messages.
      releaseConnection: async (connection: DatabaseConnection) => {
        if (performance.now() - acquiredAt > longWait) for (let turn = 0; turn < 2; turn += 1) await nextTurn();
        await release(connection);
      },
      beginTransaction: async (connection: DatabaseConnection) => void (await connection.executeQuery(begin)),
      // A full disk has ended the transaction already; a failing rollback would hide that error.
      rollbackTransaction: async (connection: DatabaseConnection) =>
        void (this.#inTransaction() && (await connection.executeQuery(rollback))),
    });
  }
}

/** After a query that took this long, the event loop runs before the next one (milliseconds). */
const longWait = 250;

/** How long a connection waits for another one's write. */
export const busyTimeout = 5_000; // milliseconds

/** Prepared statements that are kept: preparing one takes as long as a short one takes. */
const maxStatements = 200;
/** Longer texts are those of statements with many values, which differ each time (characters). */
const maxStatementText = 5_000;

/** Wraps a database so that the errors of its statements name the cause, and its writes check the file. */
function watchStatements(driver: SqliteDriver.Database, guard: FileGuard): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string) =>
    watch(
      driver.prepare(text) as unknown as SqliteStatement,
      driver.name,
      /^\s*(?:insert|update|delete|commit)\b/i.test(text) ? guard : undefined,
    );
  return {
    close: () => void driver.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      // The columns of a table may change.
      if (/^\s*(?:create|alter|drop|rollback)\b/i.test(text) || kept.size === maxStatements) kept.clear();
      const statement = prepare(text);
      if (text.length <= maxStatementText) kept.set(text, statement);
      return statement;
    },
  };
}

/** Wraps a statement so that its errors name the cause, and a write throws where the database file was replaced. */
function watch(statement: SqliteStatement, file: string, guard: FileGuard | undefined): SqliteStatement {
  const run = <T>(work: () => T): T => {
    try {
      const result = work();
      guard?.check();
      return result;
    } catch (error) {
      const explained = explain(error, file);
      countDatabaseError(explained);
      throw explained;
    }
  };
  return {
    reader: statement.reader,
    all: (parameters) => run(() => statement.all(parameters)),
    run: (parameters) => run(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

/** On a full disk SQLite reports some failed writes only as I/O errors. */
function explain(error: unknown, file: string): unknown {
  const { code = '' } = error as { code?: string };
  if (!/^SQLITE_(?:IOERR|CANTOPEN)/.test(code) || hasRoom(dirname(file))) return error;
  return Object.assign(new Error('the disk is full', { cause: error }), { code: 'SQLITE_FULL' });
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 100_000;
  } catch {
    return true;
  }
}

/** The database of a test, without a file. */
const inMemory = ':memory:';
const unguarded: FileGuard = { check: () => undefined, isGone: () => false };

export type OpenSqlite = { db: Database; /** Whether the file was deleted or replaced since. */ isGone: () => boolean };

/**
 * Opens (or creates) a SQLite database file that only its owner may read. WAL with synchronous FULL: an acknowledged
 * write is on the disk, so that `kill -9` or a power cut loses nothing. Throws StartError for a file that is not a
 * database.
 */
export function openGuardedSqlite(file: string): OpenSqlite {
  let driver: SqliteDriver.Database | undefined;
  try {
    if (file !== inMemory) closeSync(openSync(file, 'a', 0o600));
    const opened = new SqliteDriver(file);
    driver = opened;
    const guard = file === inMemory ? unguarded : guardFile(file);
    driver.pragma(`busy_timeout = ${busyTimeout}`);
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = FULL');
    driver.pragma('foreign_keys = ON');
    // Deleted content is overwritten: messages of visitors must not remain readable in the file.
    driver.pragma('secure_delete = ON');
    const dialect = new TransactionalDialect(watchStatements(opened, guard), () => opened.inTransaction);
    return { db: new Kysely<Tables>({ dialect }), isGone: guard.isGone };
  } catch (cause) {
    driver?.close();
    throw (
      findSqliteStartError(explain(cause, file), file) ??
      new StartError(
        `The database ${file} cannot be opened (${getErrorCode(cause) || String(cause)}). Check that the folder exists and is writable.`,
      )
    );
  }
}

/** Opens a database file of SQLite. Throws StartError where it cannot be opened. */
export const openSqlite = (file: string): Database => openGuardedSqlite(file).db;

const getErrorCode = (error: unknown) => (error as { code?: string }).code ?? '';

/** Returns a StartError that tells the operator what to do about an SQLite error; undefined for other errors. */
export function findSqliteStartError(error: unknown, file: string): StartError | undefined {
  if (getErrorCode(error) === 'SQLITE_NOTADB')
    return new StartError(
      `${file} is not a SQLite database. If it was the site's: stop the server (systemctl stop minbar), move the file ` +
        `away, keep it, and restore the last backup with: ${commandName} restore FILE`,
    );
  if (isDamaged(error)) {
    return new StartError(
      `The database ${file} is damaged (${getErrorCode(error)}). Stop the server (systemctl stop minbar), move the file away ` +
        `together with ${file}-wal and ${file}-shm, keep them, and restore the last backup with: ${commandName} restore FILE`,
    );
  }
  return isDiskFull(error) ? createDiskFullStartError(file) : undefined;
}

/** Tells the operator that nothing can be stored where a file or folder is. */
export const createDiskFullStartError = (path: string): StartError =>
  new StartError(`The disk of ${path} is full. Free some space and start again.`);
