/** How the fields of a content type are stored in the columns of its table. */
import { isLocalizedText } from '../../domain/fields/text.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  getText,
  listLocalizedFields,
  type ContentType,
  type Item,
  type ItemValues,
} from '../../domain/model/define.ts';
import { languages, type Language, type Localized } from '../../domain/model/localized.ts';
import { listShownTexts } from '../../domain/markdown/shown-text.ts';
import { foldTexts } from '../../domain/text/search-text.ts';
import { indexedWords } from '../../domain/search/indexed-words.ts';
import { splitWords } from '../../domain/search/split-words.ts';
import { longText } from '../queues/yield-to-event-loop.ts';
import type { ContentRow } from './database.ts';

/** Returns the name of a type's table. Every such table has the columns of ContentRow, so one name types them all. */
export const getTable = (type: ContentType): 'content' => type.name as 'content';

/**
 * Returns the column of a field: `startsOn` -> `starts_on`. Localized fields have one per language, such as
 * `title_en`.
 */
export function toColumnName(fieldName: string): string {
  return fieldName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the columns of each localized field by language, and the languages that need no text of it. */
export function listLocalizedColumns(
  type: ContentType,
): { columns: Record<Language, string>; unneededIn: readonly Language[] }[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (!isLocalizedText(field)) return [];
    const column = toColumnName(name);
    return [
      { columns: { en: `${column}_en`, so: `${column}_so`, ar: `${column}_ar` }, unneededIn: field.unneededIn ?? [] },
    ];
  });
}

/** Returns the columns of the values of an item, one for each language of a localized text. */
export function valuesToRow(type: ContentType, values: ItemValues): Record<string, string | null> {
  const row: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    if (isLocalizedText(field)) {
      for (const language of languages) row[`${toColumnName(name)}_${language}`] = getText(values, name)[language];
    } else {
      row[toColumnName(name)] = (values[name] ?? null) as string | null;
    }
  }
  return row;
}

/** Returns the columns that `rowToItem` reads: all but those that are long and only searched. */
export const listItemColumns = (type: ContentType): string[] => [
  'id',
  'state',
  'created_at',
  'updated_at',
  'created_by',
  'revision',
  'updated_by',
  'outdated',
  ...Object.keys(valuesToRow(type, {})),
];

/** Returns the item of a row, the reverse of `valuesToRow` for its values. */
export function rowToItem(type: ContentType, given: Readonly<Record<string, string | number | null>>): Item {
  const row = given as ContentRow; // Kysely has no type for rows with arbitrary columns
  const values: Record<string, string | null | Localized> = {};
  const text = (column: string) => (row[column] ?? null) as string | null;
  for (const [name, field] of Object.entries(type.fields)) {
    const column = toColumnName(name);
    values[name] = isLocalizedText(field)
      ? { en: text(`${column}_en`) ?? '', so: text(`${column}_so`) ?? '', ar: text(`${column}_ar`) ?? '' }
      : text(column);
  }
  return {
    id: row.id,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    createdBy: row.created_by,
    revision: row.revision,
    updatedBy: row.updated_by,
    outdated: row.outdated.split(' ').filter((key) => key !== ''),
    values,
  };
}

/**
 * Returns the columns of an item that searches read: for staff, and for visitors where they find its type. `documents`:
 * the texts of its documents. Between long texts the event loop runs.
 */
export async function createSearchColumns(
  type: ContentType,
  values: ItemValues,
  documents: readonly string[] = [],
): Promise<{ search_text: string; search_words?: string }> {
  const search_text = createSearchText(type, values);
  return type.inSearch
    ? { search_text, search_words: await createSearchWords(type, values, documents) }
    : { search_text };
}

/** Returns the words that visitors find an item by: those that the pages show, in all languages. */
async function createSearchWords(type: ContentType, values: ItemValues, documents: readonly string[]): Promise<string> {
  const words = { title: [] as string[], summary: [] as string[], text: [] as string[] };
  for (const [name, { format }] of listLocalizedFields(type)) {
    const weight = format === 'markdown' ? 'text' : name === type.titleField ? 'title' : 'summary';
    for (const text of Object.values(getText(values, name))) {
      for (const shown of format === 'markdown' ? await afterTurn(text, listShownTexts) : [text])
        words[weight] = words[weight].concat(await afterTurn(shown, splitWords));
    }
  }
  return indexedWords(type.name, words, documents);
}

/** Reads a text; a long one after a turn of the event loop. */
async function afterTurn<T>(text: string, read: (text: string) => T): Promise<T> {
  if (text.length > longText) await nextTurn();
  return read(text);
}

/** Returns all texts of an item, folded, for the dashboard's search. */
export function createSearchText(type: ContentType, values: ItemValues): string {
  const texts: string[] = [];
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'text' || field.format === 'markdown') continue;
    const value = values[name];
    texts.push(...(typeof value === 'string' ? [value] : Object.values(value ?? {})));
  }
  return foldTexts(texts);
}
