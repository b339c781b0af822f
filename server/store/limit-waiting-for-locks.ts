import { sql, SqliteAdapter } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { isDeadlock, isLockTimeout } from './database-errors.ts';

/** How long a statement waits for a session of another program, in milliseconds. */
const longestWait = 120_000;
const lookEvery = 1_000;
/** A session that holds a table for less is not mentioned. */
const looksBeforeLine = 3;
const mostDeadlocks = 3;

/**
 * Runs work of a command on one connection of a PostgreSQL database. Where a statement has to wait for sessions of
 * other programs, such as an open psql or a pg_dump, `onWait` gets a line that names them; after two minutes, or
 * `limit` milliseconds, StartError is thrown, and the transaction of the statement is undone. The work is repeated
 * where PostgreSQL has ended it since it and another session waited for each other. With SQLite, only does the work.
 */
export async function limitWaitingForLocks<T>(
  db: Database,
  work: (connection: Database) => Promise<T>,
  onWait: (line: string) => void,
  limit = longestWait,
): Promise<T> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return work(db);
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    const blockers = watchBlockers(db, rows[0]!.pid, (names) =>
      onWait(
        `Waiting for other sessions of PostgreSQL, which use tables of the site: ${names}. This goes on as soon as they ` +
          'end, or you end them with: select pg_terminate_backend(PID)',
      ),
    );
    try {
      await sql`set lock_timeout = ${sql.lit(limit)}`.execute(connection);
      return await repeatAfterDeadlock(() => work(connection));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      throw new StartError(
        `Other sessions of PostgreSQL have used tables of the site for ${limit / 1000} seconds: ` +
          `${blockers.getLast()}. Wait until they end, or end them with: select pg_terminate_backend(PID).`,
      );
    } finally {
      blockers.stop();
      await sql`reset lock_timeout`.execute(connection).catch(() => undefined);
    }
  });
}

async function repeatAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let deadlocks = 1; ; deadlocks += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || deadlocks > mostDeadlocks) throw error;
    }
  }
}

/** Looks once a second for which sessions a connection waits; calls `onLine` where others have held it for a while. */
function watchBlockers(db: Database, pid: number, onLine: (names: string) => void) {
  let last = 'unknown ones';
  let lastLine = '';
  let looks = 0;
  const look = async () => {
    const names = await listBlockers(db, pid);
    looks = names === '' ? 0 : looks + 1;
    if (names !== '') last = names;
    if (looks < looksBeforeLine || names === lastLine) return;
    lastLine = names;
    onLine(names);
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookEvery);
  return { getLast: () => last, stop: () => clearInterval(timer) };
}

/** Names the sessions for which a connection waits. Since when is known for those of its own role only. */
async function listBlockers(db: Database, pid: number): Promise<string> {
  const { rows } = await sql<{ pid: number; name: string | null; user: string | null; since: Date | null }>`
    select distinct blocking.pid, application_name as name, usename as user, xact_start as since
    from unnest(pg_blocking_pids(${pid})) as blocking (pid) left join pg_stat_activity using (pid)
    order by blocking.pid`.execute(db);
  return rows
    .map((row) => {
      // PostgreSQL has no process for it.
      if (row.pid === 0) return 'a prepared transaction (see pg_prepared_xacts)';
      const since = row.since ? `, since ${row.since.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';
      return `${row.name || 'a program without a name'} (user ${row.user ?? 'unknown'}, pid ${row.pid}${since})`;
    })
    .join(', ');
}
