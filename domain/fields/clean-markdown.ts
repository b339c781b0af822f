import { normalizeText } from '../model/normalize.ts';
import { cleanLetters } from './text.ts';

/**
 * A verse with its reference, such as `﴿…﴾ [2:183]`: its words, and the reference. Other spellings that a page shows in
 * the same way, such as `﴿…﴾&nbsp;*&#91;2:183]*`, are found too.
 */
export const quotationPattern =
  /﴿([^﴿﴾]*)﴾(?:[\s*_~\\]|&nbsp;)*(?:\[|&#0*91;|&#x0*5b;|&lbrack;|&lsqb;)[\s*_~\\]*(\d+:\d+(?:-\d+)?)[\s*_~\\]*(?:\]|&#0*93;|&#x0*5d;|&rbrack;|&rsqb;)/gi;

/**
 * Returns Markdown as it is stored: like any text, except that verses with a reference are left as they are. NFC would
 * reorder the marks of nearly every verse; their bytes are those of Tanzil.
 */
export function cleanMarkdown(text: string): string {
  const cleaned = cleanLetters(text);
  const parts: string[] = [];
  let done = 0;
  for (const match of cleaned.matchAll(quotationPattern)) {
    parts.push(normalizeText(cleaned.slice(done, match.index), 'NFC'), match[0]);
    done = match.index + match[0].length;
  }
  return (parts.join('') + normalizeText(cleaned.slice(done), 'NFC')).trim();
}
