import { removeArticle } from './arabic-forms.ts';
import { findStems } from './latin-forms.ts';
import { splitWords } from './split-words.ts';
import { stopWords, synonymGroups } from './word-list.ts';

/** Returns the words that mean the same as the first of these folded forms which is known. */
export type SynonymFinder = (forms: readonly string[]) => string[];

/** Of the synonyms of a word, as many are searched for: staff may write many lists that have the same word. */
const maxSynonyms = 50;

/** Creates the function that finds the synonyms of a word in groups of them; each of them may have an ending. */
export function createSynonymFinder(groups: readonly (readonly string[])[]): SynonymFinder {
  const byWord = new Map<string, string[][]>();
  const byStem = new Map<string, string[][]>();
  for (const group of groups) {
    const words = [...new Set(group.flatMap(splitWords))];
    const add = (to: Map<string, string[][]>, key: string) => {
      const known = to.get(key) ?? [];
      if (known.flat().length < maxSynonyms) to.set(key, [...known, words.slice(0, maxSynonyms)]);
    };
    for (const word of words) add(byWord, word);
    for (const stem of new Set(words.flatMap((word) => findStems(word).slice(0, 1)))) add(byStem, stem);
  }
  const findGroups = (form: string) => byWord.get(form) ?? byWord.get(removeArticle(form)) ?? byStem.get(form);
  return (forms) => {
    const known = forms.find((form) => findGroups(form) !== undefined);
    return known === undefined ? [] : [...new Set(findGroups(known)!.flat())].slice(0, maxSynonyms);
  };
}

// Folding the list takes some 30 ms, which the start of the server need not wait for.
let listed: SynonymFinder | undefined;
let foldedStopWords: ReadonlySet<string> | undefined;

/** Finds synonyms in our own word list. */
export const findListedSynonyms: SynonymFinder = (forms) => (listed ??= createSynonymFinder(synonymGroups))(forms);

/** Returns whether nearly every text has a folded word, whatever it is about. */
export const isStopWord = (word: string): boolean =>
  (foldedStopWords ??= new Set(stopWords.flatMap(splitWords))).has(word);
