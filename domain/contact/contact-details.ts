import { normalizeText } from '../text/normalize.ts';

/** The fewest digits that can be a telephone, merchant or account number; a year has four. */
const minDigits = 5;
/** Digits of any script, in circles too, and Chinese ones. */
const digits = /[\p{N}〇零一二三四五六七八九十]/gu;
/** A digit, an email address or user name, or a web address. */
const inDetails = /[\p{N}〇零一二三四五六七八九十@]|[\p{L}\p{N}]\.\p{L}{2}/u;
const inAddress = /@|[\p{L}\p{N}]\.\p{L}{2}/u;
/** What is not seen between letters, or only on them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/**
 * Returns the words of a text that can tell people where to call, write or pay: its numbers, email and web addresses;
 * '' where it has none. Numbers with separators are counted as one.
 */
export function findContactDetails(text: string): string {
  const words = normalizeText(text, 'NFKC')
    .replace(unseen, '')
    .replaceAll('。', '.')
    .split(/\s/)
    .filter((word) => inDetails.test(word));
  const details = words.join(' ');
  return inAddress.test(details) || (details.match(digits)?.length ?? 0) >= minDigits ? details : '';
}
