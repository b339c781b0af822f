import pg from 'pg';
import type { Logger } from 'pino';
import { applicationName } from './application-name.ts';

/**
 * Receives the writes of other processes over a separate connection, and reconnects after it was lost. Returns the
 * function that stops it.
 */
export async function listenForChanges(
  url: string,
  onTags: (tags: string[]) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let stopped = false;

  const connect = async () => {
    const newClient = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
      application_name: applicationName,
    });
    newClient.on('notification', ({ payload }) => payload && onTags(payload.split(' ')));
    newClient.on('error', (error) => {
      log.warn({ err: error }, 'the connection for PostgreSQL notifications was lost; reconnecting');
      client = undefined;
      newClient.end(() => undefined);
      retry();
    });
    await newClient.connect();
    await newClient.query('listen minbar_changes');
    client = newClient;
  };
  const retry = () => {
    if (stopped) return;
    setTimeout(() => void connect().catch(retry), 1_000).unref();
  };

  await connect().catch(retry);
  return async () => {
    stopped = true;
    await client?.end();
  };
}
