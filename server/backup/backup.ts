import { isFileKey, type FileStorage } from '../files/file-storage.ts';
import type { Rendition } from '../store/files/file-row.ts';
import type { Database, DialectName } from '../store/database.ts';
import { listKnownMigrations } from '../store/migrate.ts';
import { readSnapshot, type Row } from '../store/snapshot.ts';
import { readProgramVersion } from '../read-program-version.ts';
import { StartError } from '../start-error.ts';
import { manifestName, writeArchive } from './archive/archive.ts';
import type { BackupKey } from './archive/backup-key.ts';

/** The content of the first entry of an archive. */
export type BackupManifest = {
  format: 1;
  madeAt: string /* ISO 8601, UTC */;
  /** The migrations that the rows have had. */
  migrations: string[];
  /** The version of the program; archives of 0.1.0 have none. */
  version?: string | undefined;
};

export type BackupProgress = { rows: number; files: number; /** Unknown (0) while rows are read. */ ofFiles: number };

/** Returns the error where no site is found to back up. */
export const noSite = () =>
  new StartError('There is no site to back up. Are DATA_DIR and DATABASE_URL set as they are for the server?');

type Backup = {
  rows: number;
  files: number;
  /** Keys of files that are in the database but missing. */
  missing: string[];
};

/** Characters of rows in one entry of the archive; a single row may be longer. */
const partLength = 4_000_000;

type Options = {
  now: Date;
  /** Signs the archive. */
  key: BackupKey;
  /** Encrypts it. */
  passphrase?: string | undefined;
  onProgress?: (progress: BackupProgress) => void;
};

type Site = { db: Database; dialect: DialectName; storage: FileStorage };

/**
 * Writes all user data into one archive: the rows as of one moment, then the files that they refer to. The server may
 * run meanwhile: a file is stored before the row that refers to it, and unused files are kept for 30 days.
 */
export async function writeBackup(
  { db, dialect, storage }: Site,
  file: string,
  { now, key: signingKey, passphrase, onProgress = () => {} }: Options,
): Promise<Backup> {
  const migrations = await listKnownMigrations(db);
  if (migrations.length === 0) throw noSite();
  const backup: Backup = { rows: 0, files: 0, missing: [] };
  await writeArchive(file, { key: signingKey, passphrase }, async (add) => {
    const manifest: BackupManifest = {
      format: 1,
      madeAt: now.toISOString(),
      version: readProgramVersion(),
      migrations,
    };
    await add(manifestName, Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`));

    const sizes = new Map<string, number>();
    const parts = new Map<string, number>();
    await readSnapshot(db, dialect, async (table, rows) => {
      for (const lines of splitRows(rows)) {
        const part = (parts.get(table) ?? 0) + 1;
        parts.set(table, part);
        await add(`tables/${table}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(lines));
      }
      if (table === 'files')
        for (const row of rows)
          for (const { key, bytes } of JSON.parse(String(row['renditions'])) as Rendition[]) sizes.set(key, bytes);
      backup.rows += rows.length;
      onProgress({ rows: backup.rows, files: 0, ofFiles: 0 });
    });

    for (const [key, size] of sizes) {
      // Only keys that this program makes are read, whatever the database contains.
      const bytes = isFileKey(key) ? await storage.read(key) : undefined;
      // A restore refuses a file of another size, such as one that was cut off.
      if (bytes?.byteLength !== size) {
        backup.missing.push(key);
        continue;
      }
      await add(`files/${key}`, bytes);
      backup.files += 1;
      onProgress({ rows: backup.rows, files: backup.files, ofFiles: sizes.size });
    }
  });
  return backup;
}

/** Returns rows as lines of JSON, in texts of about `partLength`. */
function* splitRows(rows: readonly Row[]): Generator<string> {
  let lines = '';
  for (const row of rows) {
    lines += `${JSON.stringify(row)}\n`;
    if (lines.length < partLength) continue;
    yield lines;
    lines = '';
  }
  if (lines !== '') yield lines;
}
