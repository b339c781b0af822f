import type { FieldProblem } from '../errors.ts';
import type { FieldBase } from './field.ts';
import { isFarTooLong } from './far-too-long.ts';

/** A whole number, stored as its digits. `unit` is the key of the text beside it. */
export type NumberField = FieldBase & { kind: 'number'; min: number; max: number; unit?: 'percent' | 'people' };

/** Declares a field with a whole number. */
export function number(options: Omit<NumberField, 'kind'>): NumberField {
  return { ...options, kind: 'number' };
}

/** In characters: fifteen digits with separators. */
const maxLength = 30;

/**
 * Reads a number as people write it: in Latin or Arabic digits, with or without thousands separators. Empty is null.
 */
export function readNumber(field: NumberField, text: string): { value: string | null } | { problem: FieldProblem } {
  if (isFarTooLong(text, maxLength)) return { problem: { key: 'notANumber' } };
  const digits = text.trim().replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
  if (digits === '') return { value: null };
  const plain = /^\d{1,3}(?:[,.'\u2019\u066c\s]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits;
  if (!/^\d{1,15}$/.test(plain)) return { problem: { key: 'notANumber' } };
  const value = Number(plain);
  return value < field.min || value > field.max
    ? { problem: { key: 'outOfRange', min: field.min, max: field.max } }
    : { value: String(value) };
}
