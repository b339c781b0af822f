import type { FieldProblems } from '../../../domain/errors.ts';

/** What became of a posted form; what was typed comes back unless it was taken. */
export type FormAnswer =
  | { sent: true }
  | {
      sent: false;
      values: Record<string, string>;
      problems: FieldProblems;
      /** For how long nothing more is taken. */ waitMinutes?: number;
    };

export const problemsOf = (answer: FormAnswer | undefined): FieldProblems =>
  answer && !answer.sent ? answer.problems : {};
export const valuesOf = (answer: FormAnswer | undefined): Record<string, string> =>
  answer && !answer.sent ? answer.values : {};

/** Seconds as the minutes that people are told to wait. */
export const toWaitMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
