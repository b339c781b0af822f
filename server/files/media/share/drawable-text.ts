import { normalizeText } from '../../../../domain/text/normalize.ts';

/** Characters of a title that are drawn; titles are not longer. */
const maxLength = 300;

/** All but the characters of the fonts in this folder, into which `scripts/fonts.ts` puts the others. */
const notDrawable =
  /[^\u0020-\u007e\u00a0-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2212\u0600-\u0604\u0606-\u06ff\ufd3e\ufd3f\ufdfa\u200c-\u200f]/gu;

/**
 * Returns a text as a share picture can show it, in one line and without emoji, control characters and overrides of the
 * direction. Undefined where nothing is left, or where letters of another script would be missing.
 */
export function toDrawableText(text: string): string | undefined {
  const line = normalizeText(text.slice(0, maxLength), 'NFC').replace(/[\p{Cc}\p{Z}]+/gu, ' ');
  if ((line.match(notDrawable) ?? []).some((character) => /\p{L}/u.test(character))) return undefined;
  const drawn = line
    .replace(notDrawable, '')
    // Around a sign of the Quran that is not drawn, such as ﷽.
    .replace(/﴿\s*﴾/g, '')
    // No word has more marks on a letter; a stack of them would cover the picture.
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Joiners and direction marks alone are nothing to draw.
  return /^[\s\u200c-\u200f]*$/.test(drawn) ? undefined : drawn;
}

/** Returns all characters that can be drawn. */
export function listDrawableCharacters(): string {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  return all.filter((character) => !character.match(notDrawable)).join('');
}
