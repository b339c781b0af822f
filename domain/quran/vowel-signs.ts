/**
 * The vowel signs of a letter, as one character, so that the signs of words are a string beside that of their letters
 * (decision 034): what is written must be in the text, and may be left out.
 */

/** Nothing is written on the letter: in a word without any signs, or in one with some. */
export const noSigns = '.';
export const noSign = ',';
/** A sukun on the last letter of a quotation. */
export const paused = '=';
/** In the text: whatever is written. */
export const anySigns = '.';

/**
 * What the characters mean, by their place: a vowel, and whether the letter is doubled. `none` is a sukun, `bare` a
 * letter of the text without a vowel sign, `anb`, `unb` and `inb` a tanween before a ba, `anm`, `unm` and `inm` one with
 * the other small meem, `high` and `low` a small meem without a vowel sign, above or below, `meem` one with a sukun,
 * `alef` a waw or ya that is read as alef, `several` what no letter has.
 */
// prettier-ignore
const vowels = [
  '', 'none', 'bare', 'a', 'u', 'i', 'an', 'un', 'in', 'anb', 'unb', 'inb', 'anm', 'unm', 'inm', 'meem', 'high', 'low',
  'silent', 'alef', 'glide', 'several',
] as const;
type Vowel = (typeof vowels)[number];
const doublings = ['single', 'doubled', 'either'] as const;
type Doubling = (typeof doublings)[number];

const toCharacter = (vowel: Vowel, doubling: Doubling): string =>
  String.fromCharCode(0x41 + vowels.indexOf(vowel) * doublings.length + doublings.indexOf(doubling));
const fromCharacter = (character: string): { vowel: Vowel; doubling: Doubling } => {
  const place = character.charCodeAt(0) - 0x41;
  return { vowel: vowels[Math.floor(place / doublings.length)]!, doubling: doublings[place % doublings.length]! };
};

/** The King Fahd Complex writes an open tanween with signs of its own. */
const vowelSigns: readonly (readonly [RegExp, Vowel])[] = [
  [/[\u06df\u06e0]/, 'silent'],
  [/[\u064b\u08f0\u0657]/, 'an'],
  [/[\u064c\u08f1\u065e]/, 'un'],
  [/[\u064d\u08f2\u0656]/, 'in'],
  [/\u064e/, 'a'],
  [/\u064f/, 'u'],
  [/\u0650/, 'i'],
  [/[\u0652\u06e1]/, 'none'],
];
const meemAbove = '\u06e2';
const meemBelow = '\u06ed';
/**
 * What letters with a small meem have, above or below: before a ba it stands for a noon, also for that of a tanween,
 * which the King Fahd Complex then writes as a vowel. In the Tanzil text the other one makes a tanween open.
 */
const withMeem: Readonly<Record<string, Partial<Record<Vowel, Vowel>>>> = {
  [meemAbove]: { '': 'high', none: 'meem', a: 'anb', an: 'anb', u: 'unb', un: 'unb', in: 'inm' },
  [meemBelow]: { '': 'low', i: 'inb', in: 'inb', an: 'anm', un: 'unm' },
};
const anyVowelSign = /[\u064b-\u0650\u0652\u0656\u0657\u065e\u06df-\u06e1\u08f0-\u08f2]/g;
const shadda = '\u0651';
/** The most marks of a letter. */
const maxMarks = 8;

function readVowel(marks: string): Vowel {
  const isRepeated = marks.length > 1 && new Set(marks).size < marks.length;
  if (isRepeated || (marks.match(anyVowelSign)?.length ?? 0) > 1) return 'several';
  const vowel = vowelSigns.find(([sign]) => sign.test(marks))?.[1] ?? '';
  const [first, second] = [meemAbove, meemBelow].filter((meem) => marks.includes(meem));
  if (first === undefined) return vowel;
  return (second === undefined ? withMeem[first]![vowel] : undefined) ?? 'several';
}

const seats = ['ـ', 'ا', 'و', 'ي', 'ى'];
const isMark = (letter: string): boolean => /\p{M}/u.test(letter);
/** A small waw or ya, which stands only after the vowel that it makes long. */
const vowelOfSmall: Readonly<Record<string, string>> = { '\u06e5': '\u064f', '\u06e6': '\u0650' };
/** Marks on a line that are letters of their own. */
const isOwnLetter = /^\u0640\p{M}{0,8}?[\u0654\u0655\u06e5-\u06e7]/u;

/**
 * Returns the marks of the letter at a place in a word, also those on lines after it; for a hamza above or below a line
 * or seat, all that stand there.
 */
export function getMarks(word: string, place: number): string {
  let end = place + 1;
  if (isMark(word[place]!)) {
    let seat = place - 1;
    while (seat > 0 && isMark(word[seat]!) && place - seat < maxMarks) seat -= 1;
    if (seats.includes(word[seat]!)) end = seat + 1;
  }
  let marks = '';
  const first = end;
  for (; end < word.length; end += 1) {
    const sign = word[end]!;
    if (sign === 'ـ' ? isOwnLetter.test(word.slice(end, end + maxMarks + 2)) : !isMark(sign)) break;
    // No letter has so many: a vowel could hide behind them.
    if (end - first > 2 * maxMarks) return '\u064e\u064f';
    if (sign !== 'ـ') marks += sign;
  }
  const vowel = vowelOfSmall[word[end] ?? ''] ?? '';
  return marks.includes(vowel) ? marks : marks + vowel;
}

/** Returns the signs that are written on a letter, by its marks; `noSign` for none. */
export function readWrittenSigns(marks: string): string {
  if (marks === '') return noSign;
  const [vowel, isDoubled] = [readVowel(marks), marks.includes(shadda)];
  return vowel === '' && !isDoubled ? noSign : toCharacter(vowel, isDoubled ? 'doubled' : 'single');
}

/**
 * Returns the signs that are written on a letter after one with the signs `before`: a waw or ya with a sukun makes a
 * diphthong unless the vowel before it is written, as in the text where a long vowel has none.
 */
export const getSignsAfter = (before: string | undefined, letter: string, signs: string): string =>
  signs === sukun && before === noSign && 'ويى'.includes(letter) ? toCharacter('glide', 'single') : signs;
const sukun = toCharacter('none', 'single');
/** The signs of a waw or ya that is read as alef, as a small alef on it says, and of that small alef. */
export const readAsAlef = toCharacter('alef', 'single');
/** Returns whether a small alef may follow a waw or ya with these signs: a fatha, or a shadda alone. */
export const hasFatha = (signs: string): boolean => ['a', ''].includes(fromCharacter(signs).vowel);

/**
 * Returns the signs that a letter of the text has, by its marks. `mayBeDoubled`: others write its shadda only
 * sometimes, as that of a letter which the one before it has become.
 */
export function readOwnSigns(marks: string, mayBeDoubled = false): string {
  return toCharacter(
    readVowel(marks) || 'bare',
    mayBeDoubled ? 'either' : marks.includes(shadda) ? 'doubled' : 'single',
  );
}

/** Returns the signs that are written on a letter, whether it is doubled or not. */
export const withAnyDoubling = (written: string): string =>
  [noSigns, noSign, paused].includes(written) ? written : toCharacter(fromCharacter(written).vowel, 'either');

/** What others write for a vowel of the text. */
const alsoFor: Partial<Record<Vowel, readonly Vowel[]>> = {
  none: ['bare', 'silent', 'high'],
  an: ['anb', 'anm'],
  un: ['unb', 'unm'],
  in: ['inb', 'inm'],
  anm: ['an'],
  unm: ['un'],
  inm: ['in'],
  meem: ['high'],
  high: ['anb', 'unb', 'inm'],
  low: ['inb', 'anm', 'unm'],
  glide: ['none', 'silent'],
  alef: ['bare'],
};

/** Returns whether the signs that are written on a letter are those of the text. */
export function areSignsOfText(written: string, own: string): boolean {
  if (written === noSigns || written === noSign) return true;
  if (written === paused) return own !== readAsAlef;
  const { vowel, doubling } = fromCharacter(written);
  if (own === anySigns) return vowel !== 'silent';
  const of = fromCharacter(own);
  const isSame = vowel === of.vowel || vowel === '' || alsoFor[vowel]?.includes(of.vowel) === true;
  if (!isSame) return false;
  // With a tanween, at the end of a word, many leave out the shadda.
  const mayDiffer = [of.doubling, doubling].includes('either') || (doubling === 'single' && /^[aui]n/.test(vowel));
  return mayDiffer || doubling === of.doubling;
}
