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

/** Returns the words of an item for the index of the public search, each once, between spaces. */
export function indexedWords(kind: string, texts: Readonly<Record<Tier, readonly string[]>>): string {
  const words = new Set([kindWord(kind)]);
  let letters = 0;
  const add = (tier: Tier, text: string) => {
    for (const word of splitWords(text)) {
      const indexed = tiers[tier] + word;
      if (letters > maxLetters || words.has(indexed)) continue;
      words.add(indexed);
      letters += indexed.length;
    }
  };
  for (const text of texts.title) for (const tier of ['title', 'summary', 'text'] as const) add(tier, text);
  for (const text of texts.summary) for (const tier of ['summary', 'text'] as const) add(tier, text);
  for (const text of texts.text) add('text', text);
  return [...words].join(' ');
}
