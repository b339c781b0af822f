/**
 * Words between ornate brackets, which readers take for the Quran wherever they stand, and the form in which they are
 * compared with its text (decision 034).
 */
import { normalizeText } from '../model/normalize.ts';

/** `words` is undefined where a bracket has no partner: ﴾ before ﴿, or one alone. */
export type Bracketed = { words: string | undefined; near: string };

/** How much of the text beside a bracket without a partner is named, in characters. */
const maxNear = 40;

/** Yields what stands between ornate brackets in a text, in time proportional to its length. */
export function* findBracketed(text: string): Generator<Bracketed> {
  let opened: number | undefined;
  for (const { 0: bracket, index } of text.matchAll(/[﴿﴾]/g)) {
    const isOpening = bracket === '﴿';
    if (isOpening === (opened === undefined)) {
      if (!isOpening) {
        const words = text.slice(opened! + 1, index);
        yield { words, near: words };
      }
      opened = isOpening ? index : undefined;
      continue;
    }
    yield { words: undefined, near: text.slice(Math.max(0, index - maxNear), index + maxNear) };
    opened = isOpening ? index : undefined;
  }
  if (opened !== undefined) yield { words: undefined, near: text.slice(opened, opened + maxNear) };
}

/** A waw or ya that is read as an alef: the Uthmani text has the small alef on it, other spellings an alef. */
const alefOnLetter = /[وى]\u0670(?=\p{M}*\p{L})/gu;
/** Letters that spellings of the same word have or lack, and the hamza. */
const spelledFreely = /[اأإآٱءؤئوىيیےۥۦ]/g;
const sameLetters: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ت'],
  [/ک/g, 'ك'],
  [/[ہھەۀۃ]/g, 'ه'],
];

/**
 * Returns the consonants of Arabic words, which are the same in every spelling: without vowels, hamzas, signs, spaces and
 * doubled letters. Undefined where the words have no Arabic letters, or letters of another script.
 */
export function consonantsOf(words: string): string | undefined {
  // The tatweel belongs to no script.
  const simple = normalizeText(words.replace(alefOnLetter, ''), 'NFKC').replaceAll('ـ', '');
  if (!/\p{Script=Arabic}/u.test(simple) || /(?!\p{Script=Arabic})\p{L}/u.test(simple)) return undefined;
  let consonants = simple.replace(spelledFreely, '').replace(/[^\p{L}]/gu, '');
  for (const [letters, one] of sameLetters) consonants = consonants.replace(letters, one);
  return consonants.replace(/(.)\1+/gu, '$1');
}
