/** Words between ornate brackets, which readers take for the Quran wherever they stand (decision 034). */

/**
 * `words` is undefined where a bracket has no partner: ﴾ before ﴿, or one alone. `isAfterOther`: nothing but space is
 * between the words and other ones between brackets before them.
 */
export type Bracketed = { words: string | undefined; near: string; isAfterOther: boolean };

/** How much of the text beside a bracket without a partner is named, in characters. */
const maxNear = 40;

const alone = { words: undefined, isAfterOther: false };

/** Yields what stands between ornate brackets in a text, in time proportional to its length. */
export function* findBracketed(text: string): Generator<Bracketed> {
  let opened: number | undefined;
  let closed: number | undefined;
  for (const { 0: bracket, index } of text.matchAll(/[﴿﴾]/g)) {
    const isOpening = bracket === '﴿';
    if (isOpening !== (opened === undefined))
      yield { ...alone, near: text.slice(Math.max(0, index - maxNear), index + maxNear) };
    else if (!isOpening) {
      const words = text.slice(opened! + 1, index);
      yield { words, near: words, isAfterOther: closed !== undefined && text.slice(closed, opened).trim() === '' };
      closed = index + 1;
    }
    opened = isOpening ? index : undefined;
  }
  if (opened !== undefined) yield { ...alone, near: text.slice(opened, opened + maxNear) };
}
