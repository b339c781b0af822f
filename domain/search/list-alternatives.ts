import { readQuestion } from './read-question.ts';
import type { RelatedWords } from './related-words.ts';

/** Parts of words are looked up: shorter ones would be parts of too many. */
const minLetters = 4;
const maxAlternatives = 12;

/**
 * Returns a folded search term of the staff search and the other forms of it, as parts of words: none contains another
 * one, which finds all that it would find. `related` returns the words that mean the same.
 */
export function listAlternatives(term: string, related: RelatedWords): string[] {
  if (!/^\p{L}{3,}$/u.test(term)) return [term];
  const [word] = readQuestion(term, related);
  const forms = (word?.exact === term ? word.forms : []).flatMap(({ text }) =>
    text.length < minLetters ? [] : [text],
  );
  const texts = [...new Set([term, ...forms])].slice(0, maxAlternatives);
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}
