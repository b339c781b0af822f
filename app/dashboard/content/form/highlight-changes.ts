import type { Stretch } from '../history/compare-words.ts';

/** A part of a text, and whether it is missing from the other text. */
export type MarkedStretch = { text: string; differs: boolean };

/**
 * Returns one of two compared texts exactly as written, with the words highlighted that the other lacks. The comparison
 * ignores spaces and line breaks, so each part is located by its letters.
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
