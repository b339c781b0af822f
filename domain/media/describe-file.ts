import type { FieldProblems } from '../errors.ts';
import { isFarTooLong } from '../fields/far-too-long.ts';
import { altMax } from '../fields/picture.ts';
import { cleanLine } from '../fields/text.ts';
import { toTextKey } from '../model/form-keys.ts';
import { languages, type Localized } from '../model/localized.ts';
import { readableFileName } from './file-name.ts';
import { readFocalPoint, type FocalPoint } from './focal-point.ts';

/** The longest name of a file, in characters. */
export const fileNameMax = 120;

/** The fields of a file in the media library's forms; missing ones are not changed. */
export type FileDescription = { fileName?: string; alt: Partial<Localized>; focus?: FocalPoint };

/**
 * Returns the cleaned description, or its problems by `fileName`, `alt`, `alt.so`, `alt.ar`, `focus.x`, `focus.y`. The
 * name may not be empty. `focus`: the halves of the focal point, by their keys (`pointKeys`).
 */
export function checkDescription(given: {
  fileName?: string | undefined;
  alt: Partial<Localized>;
  focus?: Readonly<Record<string, string | undefined>>;
}): { description: FileDescription } | { problems: FieldProblems } {
  const problems: FieldProblems = {};
  const alt: Partial<Localized> = {};
  for (const language of languages) {
    const text = given.alt[language];
    if (text === undefined) continue;
    const isTooLong = isFarTooLong(text, altMax);
    if (!isTooLong) alt[language] = cleanLine(text);
    if (isTooLong || (alt[language] ?? '').length > altMax)
      problems[toTextKey('alt', language)] = { key: 'tooLong', max: altMax };
  }
  const isNameTooLong = isFarTooLong(given.fileName ?? '', fileNameMax);
  const fileName =
    given.fileName === undefined || isNameTooLong
      ? undefined
      : readableFileName(cleanLine(given.fileName).replaceAll(/[\\/]/g, '-'), '');
  if (fileName === '') problems['fileName'] = { key: 'required' };
  if (isNameTooLong || (fileName && fileName.length > fileNameMax))
    problems['fileName'] = { key: 'tooLong', max: fileNameMax };
  const read = readFocalPoint(given.focus ?? {});
  if ('problems' in read) Object.assign(problems, read.problems);
  if (Object.keys(problems).length > 0) return { problems };
  const focus = 'point' in read ? read.point : undefined;
  return { description: { alt, ...(fileName === undefined ? {} : { fileName }), ...(focus ? { focus } : {}) } };
}
