import { diffWords } from 'diff';
import type { Language } from '../../../../domain/model/localized.ts';

/** A stretch of a text: in both versions, or in one of them alone. */
export type Stretch = { text: string; in: 'both' | 'older' | 'newer' };

/** Texts without anything in common would take long: then the one simply stands for the other. */
const mostMs = 500;

/** The words by which two texts differ, as the rules of their language divide them. Spaces do not count. */
export function compareWords(older: string, newer: string, language: Language): Stretch[] {
  const found = diffWords(withFewSpaces(older), withFewSpaces(newer), {
    intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }),
    timeout: mostMs,
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
 * More of them in a row nobody wrote on purpose, and diffWords takes quadratic time for them: 100,000 spaces take eight
 * seconds.
 */
const mostSpaces = 40;

function withFewSpaces(text: string): string {
  return text.replace(/\s+/g, (run) => run.slice(0, mostSpaces));
}
