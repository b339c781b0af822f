import type { FieldProblem, FieldProblems } from '../errors.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import { cleanLine } from '../fields/text.ts';
import { isEmail } from '../model/email.ts';
import { roles, type Role } from './viewer.ts';

/** A member of staff as others see them; the password is nowhere in it. */
export type User = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The id of a stored picture. */
  image: string | null;
  /** Whether the person has set a password, so can sign in. */
  active: boolean;
  createdAt: string;
};

export const nameMax = 200;
export const emailMax = 254;
/**
 * Emails are one account however they are typed. What is far longer than any address is cut first and belongs to
 * nobody.
 */
export function foldEmail(email: string): string {
  return cleanLine(email.slice(0, 4 * emailMax)).toLowerCase();
}

/** What an edit form of a user gives (specification 5: name and email required; role admin or superadmin). */
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
