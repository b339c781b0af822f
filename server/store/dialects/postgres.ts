import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Database, Tables } from '../database.ts';
import { countDatabaseError, isConnectionLost } from '../database-errors.ts';
import { applicationName, createCommandName } from './application-name.ts';

/**
 * Time limits of a query, in milliseconds. `serving`: a visitor is waiting, so an unresponsive server is given up soon.
 * A transaction of a process that is frozen or cut off ends before the statements of others that wait for its locks.
 * `maintenance`: migrations, backups and restores, which may take long and pause between two queries.
 */
const limits = {
  serving: { statement: 7_000, idleInTransaction: 4_000, query: 8_000 },
  maintenance: { statement: 0, idleInTransaction: 30 * 60_000, query: 0 },
} as const;
export type Purpose = keyof typeof limits;

/** How long after a failure the next query tries again (milliseconds). */
const pause = 1_000;

/** Time limit for a new connection, in milliseconds. */
const connectTimeout = 5_000;

/**
 * How long an unused connection is kept, in milliseconds. On a small site minutes pass between two visits; a new
 * connection has to plan every query again, so that a search took three times as long.
 */
const idleTimeout = 5 * 60_000;

/**
 * Opens a PostgreSQL database by its URL, with at most `connections` connections. Throws StartError where it cannot be
 * reached.
 */
export async function openPostgres(url: string, connections = 10, purpose: Purpose = 'serving'): Promise<Database> {
  requireUsableUrl(url);
  const { statement, idleInTransaction, query } = limits[purpose];
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: idleTimeout,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: query,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A command distinguishes its own connections from those of others (`isOnlyConnection`).
    application_name: purpose === 'serving' ? applicationName : createCommandName(),
  });
  // The pool replaces idle connections that the server closes; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for one that is lost while it is in use; its query fails too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool) }) });
  try {
    // Through Kysely, which closes the pool on destroy only if it has used it.
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    await db.destroy();
    throw createUnreachableError(cause);
  }
}

/** Throws StartError where the driver cannot use a URL, such as one that names a certificate that is missing. */
export function requireUsableUrl(url: string): void {
  try {
    // Reads the URL and the files that it names; connects later.
    void new pg.Client({ connectionString: url });
  } catch (cause) {
    throw new StartError(`The setting DATABASE_URL is wrong: ${(cause as Error).message}.`);
  }
}

/** Returns the sentence for an operator whose PostgreSQL cannot be reached. */
export function createUnreachableError(cause: unknown): StartError {
  const reason =
    cause instanceof Error && cause.message !== '' ? cause.message : String((cause as { code?: string }).code ?? cause);
  return new StartError(`PostgreSQL cannot be reached with DATABASE_URL: ${reason}.`);
}

type Client = PostgresPoolClient;

/**
 * Wraps a pool so that it discards connections that did not respond in time: the next query would wait behind the one
 * that hangs. While the server does not respond, one query at a time finds out whether it does again, and all others
 * fail at once: a queue of requests that each wait for some seconds would make the last one wait for minutes.
 */
function guardPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, Client>();
  /** The error since which the server counts as unreachable; undefined after any response. */
  let outage: Error | undefined;
  let failedAt = 0;
  /** The connection that finds out whether the server is back; `connecting` until it is there. */
  let probe: Client | 'connecting' | undefined;

  const noteError = (error: unknown) => {
    countDatabaseError(error);
    if (!isConnectionLost(error)) return;
    outage = error as Error;
    failedAt = performance.now();
  };
  const wrap = (client: pg.PoolClient): Client => {
    let broken: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (broken) throw broken;
      try {
        const result = await client.query(text, parameters as unknown[]);
        outage = undefined;
        return result;
      } catch (error) {
        noteError(error);
        if (isConnectionLost(error)) broken = error as Error;
        throw error;
      }
    };
    const wrapped: Client = {
      query: query as unknown as Client['query'],
      release() {
        if (probe === wrapped) probe = undefined;
        client.release(broken);
      },
    };
    return wrapped;
  };
  return {
    async connect() {
      if (outage && (probe || performance.now() - failedAt < pause)) throw outage;
      const isProbe = outage !== undefined;
      if (isProbe) probe = 'connecting';
      try {
        const client = await pool.connect();
        const known = clients.get(client) ?? wrap(client);
        clients.set(client, known);
        if (isProbe) probe = known;
        return known;
      } catch (error) {
        if (isProbe) probe = undefined;
        noteError(error);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
