import type { WordMatcher } from './lookups.ts';
import { locateWords } from './split-words.ts';

/** A piece of a shown text; `found`: it is a word that was searched for, shown in `<mark>`. */
export type SnippetPart = { text: string; found: boolean };

type Range = { from: number; to: number };

const snippetLetters = 160;
const lettersBefore = 50;
/** A verse is shown whole, up to this length. */
const verse = /﴿[^﴿﴾]*﴾(?: \[[^[\]]*\])?/g;
const maxVerse = 600;

/** Returns a text in pieces, in which found words are apart. */
export function markWords(text: string, matchers: readonly WordMatcher[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let end = 0;
  const add = (to: number, found: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), found });
    end = to;
  };
  for (const { from, to } of foundRanges(text, matchers)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/**
 * Returns about 160 letters around the first found word of the first text that has one, else the beginning of the
 * first text. A verse is in it whole or not at all.
 */
export function makeSnippet(texts: Iterable<string>, matchers: readonly WordMatcher[]): SnippetPart[] {
  let beginning = '';
  for (const written of texts) {
    const text = written.replace(/\s+/g, ' ').trim();
    const first = foundRanges(text, matchers).next();
    if (!first.done) return cut(text, first.value, matchers);
    if (beginning === '') beginning = text;
  }
  return beginning === '' ? [] : cut(beginning, { from: 0, to: 0 }, matchers);
}

function* foundRanges(text: string, matchers: readonly WordMatcher[]): Generator<Range> {
  for (const { folded, from, to } of locateWords(text))
    if (folded.some((word) => matchers.some(({ isFound }) => isFound(word)))) yield { from, to };
}

function cut(text: string, found: Range, matchers: readonly WordMatcher[]): SnippetPart[] {
  let { from, to } = windowAround(text, found);
  for (const { 0: words, index } of text.matchAll(verse)) {
    const end = index + words.length;
    const isCut = (at: number) => index < at && at < end;
    const isShown = words.length <= maxVerse || (index <= found.from && found.to <= end);
    if (isCut(from)) from = isShown ? index : end;
    if (isCut(to)) to = isShown ? end : index;
  }
  const piece = text.slice(from, to).trim();
  const parts = markWords(piece, matchers);
  if (from > 0) parts.unshift({ text: '… ', found: false });
  if (to < text.length) parts.push({ text: ' …', found: false });
  return parts;
}

/** Begins and ends between words. */
function windowAround(text: string, found: Range): Range {
  const isWhole = text.length <= snippetLetters;
  const wanted = isWhole ? 0 : Math.max(0, Math.min(found.from - lettersBefore, text.length - snippetLetters));
  const from = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const end = Math.max(found.to, from + snippetLetters);
  if (isWhole || end >= text.length) return { from, to: text.length };
  const space = text.lastIndexOf(' ', end);
  return { from, to: space > found.to ? space : end };
}
