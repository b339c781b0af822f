/**
 * The vowel signs of a letter, as one character, so that the signs of words are a string beside that of their letters
 * (decision 034): what is written must be in the text, and may be left out.
 */

/** Nothing is written on the letter: in a word without any signs, or in one with some. */
export const noSigns = '.';
export const noSign = ',';
/** In the text: whatever is written. */
export const anySigns = '.';

/** What the characters mean, by their place: a vowel, and whether the letter is doubled. */
const vowels = ['', 'none', 'a', 'u', 'i', 'an', 'un', 'in', 'silent'] as const;
type Vowel = (typeof vowels)[number];
const doublings = ['single', 'doubled', 'either'] as const;
type Doubling = (typeof doublings)[number];

const toCharacter = (vowel: Vowel, doubling: Doubling): string =>
  String.fromCharCode(0x41 + vowels.indexOf(vowel) * doublings.length + doublings.indexOf(doubling));
const fromCharacter = (character: string): { vowel: Vowel; doubling: Doubling } => {
  const place = character.charCodeAt(0) - 0x41;
  return { vowel: vowels[Math.floor(place / doublings.length)]!, doubling: doublings[place % doublings.length]! };
};

/** The King Fahd Complex writes an open tanween with signs of its own, and that before a ba as a vowel with a small meem. */
const vowelSigns: readonly (readonly [RegExp, Vowel])[] = [
  [/[\u06df\u06e0]/, 'silent'],
  [/[\u064b\u08f0\u0657]|\u064e.?[\u06e2\u06ed]/, 'an'],
  [/[\u064c\u08f1\u065e]|\u064f.?[\u06e2\u06ed]/, 'un'],
  [/[\u064d\u08f2\u0656]|\u0650.?[\u06e2\u06ed]/, 'in'],
  [/\u064e/, 'a'],
  [/\u064f/, 'u'],
  [/\u0650/, 'i'],
  [/[\u0652\u06e1]/, 'none'],
];
const shadda = '\u0651';
/** The most marks of a letter. */
const maxMarks = 8;

const vowelOf = (marks: string): Vowel => vowelSigns.find(([sign]) => sign.test(marks))?.[1] ?? '';

/** Returns the marks of the letter at a place in a word; for a hamza above or below a line or seat, all that stand there. */
export function marksAt(word: string, place: number): string {
  let start = place + 1;
  if (isMark(word[place]!)) {
    let seat = place - 1;
    while (seat > 0 && isMark(word[seat]!) && place - seat < maxMarks) seat -= 1;
    if (seats.includes(word[seat]!)) start = seat + 1;
  }
  let end = start;
  while (end < word.length && isMark(word[end]!) && end - start < maxMarks) end += 1;
  return word.slice(start, end);
}
const seats = ['ـ', 'ا', 'و', 'ي', 'ى'];
const isMark = (letter: string): boolean => /\p{M}/u.test(letter);

/** Returns the signs that are written on a letter, by its marks; `noSign` for none. */
export function writtenSigns(marks: string): string {
  const [vowel, isDoubled] = [vowelOf(marks), marks.includes(shadda)];
  return vowel === '' && !isDoubled ? noSign : toCharacter(vowel, isDoubled ? 'doubled' : 'single');
}

/**
 * Returns the signs that a letter of the text has, by its marks. `mayBeDoubled`: others write its shadda only sometimes, as
 * that of a letter which the one before it has become.
 */
export const ownSigns = (marks: string, mayBeDoubled: boolean): string =>
  toCharacter(vowelOf(marks) || 'none', mayBeDoubled ? 'either' : marks.includes(shadda) ? 'doubled' : 'single');

/** Returns whether signs of the text say that a letter is silent. */
export const isSilentSign = (own: string): boolean => fromCharacter(own).vowel === 'silent';

/** Returns whether the signs that are written on a letter are those of the text. */
export function agree(written: string, own: string): boolean {
  if (written === noSigns || written === noSign) return true;
  const { vowel, doubling } = fromCharacter(written);
  if (own === anySigns) return vowel !== 'silent';
  const of = fromCharacter(own);
  if (vowel !== '' && vowel !== of.vowel && !(vowel === 'none' && of.vowel === 'silent')) return false;
  return of.doubling === 'either' || doubling === of.doubling;
}
