import { createHmac, randomBytes } from 'node:crypto';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskFull } from '../../store/database-errors.ts';
import { BackupError } from '../backup-problem.ts';

/** The key with which a site signs its backups. It is not in the backup: having a backup does not allow making one. */
export type BackupKey = { bytes: Buffer };

/**
 * Returns the key in a file, or undefined where there is none yet. Throws BackupError where it cannot be read, or has
 * other content.
 */
export async function readBackupKey(file: string): Promise<BackupKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new BackupError(
      'keyUnusable',
      `The backup key ${file} cannot be read (${error.code}). Give the user of the server the right to read it, or ` +
        'correct BACKUP_KEY_FILE.',
    );
  });
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text.trim(), 'base64url');
  if (bytes.length !== 32)
    throw new BackupError(
      'keyUnusable',
      `${file} is not a backup key: it should contain 43 characters. Restore the correct file, or move it away to ` +
        'have the next backup create a new key.',
    );
  return { bytes };
}

/**
 * Returns the key in a file, which is made at first use. Two concurrent commands end up with one key. Throws
 * BackupError where it can be neither read nor made.
 */
export async function readOrMakeBackupKey(file: string): Promise<BackupKey> {
  const known = await readBackupKey(file);
  if (known) return known;
  await makeKey(file).catch((error: NodeJS.ErrnoException) => {
    if (isDiskFull(error)) throw error;
    throw new BackupError(
      'keyUnusable',
      `The backup key ${file} cannot be written (${error.code}). Give the user of the server the right to write its ` +
        'folder, or correct BACKUP_KEY_FILE.',
    );
  });
  return (await readBackupKey(file))!;
}

async function makeKey(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const text = `${randomBytes(32).toString('base64url')}\n`;
    await writeFile(aside, text, { flag: 'wx', mode: 0o600, flush: true });
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Throws BackupError where BACKUP_KEY_FILE names a file that can be neither read nor made. The key in the data folder
 * is not looked at: it belongs to no setting, and a site whose backups fail is better than none.
 */
export async function requireBackupKeyFile(file: string, dataDir: string): Promise<void> {
  const folder = dirname(file);
  if (folder === dataDir || (await readBackupKey(file))) return;
  await access(folder, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      'keyUnusable',
      `The setting BACKUP_KEY_FILE is wrong: in the folder ${folder} no key can be made (${error.code}). Make the ` +
        'folder, let the user of the server write it, or correct the setting.',
    );
  });
}

/** Returns the line that proves who wrote a list of sums. */
export function signSums(sums: Uint8Array, { bytes }: BackupKey): string {
  return `hmac-sha256 ${createHmac('sha256', bytes).update('minbar backup 1\n').update(sums).digest('hex')}\n`;
}

/** Returns the owner tag of a site's copies in a bucket, by which it finds them again after a loss of its database. */
export function createOwnerTag({ bytes }: BackupKey): string {
  return createHmac('sha256', bytes).update('minbar copies 1\n').digest('hex').slice(0, 32);
}
