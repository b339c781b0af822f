/** Links to telephone numbers; apart from phone.ts, which the forms of visitors load. */
import { toLatinDigits } from './phone.ts';

/**
 * Matches a telephone number within a text: it begins with a + or a 0, which excludes dates, years and amounts. Its
 * first group is the character before it.
 */
export const phoneInText =
  /(^|[^\d\u0660-\u0669+])((?:\+[1-9\u0661-\u0669](?:[ \u00a0-]?(?:\([\d\u0660-\u0669]{1,3}\)[ \u00a0-]?)?[\d\u0660-\u0669]){7,12}|[0\u0660]{1,2}[1-9\u0661-\u0669](?:[ \u00a0-]?[\d\u0660-\u0669]){7,8}))(?![\d\u0660-\u0669])/g;

/** Returns the `tel:` address of a number (RFC 3966), without separators; of several numbers the first. */
export function phoneAddress(text: string): string {
  const [first = ''] = /\+?\d[\d\s().-]*/.exec(toLatinDigits(text)) ?? [];
  // The zero of `+252 (0)63` is dialled within the country only.
  return `tel:${first.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
}

/**
 * Returns the `tel:` address of a text that is one number with its country code; undefined for any other, also for a
 * number without it, which may be somebody else's in another country.
 */
export function internationalPhoneAddress(text: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(toLatinDigits(text))) return undefined;
  const address = phoneAddress(text).replace(/^tel:00/, 'tel:+');
  return /^tel:\+[1-9]\d{7,14}$/.test(address) ? address : undefined;
}
