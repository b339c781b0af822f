import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** The key with which a site signs its backups. It is not in the backup: having a backup does not allow making one. */
export type BackupKey = { bytes: Buffer };

/**
 * Returns the key in a file, or undefined where there is none yet. Throws StartError where the file has other content.
 */
export async function readBackupKey(file: string): Promise<BackupKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`The backup key ${file} cannot be read (${error.code}).`);
  });
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text.trim(), 'base64url');
  if (bytes.length !== 32)
    throw new StartError(
      `${file} is not a backup key: it should contain 43 characters. Restore the correct file, or move it away to ` +
        'have the next backup create a new key.',
    );
  return { bytes };
}

/** Returns the key in a file, which is made at first use. Two concurrent commands end up with one key. */
export async function readOrMakeBackupKey(file: string): Promise<BackupKey> {
  const known = await readBackupKey(file);
  if (known) return known;
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
  return (await readBackupKey(file))!;
}

/** Returns the line that proves who wrote a list of sums. */
export function signatureOf(sums: Uint8Array, { bytes }: BackupKey): string {
  return `hmac-sha256 ${createHmac('sha256', bytes).update('minbar backup 1\n').update(sums).digest('hex')}\n`;
}

/** Returns the mark of a site's copies in a bucket, by which it finds them again after a loss of its database. */
export function copyMarkOf({ bytes }: BackupKey): string {
  return createHmac('sha256', bytes).update('minbar copies 1\n').digest('hex').slice(0, 32);
}
