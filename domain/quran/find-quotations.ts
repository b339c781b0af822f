/**
 * Finds what readers take for a verse with its reference: ornate brackets that are followed by two numbers with a colon
 * between them, however these are spelled (decision 034).
 */
import { videoOfAddress } from '../content/video-id.ts';
import { readTextPicture } from '../media/text-pictures.ts';
import { normalizeText } from '../model/normalize.ts';
import { foldForSearch } from '../model/search-text.ts';
import { exactQuotation, readReference } from './quotations.ts';
import { surahs, type VerseRange } from './surahs.ts';

/** `words` is the text between the brackets; `verses` is undefined where no such verses exist. */
export type Quotation = { words: string; reference: string; verses: VerseRange | undefined };

const openingEntity = /&#(?:0*64831|x0*fd3f);/gi;
const closingEntity = /&#(?:0*64830|x0*fd3e);/gi;
const bracket = /[﴿﴾]/;

/**
 * Yields the quotations with a reference in a text, in time proportional to its length: those that a page shows as one,
 * and those that look like one. Either bracket may be the second one. Some may be yielded twice.
 */
export function* findQuotations(text: string): Generator<Quotation> {
  for (const [, words = '', reference = ''] of text.matchAll(exactQuotation))
    yield { words, reference, verses: readReference(reference) };
  const decoded = text.replace(openingEntity, '﴿').replace(closingEntity, '﴾');
  if (!bracket.test(decoded)) return;
  yield* findInReading(decoded);
  const visible = withoutHidden(decoded);
  if (visible !== decoded) yield* findInReading(visible);
}

function* findInReading(text: string): Generator<Quotation> {
  const seen = new Set<string>();
  const pieces = text.split(bracket);
  for (const [index, piece] of pieces.entries()) {
    if (index === 0 || !/[\p{N}&]/u.test(piece)) continue;
    const words = pieces[index - 1]!;
    const pair = `${words}﴾${piece}`;
    if (seen.has(pair)) continue;
    seen.add(pair);
    const reference = referenceAfter(piece);
    if (reference !== undefined) yield { words, reference, verses: readReference(reference) };
  }
}

const numbers =
  /(?<!\p{Nd})(\p{Nd}[\p{Nd} ]{0,9})[^\p{L}\p{N}:]{0,9}:[^\p{L}\p{N}]{0,9}(?!00(?!\p{Nd}))(\p{Nd}{1,9})(?: {0,3}-[- ]{0,3}(\p{Nd}{1,9}))?/u;

/** Returns the reference that follows a bracket; undefined where other words stand between them. */
function referenceAfter(markdown: string): string | undefined {
  const shown = asShown(markdown);
  const found = numbers.exec(shown);
  if (!found) return undefined;
  const [, surah = '', from = '', to] = found;
  const number = surah.replaceAll(' ', '');
  if (!leadsToReference(shown.slice(0, found.index), Number(number))) return undefined;
  return `${number}:${from}${to === undefined ? '' : `-${to}`}`;
}

/** The longest name before a reference, in characters. */
const maxName = 60;
/** What stands before a reference without telling a surah. */
const nameWords = new Set([
  'q',
  'qs',
  'the',
  'holy',
  'noble',
  'quran',
  'koran',
  'quraan',
  'quraanka',
  'sura',
  'surah',
  'surat',
  'suurad',
  'suuradda',
  'aya',
  'ayah',
  'aayad',
  'aayadda',
  'verse',
  'verses',
  'قران',
  'القران',
  'سوره',
  'ايه',
  'الايه',
]);

/**
 * Returns whether what stands between a bracket and two numbers makes them its reference: no letters, or a name in a
 * bracket, or the name of the surah, or a link that shows nothing.
 */
function leadsToReference(between: string, surah: number): boolean {
  const first = between.search(/\p{L}/u);
  if (first < 0) return true;
  const before = between.slice(0, first);
  if (/\][([]/.test(before)) return true;
  const name = between.slice(first);
  if (name.length > maxName) return false;
  if (/[\p{Ps}\p{Pi}]/u.test(before) && !/[\p{Pe}\p{Pf}]/u.test(name)) return true;
  if (/\p{N}/u.test(name)) return false;
  const words = foldForSearch(name).match(/\p{L}+/gu) ?? [];
  const letters = words.join('');
  const names = Object.values(surahs[surah - 1]?.name ?? {}).map(withoutArticle);
  return words.every((word) => nameWords.has(word)) || names.some((one) => letters.includes(one));
}

/** Returns the letters of the name of a surah without its article, which people write in several ways. */
const withoutArticle = (name: string): string =>
  foldForSearch(name)
    .replace(/^(?:a[a-z]{1,2}-|ال)/, '')
    .replace(/\P{L}/gu, '');

const entities = new Map([
  ['lbrack', '['],
  ['lsqb', '['],
  ['lpar', '('],
  ['lbrace', '{'],
  ['lcub', '{'],
  ['rbrack', ']'],
  ['rsqb', ']'],
  ['colon', ':'],
  ['ratio', ':'],
  ['Colon', ':'],
  ['Proportion', ':'],
  ['vellip', ':'],
  ['hyphen', '-'],
  ['dash', '-'],
  ['minus', '-'],
  ['ndash', '-'],
  ['mdash', '-'],
  ['sup1', '1'],
  ['sup2', '2'],
  ['sup3', '3'],
]);

/** What looks like a colon in some script, and has no compatibility form that is one. */
const colons = /[∶∷꞉ː˸׃։܃܄ःઃ፡፥፦᛬᠃᠉៖༔᭝⁚⁝⋮⦂⸬ꓽ꛴︰]/gu;

/** Returns Markdown roughly as it is shown, without invisible characters, marks and emphasis, in Latin digits. */
function asShown(markdown: string): string {
  const decoded = markdown
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&(\w{1,30});/g, (_, name: string) => entities.get(name) ?? '');
  return normalizeText(decoded.replace(colons, ':'), 'NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[\u2800\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}*_~`>\\]/gu, (sign) => (sign === '\n' ? ' ' : ''))
    .replace(/\s/g, ' ');
}

const characterOf = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

/**
 * Returns a Markdown text without what no reader sees: addresses and names of links, their definitions, languages of
 * code, pictures and videos in a line of their own, the marks of lists.
 */
const withoutHidden = (text: string): string =>
  text
    .split('\n')
    .map(withoutHiddenMarks)
    .join('\n')
    .replace(/\](?:\((?![^\p{L}()]*[)&])[^()]*(?:\([^()]*\)[^()]*)?\)|\[(?!\d{1,9}\])[^[\]:]*\])/gu, '] ');

const blockMarks = /^(?:[ \t]{0,9}(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){1,24}/;

function withoutHiddenMarks(line: string): string {
  if (!/^[\s\d>*+[`~!<h-]/i.test(line)) return line;
  const content = line.replace(blockMarks, '');
  return isHidden(content.trim()) ? '' : content;
}

const isHidden = (line: string): boolean =>
  /^(?:`{3}|~{3}|\[[^[\]]{1,200}\]:)/.test(line) ||
  readTextPicture(line) !== undefined ||
  videoOfAddress(line.replace(/^<|>$/g, '')) !== undefined;
