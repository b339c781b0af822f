import { copyFile, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { getSqliteFile } from '../../../server/store/open.ts';

/**
 * Returns the address of a new PostgreSQL database for the calling test, empty or with the tables and parts of a new
 * site. The server of the run starts with the first call.
 */
export const createPostgresDatabase = (content: 'empty' | 'site' = 'empty'): Promise<string> =>
  ask(content === 'site' ? 'postgres-with-site' : 'postgres');

/** Puts a SQLite database with the tables and parts of a new site into a data folder. */
export async function copySqliteDatabase(dataDir: string): Promise<void> {
  await copyFile(await ask('sqlite-with-site'), getSqliteFile(dataDir));
}

/** Returns a new data folder with the demonstration content; the caller removes it. */
export async function copyDemonstration(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-site-'));
  await cp(await ask('demonstration'), dataDir, { recursive: true });
  return dataDir;
}

async function ask(service: string): Promise<string> {
  const response = await fetch(new URL(service, inject('broker')), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
