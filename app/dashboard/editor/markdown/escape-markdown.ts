/** Escapes what Markdown would read as markup. */
import { joinLines } from '../../../../domain/text/join-lines.ts';

/** A verse in its brackets, with its reference where it has one: nothing within it is markup, nor may be escaped. */
const verse = /﴿[^﴿﴾\n]+﴾(?: \[\d+:\d+(?:-\d+)?\](?![(:[]))?/g;

/** Applies a function to everything but verses. */
function outsideVerses(text: string, escape: (part: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  for (const match of text.matchAll(verse)) {
    parts.push(escape(text.slice(done, match.index)), match[0]);
    done = match.index + match[0].length;
  }
  return parts.join('') + escape(text.slice(done));
}

/**
 * Escapes text within a line, as far as it needs it: `snake_case` and `a * b` remain readable. What this overlooks, as
 * it sees one piece of a paragraph only, `escapeAll` does.
 */
export const escapeMarkdown = (text: string): string =>
  outsideVerses(text, (part) => {
    const hasLink = /\][([]/.test(part);
    return part
      .replace(/\\(?=[!-/:-@[-`{-~]|$)|`|[*](?!\s)|(?<=\S)[*]|<(?=[a-z/!?])|&(?=#?\w+;)|~(?=~)|(?<=~)~/gi, '\\$&')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/[[\]]/g, hasLink ? '\\$&' : '$&');
  });

/** Escapes all signs that can be markup, and verses that are cut by markup. */
export const escapeAll = (text: string): string =>
  outsideVerses(text, (part) => part.replace(/[\\`*_[\]<&~!|]/g, '\\$&').replaceAll('﴿', '&#xfd3f;'));

/** Escapes the description or caption of a picture, in which nothing is markup. */
export const escapeLabel = (text: string): string => joinLines(text.replace(/[\\`*_[\]<&~"]/g, '\\$&'));

/** Escapes the beginning of a line that would begin a block of another kind. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|>|[-+=|:](?![\p{L}\p{N}])|\*(?=\s|$)|\[(?=[^\]]*\]:))/u, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** Returns a sign as an entity. Beside one, a delimiter opens and closes as if it stood beside a bracket. */
export const toEntity = (sign: string): string => `&#${sign.codePointAt(0)};`;

/** Returns an inline code span. */
export function writeCode(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1);
  const needsSpace = /^`|`$|^ .* $/.test(code) && code.trim() !== '';
  return needsSpace ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** Returns the length of the longest run of backticks. */
export const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** Returns the address of a link, which `safeAddress` has encoded, as it stands within the brackets. */
export const escapeAddress = (address: string): string => address.replace(/[()]|&(?=#?\w+;)/g, '\\$&');
