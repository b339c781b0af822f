/** How the fields of a content type lie in the columns of its table. */
import type { Field } from '../../domain/fields/field.ts';
import type { ContentType, Item, ItemValues } from '../../domain/model/define.ts';
import { languages, type Language, type Localized } from '../../domain/model/localized.ts';
import { foldForSearch } from '../../domain/model/search-text.ts';

export function columnOf(fieldName: string): string {
  return fieldName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isLocalized(field: Field): boolean {
  return field.kind === 'text' && field.localized;
}

/** The columns of each localized field by language. */
export function localizedColumns(type: ContentType): Record<Language, string>[] {
  return Object.entries(type.fields)
    .filter(([, field]) => isLocalized(field))
    .map(([name]) => {
      const column = columnOf(name);
      return { en: `${column}_en`, so: `${column}_so`, ar: `${column}_ar` };
    });
}

export function valuesToRow(type: ContentType, values: ItemValues): Record<string, string | null> {
  const row: Record<string, string | null> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = values[name] ?? null;
    if (isLocalized(field)) {
      for (const language of languages) row[`${columnOf(name)}_${language}`] = (value as Localized | null)?.[language] ?? '';
    } else {
      row[columnOf(name)] = value as string | null;
    }
  }
  return row;
}

export function rowToItem(type: ContentType, row: Readonly<Record<string, string | null>>): Item {
  const values: Record<string, string | null | Localized> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const column = columnOf(name);
    values[name] = isLocalized(field)
      ? { en: row[`${column}_en`] ?? '', so: row[`${column}_so`] ?? '', ar: row[`${column}_ar`] ?? '' }
      : (row[column] ?? null);
  }
  return {
    id: row['id']!,
    state: row['state'] as Item['state'],
    createdAt: row['created_at']!,
    updatedAt: row['updated_at']!,
    createdBy: row['created_by'] ?? null,
    values,
  };
}

/** All texts of an item, folded, in which the dashboard's search looks. */
export function searchTextOf(type: ContentType, values: ItemValues): string {
  const texts: string[] = [];
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'text' || field.format === 'markdown') continue;
    const value = values[name];
    texts.push(...(typeof value === 'string' ? [value] : Object.values(value ?? {})));
  }
  return foldForSearch(texts.join(' '));
}
