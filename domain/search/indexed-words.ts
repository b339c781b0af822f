import { splitWords } from './split-words.ts';

/**
 * The weights of an indexed word, as its first letter: it is in a title, in a title or a description, or in any text.
 * `typeLetter` begins the word that names the content type of an item.
 */
export const weightLetters = { title: 't', summary: 's', text: 'w' } as const;
export type Weight = keyof typeof weightLetters;
const typeLetter = 'k';

/** All indexed words of an item, in letters: PostgreSQL indexes at most 1 MB of one text. */
const maxLetters = 300_000;

/** Returns the indexed word for the content type of an item. */
export const typeWord = (typeName: string): string => typeLetter + typeName;

/** Returns the words of a document, each once, between spaces: folding a long text takes too long for each save. */
export const wordsOfDocument = (text: string): string => [...new Set(splitWords(text))].join(' ');

/** The folded words of the title, the descriptions and the other texts of an item (`splitWords`). */
export type WordsByWeight = Readonly<Record<Weight, readonly string[]>>;

/**
 * Returns the words of an item for the index of the public search, each once, between spaces; `documents` are the words
 * of its documents (`wordsOfDocument`).
 */
export function indexedWords(
  typeName: string,
  { title, summary, text }: WordsByWeight,
  documents: readonly string[] = [],
): string {
  const words = new Set([typeWord(typeName)]);
  let letters = 0;
  const add = (weight: Weight, folded: readonly string[]) => {
    for (const word of folded) {
      const indexed = weightLetters[weight] + word;
      if (letters > maxLetters || words.has(indexed)) continue;
      words.add(indexed);
      letters += indexed.length;
    }
  };
  for (const weight of ['title', 'summary', 'text'] as const) add(weight, title);
  for (const weight of ['summary', 'text'] as const) add(weight, summary);
  add('text', text);
  for (const each of documents) if (each !== '') add('text', each.split(' '));
  return [...words].join(' ');
}
