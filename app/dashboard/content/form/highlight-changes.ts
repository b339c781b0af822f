import type { DiffSegment } from '../../text-comparison/compare-words.ts';

/** A part of a text, and whether it is missing from the other text. */
export type HighlightedSegment = { text: string; differs: boolean };

/**
 * Returns one of two compared texts exactly as written, with the words highlighted that the other lacks. The comparison
 * ignores spaces and line breaks, so each part is located by its letters.
 */
export function highlightChanges(
  text: string,
  segments: readonly DiffSegment[],
  side: 'older' | 'newer',
): HighlightedSegment[] {
  let at = 0;
  const highlighted = segments
    .filter((segment) => segment.in === 'both' || segment.in === side)
    .map((segment) => {
      const start = at;
      let letters = segment.text.replace(/\s/g, '').length;
      while (at < text.length && (letters > 0 || isSpace(text[at]))) {
        if (!isSpace(text[at])) letters -= 1;
        at += 1;
      }
      return { text: text.slice(start, at), differs: segment.in !== 'both' };
    });
  return [...highlighted, { text: text.slice(at), differs: false }].filter((segment) => segment.text !== '');
}

const isSpace = (letter: string | undefined) => letter !== undefined && /\s/.test(letter);
