/**
 * Converts items to the names and shapes of the specification's section 3, used nowhere else in the program. Called
 * only by `server/api` and its client, `app/dashboard/data`.
 */
import { isLocalizedText } from '../fields/text.ts';
import type { FieldProblems } from '../errors.ts';
import type { Field } from '../fields/field.ts';
import type { FocalPoint } from '../media/focal-point.ts';
import type { ItemInput } from './apply-input.ts';
import { checkCompleteness } from './check-completeness.ts';
import { getText, type ContentType, type Item } from './define.ts';
import { toTextKey } from './form-keys.ts';
import {
  defaultLanguage,
  languages,
  readIn,
  type Language,
  type Localized,
  translationLanguages,
} from './localized.ts';
import { readDocument } from './read-document.ts';

/**
 * Returns the names of a type's texts in the API with the program's own: `Title`, `Title.so` -> `title`, `title.so`.
 */
export function listWireNames(type: ContentType): [wire: string, name: string][] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const wire = getWireName(name, field);
    const plainName: [string, string] = [wire, name];
    if (!isLocalizedText(field)) return [plainName];
    return [
      plainName,
      ...languages.map((language): [string, string] => [`${wire}.${language}`, toTextKey(name, language)]),
    ];
  });
}

/**
 * Returns the name of a text in the API: `title`, `title.so` -> `Title`, `Title.so`. English is under the plain name,
 * not `Title.en`. A key that the type does not have is returned unchanged.
 */
export function getWireKey(type: ContentType, key: string): string {
  return listWireNames(type).find(([, name]) => name === key)?.[0] ?? key;
}

/** Returns the input of a client under the program's names; unknown fields are omitted. */
export function fromWire(type: ContentType, form: Readonly<Record<string, string>>): ItemInput {
  return Object.fromEntries(
    listWireNames(type).flatMap(([wire, name]) => (form[wire] === undefined ? [] : [[name, form[wire]]])),
  );
}

/** Returns problems of fields under their wire names. */
export function problemsToWire(type: ContentType, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).map(([key, problem]) => [getWireKey(type, key), problem]));
}

/** A stored file in the API: its address, the name to save a document under, and its dimensions. */
export type WireFile = {
  _id: string;
  url: string;
  /** A small rendition of a picture. */
  thumbnail: string;
  fileName: string;
  bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  alt: Localized;
  /** The point of a picture that crops keep. */
  focus: FocalPoint;
};

/** Returns the name of a field in the API. */
export function getWireName(name: string, field: Field): string {
  return field.wire ?? name;
}

/** An item for visitors: its fields under their wire names. */
export type WireItem = { _id: string; createdAt: string; updatedAt: string; [wireName: string]: unknown };

/** A person who did something. */
export type WirePerson = { _id: string; name: string };

/** An item for staff: English as stored, with translations and further facts. */
export type StaffItem = WireItem & {
  translations: Record<'so' | 'ar', Record<string, string>>;
  /** Wire names of fields whose English changed after they were translated. */
  outdated: Record<'so' | 'ar', string[]>;
  /** The stored files of its fields, by wire name. */
  files: Record<string, WireFile>;
  state: 'draft' | 'published';
  /** 1 at its creation, incremented with each change. */
  revision: number;
  createdBy: string | null;
  /** The person who changed it last; null where unchanged. */
  updatedBy: WirePerson | null;
  completeness: Record<Language, boolean>;
};

/**
 * Returns an item for visitors: `_id`, then each field under its wire name. Texts are in one language (with fallback),
 * files are addresses ('' where there is none), dates are ISO 8601 or null. `author` is a name that visitors may see.
 */
export function toWireItem(
  type: ContentType,
  item: Item,
  language: Language,
  files: ReadonlyMap<string, WireFile>,
  author?: string,
): WireItem {
  const wire: WireItem = { _id: item.id, createdAt: item.createdAt, updatedAt: item.updatedAt };
  if (author !== undefined) wire['author'] = author;
  for (const [name, field] of Object.entries(type.fields)) {
    const value = item.values[name] ?? null;
    const wireName = getWireName(name, field);
    if (field.kind === 'document') {
      if (field.translates) continue;
      const file = files.get(readDocument(type, name, item.values, language)?.id ?? '');
      wire[wireName] = file?.url ?? '';
      wire[field.wireName] = file?.fileName ?? '';
    } else if (field.kind === 'picture') {
      wire[wireName] = (typeof value === 'string' && files.get(value)?.url) || '';
    } else if (field.kind === 'text' && value !== null && typeof value === 'object') {
      wire[wireName] = readIn(value, language).text;
    } else {
      wire[wireName] = value;
    }
  }
  return wire;
}

/**
 * Returns an item for staff: English exactly as stored, the other languages beside it (ruling 2), and its state for the
 * dashboard. Edit forms get no fallback texts.
 */
export function toStaffWire(
  type: ContentType,
  item: Item,
  files: ReadonlyMap<string, WireFile>,
  people: ReadonlyMap<string, string>,
): StaffItem {
  const wire = toWireItem(type, item, defaultLanguage, files);
  const translations: Record<'so' | 'ar', Record<string, string>> = { so: {}, ar: {} };
  const outdated: Record<'so' | 'ar', string[]> = { so: [], ar: [] };
  const fileFacts: Record<string, WireFile> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = item.values[name] ?? null;
    const wireName = getWireName(name, field);
    if (isLocalizedText(field)) {
      const text = getText(item.values, name);
      wire[wireName] = text.en;
      translations.so[wireName] = text.so;
      translations.ar[wireName] = text.ar;
      for (const language of translationLanguages)
        if (item.outdated.includes(`${name}.${language}`)) outdated[language].push(wireName);
    }
    const file = typeof value === 'string' ? files.get(value) : undefined;
    if (file) fileFacts[wireName] = file;
    if (field.kind === 'document') {
      wire[wireName] = file?.url ?? '';
      wire[field.wireName] = file?.fileName ?? '';
    }
  }
  const { state, revision, createdBy, updatedBy } = item;
  return {
    ...wire,
    translations,
    outdated,
    files: fileFacts,
    state,
    revision,
    createdBy,
    updatedBy: toWirePerson(updatedBy === null ? null : { id: updatedBy, name: people.get(updatedBy) ?? '' }),
    completeness: checkCompleteness(type, item.values),
  };
}

/** Returns a person for the API; null for none. */
export function toWirePerson(person: { id: string; name: string } | null): WirePerson | null {
  return person && { _id: person.id, name: person.name };
}
