import { readTextPicture } from '../media/text-pictures.ts';
import { cleanLetters } from '../fields/text.ts';
import type { ReadText } from '../model/localized.ts';
import { nameQuotations } from '../quran/quotations.ts';
import { findVideoId } from '../content/video-id.ts';

/** Enough for previews and descriptions: the beginning of a long text. */
const previewSourceLength = 4_000;

/**
 * Returns the beginning of a Markdown text as plain text without headings, tables, pictures and addresses of
 * videos, for previews and descriptions; in linear time.
 */
export const toPlainText = ({ text, lang }: ReadText): ReadText => ({
  text: nameQuotations(toPlainWords(text), text, lang),
  lang,
});

/** Returns the text that `toPlainText` makes, with the references of verses as they are written. */
export function toPlainWords(text: string): string {
  const lines = cutBeginning(text).split('\n');
  const sentences = lines.filter((line) => !/^\s{0,3}(?:#{1,6}\s|\||-{3}|={3})/.test(line));
  return (
    (sentences.some((line) => line.trim() !== '') ? sentences : lines)
      .map((line) => line.replace(/^\s{0,3}(?:(?:#{1,6}|>|[-*+]|\d{1,9}\.)\s+){1,4}/, ''))
      .filter((line) => !readTextPicture(line.trim()) && findVideoId(line.trim()) === undefined)
      .join('\n')
      // Before markup is removed: what remains may look like another number, as `&*#42;*` does.
      .replace(numbers, (_, hex?: string, decimal?: string) => keepSigns(decodeLetter(hex, decimal)))
      .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keepSigns(sign))
      .replace(/\\\n/g, '\n')
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/[*_`~]+/g, '')
      .replace(/[\ue021-\ue07e]/g, (kept) => String.fromCharCode(kept.charCodeAt(0) - privateUse))
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Characters that are written as numbers. */
const numbers = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Returns a text with the characters that are written as numbers. */
export const readNumbers = (text: string): string =>
  text.replace(numbers, (_, hex?: string, decimal?: string) => decodeLetter(hex, decimal));

/** The first character of a range that no text uses. */
const privateUse = 0xe000;

/** Returns a character that is written as a number or after a backslash; a sign as one that no markup is made of. */
const keepSigns = (letter: string) =>
  letter.replace(/[!-~]/g, (sign) => String.fromCharCode(privateUse + sign.charCodeAt(0)));

/** Returns the character of a number, as pages show it. */
function decodeLetter(hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code === 0 || code > 0x10ffff ? '\ufffd' : cleanLetters(String.fromCodePoint(code));
}

/** Returns the beginning of a text; a verse and its reference are not divided. */
function cutBeginning(text: string): string {
  if (text.length <= previewSourceLength) return text;
  const beginning = text.slice(0, previewSourceLength);
  const end = Math.max(beginning.lastIndexOf(' '), beginning.lastIndexOf('\n'));
  const cut = end > 0 ? beginning.slice(0, end) : beginning;
  const opened = cut.lastIndexOf('﴿');
  return opened > cut.lastIndexOf('﴾') ? cut.slice(0, opened) : cut;
}
