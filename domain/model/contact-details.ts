import { normalizeText } from './normalize.ts';

/** The fewest digits that can be a telephone, merchant or account number; a year has four. */
const minDigits = 5;
const digits = /\p{Nd}/gu;
/** A digit, an email address or user name, or a web address. */
const inDetails = /[\p{Nd}@]|[\p{L}\p{Nd}]\.\p{L}{2}/u;
const inAddress = /@|[\p{L}\p{Nd}]\.\p{L}{2}/u;

/**
 * Returns the words of a text that can tell people where to call, write or pay: its numbers, email and web addresses;
 * '' where it has none. Numbers with separators are counted as one.
 */
export function contactDetails(text: string): string {
  const words = normalizeText(text, 'NFKC')
    .split(/\s/)
    .filter((word) => inDetails.test(word));
  const details = words.join(' ');
  return inAddress.test(details) || (details.match(digits)?.length ?? 0) >= minDigits ? details : '';
}
