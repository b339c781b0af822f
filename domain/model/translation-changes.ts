/** The texts and documents of an item in other languages than English. */
import { isLocalizedText } from '../fields/text.ts';
import type { Applied } from './apply-input.ts';
import { getText, type ContentType, type ItemValues } from './define.ts';

/** Returns whether a field is a document in another language than English. */
export function isTranslatedDocument(type: ContentType, name: string): boolean {
  const field = type.fields[name];
  return field?.kind === 'document' && field.translates !== undefined;
}

/** Returns whether a key of a form is a Somali or Arabic text, or a document in these languages. */
export const isTranslation = (type: ContentType, key: string): boolean =>
  /\.(?:so|ar)$/.test(key) || isTranslatedDocument(type, key);

/** Returns whether values differ only in Somali and Arabic texts, and in documents in these languages. */
export function changesOnlyTranslations(type: ContentType, before: ItemValues, after: ItemValues): boolean {
  return Object.entries(type.fields).every(([name, field]) => {
    if (isTranslatedDocument(type, name)) return true;
    if (isLocalizedText(field)) return getText(before, name).en === getText(after, name).en;
    return (before[name] ?? null) === (after[name] ?? null);
  });
}

/**
 * Returns the values with the translations of others, and without the problems that the item has anyway: whoever
 * translates cannot correct them.
 */
export function applyTranslations(
  type: ContentType,
  values: ItemValues,
  unchanged: Applied,
  applied: Applied,
): Applied {
  const translated = Object.entries(type.fields).flatMap(([name, field]) =>
    isLocalizedText(field) ? [[name, { ...getText(applied.values, name), en: getText(values, name).en }] as const] : [],
  );
  const problems = Object.entries(applied.problems).filter(([name, { key }]) => unchanged.problems[name]?.key !== key);
  return { values: { ...values, ...Object.fromEntries(translated) }, problems: Object.fromEntries(problems) };
}
