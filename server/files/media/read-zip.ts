import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** The directory entry of one file of a ZIP. */
export type ZipEntry = { name: string; method: number; compressedSize: number /* bytes */; offset: number };

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;
/** Of the record that leads to a ZIP64 directory, which stands before the end record. */
const zip64Signature = Buffer.from('PK\x06\x07', 'latin1');
const zip64Length = 20;
const maxCommentLength = 65_535;

// An Office document has some hundred parts.
const maxEntries = 10_000;
const maxDirectoryBytes = 1_000_000;
const maxNameBytes = 1_000;

/**
 * Returns the files of a ZIP by its central directory, as other programs open it; undefined where the directory is not
 * valid, or larger than that of any document. Reads only the end of the file and the directory.
 */
export async function readZipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tail = await readAt(
    file,
    Math.max(0, size - endLength - maxCommentLength),
    Math.min(size, endLength + maxCommentLength),
  );
  const at = tail.lastIndexOf(endSignature);
  // The comment must end at the end of the file.
  if (at < 0 || at + endLength > tail.length || at + endLength + tail.readUInt16LE(at + 20) !== tail.length)
    return undefined;
  const [count, length, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const end = size - tail.length + at;
  // No multi-part archive, no ZIP64, and nothing between the directory and its end: programs that look for the
  // directory there would find another one.
  if (tail.readUInt16LE(at + 8) !== count || count > maxEntries || length > maxDirectoryBytes || start + length !== end)
    return undefined;
  if (tail.subarray(at - zip64Length, at).indexOf(zip64Signature) === 0) return undefined;

  const directory = await readAt(file, start, length);
  const entries: ZipEntry[] = [];
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    if (next + 46 > directory.length || directory.readUInt32LE(next) !== 0x02014b50) return undefined;
    const nameLength = directory.readUInt16LE(next + 28);
    const nameEnd = next + 46 + nameLength;
    if (nameLength > maxNameBytes || nameEnd > directory.length) return undefined;
    entries.push({
      name: directory.toString('utf8', next + 46, nameEnd),
      method: directory.readUInt16LE(next + 10),
      compressedSize: directory.readUInt32LE(next + 20),
      offset: directory.readUInt32LE(next + 42),
    });
    next = nameEnd + directory.readUInt16LE(next + 30) + directory.readUInt16LE(next + 32);
  }
  return next === directory.length ? entries : undefined;
}

/**
 * Returns the bytes of one file of a ZIP, if it has at most `maxBytes`, compressed and uncompressed; undefined
 * otherwise.
 */
export async function readZipEntry(
  file: FileHandle,
  { method, compressedSize, offset }: ZipEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const head = await readAt(file, offset, 30);
  if (compressedSize > maxBytes || head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) return undefined;
  const bytes = await readAt(file, offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), compressedSize);
  if (method === 0) return bytes;
  if (method !== 8) return undefined;
  return inflate(bytes, { maxOutputLength: maxBytes }).catch(() => undefined);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
