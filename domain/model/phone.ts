/** Telephone numbers as people write them, with the digits of any of the three languages. */

const longestPhone = 40; // characters
const fewestDigits = 6;

const toLatinDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Whether a text can be called: at least six digits, in at most 40 characters. Words beside them, such as "WhatsApp", are no fault. */
export function isPhone(text: string): boolean {
  return text.length <= longestPhone && toLatinDigits(text).replaceAll(/\D/g, '').length >= fewestDigits;
}

/** The address that calls a number (RFC 3966), without what separates its digits; of several numbers the first. */
export function phoneAddress(text: string): string {
  const [first = ''] = /\+?\d[\d\s().-]*/.exec(toLatinDigits(text)) ?? [];
  return `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
