/** Kinds of stored values, of which `row-rules.ts` makes the rules for rows from an archive. */
import { isObject } from '../../../domain/model/is-object.ts';
import { isEmail } from '../../../domain/contact/email.ts';
import { isId } from '../../../domain/model/id.ts';
import { languages } from '../../../domain/model/localized.ts';
import type { Row } from '../../store/snapshot.ts';

export type Value = Row[string];
/** Returns whether a column may have this value. */
export type Rule = (value: Value) => boolean;

export type TableRules = {
  columns: Readonly<Record<string, Rule>>;
  /** Returns a column that does not fit the others of its row. */
  check?: (row: Row) => string | undefined;
};

/** A text of at most `max` characters that fits `pattern`. */
export const text =
  (max: number, pattern?: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && value.length <= max && (!pattern || pattern.test(value));
/** A text of one line. */
export const line = (max: number): Rule => text(max, /^[^\n\r]*$/);
/** One of some texts. */
export const enumeration =
  (values: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && values.includes(value);
/** Null, or what fits a rule. */
export const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value);
/** A whole number from `min` to `max`. */
export const wholeNumber =
  (max: number, min = 0): Rule =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
/** An id (`isId`). */
export const id: Rule = (value) => typeof value === 'string' && isId(value);
/** A moment in ISO 8601, UTC, with milliseconds. */
export const timestamp: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
/** A day as `YYYY-MM-DD`. */
export const day: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
/** An email address of at most 254 characters, or an empty text. */
export const email: Rule = (value) =>
  typeof value === 'string' && value.length <= 254 && (value === '' || isEmail(value));

/** A JSON text of a certain shape. */
export const json =
  (max: number, isShape: (value: unknown) => boolean): Rule =>
  (value) => {
    if (typeof value !== 'string' || value.length > max) return false;
    try {
      return isShape(JSON.parse(value));
    } catch {
      return false;
    }
  };
type JsonObject = Readonly<Record<string, unknown>>;
/** Returns whether an object has no properties but these. */
export const hasOnly = (value: JsonObject, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));
/** Returns whether a value is an object whose values are texts. */
export const isTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');
/** Returns whether a value is an object of texts by language. */
export const isLocalized = (value: unknown) => isObject(value) && isTexts(value) && hasOnly(value, languages);
/** Returns whether a value is the snapshot of an item in its history: values, state and outdated translations. */
export const isSnapshot = (value: unknown) =>
  isObject(value) &&
  isObject(value['values']) &&
  Object.values(value['values']).every((one) => one === null || typeof one === 'string' || isLocalized(one)) &&
  (value['state'] === 'draft' || value['state'] === 'published') &&
  (value['outdated'] === undefined ||
    (Array.isArray(value['outdated']) && value['outdated'].every((one) => typeof one === 'string')));
