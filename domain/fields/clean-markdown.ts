import { normalizeText } from '../text/normalize.ts';
import { cleanLetters } from './text.ts';

/**
 * Returns Markdown as it is stored: like any text, except that what is within the brackets of verses is left as it is.
 * NFC would reorder the marks of nearly every verse; their bytes are those of Tanzil.
 */
export function cleanMarkdown(text: string): string {
  const cleaned = cleanLetters(text);
  const parts: string[] = [];
  let done = 0;
  for (const { 0: verse, index } of cleaned.matchAll(/﴿[^﴿﴾]*﴾/g)) {
    parts.push(normalizeText(cleaned.slice(done, index), 'NFC'), verse);
    done = index + verse.length;
  }
  return (parts.join('') + normalizeText(cleaned.slice(done), 'NFC')).trim();
}
