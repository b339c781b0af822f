import { mkdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { FileStorage } from '../../files/file-storage.ts';
import { StartError } from '../../start-error.ts';
import type { BackupOutcome } from '../../store/backup-run-store.ts';
import type { Database, DialectName } from '../../store/database.ts';
import { listKnownMigrations } from '../../store/migrate.ts';
import { isRestoreUnfinished } from '../../store/unfinished-restore.ts';
import { measureSite } from '../../store/site-size.ts';
import { readOrMakeBackupKey } from './backup-key.ts';
import { requireRoom } from '../backup-problem.ts';
import { noSite, writeBackup, type BackupProgress } from '../backup.ts';
import { clearLeftovers } from '../leftovers.ts';

type Site = { db: Database; dialect: DialectName; storage: FileStorage };

type Options = {
  /** The file of the key that signs it. */
  keyFile: string;
  passphrase: string | undefined;
  onProgress?: (progress: BackupProgress) => void;
};

/** Returns the name of an archive that is made now, such as `minbar-2026-11-22T020000-daily.tar.gz`. */
export function createArchiveName(suffix: string, passphrase: string | undefined, now = new Date()): string {
  const at = now.toISOString().slice(0, 19).replaceAll(':', '');
  return `minbar-${at}${suffix}.tar.gz${passphrase === undefined ? '' : '.age'}`;
}

/** Whether a name is one that `createArchiveName` makes. */
export const isArchiveName = (name: string): boolean =>
  /^minbar-\d{4}-\d\d-\d\dT\d{6}(?:-[a-z-]{1,30})?\.tar\.gz(?:\.age)?$/.test(name);

/**
 * Makes a backup in a new file, where there is room for it. The first key of the site is made with it. Throws
 * StartError for what an operator can do something about; an existing file is never overwritten.
 */
export async function makeArchive(
  site: Site,
  file: string,
  { keyFile, passphrase, onProgress }: Options,
): Promise<BackupOutcome & { missingKeys: string[] }> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartError(`The file ${file} exists already. Choose another name.`);
  if ((await listKnownMigrations(site.db)).length === 0 || (await isRestoreUnfinished(site.db))) throw noSite();
  const { database, files } = await measureSite(site.db, site.dialect);
  await requireRoom(dirname(file), database + files);
  const written = await writeBackup(site, file, {
    now: new Date(),
    key: await readOrMakeBackupKey(keyFile),
    passphrase,
    ...(onProgress ? { onProgress } : {}),
  });
  return {
    file: basename(file),
    bytes: (await stat(file)).size,
    rows: written.rows,
    files: written.files,
    missing: written.missing.length,
    missingKeys: written.missing,
  };
}

/** Makes the folder of backups, for this user alone, and removes what killed backups have left in it. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await clearLeftovers(folder);
}
