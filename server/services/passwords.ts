import { tooManyRequests } from '../../domain/errors.ts';
import { normalizeText } from '../../domain/model/normalize.ts';
import { createWorkQueue } from '../work-queue.ts';

/** Longer than any password that can be set, whatever its signs are written out to, in characters. */
const longestRead = 4_000;

/** argon2id with 19 MiB and two passes: the minimum that OWASP recommends, some 20 ms on a small server. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash under which a password is stored. Throws 429 where too many are waiting already. */
export async function hashPassword(password: string): Promise<string> {
  const hashed = await verifications.run(() => hashNow(password));
  if (!hashed) throw tooManyRequests(5);
  return hashed.result;
}

/**
 * Makes a hash as slow as that of a password, from a text and a salt of its own. Throws 429 where too many are waiting
 * already.
 */
export async function hashWithSalt(text: string, salt: Buffer): Promise<Buffer> {
  const { hashRaw } = await import('@node-rs/argon2');
  const hashed = await verifications.run(() => hashRaw(text, { ...options, salt }));
  if (!hashed) throw tooManyRequests(5);
  return hashed.result;
}

async function hashNow(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(normalizeText(password, 'NFKC'), options);
}

// Checked where there is no account, so that the time of the answer does not tell whether there is one.
let nobody: Promise<string> | undefined;

/** Each takes a thread that files and compression wait for as well, and 19 MiB. */
const verifications = createWorkQueue({ atOnce: 2, most: 100 });

/**
 * Whether a password belongs to a hash; as slow for a missing hash as for a wrong password. A
 * longer one than can be set is not read. Throws 429 where too many are
 * waiting already, unless it goes `first`.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  options: { first?: boolean } = {},
): Promise<boolean> {
  const verified = await verifications.run(() => verifyNow(passwordHash, password), options);
  if (!verified) throw tooManyRequests(5);
  return verified.result;
}

async function verifyNow(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  nobody ??= hashNow('nobody has this password');
  const read = password.length > longestRead ? '' : normalizeText(password, 'NFKC');
  const matches = await verify(passwordHash ?? (await nobody), read, options);
  return matches && passwordHash != null;
}
