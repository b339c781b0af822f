/**
 * The rules for new passwords: long, not predictable, not about their owner (OWASP ASVS 5.0, 6.2; NIST SP 800-63B-4,
 * 3.1.1.2). No rules about kinds of characters. The server also checks the list of common passwords
 * (`server/services/accounts/passwords/common-passwords.ts`).
 */
import type { FieldProblem } from '../errors.ts';
import { normalizeText } from '../text/normalize.ts';

export const passwordMin = 12;
export const passwordMax = 200;

/** The most characters that NFKC makes of one. */
const maxGrowth = 18;
/** The fewest characters of a password in which each run counts as one. */
const minEffective = 6;
/** Shorter words of the owner are ignored. */
const minOwnerWord = 3;
/** The fewest letters of a password besides the words of its owner. */
const minOtherLetters = 4;
const minRun = 3;

/** Sequences of alphabets and keyboard rows. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
];

const adjacentKeys: ReadonlySet<string> = new Set(
  sequences.flatMap((sequence) =>
    [...sequence]
      .slice(1)
      .flatMap((character, index) => [`${sequence[index]}${character}`, `${character}${sequence[index]}`]),
  ),
);

/** Returns the form in which a password is checked and hashed: the same from every keyboard. */
export function normalizePassword(password: string): string {
  return normalizeText(password, 'NFKC');
}

/**
 * Returns the form in which passwords are compared: letters in lower case and without accents, and digits, without
 * other characters.
 */
export function foldPassword(password: string): string {
  return latinDigits(
    normalizeText(normalizePassword(password), 'NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
}

/** Replaces Arabic and Persian digits by 0 to 9. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Letters that people replace by a digit or a sign. */
const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns the texts from which a password may be derived: itself, itself without what comes before its first letter and
 * after its last, and that with letters for digits.
 */
export function listGuesses(password: string): string[] {
  const characters = [...password];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const bare = characters
    .slice(Math.max(0, characters.findIndex(isLetter)), characters.findLastIndex(isLetter) + 1)
    .join('');
  return [password, bare, bare.replace(/[0134579@$!]/g, (character) => letterFor[character] ?? character)]
    .map(foldPassword)
    .filter((text) => text !== '');
}

/** The passwords that are guessed first, here and elsewhere, folded; the long list is on the server. */
const commonGuesses: ReadonlySet<string> = new Set(
  [
    ...`
      password passwort qwerty qwertyuiop asdfgh asdfghjkl zxcvbn welcome admin administrator superadmin
      login letmein secret iloveyou sunshine princess football baseball superman batman monkey dragon
      master shadow michael hello whatever trustno freedom changeme default internet computer samsung
      muhammad mohamed mohammed ahmed islam quran alquran somalia somaliland hargeisa hargeysa burao burco
      furahasirta allahuakbar bismillah bismillahirrahmanirrahim alhamdulillah subhanallah astaghfirullah
      mashaallah inshaallah assalamualaikum assalamualeykum lailahaillallah
    `
      .trim()
      .split(/\s+/),
    'بسم الله',
    'بسم الله الرحمن الرحيم',
    'الحمد لله',
    'الحمد لله رب العالمين',
    'سبحان الله',
    'سبحان الله وبحمده',
    'الله أكبر',
    'لا إله إلا الله',
    'أستغفر الله',
    'ما شاء الله',
    'إن شاء الله',
    'السلام عليكم',
    'السلام عليكم ورحمة الله وبركاته',
    'صلى الله عليه وسلم',
    'كلمة المرور',
    'كلمة السر',
  ].map(foldPassword),
);

/** Words that identify the owner: the name, the email address, and names of the site. */
export type OwnerFacts = { name?: string; email?: string; site?: readonly string[] };

/** Returns the problem of a new password, if it has one; length is counted in characters (Unicode code points). */
export function findPasswordProblem(password: string, owner: OwnerFacts = {}): FieldProblem | undefined {
  if (password === '') return { key: 'required' };
  // Limits the work on long texts.
  if (password.length > passwordMax * maxGrowth) return { key: 'tooLong', max: passwordMax };
  const characters = [...normalizePassword(password)];
  // A ligature counts as the one character that was typed, whatever NFKC makes of it.
  if (Math.min(characters.length, [...password].length) < passwordMin) return { key: 'tooShort', min: passwordMin };
  if (characters.length > passwordMax) return { key: 'tooLong', max: passwordMax };
  const folded = characters.map((character) => latinDigits(character.toLowerCase()));
  if (isRepetition(folded) || countEffective(folded) < minEffective) return { key: 'predictablePassword' };
  if (isAboutOwner(password, owner)) return { key: 'personalPassword' };
  return listGuesses(password).some((text) => commonGuesses.has(text)) ? { key: 'commonPassword' } : undefined;
}

/** Returns whether a text repeats a shorter one that would be too short as a password. */
function isRepetition(characters: readonly string[]): boolean {
  const maxPeriod = Math.min(passwordMin - 1, Math.floor(characters.length / 2));
  for (let period = 1; period <= maxPeriod; period += 1) {
    if (characters.every((character, index) => index < period || character === characters[index - period])) return true;
  }
  return false;
}

/** Returns the number of characters when each run (`aaaa`, `4567`, `poiu`) counts as one. */
function countEffective(characters: readonly string[]): number {
  let count = 0;
  let run = 0; // characters of the current run
  const endRun = () => (count += run >= minRun ? 1 : run);
  for (const [index, character] of characters.entries()) {
    const before = characters[index - 1];
    if (before !== undefined && (before === character || adjacentKeys.has(before + character))) run += 1;
    else {
      endRun();
      run = 1;
    }
  }
  endRun();
  return count;
}

/** Returns whether a password consists almost only of its owner's words, and of digits. */
function isAboutOwner(password: string, { name = '', email = '', site = [] }: OwnerFacts): boolean {
  const texts = [name, email, email.split('@')[0] ?? '', ...site];
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{M}]/u)]).map(foldPassword));
  const folded = foldPassword(password);
  const isOwnerText = Array.from({ length: folded.length }, () => false);
  for (const word of words) {
    if (word.length < minOwnerWord) continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isOwnerText.fill(true, at, at + word.length);
  }
  const others = [...folded.matchAll(/\p{L}/gu)].filter(({ index }) => !isOwnerText[index]);
  return isOwnerText.includes(true) && others.length < minOtherLetters;
}

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Estimates the guesses that a password withstands, as a power of two: words count as words, not by their letters. */
function estimateBits(password: string): number {
  const pieces =
    normalizePassword(password)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*|\p{N}+|[^\p{L}\p{N}]+/gu) ?? [];
  let bits = 0;
  for (const piece of new Set(pieces)) {
    const { length } = [...piece];
    const effective = countEffective([...piece]);
    if (/^\p{L}/u.test(piece)) bits += isWord(piece) ? Math.min(4.5 * effective, 10 + length / 2) : 4.5 * effective;
    else bits += (/^\p{N}/u.test(piece) ? 2.5 : /^ +$/.test(piece) ? 0.5 : 3) * effective;
  }
  return bits;
}

/**
 * Returns whether letters could be a word and are not random: Latin letters need enough vowels; other scripts write
 * few.
 */
function isWord(letters: string): boolean {
  if (!/^[a-z]+$/.test(letters)) return true;
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  return letters.length > 2 && vowels / letters.length >= 0.2;
}

/** Returns how hard a password is to guess, in four steps; one with a problem is weak. */
export function rateStrength(password: string, owner: OwnerFacts = {}): Strength {
  if (findPasswordProblem(password, owner)) return 'weak';
  const bits = estimateBits(password);
  if (bits < 30) return 'weak';
  if (bits < 42) return 'fair';
  return bits < 56 ? 'good' : 'strong';
}
