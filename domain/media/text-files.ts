/**
 * Files of the media library that Markdown texts name: pictures, and documents, which are links to
 * `/files/documents/<hash>.<format>`.
 */
import { getText, listMarkdownFields, type ContentType, type ItemValues } from '../model/define.ts';
import { languages } from '../model/localized.ts';
import { findPictureHashes } from './text-pictures.ts';

/** Documents that a text names at most. */
export const maxTextDocuments = 100;

const document = /\/files\/documents\/([0-9a-f]{24})\.[a-z]{3,4}/g;

/** Returns the hashes of the documents that a text names in any way, in linear time. */
export const findDocumentHashes = (text: string): Set<string> =>
  new Set([...text.matchAll(document)].map(([, hash = '']) => hash));

/** Returns the hashes of all pictures and documents that a text names. */
export const findFileHashes = (text: string): Set<string> =>
  new Set([...findPictureHashes(text), ...findDocumentHashes(text)]);

/** Returns the hashes of the documents that the texts of an item name and those of `before` do not. */
export function findAddedDocuments(type: ContentType, before: ItemValues, values: ItemValues): Set<string> {
  const hashesIn = (of: ItemValues) => [...findInTexts(type, of, findDocumentHashes).values()].map((all) => [...all]);
  const known = new Set(hashesIn(before).flat());
  return new Set(
    hashesIn(values)
      .flat()
      .filter((hash) => !known.has(hash)),
  );
}

/** Returns what is found in the Markdown texts of an item, in any language, by the names of their fields. */
export function findInTexts(
  type: ContentType,
  values: ItemValues,
  find: (text: string) => Set<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of listMarkdownFields(type)) {
    const texts = getText(values, name);
    const hashes = find(languages.map((language) => texts[language]).join('\n'));
    if (hashes.size > 0) found.set(name, hashes);
  }
  return found;
}
