import type { FieldProblem } from '../errors.ts';
import type { FieldBase } from './field.ts';
import { isFarTooLong } from './far-too-long.ts';

/**
 * A day (`YYYY-MM-DD`) or a moment (ISO 8601, UTC). A moment that is the type's `publicationField` schedules the item:
 * it becomes visible at that time.
 */
export type DateField = FieldBase & { kind: 'date'; precision: 'day' | 'timestamp' };

/** Declares a field with a day or a moment. */
export function date(options: Omit<DateField, 'kind'>): DateField {
  return { ...options, kind: 'date' };
}

/** The years that a date may have: others are typing errors. Stored dates may have any, such as those of a backup. */
export const firstDay = '1900-01-01';
export const lastDay = '2199-12-31';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** In characters; longer than any spelling of a moment. */
const maxLength = 40;
const timestampPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a date from a form or a client: a day, or a moment in ISO 8601 (UTC without a zone). A day for a moment means
 * its first minute; a moment for a day means the day as written, whatever its zone; an empty text is null.
 */
export function readDate(field: DateField, text: string): { value: string | null } | { problem: FieldProblem } {
  if (isFarTooLong(text, maxLength)) return { problem: { key: 'invalid' } };
  const given = text.trim();
  if (given === '') return { value: null };
  const read = dayPattern.test(given)
    ? readDay(given)
    : timestampPattern.test(given)
      ? readTimestamp(given)
      : undefined;
  if (read === undefined) return { problem: { key: 'invalid' } };
  const value = field.precision === 'day' ? given.slice(0, 10) : read;
  const day = value.slice(0, 10);
  if (day < firstDay || day > lastDay)
    return { problem: { key: 'yearOutOfRange', first: firstDay.slice(0, 4), last: lastDay.slice(0, 4) } };
  return { value };
}

/** Refuses days that do not exist, such as 30 February, which Date would turn into another day. */
function readDay(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date.toISOString() : undefined;
}

function readTimestamp(text: string): string | undefined {
  if (readDay(text.slice(0, 10)) === undefined) return undefined;
  const date = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const read = date.toISOString();
  return dayPattern.test(read.slice(0, 10)) ? read : undefined; // its zone may move it out of the years of four digits
}
