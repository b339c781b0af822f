import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';

/** What is wrong with a field, in words: those that the server would use for the same problem. */
export function translateProblem({ key, ...values }: FieldProblem, t: StaffTranslate): string {
  return t(`problems.${key}`, values);
}

/** The same for all the fields of a form. */
export function translateProblems(problems: FieldProblems, t: StaffTranslate): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, translateProblem(problem, t)]));
}
