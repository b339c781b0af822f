import { diffWords } from 'diff';
import type { Language } from '../../../domain/model/localized.ts';

/** A part of a text: in both versions, or in only one of them. */
export type DiffSegment = { text: string; in: 'both' | 'older' | 'newer' };

/** Texts without anything in common would take long: after this time, the whole text counts as replaced. */
const maxDuration = 500;

/** Returns the words by which two texts differ, segmented by the rules of their language. Spaces are ignored. */
export function compareWords(older: string, newer: string, language: Language): DiffSegment[] {
  const found = diffWords(withFewSpaces(older), withFewSpaces(newer), {
    intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }),
    timeout: maxDuration,
  });
  const whole = [
    { value: older, removed: true, added: false },
    { value: newer, removed: false, added: true },
  ];
  return (found ?? whole)
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({ text: value, in: added ? 'newer' : removed ? 'older' : 'both' }));
}

/**
 * Longer runs of spaces are not intentional, and diffWords takes quadratic time for them: 100,000 spaces take eight
 * seconds.
 */
const maxSpaces = 40;

function withFewSpaces(text: string): string {
  return text.replace(/\s+/g, (run) => run.slice(0, maxSpaces));
}
