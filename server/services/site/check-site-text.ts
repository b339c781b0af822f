/** Checks staff's own texts that replace messages of the catalogue. */
import { compileSiteText, type Message } from '../../../locales/compile.ts';
import type { FieldProblem } from '../../../domain/errors.ts';

/** How placeholders are used: plainly, or as the number of a plural. */
type Uses = Map<string, Set<string>>;

/** Returns the placeholders of a message by name; throws where it is not an ICU message. */
export function findPlaceholders(message: string): Uses {
  const uses: Uses = new Map();
  const collect = (compiled: Message) => {
    for (const token of compiled) {
      if (typeof token === 'string') continue;
      const [name, kind = 'plain', forms] = token;
      uses.set(name, (uses.get(name) ?? new Set()).add(kind));
      if (typeof forms !== 'object' || forms === null) continue;
      // Without this form a plural would have no text for some numbers.
      if (!('other' in forms)) throw new Error(`{${name}} has no plural form "other".`);
      for (const form of Object.values(forms)) if (Array.isArray(form)) collect(form as Message);
    }
  };
  collect(compileSiteText(message));
  return uses;
}

/**
 * Returns own texts as an ICU message. Apostrophes are literal in them: the quoting of ICU, by which `l'{name}` would
 * lose its placeholder, is nothing that staff should need to know.
 */
export const toMessage = (text: string): string => text.replaceAll("'", "''");

/**
 * Returns a typed text as it is stored: on one line, without control characters and those that reorder letters; empty
 * for the catalogue's text.
 */
export function normalizeSiteText(typed: string): string {
  return (
    typed
      .replace(/[\t\n\r ]+/g, ' ')
      // Isolates from left to right stay: Arabic texts of the catalogue have them around numbers.
      .replace(/[\p{Cc}\u202a-\u202e\u2067\u2068]/gu, '')
      .trim()
  );
}

/** The entries of the menu share one line with the name of the site and the languages. */
const menuTextLimit = 30;

/** Returns the longest own text of a key, in characters: enough for another wording, too short to break the layout. */
export function getSiteTextLimit(key: string, originals: readonly string[]): number {
  const maxLength = Math.max(...originals.map((original) => original.length));
  return key.startsWith('nav.') ? Math.max(menuTextLimit, maxLength) : Math.max(80, 3 * maxLength);
}

/**
 * Returns the problem of an own text that replaces `original`: it must be an ICU message with exactly its placeholders.
 * A plural may become a plain placeholder, since not every language needs plurals; other arguments are refused.
 */
export function checkSiteText(text: string, original: string, max: number): FieldProblem | undefined {
  if (text.length > max) return { key: 'tooLong', max };
  const wanted = findPlaceholders(original);
  let used: Uses;
  try {
    used = findPlaceholders(toMessage(text));
  } catch {
    return { key: 'placeholderBroken' };
  }
  for (const name of used.keys()) if (!wanted.has(name)) return { key: 'placeholderUnknown', placeholder: `{${name}}` };
  for (const name of wanted.keys()) if (!used.has(name)) return { key: 'placeholderMissing', placeholder: `{${name}}` };
  const isKnown = ([name, kinds]: [string, Set<string>]) =>
    [...kinds].every((kind) => kind === 'plain' || wanted.get(name)?.has(kind));
  return [...used].every(isKnown) ? undefined : { key: 'placeholderBroken' };
}
