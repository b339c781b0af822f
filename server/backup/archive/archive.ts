/**
 * The archive of a backup: a `.tar.gz` that any computer opens, encrypted with a passphrase where the operator gave
 * one. First its description (`backup.json`), then rows (`tables/<table>/<number>.jsonl`, one JSON row in each line)
 * and files (`files/<key>`), then `SHA256SUMS` with the sum of each of them, for `sha256sum -c`, and last `SIGNATURE`,
 * which proves that the sums are from this site.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { isFileKey } from '../../files/file-storage.ts';
import { syncToDisk } from '../../files/sync-to-disk.ts';
import { StartError } from '../../start-error.ts';
import { signSums, type BackupKey } from './backup-key.ts';
import { decrypt, encrypt, isEncrypted } from './encryption.ts';
import { getPartName } from '../leftovers.ts';

const sumsName = 'SHA256SUMS';
const signatureName = 'SIGNATURE';
export const manifestName = 'backup.json';

/** No entry is larger: rows are split into parts of some megabytes, and no upload exceeds 70 MB. */
const maxEntryBytes = 200_000_000; // bytes
/** The largest list of sums, which contains every entry. */
const maxListBytes = 500_000_000; // bytes
const maxEntries = 5_000_000;

const hashBytes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes an archive under a temporary name and renames it when it is complete and synced. Only its owner may read it.
 */
export async function writeArchive(
  file: string,
  { key, passphrase }: { key: BackupKey; passphrase?: string | undefined },
  fill: (add: (name: string, bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const aside = getPartName(file);
  const tar = pack();
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((done, fail) => {
      const entry = tar.entry(
        { name, mode: 0o600, mtime: new Date() },
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
        (error) => (error ? fail(error) : done()),
      );
      // It reports that the writing has ended once more, which would end the process.
      entry?.on('error', () => undefined);
    });
  const target = createWriteStream(aside, { mode: 0o600 });
  const written =
    passphrase === undefined
      ? pipeline(tar, createGzip({ level: 6 }), target)
      : pipeline(tar, createGzip({ level: 6 }), encrypt(passphrase), target);
  try {
    const sums: string[] = [];
    const filled = fill(async (name, bytes) => {
      sums.push(`${hashBytes(bytes)}  ${name}\n`);
      await add(name, bytes);
    });
    // A full disk ends the writing; then the entries would never be consumed.
    filled.catch(() => undefined);
    await Promise.race([filled, written]);
    const list = Buffer.from(sums.join(''));
    await add(sumsName, list);
    await add(signatureName, Buffer.from(signSums(list, key)));
    tar.finalize();
    await written;
    await syncToDisk(aside);
    await rename(aside, file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

export type ReadOptions = {
  passphrase?: string | undefined;
  /** The largest size unpacked, in bytes. */
  maxBytes?: number;
};

/**
 * Calls `onEntry` with the entries of an archive in their order. Throws what that throws, and StartError where it is no
 * archive, incomplete, or too large.
 */
export async function readArchive(
  file: string,
  { passphrase, maxBytes = Number.POSITIVE_INFINITY }: ReadOptions,
  onEntry: (name: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  const entries = extract();
  let unpacked = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      unpacked += chunk.length;
      if (unpacked > maxBytes) throw tooLarge(file, maxBytes);
      yield chunk;
    }
  };
  let read: Promise<void> | undefined;
  let found = 0;
  /** What `onEntry` has thrown, which says nothing about the archive. */
  let failed: { error: unknown } | undefined;
  try {
    const encrypted = await isEncrypted(file);
    if (encrypted && passphrase === undefined)
      throw new StartError(
        `${file} is encrypted. Give its passphrase with --passphrase-file FILE, or in BACKUP_PASSPHRASE. Nothing was changed.`,
      );
    const source: Readable = createReadStream(file);
    read = encrypted
      ? pipeline(source, decrypt(passphrase!, file), createGunzip(), count, entries)
      : pipeline(source, createGunzip(), count, entries);
    // The loop below reports the error; here it must not count as an unhandled rejection.
    read.catch(() => undefined);
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      found += 1;
      if (size > (name === sumsName ? maxListBytes : maxEntryBytes))
        throw damaged(file, `${printable(name)} is larger than any entry of a backup`);
      if (found > maxEntries) throw damaged(file, 'it has more entries than any backup');
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      try {
        await onEntry(name, Buffer.concat(chunks));
      } catch (error) {
        failed = { error };
        throw error;
      }
    }
    await read;
  } catch (error) {
    if (failed) {
      await read?.catch(() => undefined);
      throw failed.error;
    }
    // The first error is more specific than the premature end of reading.
    const cause = await (read ?? Promise.resolve()).then(
      () => error,
      (first: unknown) => (first instanceof StartError ? first : error),
    );
    if (cause instanceof StartError) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
    if (cause instanceof Error && 'syscall' in cause)
      throw new StartError(`${file} could not be read (${message}). Nothing was changed.`);
    throw damaged(file, message);
  }
}

const damaged = (file: string, reason: string) =>
  new StartError(`${file} is not a whole backup: ${reason}. Nothing was changed.`);
const tooLarge = (file: string, maxBytes: number) =>
  new StartError(
    maxBytes < 1_000_000
      ? `The disk is full, so there is no room for what is in ${file}. Free some space, and try again. Nothing was changed.`
      : `${file} takes more than ${Math.floor(maxBytes / 1_000_000)} MB uncompressed, and there is not enough ` +
          'disk space for it. Nothing was changed.',
  );
/** Escapes a name from an archive, which may contain anything. */
const printable = (name: string) => JSON.stringify(name.slice(0, 120)).slice(1, -1);

/** Returns the position of an entry's kind in an archive; undefined for any other name, such as one with `..`. */
function findPosition(name: string): number | undefined {
  if (name === manifestName) return 0;
  if (/^tables\/[a-z_]{1,60}\/\d{1,9}\.jsonl$/.test(name)) return 1;
  if (name.startsWith('files/') && isFileKey(name.slice('files/'.length))) return 2;
  return name === sumsName ? 3 : name === signatureName ? 4 : undefined;
}

/** The maker of an archive: this site, one with another key, or a program that did not sign. */
export type Origin = 'own' | 'foreign' | 'unsigned';

/** `sums`: the SHA-256 sums, hexadecimal, by the names of rows and files. */
export type Verified = { sums: ReadonlyMap<string, string>; origin: Origin };

/**
 * Reads an archive to its end and checks every entry against its sum, and the sums against the signature; passes each
 * entry to `onEntry` before that, unverified. Throws StartError.
 */
export async function verifyArchive(
  file: string,
  {
    key,
    ...options
  }: ReadOptions & { /** Of this site; undefined where it has none yet. */ key?: BackupKey | undefined },
  onEntry: (name: string, bytes: Buffer) => void = () => {},
): Promise<Verified> {
  const found = new Map<string, string>();
  let sums: Buffer | undefined;
  let signature: string | undefined;
  let last = 0;
  await readArchive(file, options, (name, bytes) => {
    const position = findPosition(name);
    if (position === undefined || found.has(name)) throw damaged(file, `${printable(name)} is not expected there`);
    if (position < last || (position > 2 && position === last))
      throw damaged(file, `${printable(name)} is out of order`);
    last = position;
    if (name === sumsName) sums = bytes;
    else if (name === signatureName) signature = bytes.toString();
    else {
      found.set(name, hashBytes(bytes));
      onEntry(name, bytes);
    }
  });
  if (sums === undefined) throw damaged(file, 'its end is missing');
  const expected = new Map(
    sums
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  );
  for (const [name, sum] of expected)
    if (found.get(name) !== sum)
      throw damaged(file, found.has(name) ? `${name} has changed` : `${printable(name)} is missing`);
  if (found.size !== expected.size || !found.has(manifestName))
    throw damaged(file, 'its checksum list does not match its entries');
  const origin = signature === undefined ? 'unsigned' : key && signature === signSums(sums, key) ? 'own' : 'foreign';
  return { sums: found, origin };
}
