/**
 * Converts an item of the API to a form's values and back. Texts are under the program's own field names (`title`,
 * `title.so`), as `applyInput` reads them.
 */
import { isLocalizedText } from '../../../domain/fields/text.ts';
import type { FieldProblem } from '../../../domain/errors.ts';
import { applyInput, createEmptyValues, type ItemInput } from '../../../domain/model/apply-input.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { toAltKey, toTextKey } from '../../../domain/model/form-keys.ts';
import {
  createEmptyLocalized,
  languages,
  type Localized,
  translationLanguages,
} from '../../../domain/model/localized.ts';
import { isTranslation } from '../../../domain/model/translation-changes.ts';
import { fromWire, getWireKey, getWireName } from '../../../domain/model/wire.ts';
import type { Scope } from '../../../domain/people/permissions.ts';
import type { WireFile, WireMediaEntry, StaffItem } from './api-types.ts';

/** How saving the form changes the file of a field. */
export type FileValue = {
  chosen: File | undefined;
  /** A picture of the media library. */
  libraryPicture: WireMediaEntry | undefined;
  removed: boolean;
  alt: Localized;
};

export type FormValues = {
  texts: ItemInput;
  files: Readonly<Record<string, FileValue>>;
  /** Translations such as `title.so` that the user confirmed as still correct although their English has changed. */
  confirmedTranslations: readonly string[];
};

/**
 * All values of a form, by key: `title.so`; `image`, which is the chosen file, the address of a stored one, or '' for
 * none; `image.alt.ar`.
 */
export type FlatFormValues = Readonly<Record<string, string | File>>;

/** A problem found by the form itself, or the server's message about a field. */
export type FormProblems = Readonly<Record<string, FieldProblem | string>>;

/** Returns whether the problem is that a text is written in no language. */
export function isMissingText(type: ContentType, name: string, problem: FormProblems[string] | undefined): boolean {
  const field = type.fields[name];
  return isLocalizedText(field) && typeof problem === 'object' && problem.key === 'required';
}

/** Returns the initial values of a form. `now` fills the publication date that a new draft does not have yet. */
export function createFormValues(type: ContentType, item: StaffItem, now: Date): FormValues {
  const texts: Record<string, string> = {};
  const files: Record<string, FileValue> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const wire = getWireName(name, field);
    if (field.kind === 'picture' || field.kind === 'document') {
      files[name] = {
        chosen: undefined,
        libraryPicture: undefined,
        removed: false,
        alt: item.files[wire]?.alt ?? createEmptyLocalized(),
      };
      continue;
    }
    texts[name] = typeof item[wire] === 'string' ? item[wire] : '';
    if (isLocalizedText(field)) {
      for (const language of translationLanguages)
        texts[toTextKey(name, language)] = item.translations[language][wire] ?? '';
    }
    if (name === type.publicationField && texts[name] === '' && item.state === 'draft') {
      texts[name] = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
    }
  }
  return { texts, files, confirmedTranslations: [] };
}

/**
 * Returns the values of a save that does not publish: without the publication date, if the form only filled it in.
 * Stored, it would be in the past by the time the item is published.
 */
export function withoutPrefilledDate(
  type: ContentType,
  item: StaffItem,
  formValues: FormValues,
  base: FlatFormValues,
): FormValues {
  const name = type.publicationField;
  if (!name || formValues.texts[name] !== base[name] || item[getWireName(name, type.fields[name]!)]) return formValues;
  return { ...formValues, texts: { ...formValues.texts, [name]: '' } };
}

/** Returns the stored file of a field. */
export function getStoredFile(type: ContentType, item: StaffItem, name: string): WireFile | undefined {
  return item.files[getWireName(name, type.fields[name]!)];
}

/** Returns all values of a form by key, given the item as it is stored. */
export function flattenFormValues(type: ContentType, item: StaffItem, { texts, files }: FormValues): FlatFormValues {
  const values: Record<string, string | File> = { ...texts };
  for (const [name, { chosen, libraryPicture, removed, alt }] of Object.entries(files)) {
    values[name] = chosen ?? libraryPicture?.url ?? (removed ? '' : (getStoredFile(type, item, name)?.url ?? ''));
    if (type.fields[name]?.kind === 'picture')
      for (const language of languages) values[toAltKey(name, language)] = alt[language];
  }
  return values;
}

/**
 * Returns the values of a form from their flat form, given the item as it is stored; `from` has the chosen pictures of
 * the media library.
 */
export function unflattenFormValues(
  type: ContentType,
  item: StaffItem,
  values: FlatFormValues,
  from: FormValues,
): FormValues {
  const texts: Record<string, string> = {};
  const files: Record<string, FileValue> = {};
  const textOf = (key: string) => (typeof values[key] === 'string' ? values[key] : '');
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind === 'picture' || field.kind === 'document') {
      const value = values[name];
      const alt: Localized = {
        en: textOf(toAltKey(name, 'en')),
        so: textOf(toAltKey(name, 'so')),
        ar: textOf(toAltKey(name, 'ar')),
      };
      const stored = getStoredFile(type, item, name);
      const { libraryPicture } = from.files[name] ?? {};
      files[name] = {
        chosen: value instanceof File ? value : undefined,
        libraryPicture: value === libraryPicture?.url && value !== stored?.url ? libraryPicture : undefined,
        removed: value === '' && stored !== undefined,
        alt,
      };
      continue;
    }
    for (const key of isLocalizedText(field) ? languages.map((language) => toTextKey(name, language)) : [name])
      texts[key] = textOf(key);
  }
  return { texts, files, confirmedTranslations: from.confirmedTranslations };
}

/** Returns the stored English text of a field. */
export function getEnglishText(type: ContentType, item: StaffItem, name: string): string {
  const text = item[getWireName(name, type.fields[name]!)];
  return typeof text === 'string' ? text : '';
}

/** Returns the translations of an item that are older than their English, such as `title.so`. */
export function findOutdatedLanguages(type: ContentType, item: StaffItem): string[] {
  return Object.entries(type.fields).flatMap(([name, field]) =>
    translationLanguages
      .filter((language) => item.outdated[language].includes(getWireName(name, field)))
      .map((language) => toTextKey(name, language)),
  );
}

/** Empties the dates that other fields clear (specification 4: a status clears dates). */
export function clearDependentDates(type: ContentType, texts: ItemInput): ItemInput {
  if (!type.adjust) return texts;
  const { values, problems } = applyInput(type, createEmptyValues(type), texts);
  const cleared = getDateFields(type).filter((name) => texts[name] !== '' && values[name] === null && !problems[name]);
  return cleared.length === 0 ? texts : { ...texts, ...Object.fromEntries(cleared.map((name) => [name, ''])) };
}

/** Returns the names of a type's dates. */
export function getDateFields(type: ContentType): string[] {
  return Object.keys(type.fields).filter((name) => type.fields[name]!.kind === 'date');
}

/**
 * Returns the form as the API expects it (specification 7, the PUT calls), with the revision that the form opened with.
 * For a person who only translates, without anything else.
 */
export function toFormData(
  type: ContentType,
  formValues: FormValues,
  revision: number,
  scope: Scope = 'all',
): FormData {
  const isSent = (name: string) => scope !== 'translations' || isTranslation(type, name);
  const form = new FormData();
  form.set('revision', String(revision));
  for (const [key, text] of Object.entries(formValues.texts)) if (isSent(key)) form.set(getWireKey(type, key), text);
  for (const key of formValues.confirmedTranslations) form.set(`${getWireKey(type, key)}.current`, '1');
  for (const [name, { chosen, libraryPicture, removed, alt }] of Object.entries(formValues.files)) {
    if (!isSent(name)) continue;
    const field = type.fields[name]!;
    const wire = getWireName(name, field);
    if (chosen) form.set(wire, chosen);
    else if (libraryPicture) form.set(`${wire}.use`, libraryPicture._id);
    else if (removed) form.set(`${wire}.remove`, '1');
    if (field.kind === 'picture')
      for (const language of languages) form.set(`${wire}.${toTextKey('alt', language)}`, alt[language]);
  }
  return form;
}

/** Returns the program's names of fields that the server names. */
export function namesFromServer(type: ContentType, wireNames: readonly string[]): string[] {
  return Object.keys(fromWire(type, Object.fromEntries(wireNames.map((name) => [name, '']))));
}
