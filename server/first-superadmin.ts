import { randomBytes } from 'node:crypto';
import type { Env } from './env.ts';
import { passwordMax, passwordMin } from '../domain/people/password.ts';
import type { UserService } from './services/accounts/users.ts';
import { StartError } from './start-error.ts';

/** Returns a password that is easy to type from a screen: 80 bits in groups of four. */
export function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'; // no look-alikes
  return Array.from(
    randomBytes(16),
    (byte, index) => (index > 0 && index % 4 === 0 ? '-' : '') + letters[byte % letters.length],
  ).join('');
}

/**
 * Creates the first superadmin where there is none. A generated password is printed, only this once. Throws StartError
 * for a given password that is easy to guess; later starts ignore the setting.
 */
export async function createFirstSuperadmin(
  users: UserService,
  given: Env['superadmin'],
  print: (line: string) => void,
): Promise<void> {
  if (await users.hasSuperadmin()) return;
  const email = given.email ?? 'superadmin@minbar.example';
  const password = given.password ?? generatePassword();
  if (given.password && (await users.checkPassword(given.password, { name: '', email }))) {
    throw new StartError(
      `The setting SUPERADMIN_PASSWORD is wrong: it should be ${passwordMin} to ${passwordMax} characters that are ` +
        'hard to guess, not a common password, a sequence, or made of the email address or the name of the site.',
    );
  }
  await users.createFirstSuperadmin(email, password);
  if (given.password) print(`The first superadmin is ${email}.`);
  else
    print(
      '\n  The first superadmin was created. Sign in at /signin and change the password.\n' +
        `    email:    ${email}\n    password: ${password}\n  This is shown only once.\n`,
    );
}
