import { tooManyRequests } from '../../../../domain/errors.ts';
import { normalizeText } from '../../../../domain/text/normalize.ts';
import { createWorkQueue } from '../../../queues/work-queue.ts';

/** Longer than any password that can be set, in whatever Unicode form it was typed, in characters. */
const maxReadLength = 4_000;

/** argon2id with 19 MiB and two passes: the minimum that OWASP recommends, some 20 ms on a small server. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Returns the hash under which a password is stored. Only people who have proved who they are set one, so it goes
 * before the passwords that anybody may try.
 */
export async function hashPassword(password: string): Promise<string> {
  const hashed = await verifications.run(() => hashNow(password), { first: true });
  if (!hashed) throw tooManyRequests(5);
  return hashed.result;
}

/**
 * Returns a hash that is as slow as a password's, of a text and a given salt. Throws 429 where too many are waiting.
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

// Verified where there is no account, so that the response time does not reveal that.
let dummyHash: Promise<string> | undefined;

/** Each takes 19 MiB and one of the threads that file access and compression need as well. */
const verifications = createWorkQueue({ concurrency: 2, maxWaiting: 100 });

/**
 * Returns whether a password matches a hash; a missing hash takes as long as a wrong password. Passwords longer than
 * can be set never match. Throws 429 where too many are waiting, unless it goes `first`; keys, such as the queue key of
 * an address, are served round-robin.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  options: { first?: boolean; key?: string } = {},
): Promise<boolean> {
  const verified = await verifications.run(() => verifyNow(passwordHash, password), options);
  if (!verified) throw tooManyRequests(5);
  return verified.result;
}

async function verifyNow(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  dummyHash ??= hashNow('nobody has this password');
  const read = password.length > maxReadLength ? '' : normalizeText(password, 'NFKC');
  const matches = await verify(passwordHash ?? (await dummyHash), read, options);
  return matches && passwordHash != null;
}
