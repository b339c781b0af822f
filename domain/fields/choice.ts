import type { FieldBase } from './field.ts';

/**
 * One of a fixed set of values. `aliases` are other spellings that are understood on the way in.
 */
export type ChoiceField = FieldBase & {
  kind: 'choice';
  values: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  initial: string;
};

export function choice(options: Omit<ChoiceField, 'kind'>): ChoiceField {
  return { ...options, kind: 'choice' };
}
