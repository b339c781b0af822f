import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { applicationName, isNameOfEnded } from './dialects/application-name.ts';
import { isOnlyConnection } from './snapshot.ts';

/** Longer than the time limit of a query of a server, which PostgreSQL may be working at when the server has ended. */
const longestQuery = 10_000;

/**
 * Waits until no other process is connected to a PostgreSQL database, and calls `onWait` where it has to; at most for
 * ten seconds, or `timeout` milliseconds. Returns whether that is so. What PostgreSQL still does for processes of this
 * machine that have ended, such as a long statement of a migration, is ended.
 */
export async function waitUntilAlone(db: Database, onWait: () => void, timeout = longestQuery): Promise<boolean> {
  const until = performance.now() + timeout;
  for (let tries = 0; ; tries += 1) {
    await endLeftConnections(db);
    if (await isOnlyConnection(db, 'postgres')) return true;
    if (tries === 1) onWait();
    if (performance.now() > until) return false;
    await sleep(200);
  }
}

async function endLeftConnections(db: Database): Promise<void> {
  const { rows } = await sql<{ pid: number; name: string }>`
    select pid, application_name as name from pg_stat_activity
    where datname = current_database() and usename = current_user
      and client_addr is not distinct from inet_client_addr()
      and application_name like ${`${applicationName} %`}`.execute(db);
  for (const { pid, name } of rows)
    if (isNameOfEnded(name))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid = ${pid} and application_name = ${name}`.execute(db);
}
