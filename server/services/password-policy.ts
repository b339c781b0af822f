import type { FieldProblem } from '../../domain/errors.ts';
import { passwordProblem } from '../../domain/people/password.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;

/** What a new password must be. `siteNames` are the names of the site, which are the first that strangers try. */
export function createPasswordPolicy({ siteNames }: { siteNames: () => Promise<readonly string[]> }) {
  return {
    /** The problem of a new password for this person, if it has one. */
    async problemOf(password: string, person: { name: string; email: string }): Promise<FieldProblem | undefined> {
      const problem = passwordProblem(password, { ...person, site: await siteNames() });
      if (problem) return problem;
      return (await isCommonPassword(password)) ? { key: 'commonPassword' } : undefined;
    },
  };
}
