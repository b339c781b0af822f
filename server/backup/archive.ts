/**
 * The archive of a backup: a `.tar.gz` that any computer opens. First what it is (`backup.json`), then rows
 * (`tables/<table>/<number>.jsonl`, one row in JSON a line) and files (`files/<key>`), and last `SHA256SUMS` with the sum of each
 * of them, as `sha256sum -c` takes it: where that one is missing, the archive is not whole.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { isFileKey } from '../files/file-storage.ts';
import { StartError } from '../start-error.ts';

const sumsName = 'SHA256SUMS';
export const aboutName = 'backup.json';

/** No entry is larger: rows come some hundred at a time, and no upload exceeds 70 MB. */
const largestEntry = 200_000_000; // bytes

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Writes an archive aside and gives it its name when it is whole and on the disk. Only its owner may read it. */
export async function writeArchive(file: string, fill: (add: (name: string, bytes: Uint8Array) => Promise<void>) => Promise<void>): Promise<void> {
  const aside = `${file}.part`;
  const tar = pack();
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((done, fail) => {
      tar.entry({ name, mode: 0o600, mtime: new Date() }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), (error) => (error ? fail(error) : done()));
    });
  const written = pipeline(tar, createGzip({ level: 6 }), createWriteStream(aside, { mode: 0o600 }));
  try {
    const sums: string[] = [];
    const filled = fill(async (name, bytes) => {
      sums.push(`${sumOf(bytes)}  ${name}\n`);
      await add(name, bytes);
    });
    // A full disk ends the writing, and nobody would take the entries any more.
    filled.catch(() => undefined);
    await Promise.race([filled, written]);
    await add(sumsName, Buffer.from(sums.join('')));
    tar.finalize();
    await written;
    await sync(aside);
    await rename(aside, file);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Hands out the entries of an archive in their order. Throws StartError where it is no archive, or not whole. */
export async function readArchive(file: string, onEntry: (name: string, bytes: Buffer) => Promise<void> | void): Promise<void> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  // The loop below tells what went wrong; the same error must not count as unheard of here.
  read.catch(() => undefined);
  try {
    for await (const entry of entries) {
      if ((entry.header.size ?? 0) > largestEntry) throw damaged(file, `${entry.header.name} is larger than anything in a backup`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      await onEntry(entry.header.name, Buffer.concat(chunks));
    }
    await read;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`There is no file ${file}.`);
    throw damaged(file, message);
  }
}

const damaged = (file: string, reason: string) => new StartError(`${file} is not a whole backup: ${reason}. Nothing was changed.`);

/** Whether an entry is one of those that a backup has; what else a tar may carry, such as a path that climbs, is none. */
const isEntry = (name: string) => name === aboutName || /^tables\/[a-z_]+\/\d+\.jsonl$/.test(name) || (name.startsWith('files/') && isFileKey(name.slice('files/'.length)));

/**
 * Reads an archive to its end and holds every entry against its sum; hands each out before that, unproven. Answers how
 * many there are; throws StartError.
 */
export async function verifyArchive(file: string, onEntry: (name: string, bytes: Buffer) => void = () => {}): Promise<number> {
  const found = new Map<string, string>();
  let sums: string | undefined;
  await readArchive(file, (name, bytes) => {
    if (sums !== undefined) throw damaged(file, `${name} stands behind its end`);
    if (name === sumsName) sums = bytes.toString();
    else if (!isEntry(name) || found.has(name)) throw damaged(file, `${name} does not belong there`);
    else {
      found.set(name, sumOf(bytes));
      onEntry(name, bytes);
    }
  });
  if (sums === undefined) throw damaged(file, 'its end is missing');
  const expected = new Map(sums.split('\n').filter(Boolean).map((line): [string, string] => [line.slice(66), line.slice(0, 64)]));
  for (const [name, sum] of expected) if (found.get(name) !== sum) throw damaged(file, found.has(name) ? `${name} has changed` : `${name} is missing`);
  if (found.size !== expected.size || !found.has(aboutName)) throw damaged(file, 'its list and what is in it differ');
  return found.size;
}
