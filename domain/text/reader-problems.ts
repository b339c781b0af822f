import { findTextPictures } from '../media/text-pictures.ts';

/** What would hurt the readers of a Markdown text, and the words in which it is. */
export type TextProblem = { words: string } & (
  | { key: 'skippedHeading' | 'vagueLink' | 'verseWithoutReference' }
  /** `place`: among the pictures of the text, from 0. */
  | { key: 'undescribedTextPicture'; place: number }
);

const maxWords = 60; // characters
/** Enough for a list that is read; further problems are found once these are mended. */
const maxProblems = 5;

const heading = /^ {0,3}(#{1,6})[ \t](.*)$/;
const linkLabel = /\[([^[\]]{1,40})\]\(/g;
/** A verse in its brackets; a part of one has a reference that was written by hand. */
const verseWithoutReference = /﴿([^﴿﴾]*)﴾(?! ?[[(])/g;

/** Labels that tell nothing to somebody who hears only the links of a page. */
const vagueLabels = new Set(
  [
    'here, click here, this, link, this link, read more, more',
    'halkan, riix halkan, kan, linkigan, xiriirkan, akhri, wax badan',
    'هنا, اضغط هنا, انقر هنا, من هنا, الرابط, هذا الرابط, رابط, المزيد, اقرأ المزيد',
  ].flatMap((labels) => labels.split(', ')),
);

/** Finds what would hurt readers of a Markdown text, in linear time; at most five problems. */
export function findTextProblems(text: string): TextProblem[] {
  return [
    ...findSkippedHeadings(text),
    ...findVagueLinks(text),
    ...findUndescribedPictures(text),
    ...findVersesWithoutReference(text),
  ].slice(0, maxProblems);
}

/** The title of the page is above all headings of a text, which begin with level 2. */
function* findSkippedHeadings(text: string): Generator<TextProblem> {
  let level = 1;
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, signs = '', words = ''] = isCode ? [] : (heading.exec(line) ?? []);
    if (signs === '') continue;
    const found = Math.max(2, signs.length);
    if (found > level + 1) yield { key: 'skippedHeading', words: shorten(words) };
    level = found;
  }
}

function* findVagueLinks(text: string): Generator<TextProblem> {
  for (const [, label = ''] of text.matchAll(linkLabel))
    if (
      vagueLabels.has(
        label
          .replace(/[*_.!:…]/g, '')
          .trim()
          .toLowerCase(),
      )
    )
      yield { key: 'vagueLink', words: label };
}

/** Names each by its caption or its place among the pictures of the text. */
function* findUndescribedPictures(text: string): Generator<TextProblem> {
  let place = 0;
  for (const { alt, caption } of findTextPictures(text)) {
    if (alt.trim() === '')
      yield { key: 'undescribedTextPicture', words: caption === '' ? String(place + 1) : shorten(caption), place };
    place += 1;
  }
}

function* findVersesWithoutReference(text: string): Generator<TextProblem> {
  for (const [, words = ''] of text.matchAll(verseWithoutReference))
    if (words.trim() !== '') yield { key: 'verseWithoutReference', words: shorten(words) };
}

function shorten(words: string): string {
  const whole = words.trim();
  return whole.length > maxWords ? `${whole.slice(0, maxWords).trimEnd()}…` : whole;
}
