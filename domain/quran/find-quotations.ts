/**
 * Finds what readers take for a verse with its reference in a text as it is shown: ornate brackets, followed by two
 * numbers with a colon between them, or after such numbers in a bracket (decision 034).
 */
import { normalizeText } from '../text/normalize.ts';
import { readReference } from './quotations.ts';
import { isSurahName } from './surah-names.ts';
import type { VerseRange } from './surahs.ts';

/** `words` is the text between the brackets; `verses` is undefined where no such verses exist. */
export type Quotation = { words: string; reference: string; verses: VerseRange | undefined };

const bracket = /[﴿﴾]/;
/** How much of the text beside a verse is searched for its reference, in characters. */
const maxBeside = 400;
/** The longest name before the numbers of a reference, in characters. */
const maxName = 60;

/**
 * Yields the quotations with a reference in a text, one line per paragraph, in time proportional to its length. Either
 * ornate bracket may be the second one. Where the paragraphs are joined, a text does not tell to what a reference
 * before a verse belongs, except at its beginning.
 */
export function* findQuotations(text: string, options: { joined?: boolean } = {}): Generator<Quotation> {
  for (const quotation of findQuotationsInParts(text, options)) if (quotation) yield quotation;
}

/** Yields the same, and undefined between two brackets without a reference: a caller may let other work run there. */
export function* findQuotationsInParts(text: string, { joined = false } = {}): Generator<Quotation | undefined> {
  const written = text.split(bracket);
  const pieces = asRead(text).split(bracket);
  for (let index = 1; index < pieces.length - 1; index++) {
    const following = referenceAfter(pieces[index + 1]!);
    const reference = following?.reference ?? referenceBefore(pieces[index - 1]!, joined);
    // The reference of this verse is not that of the next one.
    if (following) pieces[index + 1] = pieces[index + 1]!.slice(following.end);
    yield reference === undefined ? undefined : { words: written[index]!, reference, verses: readReference(reference) };
  }
}

/** Returns what equal quotations share. */
export const nameQuotation = ({ words, reference }: Quotation): string => `${words}﴾${reference}`;

/**
 * Returns whether a text that is shown has a verse with a reference that none of the texts gives to it of which it is
 * made: where a reference is cut, or that of another verse stands before it. The texts were checked, one line each.
 */
export function addsQuotation(shown: string, madeOf: readonly string[]): boolean {
  if (!bracket.test(shown)) return false;
  // A bracket of which the first half is cut off is read as one.
  const quotations = [shown, `(${shown}`].flatMap((text) => [...findQuotations(text)]);
  if (quotations.length === 0) return false;
  const own = new Set(madeOf.flatMap((text) => [...findQuotations(text, { joined: true })].map(nameQuotation)));
  return quotations.some((quotation) => !own.has(nameQuotation(quotation)));
}

/** Does so for a part of a text that is shown below a title; what both together show was checked. */
export const addsQuotationBelow = (title: string, part: string, whole: string): boolean =>
  addsQuotation(`${title}\n${part}`, [title, whole, `${title}\n${whole}`]);

/** Returns the reference at the beginning of a text, and where it ends; undefined where other words come first. */
const referenceAfter = (text: string): Reference | undefined => readNumbers(text.slice(0, maxBeside));

/** The most words that a reference has with its name. */
const maxWords = 20;

/** The number of a printed verse, which is not shown before it. */
const leadingNumber = /^[\s.,:;،؛]{0,9}﴿[\s\p{Nd}]{0,20}﴾[\s.,:;،؛]{0,9}/u;

/**
 * Returns a text without references and numbers of verses at its beginning. A reader would take one for that of a verse
 * which is shown before the text, but does not stand before it where it is written.
 */
export function removeLeadingReference(text: string): string {
  let rest = text;
  for (let words = 0; ; words += 1) {
    if (leadingNumber.test(rest)) {
      rest = rest.replace(leadingNumber, '');
      continue;
    }
    if (!referenceAfter(asRead(rest.slice(0, maxBeside)))) return rest;
    const space = rest.search(/\s\S/);
    if (space < 0 || words === maxWords) return '';
    rest = rest.slice(space + 1);
  }
}

const lastBracket = /\p{Ps}([^\p{Ps}\p{Pe}]{0,100})\p{Pe}([^\p{L}\p{N}]{0,9})$/u;

/**
 * Returns the reference in a bracket at the end of a text; undefined for any other text. At the end of a paragraph of
 * words it belongs to these, not to the verse in the next paragraph.
 */
function referenceBefore(text: string, joined: boolean): string | undefined {
  if (!text.includes(':')) return undefined;
  const end = text.slice(-maxBeside);
  const found = lastBracket.exec(end);
  if (!found) return undefined;
  const [, inside = '', signs = ''] = found;
  const line = end.slice(end.lastIndexOf('\n', found.index) + 1, found.index);
  if ((joined || signs.includes('\n')) && /[\p{L}\p{N}]/u.test(line)) return undefined;
  const numbered = readNumbers(inside);
  return numbered && !/[\p{L}\p{N}]/u.test(inside.slice(numbered.end)) ? numbered.reference : undefined;
}

const numbers =
  /(?<!\p{Nd})(\p{Nd}[\p{Nd}\s]{0,9})[^\p{L}\p{N}:]{0,9}:[^\p{L}\p{N}]{0,9}(?!00(?!\p{Nd}))(\p{Nd}{1,9})(?:\s{0,3}-[-\s]{0,3}(\p{Nd}{1,9}))?/u;

type Reference = { reference: string; end: number };

/** Returns the first two numbers of a text, if they are a reference, and where they end. */
function readNumbers(text: string): Reference | undefined {
  if (!text.includes(':')) return undefined;
  const found = numbers.exec(text);
  if (!found) return undefined;
  const [whole, surah = '', from = '', to] = found;
  const number = surah.replace(/\s/g, '');
  if (!leadsToReference(text.slice(0, found.index), Number(number))) return undefined;
  return { reference: `${number}:${from}${to === undefined ? '' : `-${to}`}`, end: found.index + whole.length };
}

/**
 * Returns whether what stands between a bracket and two numbers makes them its reference: no letters, or a name in a
 * bracket, or the name of the surah.
 */
function leadsToReference(between: string, surah: number): boolean {
  const first = between.search(/\p{L}/u);
  if (first < 0) return true;
  // An apostrophe in a word closes nothing.
  const name = between.slice(first).replace(/(?<=\p{L})[’'](?=\p{L})/gu, '');
  if (name.length > maxName) return false;
  const opened =
    between
      .slice(0, first)
      .match(/[\p{Ps}\p{Pi}\p{Pe}\p{Pf}]/gu)
      ?.at(-1) ?? '';
  if (/\p{Ps}/u.test(opened) && !/\p{Pe}/u.test(name)) return true;
  if (/\p{Pi}/u.test(opened) && !/[\p{Pe}\p{Pf}]/u.test(name)) return true;
  return !/\p{N}/u.test(name) && isSurahName(name, surah);
}

/** What looks like a colon in some script, and has no compatibility form that is one. */
const colons = /[\p{Mc}\u2801-\u28ff∶∷꞉ː˸׃։܃܄፡፥፦᛬᠃᠉༔⁚⁝⋮⦂⸬ꓽ︰]/gu;
/** Invisible characters, marks on letters, and signs that fonts show as nothing. */
const unseen = /\ufeff|(?!\s)[\p{M}\p{C}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
/** Letters that readers of our languages take for signs. */
const strangeLetters = /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}|[\u01c0-\u01c3]/gu;
/** Such letters beside a digit are taken for digits; which one is not known, so no reference with them is right. */
const strangeDigits =
  /(?<=\p{Nd})(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}|(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}(?=\p{Nd})/gu;
const raisedDigits = /[\u00b2\u00b3\u00b9\u2070-\u209c]+/g;
/** Spaces within a number that are hardly seen. */
const narrowSpaces = /(?<=\p{Nd})[\u2004-\u200a\u202f\u205f]+(?=\p{Nd})/gu;
/**
 * Numbers with one sign between them, in a bracket of their own. Dashes, commas, slashes and the like are not taken for
 * a colon: people write them between the numbers of verses, notes, volumes and pages.
 */
const otherSign =
  /(\p{Ps}\s?\p{Nd}{1,3})\s?(?![\p{Pd}\p{Ps}\p{Pe},،;؛/⁄&+%٪])[\p{P}\p{S}]\s?(\p{Nd}{1,3}(?:\s?-\s?\p{Nd}{1,3})?\s?\p{Pe})/gu;

/** Signs of other scripts between two numbers; dashes, commas and what else people write there excepted. */
const strangeSign = /(?<=\p{Nd}\s?)(?![\0-\x7f\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}،؛٪٫٬۔…⁄×÷−•])[\p{P}\p{S}](?=\s?\p{Nd})/gu;
/** A full stop with a second dot above it. */
const dotted = /[.․。][\u0300-\u036f]{1,9}/gu;
/** Circled and other digits without a simple form: the first and the last of each row, and its first number. */
const digitRows = [
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x2776, 0x277f, 1],
  [0x24f5, 0x24fe, 1],
  [0x24eb, 0x24f4, 11],
  [0x24ff, 0x24ff, 0],
] as const;
const rowedDigits = /[\u2776-\u2793\u24eb-\u24ff]/g;

function toDigit(sign: string): string {
  const code = sign.charCodeAt(0);
  const row = digitRows.find(([first, last]) => first <= code && code <= last);
  return row ? String(code - row[0] + row[2]) : sign;
}

/** Letters that look like digits, beside one. */
const letterDigits = /(?<=\p{Nd})[lIOo]|[lIOo](?=[lIOo]?\p{Nd})/gu;

/** Only these, since a letter may unfold to 18. */
const foldedSigns = /(?:(?![\0-\x7f﴾﴿])[\p{N}\p{P}\p{Sm}\p{Sk}])+/gu;

/** Returns a text as readers take it: without what is not seen, its signs in their simplest forms, in Latin digits. */
const asRead = (text: string): string =>
  text
    .replace(dotted, ':')
    .replace(colons, ':')
    .replace(rowedDigits, toDigit)
    // A note, not a number of the reference beside it.
    .replace(raisedDigits, ' ')
    .replace(narrowSpaces, '')
    .replace(foldedSigns, (signs) => normalizeText(signs, 'NFKC'))
    .replace(unseen, '')
    .replace(strangeDigits, '0')
    .replace(strangeLetters, '')
    .replace(/[\s\u2800]+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(letterDigits, (letter) => (/[Oo]/.test(letter) ? '0' : '1'))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(strangeSign, ':')
    .replace(otherSign, '$1:$2');
