import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { startLockName } from './application-name.ts';
import { setIdleTimeout } from './idle-timeout.ts';
import { createUnreachableError, requireUsableUrl } from './postgres.ts';

/** The advisory lock of the server that prepares the database, or of the restore that replaces its rows. */
const lock = '20032, 2';
const connectTimeout = 5_000;
const tryEvery = 500;
/** The lock ends with its session, and the session where it sends nothing for this long, from PostgreSQL 14. */
const idleTimeout = 20_000;
const sendEvery = 2_000;

/**
 * Runs work while no other server prepares the same database; the others wait, and `onWait` is called once for each. A
 * process that ends, or is frozen for 20 seconds, loses the lock: `requireLock` throws StartError then. Throws what
 * `work` throws.
 */
export async function runWithStartLock<T>(
  url: string,
  onWait: () => void,
  work: (requireLock: () => Promise<void>) => Promise<T>,
): Promise<T> {
  requireUsableUrl(url);
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeout,
    application_name: startLockName,
  });
  // Migrations and the seed are safe without the lock too: it saves work and prevents two first superadmins.
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw createUnreachableError(cause);
  });
  let sending: NodeJS.Timeout | undefined;
  try {
    await setIdleTimeout(client, idleTimeout);
    const tryLock = async () => {
      const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${lock}) as locked`);
      return rows[0]?.locked === true;
    };
    for (let tries = 0; !(await tryLock()); tries += 1) {
      if (tries === 0) onWait();
      await sleep(tryEvery);
    }
    let last: Promise<unknown> = Promise.resolve();
    // One query at a time: the client's own queue is deprecated.
    const send = () => (last = last.catch(() => undefined).then(() => client.query('select 1')));
    sending = setInterval(() => void send().catch(() => undefined), sendEvery);
    // The session holds the lock as long as it answers.
    const requireLock = async () => {
      await send().catch(() => {
        throw new StartError(
          'The connection to PostgreSQL that keeps servers from starting was lost. The database was not replaced. Make sure that no server runs, and try again.',
        );
      });
    };
    return await work(requireLock);
  } finally {
    clearInterval(sending);
    await client.end().catch(() => undefined);
  }
}
