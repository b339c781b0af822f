import { splitWords } from './split-words.ts';

/**
 * Where a word is looked up: in titles, in titles and descriptions, or in all texts. The first letter of an indexed
 * word; `kind` marks the word that names the kind of an item.
 */
export const tiers = { title: 't', summary: 's', text: 'w' } as const;
export type Tier = keyof typeof tiers;
const kindMark = 'k';

/** All indexed words of an item, in letters: PostgreSQL indexes at most 1 MB of one text. */
const maxLetters = 300_000;

/** Returns the indexed word for the kind of an item. */
export const kindWord = (kind: string): string => kindMark + kind;

/** Returns the words of a document, each once, between spaces: folding a long text takes too long for each save. */
export const wordsOfDocument = (text: string): string => [...new Set(splitWords(text))].join(' ');

/** The folded words of the title, the descriptions and the other texts of an item (`splitWords`). */
export type WordsByTier = Readonly<Record<Tier, readonly string[]>>;

/**
 * Returns the words of an item for the index of the public search, each once, between spaces; `documents` are the words
 * of its documents (`wordsOfDocument`).
 */
export function indexedWords(
  kind: string,
  { title, summary, text }: WordsByTier,
  documents: readonly string[] = [],
): string {
  const words = new Set([kindWord(kind)]);
  let letters = 0;
  const add = (tier: Tier, folded: readonly string[]) => {
    for (const word of folded) {
      const indexed = tiers[tier] + word;
      if (letters > maxLetters || words.has(indexed)) continue;
      words.add(indexed);
      letters += indexed.length;
    }
  };
  for (const tier of ['title', 'summary', 'text'] as const) add(tier, title);
  for (const tier of ['summary', 'text'] as const) add(tier, summary);
  add('text', text);
  for (const each of documents) if (each !== '') add('text', each.split(' '));
  return [...words].join(' ');
}
