import { badRequest, invalidFields, type FieldProblems } from '../errors.ts';
import type { Field } from '../fields/field.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import { altMax } from '../fields/picture.ts';
import { cleanLetters } from '../fields/text.ts';
import type { ContentType } from './define.ts';
import { isObject } from './is-object.ts';
import { toAltKey, toTextKey } from './form-keys.ts';
import { languages } from './localized.ts';

/** In characters; longer than any date, number or choice. */
const shortMax = 100;

/** Returns the keys of a field with the most characters of each. */
function listLimits(name: string, field: Field): [key: string, max: number][] {
  switch (field.kind) {
    case 'text':
      return (field.localized ? languages : (['en'] as const)).map((language) => [
        toTextKey(name, language),
        field.max,
      ]);
    case 'picture':
      return languages.map((language) => [toAltKey(name, language), altMax]);
    case 'link':
      return [[name, field.max]];
    case 'document':
      return [];
    default:
      return [[name, shortMax]];
  }
}

/**
 * Returns texts of a form as they may be stored before they are saved: without letters that cannot be stored, otherwise
 * as typed. Throws 400 for a key that the type does not have, for anything but a text, and for a text that is far too
 * long: one that is a little too long is still being shortened.
 */
export function readFormTexts(type: ContentType, given: unknown): Record<string, string> {
  if (!isObject(given)) throw badRequest();
  const limits = new Map(Object.entries(type.fields).flatMap(([name, field]) => listLimits(name, field)));
  const problems: FieldProblems = {};
  const texts: Record<string, string> = {};
  for (const [key, text] of Object.entries(given)) {
    const max = limits.get(key);
    if (max === undefined || typeof text !== 'string') throw badRequest();
    if (isFarTooLong(text, max)) problems[key] = { key: 'tooLong', max };
    else texts[key] = cleanLetters(text);
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return texts;
}
