import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStorage } from '../../files/disk.ts';
import type { Database } from '../../store/database.ts';
import { openSqlite } from '../../store/dialects/sqlite.ts';
import { migrate } from '../../store/migrate.ts';
import { countRows } from '../../store/snapshot.ts';
import { BackupError, requireRoom } from '../backup-problem.ts';
import type { BackupKey } from '../archive/backup-key.ts';
import { checkBackup, restoreBackup } from '../restore.ts';
import { unlessMissing } from '../../files/unless-missing.ts';

const scratchPrefix = 'proving-';

/** Rows take about this much more in a database with its search index than in an archive; there are two of them. */
const databaseFactor = 8;

type Options = {
  key: BackupKey;
  passphrase: string | undefined;
  /** The folder of backups, in which the scratch folder is made. */
  folder: string;
  /** What was recorded when the backup was made. */
  expected: { rows: number; files: number };
  onProgress?: (share: number /* 0 to 1 */) => void;
};

export type TestRestoreResult = { rows: number; files: number };

/**
 * Proves that a backup can be restored: restores it into a scratch folder with a SQLite database of its own, and
 * compares the number of rows of each table, and every file, with the archive. The scratch folder is removed. Throws
 * BackupError or StartError with what is wrong.
 */
export async function proveBackup(
  file: string,
  { key, passphrase, folder, expected, onProgress = () => {} }: Options,
): Promise<TestRestoreResult> {
  const backup = await checkBackup(file, { key, passphrase });
  const [rows, files] = [addUp(backup.counts.values()), countFiles(backup.sums)];
  if (backup.origin !== 'own') throw new BackupError('differs', `${file} is not signed with the key of this site.`);
  if (rows !== expected.rows || files !== expected.files)
    throw new BackupError(
      'differs',
      `${file} has ${rows} rows and ${files} files, but had ${expected.rows} and ${expected.files} when it was made.`,
    );
  await requireRoom(folder, backup.size.files + backup.size.rows * databaseFactor);
  onProgress(0.2);

  const scratch = await mkdtemp(join(folder, scratchPrefix));
  const db = openSqlite(join(scratch, 'site.sqlite'));
  try {
    await migrate(db);
    const storage = createDiskStorage(join(scratch, 'files'));
    const total = rows + files + 1;
    await restoreBackup(backup, { db, storage, folder: scratch }, (done) =>
      onProgress(0.2 + (0.6 * (done.rows + done.files)) / total),
    );
    await compareRows(db, backup.counts, file);
    let compared = 0;
    for (const [name, sum] of backup.sums) {
      if (!name.startsWith('files/')) continue;
      const restored = await storage.read(name.slice('files/'.length));
      if (!restored || createHash('sha256').update(restored).digest('hex') !== sum)
        throw new BackupError('differs', `The file ${name} of ${file} is not the same after a restore.`);
      compared += 1;
      onProgress(0.8 + (0.2 * compared) / (files + 1));
    }
  } finally {
    await db.destroy();
    await rm(scratch, { recursive: true, force: true });
  }
  return { rows, files };
}

/** Removes the scratch folders of proofs that were killed. No proof may be running. */
export async function clearScratch(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? [])
    if (name.startsWith(scratchPrefix)) await rm(join(folder, name), { recursive: true, force: true });
}

async function compareRows(db: Database, counts: ReadonlyMap<string, number>, file: string): Promise<void> {
  const restored = await countRows(db);
  for (const table of new Set([...counts.keys(), ...restored.keys()])) {
    const [inArchive, inDatabase] = [counts.get(table) ?? 0, restored.get(table) ?? 0];
    if (inArchive !== inDatabase)
      throw new BackupError(
        'differs',
        `The table ${table} of ${file} has ${inArchive} rows, and ${inDatabase} after a restore.`,
      );
  }
}

const addUp = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

const countFiles = (sums: ReadonlyMap<string, string>) =>
  [...sums.keys()].filter((name) => name.startsWith('files/')).length;
