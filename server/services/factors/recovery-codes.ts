import { randomBytes, randomInt } from 'node:crypto';
import { foldCode, recoveryAlphabet, recoveryCodeCount } from '../../../domain/people/second-factor.ts';
import type { RecoveryCodeRow } from '../../store/accounts/account-rows.ts';
import { hashWithSalt } from '../accounts/passwords/passwords.ts';

const codeLength = 10;

/**
 * Codes of 49 bits are hashed like passwords (ASVS 5.0, 6.5.2). The codes of a person share one salt, so that a try
 * costs one hash and not ten; each code is random by itself.
 */
const hashCode = async (code: string, salt: string): Promise<string> =>
  (await hashWithSalt(code, Buffer.from(salt, 'base64url'))).toString('base64url');

/** Returns ten new codes, as shown (`abcde-fghjk`) and as stored. */
export async function generateRecoveryCodes(
  userId: string,
  createdAt: string,
  newId: () => string,
): Promise<{ codes: string[]; rows: RecoveryCodeRow[] }> {
  const salt = randomBytes(16).toString('base64url');
  const codes: string[] = [];
  const rows: RecoveryCodeRow[] = [];
  while (codes.length < recoveryCodeCount) {
    const code = Array.from({ length: codeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
      '',
    );
    codes.push(`${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`);
    rows.push({
      id: newId(),
      user_id: userId,
      salt,
      code_hash: await hashCode(code, salt),
      created_at: createdAt,
      used_at: null,
    });
  }
  return { codes, rows };
}

/** Returns the hash of a typed code with the salt of a person's codes; undefined where it cannot be one. */
export async function hashTypedCode(typed: string, rows: readonly RecoveryCodeRow[]): Promise<string | undefined> {
  const code = foldCode(typed);
  const salt = rows[0]?.salt;
  if (salt === undefined || code.length !== codeLength) return undefined;
  return hashCode(code, salt);
}
