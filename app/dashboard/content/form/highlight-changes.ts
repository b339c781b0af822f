import type { Stretch } from '../history/compare-words.ts';

/** A stretch of a text, and whether the other text lacks it. */
export type MarkedStretch = { text: string; differs: boolean };

/**
 * One of two compared texts, exactly as it was written, with the words marked that the other lacks. The comparison
 * takes no account of spaces and line breaks, so each stretch is found again by the letters in it.
 */
export function highlightChanges(
  text: string,
  stretches: readonly Stretch[],
  side: 'older' | 'newer',
): MarkedStretch[] {
  let at = 0;
  const marked = stretches
    .filter((stretch) => stretch.in === 'both' || stretch.in === side)
    .map((stretch) => {
      const start = at;
      let letters = stretch.text.replace(/\s/g, '').length;
      while (at < text.length && (letters > 0 || isSpace(text[at]))) {
        if (!isSpace(text[at])) letters -= 1;
        at += 1;
      }
      return { text: text.slice(start, at), differs: stretch.in !== 'both' };
    });
  return [...marked, { text: text.slice(at), differs: false }].filter((stretch) => stretch.text !== '');
}

const isSpace = (letter: string | undefined) => letter !== undefined && /\s/.test(letter);
