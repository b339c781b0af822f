import { inject } from 'vitest';

/**
 * Returns the address of a new, empty PostgreSQL database for the calling test. The server of the run starts with the
 * first call.
 */
export async function createPostgresDatabase(): Promise<string> {
  const response = await fetch(new URL('postgres', inject('broker')), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
