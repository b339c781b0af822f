/** Telephone numbers as people write them, with the digits of any of the three languages. */

/**
 * Matches a telephone number within a text: it begins with a + or a 0, which excludes dates, years and amounts. Its
 * first group is the character before it.
 */
export const phoneInText =
  /(^|[^\d\u0660-\u0669+])((?:\+[1-9\u0661-\u0669](?:[ \u00a0-]?(?:\([\d\u0660-\u0669]{1,3}\)[ \u00a0-]?)?[\d\u0660-\u0669]){7,12}|[0\u0660]{1,2}[1-9\u0661-\u0669](?:[ \u00a0-]?[\d\u0660-\u0669]){7,8}))(?![\d\u0660-\u0669])/g;

const maxPhoneLength = 40; // characters
const minDigits = 6;

const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * Returns whether a text contains a telephone number: at least six digits, in at most 40 characters. Words beside them,
 * such as "WhatsApp", are allowed.
 */
export function isPhone(text: string): boolean {
  return text.length <= maxPhoneLength && toLatinDigits(text).replaceAll(/\D/g, '').length >= minDigits;
}

/** Returns the `tel:` address of a number (RFC 3966), without separators; of several numbers the first. */
export function phoneAddress(text: string): string {
  const [first = ''] = /\+?\d[\d\s().-]*/.exec(toLatinDigits(text)) ?? [];
  return `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
