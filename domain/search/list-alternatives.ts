import { parseQuery } from './parse-query.ts';
import type { SynonymFinder } from './synonyms.ts';

const maxAlternatives = 12;

/**
 * Returns a folded search term of the staff search and the other forms of it, as parts of words: none contains another
 * one, which finds all that it would find. `findSynonyms` returns the words that mean the same.
 */
export function listAlternatives(term: string, findSynonyms: SynonymFinder): string[] {
  if (!/^[\p{L}\p{N}]{3,}$/u.test(term)) return [term];
  const [parsed] = parseQuery(term, findSynonyms);
  // Parts of words are searched for: the short forms, which are no prefixes, would be parts of too many.
  const forms = (parsed?.exact === term ? parsed.forms : []).flatMap(({ text, isPrefix }) => (isPrefix ? [text] : []));
  const texts = [...new Set([term, ...forms])].slice(0, maxAlternatives);
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)));
}
