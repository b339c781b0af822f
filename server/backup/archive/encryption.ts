/**
 * Encryption of backups with a passphrase, in the format of `age` (age-encryption.org/v1): `age --decrypt` opens them
 * too.
 */
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { backupPassphraseMin } from '../../env.ts';
import { StartError } from '../../start-error.ts';

const magic = Buffer.from('age-encryption.org/');

/**
 * Each try of the passphrase costs 64 MB and a quarter of a second. The usual 18 takes 256 MB, which small servers do
 * not have free.
 */
const workFactor = 16;

type Bytes = AsyncIterable<Uint8Array>;
type Stage = (source: Bytes) => AsyncGenerator<Uint8Array>;

/** Converts to web streams, which `age-encryption` requires, with backpressure. */
const toWeb = (source: Bytes) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as unknown as globalThis.ReadableStream<Uint8Array>;

/** Returns a pipeline stage that encrypts. */
export function encrypt(passphrase: string): Stage {
  return async function* (source) {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(workFactor);
    yield* (await encrypter.encrypt(toWeb(source))) as unknown as ReadableStream<Uint8Array>;
  };
}

/** Returns a pipeline stage that decrypts; throws StartError for a wrong passphrase. */
export function decrypt(passphrase: string, file: string): Stage {
  return async function* (source) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const decrypted = await decrypter.decrypt(toWeb(source)).catch((error: unknown) => {
      if (/no identity matched/.test(String(error)))
        throw new StartError(`The passphrase of ${file} is incorrect. Nothing was changed.`);
      throw error;
    });
    yield* decrypted as unknown as ReadableStream<Uint8Array>;
  };
}

/** Returns whether a file begins as one encrypted by age does. */
export async function isEncrypted(file: string): Promise<boolean> {
  const opened = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return bytesRead === magic.length && buffer.equals(magic);
  } finally {
    await opened.close();
  }
}

/** Returns the passphrase in the first line of a file; throws StartError where it cannot be read or is too short. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The passphrase file ${file} cannot be read (${error.code}).`);
  });
  const passphrase = text.split('\n')[0]!.trim();
  if (passphrase.length < backupPassphraseMin)
    throw new StartError(
      `The passphrase in ${file} is too short: at least ${backupPassphraseMin} characters in its first line.`,
    );
  return passphrase;
}
