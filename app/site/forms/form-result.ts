import type { FieldProblems } from '../../../domain/errors.ts';

/** The outcome of a posted form; its values are returned unless it was accepted. */
export type FormResult =
  | { sent: true }
  | {
      sent: false;
      values: Record<string, string>;
      problems: FieldProblems;
      /** How long to wait before the next attempt. */
      waitMinutes?: number;
      /** No response came. */
      offline?: boolean;
    };

export const getProblems = (result: FormResult | undefined): FieldProblems =>
  result && !result.sent ? result.problems : {};
export const getValues = (result: FormResult | undefined): Record<string, string> =>
  result && !result.sent ? result.values : {};

/** Returns seconds as the number of minutes that the visitor is asked to wait. */
export const toWaitMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
