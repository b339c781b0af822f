/**
 * Applies the input of a form to an item's values, and checks it. The same code runs on the server and in the
 * dashboard's forms (specification 5).
 */
import type { FieldProblem, FieldProblems } from '../errors.ts';
import { cleanMarkdown } from '../fields/clean-markdown.ts';
import { readChoice } from '../fields/choice.ts';
import { readDate } from '../fields/date.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import type { Field, FieldValue } from '../fields/field.ts';
import { readLink } from '../fields/link.ts';
import { readNumber } from '../fields/number.ts';
import { isLocalizedText, checkFormat, cleanLine, cleanText, type TextField } from '../fields/text.ts';
import { getText, type ContentType, type ItemValues } from './define.ts';
import { toTextKey } from './form-keys.ts';
import { createEmptyLocalized, languages, type Localized } from './localized.ts';

/** Texts by field name; the other languages of a field as `name.so`, `name.ar`. Missing ones are not changed. */
export type ItemInput = Readonly<Record<string, string>>;

export type Applied = { values: ItemValues; problems: FieldProblems };

/** Returns the values of an empty form for a new item of a type. */
export function createEmptyValues(type: ContentType): ItemValues {
  return Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, emptyValue(field)]));
}

/** Returns the values of a new item. */
export const createStartValues = (type: ContentType): ItemValues => ({ ...createEmptyValues(type), ...type.initial });

function emptyValue(field: Field): FieldValue {
  if (field.kind === 'text') return field.localized ? createEmptyLocalized() : '';
  return field.kind === 'choice' ? field.initial : null;
}

/**
 * Returns the values after the input, and the problems of each field by its name. Files are not part of the input:
 * their fields are not changed. Where there are problems, the values must not be stored.
 */
export function applyInput(type: ContentType, current: ItemValues, input: ItemInput): Applied {
  const problems: FieldProblems = {};
  const values: Record<string, FieldValue> = { ...current };
  for (const [name, field] of Object.entries(type.fields)) {
    if (isLocalizedText(field)) {
      values[name] = applyLocalized(name, field, getText(current, name), input, problems);
    } else if (field.kind !== 'picture' && field.kind !== 'document' && input[name] !== undefined) {
      const read = readValue(field, input[name]);
      if ('problem' in read) problems[name] = read.problem;
      else values[name] = read.value;
    }
    if (field.required && !problems[name] && isEmpty(values[name] ?? null)) problems[name] = { key: 'required' };
  }
  const adjusted = type.adjust ? type.adjust(values) : values;
  for (const [name, problem] of Object.entries(type.check?.(adjusted) ?? {})) problems[name] ??= problem;
  return { values: adjusted, problems };
}

/** Returns whether a text was sent as it is stored, which needs no cleaning; browsers send line ends as CR LF. */
export const isAsStored = (sent: string, stored: string): boolean =>
  sent.length >= stored.length && sent.replaceAll('\r\n', '\n') === stored;

function applyLocalized(
  name: string,
  field: TextField,
  current: Localized,
  input: ItemInput,
  problems: FieldProblems,
): Localized {
  const texts = { ...current };
  for (const language of languages) {
    const key = toTextKey(name, language);
    if (input[key] === undefined) continue;
    const isTooLong = isFarTooLong(input[key], field.max);
    if (!isTooLong && !isAsStored(input[key], texts[language])) texts[language] = clean(field, input[key]);
    if (isTooLong || texts[language].length > field.max) problems[key] = { key: 'tooLong', max: field.max };
  }
  return texts;
}

function readValue(field: Field, text: string): { value: string | null } | { problem: FieldProblem } {
  if (field.kind === 'choice') return readChoice(field, text);
  if (field.kind === 'date') return readDate(field, text);
  if (field.kind === 'link') return readLink(field, text);
  if (field.kind === 'number') return readNumber(field, text);
  if (field.kind !== 'text') return { value: null };
  if (isFarTooLong(text, field.max)) return { problem: { key: 'tooLong', max: field.max } };
  const value = field.clean ? field.clean(clean(field, text)) : clean(field, text);
  if (value.length > field.max) return { problem: { key: 'tooLong', max: field.max } };
  const problem = checkFormat(field, value);
  return problem ? { problem } : { value };
}

function clean(field: TextField, text: string): string {
  if (field.format === 'markdown') return cleanMarkdown(text);
  return field.format === 'line' || field.format === 'email' || field.format === 'phone'
    ? cleanLine(text)
    : cleanText(text);
}

/** A localized text is empty where all languages are. */
function isEmpty(value: FieldValue): boolean {
  if (value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : languages.every((language) => value[language].trim() === '');
}
