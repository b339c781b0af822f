import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { isUnsent, problemOf } from '../data/problem-of.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';

/** What is wrong with a field, in words: those that the server would use for the same problem. */
export function translateProblem({ key, ...values }: FieldProblem, t: StaffTranslate): string {
  return t(`problems.${key}`, values);
}

/** The same for all the fields of a form. */
export function translateProblems(problems: FieldProblems, t: StaffTranslate): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, translateProblem(problem, t)]));
}

/** Why a call that changes something failed: in the server's words, as a lost connection, else as `fallback` says. */
export function failureText(error: unknown, fallback: string, t: StaffTranslate): string {
  return problemOf(error).message ?? (isUnsent(error) ? t('table.offline') : fallback);
}
