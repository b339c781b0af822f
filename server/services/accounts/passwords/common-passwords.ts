/**
 * The most common passwords, as sorted digests of 40 bits: unreadable at a glance, and one in a hundred million other
 * passwords is a false match. Made by `scripts/passwords/main.ts` from the list of the npm package
 * @zxcvbn-ts/language-common 4.1.3 (MIT; copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts).
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { foldPassword, listGuesses } from '../../../../domain/people/password.ts';

export const commonPasswordsFile = fileURLToPath(new URL('./common-passwords.bin', import.meta.url));
export const digestLength = 5; // bytes

/** Returns the beginning of the SHA-256 of a folded password (`digestLength` bytes), as the list has it. */
export function digestPassword(password: string): Buffer {
  return createHash('sha256').update(foldPassword(password)).digest().subarray(0, digestLength);
}

let digests: Promise<Buffer> | undefined;

/**
 * Returns whether a password is one of the 10,000 most common, or one of them with digits and signs before or after it
 * or in place of letters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  digests ??= readFile(commonPasswordsFile).catch((error: unknown) => {
    digests = undefined;
    throw error;
  });
  const list = await digests;
  return listGuesses(password).some((text) => isListed(list, digestPassword(text)));
}

function isListed(list: Buffer, digest: Buffer): boolean {
  let low = 0;
  let high = list.length / digestLength;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(digest, list.subarray(middle * digestLength, (middle + 1) * digestLength));
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
