import { withoutArticle } from './arabic-forms.ts';
import { stemsOf } from './latin-forms.ts';
import { splitWords } from './split-words.ts';
import { commonWords, wordGroups } from './word-list.ts';

const foldedCommonWords = new Set(commonWords.flatMap(splitWords));

/** The folded words of each group, by each of them and by what is left of them without an ending. */
const groupsByWord = new Map<string, string[][]>();
const groupsByStem = new Map<string, string[][]>();
for (const group of wordGroups) {
  const words = [...new Set(group.flatMap(splitWords))];
  const add = (to: Map<string, string[][]>, key: string) => to.set(key, [...(to.get(key) ?? []), words]);
  for (const word of words) add(groupsByWord, word);
  for (const stem of new Set(words.flatMap((word) => stemsOf(word).slice(0, 1)))) add(groupsByStem, stem);
}

/** Returns whether nearly every text has a folded word, whatever it is about. */
export const isCommonWord = (word: string): boolean => foldedCommonWords.has(word);

const groupsOf = (form: string) =>
  groupsByWord.get(form) ?? groupsByWord.get(withoutArticle(form)) ?? groupsByStem.get(form);

/** Returns the words of the list that mean the same as the first of these forms which is in the list. */
export function relatedWords(forms: readonly string[]): string[] {
  const known = forms.find((form) => groupsOf(form) !== undefined);
  return known === undefined ? [] : [...new Set(groupsOf(known)!.flat())];
}
