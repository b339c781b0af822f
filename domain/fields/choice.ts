import type { FieldProblem } from '../errors.ts';
import type { FieldBase } from './field.ts';
import { isFarTooLong } from './far-too-long.ts';

/** One of a fixed set of values. `aliases` are other spellings that are accepted as input. */
export type ChoiceField = FieldBase & {
  kind: 'choice';
  values: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  initial: string;
  /** How the values are drawn in the form. */
  drawn?: 'flag' | 'departmentIcon';
  /** The dashboard's table has a column with the value as this badge. */
  badge?: 'projectStatus';
};

/** Declares a field with one of several fixed values. */
export function choice(options: Omit<ChoiceField, 'kind'>): ChoiceField {
  return { ...options, kind: 'choice' };
}

/** In characters; longer than any value of a choice. */
const maxLength = 100;

/** Returns the value of a text in any known spelling: case, spaces and underscores do not matter. */
export function readChoice(field: ChoiceField, text: string): { value: string | null } | { problem: FieldProblem } {
  if (isFarTooLong(text, maxLength)) return { problem: { key: 'invalid' } };
  const folded = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (folded === '') return field.required ? { problem: { key: 'required' } } : { value: field.initial };
  const value =
    field.values.find((known) => known === folded) ??
    findAlias(field, folded) ??
    findAlias(field, folded.replaceAll('-', ''));
  return value === undefined ? { problem: { key: 'invalid' } } : { value };
}

/** Own properties only: every object also has a `constructor`. */
function findAlias(field: ChoiceField, spelling: string): string | undefined {
  return Object.entries(field.aliases ?? {}).find(([known]) => known === spelling)?.[1];
}
