import type { FieldProblems } from '../../../domain/errors.ts';

/** The outcome of a posted form; its values are returned unless it was accepted. */
export type FormAnswer =
  | { sent: true }
  | {
      sent: false;
      values: Record<string, string>;
      problems: FieldProblems;
      /** How long to wait before the next attempt. */ waitMinutes?: number;
    };

export const problemsOf = (answer: FormAnswer | undefined): FieldProblems =>
  answer && !answer.sent ? answer.problems : {};
export const valuesOf = (answer: FormAnswer | undefined): Record<string, string> =>
  answer && !answer.sent ? answer.values : {};

/** Returns seconds as the number of minutes that the visitor is asked to wait. */
export const toWaitMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
