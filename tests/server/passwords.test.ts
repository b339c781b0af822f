import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../server/services/accounts/passwords/passwords.ts';

it('stores a new password while more passwords are tried than can wait', async () => {
  const tries = Array.from({ length: 150 }, () => verifyPassword(null, 'a guess').catch(() => 'refused'));
  await expect(hashPassword('one book and one lamp')).resolves.toMatch(/^\$argon2id\$/);
  const results = await Promise.all(tries);
  expect(new Set(results)).toEqual(new Set([false, 'refused']));
});
