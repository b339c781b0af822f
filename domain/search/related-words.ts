import { removeArticle } from './arabic-forms.ts';
import { findStems } from './latin-forms.ts';
import { splitWords } from './split-words.ts';
import { commonWords, wordGroups } from './word-list.ts';

/** Returns the words that mean the same as the first of these folded forms which is known. */
export type RelatedWords = (forms: readonly string[]) => string[];

/** Of the words related to one, as many are looked up: staff may write many lists that have the same word. */
const maxRelated = 50;

/** Creates the look-up of words by others of their group; each of them may have an ending. */
export function createRelatedWords(groups: readonly (readonly string[])[]): RelatedWords {
  const byWord = new Map<string, string[][]>();
  const byStem = new Map<string, string[][]>();
  for (const group of groups) {
    const words = [...new Set(group.flatMap(splitWords))];
    const add = (to: Map<string, string[][]>, key: string) => {
      const known = to.get(key) ?? [];
      if (known.flat().length < maxRelated) to.set(key, [...known, words.slice(0, maxRelated)]);
    };
    for (const word of words) add(byWord, word);
    for (const stem of new Set(words.flatMap((word) => findStems(word).slice(0, 1)))) add(byStem, stem);
  }
  const findGroups = (form: string) => byWord.get(form) ?? byWord.get(removeArticle(form)) ?? byStem.get(form);
  return (forms) => {
    const known = forms.find((form) => findGroups(form) !== undefined);
    return known === undefined ? [] : [...new Set(findGroups(known)!.flat())].slice(0, maxRelated);
  };
}

// Folding the list takes some 30 ms, which the start of the server need not wait for.
let listed: RelatedWords | undefined;
let foldedCommonWords: ReadonlySet<string> | undefined;

/** The look-up in our own word list. */
export const relatedWords: RelatedWords = (forms) => (listed ??= createRelatedWords(wordGroups))(forms);

/** Returns whether nearly every text has a folded word, whatever it is about. */
export const isCommonWord = (word: string): boolean =>
  (foldedCommonWords ??= new Set(commonWords.flatMap(splitWords))).has(word);
