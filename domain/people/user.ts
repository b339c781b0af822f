import type { FieldProblem, FieldProblems } from '../errors.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import { cleanLine, unseen } from '../fields/text.ts';
import { isEmail } from '../contact/email.ts';
import { isLanguage, type Language } from '../model/localized.ts';
import type { Rights, RightsInput } from './rights.ts';
import { roles, type Role } from './viewer.ts';

/** A member of staff, without the password. */
export type User = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Of an admin; a superadmin has none, and may do everything. */
  rights: Rights;
  /** The id of a stored picture. */
  image: string | null;
  /** The language that the person has chosen for the dashboard and for mails. */
  language: Language | null;
  /** Whether the person has set a password and so can sign in. */
  active: boolean;
  createdAt: string;
};

export const nameMax = 200;
const emailMax = 254;
/**
 * Folds an email address, since upper and lower case are one account. Far too long ones are cut first and match no
 * account.
 */
export function foldEmail(email: string): string {
  return cleanLine(email.slice(0, 4 * emailMax)).toLowerCase();
}

/** The fields of a user's edit form (specification 5: name and email required; role admin or superadmin). */
export type UserInput = {
  name?: string | undefined;
  email?: string | undefined;
  role?: string | undefined;
  rights?: RightsInput | undefined;
  /** An empty text is no choice. */
  language?: string | undefined;
};

/** Returns the language that a form has chosen: null for none, which is an empty text, undefined for an unknown one. */
export function readOwnLanguage(given: string): Language | null | undefined {
  if (given === '') return null;
  return isLanguage(given) ? given : undefined;
}

/**
 * Returns a name without invisible characters, by which two that look the same could differ, and without the brackets
 * of verses, since names of authors are shown without a check of verses; or its problem. It has a letter or a digit.
 */
export function checkName(given: string): { name: string } | { problem: FieldProblem } {
  if (isFarTooLong(given, nameMax)) return { problem: { key: 'tooLong', max: nameMax } };
  const name = cleanLine(given.replace(unseen, '').replace(/[﴾﴿]/g, ''));
  if (!/[\p{L}\p{N}]/u.test(name)) return { problem: { key: 'required' } };
  return name.length > nameMax ? { problem: { key: 'tooLong', max: nameMax } } : { name };
}

type UserValues = { name: string; email: string; role: Role; language: Language | null };

/** Returns the cleaned values of a form for an account, or its problems by field name. */
export function checkUser(
  input: Required<Omit<UserInput, 'rights'>>,
): { values: UserValues } | { problems: FieldProblems } {
  const problems: FieldProblems = {};
  const name = checkName(input.name ?? '');
  const email = isFarTooLong(input.email ?? '', emailMax) ? undefined : foldEmail(input.email ?? '');
  const role = roles.find((known) => known === input.role);
  const language = readOwnLanguage(input.language ?? '');
  if ('problem' in name) problems['name'] = name.problem;
  if (email === '') problems['email'] = { key: 'required' };
  else if (email === undefined || email.length > emailMax || !isEmail(email))
    problems['email'] = { key: 'invalidEmail' };
  if (!role) problems['role'] = { key: 'invalid' };
  if (language === undefined) problems['language'] = { key: 'invalid' };
  return 'problem' in name || email === undefined || language === undefined || Object.keys(problems).length > 0 || !role
    ? { problems }
    : { values: { ...name, email, role, language } };
}
