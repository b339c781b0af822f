import type { Client } from 'pg';

/** Makes PostgreSQL end a session that sends nothing for some milliseconds. Does nothing before version 14. */
export async function setIdleTimeout(client: Client, milliseconds: number): Promise<void> {
  await client.query(
    `select set_config(name, '${milliseconds}', false) from pg_settings where name = 'idle_session_timeout'`,
  );
}
