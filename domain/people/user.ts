import type { FieldProblem, FieldProblems } from '../errors.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import { cleanLine } from '../fields/text.ts';
import { isEmail } from '../model/email.ts';
import { roles, type Role } from './viewer.ts';

/** A member of staff, without the password. */
export type User = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The id of a stored picture. */
  image: string | null;
  /** Whether the person has set a password and so can sign in. */
  active: boolean;
  createdAt: string;
};

export const nameMax = 200;
export const emailMax = 254;
/**
 * Folds an email address, since upper and lower case are one account. Far too long ones are cut first and match no
 * account.
 */
export function foldEmail(email: string): string {
  return cleanLine(email.slice(0, 4 * emailMax)).toLowerCase();
}

/** The fields of a user's edit form (specification 5: name and email required; role admin or superadmin). */
export type UserInput = { name?: string | undefined; email?: string | undefined; role?: string | undefined };

export function checkName(given: string): { name: string } | { problem: FieldProblem } {
  if (isFarTooLong(given, nameMax)) return { problem: { key: 'tooLong', max: nameMax } };
  const name = cleanLine(given);
  if (name === '') return { problem: { key: 'required' } };
  return name.length > nameMax ? { problem: { key: 'tooLong', max: nameMax } } : { name };
}

export function checkUser(
  input: Required<UserInput>,
): { values: { name: string; email: string; role: Role } } | { problems: FieldProblems } {
  const problems: FieldProblems = {};
  const name = checkName(input.name ?? '');
  const email = isFarTooLong(input.email ?? '', emailMax) ? undefined : foldEmail(input.email ?? '');
  const role = roles.find((known) => known === input.role);
  if ('problem' in name) problems['name'] = name.problem;
  if (email === '') problems['email'] = { key: 'required' };
  else if (email === undefined || email.length > emailMax || !isEmail(email))
    problems['email'] = { key: 'invalidEmail' };
  if (!role) problems['role'] = { key: 'invalid' };
  return 'problem' in name || email === undefined || Object.keys(problems).length > 0 || !role
    ? { problems }
    : { values: { ...name, email, role } };
}
