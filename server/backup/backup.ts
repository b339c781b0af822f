import type { FileStorage } from '../files/file-storage.ts';
import type { Rendition } from '../store/file-store.ts';
import type { Database, DialectName } from '../store/database.ts';
import { knownMigrations } from '../store/migrate.ts';
import { readSnapshot } from '../store/snapshot.ts';
import { StartError } from '../start-error.ts';
import { aboutName, writeArchive } from './archive.ts';

/** What the first entry of an archive says. */
export type About = { format: 1; madeAt: string /* ISO 8601, UTC */; /** Those that its rows have gone through. */ migrations: string[] };

type Backup = { rows: number; files: number; /** Keys of files that the database names and that are not there. */ missing: string[] };

type Site = { db: Database; dialect: DialectName; storage: FileStorage };

/**
 * Writes all that people made into one archive: the rows as they stand at one moment, then the files that they name.
 * The server may run meanwhile: a file is stored before the row that names it, and what nothing names any more stays for 30 days.
 */
export async function writeBackup({ db, dialect, storage }: Site, file: string, { now, onProgress = () => {} }: { now: Date; onProgress?: (done: string) => void }): Promise<Backup> {
  const migrations = await knownMigrations(db);
  if (migrations.length === 0) throw new StartError('There is no site yet to back up. Are DATA_DIR and DATABASE_URL set as they are for the server?');
  const backup: Backup = { rows: 0, files: 0, missing: [] };
  await writeArchive(file, async (add) => {
    const about: About = { format: 1, madeAt: now.toISOString(), migrations };
    await add(aboutName, Buffer.from(`${JSON.stringify(about, undefined, 1)}\n`));

    const keys = new Set<string>();
    const parts = new Map<string, number>();
    await readSnapshot(db, dialect, async (table, rows) => {
      const part = (parts.get(table) ?? 0) + 1;
      parts.set(table, part);
      await add(`tables/${table}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
      if (table === 'files') for (const row of rows) for (const { key } of JSON.parse(String(row['renditions'])) as Rendition[]) keys.add(key);
      backup.rows += rows.length;
      onProgress(`${backup.rows} rows`);
    });

    for (const key of keys) {
      const bytes = await storage.read(key);
      if (!bytes) {
        backup.missing.push(key);
        continue;
      }
      await add(`files/${key}`, bytes);
      backup.files += 1;
      onProgress(`${backup.rows} rows, ${backup.files} of ${keys.size} files`);
    }
  });
  return backup;
}
