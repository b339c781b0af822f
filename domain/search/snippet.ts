import { joinLines } from '../text/join-lines.ts';
import { findLetterStart } from '../text/search-text.ts';
import { addsQuotation, addsQuotationBelow } from '../quran/find-quotations.ts';
import type { WrittenWordTest } from './term-matchers.ts';
import { locateWords } from './split-words.ts';

/** A piece of a shown text; `found`: it is a word that was searched for, shown in `<mark>`. */
export type SnippetPart = { text: string; found: boolean };

type Range = { from: number; to: number };

const snippetLetters = 160;
const lettersBefore = 50;
const verse = /﴿[^﴿﴾]*﴾(?: \[[^[\]]*\])?/g;
/**
 * A verse is shown whole, up to this length; up to the second one where it has the found word. The longest has 1,200.
 */
const maxVerse = 600;
const maxFoundVerse = 2_000;
/** A word is divided where a snippet would be longer by more letters. */
const maxWord = 60;

/** Returns a text in pieces, in which found words are apart. */
export function highlightWords(text: string, isFound: WrittenWordTest): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let end = 0;
  const add = (to: number, found: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), found });
    end = to;
  };
  for (const { from, to } of foundRanges(text, isFound)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/**
 * Returns about 160 letters around the first found word of the first text that has one, else the beginning of the
 * first text. A verse is in it whole, with the reference that it has in the text, or not at all. Nothing where it would
 * have that of the title above the snippet, or the verse of the title one of the text.
 */
export function makeSnippet(texts: Iterable<string>, isFound: WrittenWordTest, title = ''): SnippetPart[] {
  let beginning = '';
  for (const written of texts) {
    const text = joinLines(written);
    const first = foundRanges(text, isFound).next();
    if (!first.done) return cut(text, first.value, isFound, title);
    if (beginning === '') beginning = text;
  }
  return beginning === '' ? [] : cut(beginning, { from: 0, to: 0 }, isFound, title);
}

function* foundRanges(text: string, isFound: WrittenWordTest): Generator<Range> {
  for (const { written, from, to } of locateWords(text)) if (isFound(written)) yield { from, to };
}

function cut(text: string, found: Range, isFound: WrittenWordTest, title: string): SnippetPart[] {
  let { from, to } = windowAround(text, found);
  for (const { 0: words, index } of text.matchAll(verse)) {
    const end = index + words.length;
    const isCut = (at: number) => index < at && at < end;
    const hasFound = index <= found.from && found.to <= end;
    const isShown = words.length <= (hasFound ? maxFoundVerse : maxVerse);
    if (isCut(from)) from = isShown ? index : end;
    if (isCut(to)) to = isShown ? end : index;
  }
  if (to <= from) ({ from, to } = besideVerse(text, { from: to, to: from }));
  if (addsQuotation(text.slice(from, to), [text])) ({ from, to } = betweenBrackets(text, { from, to }, found));
  const piece = text.slice(from, to).trim();
  if (piece === '' || addsQuotationBelow(title, piece, text)) return [];
  const parts = highlightWords(piece, isFound);
  if (from > 0 && !piece.startsWith('…')) parts.unshift({ text: '… ', found: false });
  if (to < text.length && !piece.endsWith('…')) parts.push({ text: '\u00a0…', found: false });
  return parts;
}

/** Returns what is after a long verse, or before it where nothing is. */
function besideVerse(text: string, { from, to }: Range): Range {
  if (text.slice(to).trim() === '')
    return { from: Math.max(0, from - snippetLetters, text.lastIndexOf('﴾', from - 1) + 1), to: from };
  const next = text.indexOf('﴿', to);
  return { from: to, to: Math.min(text.length, to + snippetLetters, next < 0 ? text.length : next) };
}

/** Returns the part of a range around the found word that has no ornate brackets; nothing if the word is in a verse. */
function betweenBrackets(text: string, { from, to }: Range, found: Range): Range {
  const before = text.slice(from, found.from).search(/[﴿﴾][^﴿﴾]*$/);
  const after = text.slice(found.to, to).search(/[﴿﴾]/);
  const start = before < 0 ? from : from + before + 1;
  const isInVerse = (text.slice(0, start).match(/[﴿﴾]/g)?.length ?? 0) % 2 === 1;
  return isInVerse ? { from: found.from, to: found.from } : { from: start, to: after < 0 ? to : found.to + after };
}

/** Begins and ends between words. */
function windowAround(text: string, found: Range): Range {
  if (text.length <= snippetLetters) return { from: 0, to: text.length };
  const wanted = Math.max(0, Math.min(found.from - lettersBefore, text.length - snippetLetters));
  const before = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
  const from = wanted - before > maxWord ? findLetterStart(text, wanted) : before;
  const end = Math.max(found.to, from + snippetLetters);
  if (end >= text.length) return { from, to: text.length };
  const space = text.lastIndexOf(' ', end);
  return { from, to: space > found.to && end - space <= maxWord ? space : findLetterStart(text, end) };
}
