import { normalizeText } from '../../domain/model/normalize.ts';
import { passwordMax } from '../../domain/people/user.ts';

/** argon2id with 19 MiB and two passes: the minimum that OWASP recommends, some 20 ms on a small server. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(normalizeText(password, 'NFKC'), options);
}

// Checked where there is no account, so that the time of the answer does not tell whether there is one.
let nobody: Promise<string> | undefined;

/** Whether a password belongs to a hash; as slow for a missing hash as for a wrong password. A longer one than can be set is not read. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2');
  nobody ??= hashPassword('nobody has this password');
  const read = password.length > passwordMax ? '' : normalizeText(password, 'NFKC');
  const matches = await verify(passwordHash ?? (await nobody), read, options);
  return matches && passwordHash != null;
}
