/** A query for a person in what visitors have sent: by email address, phone number or name. */
import { isEmail } from '../contact/email.ts';
import { foldForSearch } from '../text/search-text.ts';

export type PersonQuery =
  | { by: 'email'; email: string }
  | { by: 'phone'; digits: string }
  /** All of these words are in the name. */
  | { by: 'name'; words: readonly string[] };

/** The longest query, in characters: an email address. */
export const maxPersonQuery = 254;
const minDigits = 7;

/** Reads a query for a person; undefined for one that is too short to identify anyone. */
export function readPersonQuery(text: string): PersonQuery | undefined {
  const query = text.trim().slice(0, maxPersonQuery);
  if (isEmail(query)) return { by: 'email', email: foldForSearch(query) };
  const digits = getDigits(query);
  if (!/\p{L}/u.test(query) && digits.length >= minDigits) return { by: 'phone', digits };
  const words = foldForSearch(query).split(' ').filter(Boolean);
  return words.join('').length >= 3 && /\p{L}/u.test(query) ? { by: 'name', words } : undefined;
}

/**
 * Returns the digits of a phone number without zeros before the country code or the local number: `+252 63 4` and
 * `00252 634` are the same.
 */
function getDigits(phone: string): string {
  return foldForSearch(phone).replaceAll(/\D/g, '').replace(/^0+/, '');
}

type Sender = { name: string; email: string; details: Readonly<Record<string, string>>; body: string };

/** Returns whether a message is from the person. One of the two phone numbers may lack the country code. */
export function isFrom(query: PersonQuery, { name, email, details }: Sender): boolean {
  if (query.by === 'email') return foldForSearch(email) === query.email;
  if (query.by === 'name') {
    const folded = foldForSearch(name).split(' ');
    return query.words.every((word) => folded.includes(word));
  }
  const digits = getDigits(details['phone'] ?? '');
  const [longer, shorter] = digits.length > query.digits.length ? [digits, query.digits] : [query.digits, digits];
  return shorter.length >= minDigits && longer.endsWith(shorter);
}

/** Returns whether a message contains the person's address or number. */
export function isAbout(query: PersonQuery, message: Sender): boolean {
  if (query.by === 'name') return false;
  const text = [message.name, message.email, message.body, ...Object.values(message.details)].join(' ');
  if (query.by === 'email') return foldForSearch(text).includes(query.email);
  return foldForSearch(text)
    .replaceAll(/[^\d\p{L}]/gu, '')
    .includes(query.digits);
}

/** Returns the query for the security log: masked, so that it is recognisable but does not identify the person. */
export function maskPerson(query: PersonQuery): string {
  if (query.by === 'phone') return `…${query.digits.slice(-2)}`;
  if (query.by === 'name') return query.words.map((word) => `${Array.from(word)[0]}…`).join(' ');
  const [local = '', host = ''] = query.email.split('@');
  return `${Array.from(local)[0]}…@${Array.from(host)[0]}…${host.slice(host.lastIndexOf('.'))}`;
}
