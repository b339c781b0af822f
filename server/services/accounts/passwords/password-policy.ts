import type { FieldProblem } from '../../../../domain/errors.ts';
import { findPasswordProblem } from '../../../../domain/people/password.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;

/** Creates the rules for new passwords. `siteNames` returns the names of the site, which attackers try first. */
export function createPasswordPolicy({ siteNames }: { siteNames: () => Promise<readonly string[]> }) {
  return {
    /** Returns the problem of a new password for this person, if it has one. */
    async findProblem(password: string, person: { name: string; email: string }): Promise<FieldProblem | undefined> {
      const problem = findPasswordProblem(password, { ...person, site: await siteNames() });
      if (problem) return problem;
      return (await isCommonPassword(password)) ? { key: 'commonPassword' } : undefined;
    },
  };
}
