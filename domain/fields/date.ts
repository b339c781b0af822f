import type { FieldBase } from './field.ts';

/**
 * A day (`YYYY-MM-DD`) or a moment (ISO 8601, UTC). A moment that is the type's `publication` field
 * schedules the item: it appears by itself at that time.
 */
export type DateField = FieldBase & { kind: 'date'; precision: 'day' | 'moment' };

export function date(options: Omit<DateField, 'kind'>): DateField {
  return { ...options, kind: 'date' };
}
