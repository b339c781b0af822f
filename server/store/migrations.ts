import { promises as fs } from 'node:fs';
import path from 'node:path';
import { FileMigrationProvider } from 'kysely';

/**
 * The migrations of this program by name, in the order in which they run: each file of `db/migrations` exports its
 * `up`. A released one never changes.
 */
export const migrations = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.resolve(import.meta.dirname, '../../db/migrations'),
}).getMigrations();
