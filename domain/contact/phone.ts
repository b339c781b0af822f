/** Telephone numbers as people write them, with the digits of any of the three languages. */

const maxPhoneLength = 40; // characters
const minDigits = 6;

/** Returns a text with its digits as those of English. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * Returns whether a text contains a telephone number: at least six digits, in at most 40 characters. Words beside them,
 * such as "WhatsApp", are allowed.
 */
export function isPhone(text: string): boolean {
  return text.length <= maxPhoneLength && toLatinDigits(text).replaceAll(/\D/g, '').length >= minDigits;
}
