import type { FieldProblem, FieldProblems } from '../../../domain/errors.ts';
import { isConnectionError, isUnsent, toProblem } from '../data/to-problem.ts';
import type { StaffTranslate } from '../../i18n/translator.ts';

/** Returns the text of a field's problem, the same as the server's for that problem. */
export function translateProblem({ key, ...values }: FieldProblem, t: StaffTranslate): string {
  return t(`problems.${key}`, values);
}

/** Returns the texts for all fields of a form. */
export function translateProblems(problems: FieldProblems, t: StaffTranslate): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, translateProblem(problem, t)]));
}

/** Returns why a change failed: the server's message, a text for a lost connection, or `fallback`. */
export function failureText(error: unknown, fallback: string, t: StaffTranslate): string {
  return toProblem(error).message ?? (isUnsent(error) ? t('table.offline') : withConnection(error, fallback, t));
}

/** Returns why something could not be loaded, like `failureText`. */
export function loadFailureText(error: unknown, fallback: string, t: StaffTranslate): string {
  return toProblem(error).message ?? (isUnsent(error) ? t('lists.offline') : withConnection(error, fallback, t));
}

/** Adds what to do if no response came, although the device has a network. */
function withConnection(error: unknown, fallback: string, t: StaffTranslate): string {
  if (!isConnectionError(error)) return fallback;
  return `${fallback}${/[.!؟?]$/.test(fallback) ? '' : '.'} ${t('lists.unreachable')}`;
}
