import type { ContentType, ItemValues } from './define.ts';
import { languages, type Language } from './localized.ts';

/** The id of a stored document, and its language; undefined where it may be for readers of every language. */
export type ReadDocument = { id: string; lang: Language | undefined };

/**
 * Returns the document of a field for readers of a language: the one in that language, else the English one, else
 * whichever exists (ruling 2); undefined where there is none. A field without documents in other languages has one for
 * all readers.
 */
export function readDocument(
  type: ContentType,
  name: string,
  values: ItemValues,
  language: Language,
): ReadDocument | undefined {
  const ids: Partial<Record<Language, string>> = {};
  for (const [other, field] of Object.entries(type.fields)) {
    const lang = other === name ? 'en' : documentLanguage(field, name);
    const id = lang && values[other];
    if (lang && typeof id === 'string') ids[lang] = id;
  }
  const lang = [language, ...languages].find((each) => ids[each] !== undefined);
  if (!lang) return undefined;
  const isForAll = lang === 'en' && Object.keys(ids).length === 1;
  return { id: ids[lang]!, lang: isForAll ? undefined : lang };
}

function documentLanguage(field: ContentType['fields'][string], name: string): Language | undefined {
  return field.kind === 'document' && field.translates?.field === name ? field.translates.language : undefined;
}
