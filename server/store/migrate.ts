import { Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import { commandName } from '../command-name.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

/**
 * Migrates a database to this version; returns the names of the new migrations. Throws StartError for a database that a
 * newer version has written, whose rows this one does not understand, and for a migration that comes too late.
 */
export async function migrate(db: Database, provided = migrations): Promise<string[]> {
  const done = await listKnownMigrations(db, provided);
  const late = Object.keys(provided).find((name) => !done.includes(name) && name < (done.at(-1) ?? ''));
  if (late !== undefined)
    throw new StartError(
      `The migration "${late}" would run before "${done.at(-1)}", which the database has had already. Give its file ` +
        'the next free number.',
    );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Returns whether migrations are from before the first release: all released ones begin with the baseline. */
export function isFromBeforeRelease(done: readonly string[]): boolean {
  return done.length > 0 && !done.includes('001-baseline');
}

/**
 * Returns the migrations that a database has had; none for an empty one. Throws StartError where any is unknown to this
 * version.
 */
export async function listKnownMigrations(db: Database, provided = migrations): Promise<string[]> {
  const done = await listExecutedMigrations(db);
  if (isFromBeforeRelease(done)) {
    throw new StartError(
      'The database was created by a version before the first release, which this version cannot read. Move ' +
        'it and the data folder away, or set DATA_DIR (and DATABASE_URL) to new ones, and start again. Nothing was changed.',
    );
  }
  const unknown = done.filter((name) => !(name in provided));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was written by a newer version of this program (it has "${unknown.at(-1)}", which this version ` +
        `does not know). Install the newest version with ${commandName} upgrade, or the one that you know with ` +
        `${commandName} upgrade VERSION, or restore a backup made with this one.`,
    );
  }
  return done;
}

/** Returns the migrations that a database has had, also those of a newer version; none for an empty one. */
export async function listExecutedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}
