/**
 * What a new password must be: long, not predictable, not about its owner (OWASP ASVS 5.0, 6.2; NIST SP 800-63B-4,
 * 3.1.1.2). No rules about signs. Whether it is one of the commonest is asked on the server
 * (`server/services/common-passwords.ts`).
 */
import type { FieldProblem } from '../errors.ts';
import { normalizeText } from '../model/normalize.ts';

export const passwordMin = 12;
export const passwordMax = 200;

/** Signs whose compatibility forms are written out by NFKC grow at most so much. */
const mostGrowth = 18;
/** A password in which runs are counted as one sign must still have so many. */
const leastEffective = 6;
/** Own words shorter than this are no words to look for. */
const shortestSiteText = 3;
/** What must be left of a password besides the words of its owner, in letters. */
const leastBesideOwn = 4;
const shortestRun = 3;

/** Orders in which hands and alphabets run. */
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
    [...sequence].slice(1).flatMap((sign, index) => [`${sequence[index]}${sign}`, `${sign}${sequence[index]}`]),
  ),
);

/** The form in which a password is judged and hashed: the same on every keyboard. */
export function normalizePassword(password: string): string {
  return normalizeText(password, 'NFKC');
}

/** What a password is compared by: letters in lower case and without accents, digits, and no other sign. */
export function foldPassword(password: string): string {
  return latinDigits(
    normalizeText(normalizePassword(password), 'NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
}

/** Arabic and Persian digits as 0 to 9. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Letters for which people write a digit or a sign. */
const writtenFor: Readonly<Record<string, string>> = {
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
 * The texts that a guesser begins with to come to a password: itself, without what stands before its first letter and
 * after its last, and that with letters for digits.
 */
export function guessedFrom(password: string): string[] {
  const signs = [...password];
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  const bare = signs.slice(Math.max(0, signs.findIndex(isLetter)), signs.findLastIndex(isLetter) + 1).join('');
  return [password, bare, bare.replace(/[0134579@$!]/g, (sign) => writtenFor[sign] ?? sign)]
    .map(foldPassword)
    .filter((text) => text !== '');
}

/** What nearly every guesser tries first, here and elsewhere, folded; the long list is on the server. */
const triedFirst: ReadonlySet<string> = new Set(
  [
    ...'password passwort qwerty qwertyuiop asdfgh asdfghjkl zxcvbn welcome admin administrator superadmin login letmein secret iloveyou sunshine princess'.split(
      ' ',
    ),
    ...'football baseball superman batman monkey dragon master shadow michael hello whatever trustno freedom changeme default internet computer samsung'.split(
      ' ',
    ),
    ...'muhammad mohamed mohammed ahmed islam quran alquran somalia somaliland hargeisa hargeysa burao burco furahasirta'.split(
      ' ',
    ),
    ...'allahuakbar bismillah bismillahirrahmanirrahim alhamdulillah subhanallah astaghfirullah mashaallah inshaallah assalamualaikum assalamualeykum lailahaillallah'.split(
      ' ',
    ),
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

/** The words by which somebody is known: the name, the email address, and names of the site. */
export type OwnerFacts = { name?: string; email?: string; site?: readonly string[] };

/** The problem of a new password, if it has one; length is counted in characters (Unicode code points). */
export function passwordProblem(password: string, own: OwnerFacts = {}): FieldProblem | undefined {
  if (password === '') return { key: 'required' };
  // No longer text is worth the work.
  if (password.length > passwordMax * mostGrowth) return { key: 'tooLong', max: passwordMax };
  const signs = [...normalizePassword(password)];
  // A ligature is one sign that was typed, whatever it is written out to.
  if (Math.min(signs.length, [...password].length) < passwordMin) return { key: 'tooShort', min: passwordMin };
  if (signs.length > passwordMax) return { key: 'tooLong', max: passwordMax };
  const folded = signs.map((sign) => latinDigits(sign.toLowerCase()));
  if (isRepetition(folded) || countEffective(folded) < leastEffective) return { key: 'predictablePassword' };
  if (isAboutOwner(password, own)) return { key: 'personalPassword' };
  return guessedFrom(password).some((text) => triedFirst.has(text)) ? { key: 'commonPassword' } : undefined;
}

/** Whether a text is a shorter one written again and again, and that one is too short itself. */
function isRepetition(signs: readonly string[]): boolean {
  const longest = Math.min(passwordMin - 1, Math.floor(signs.length / 2));
  for (let period = 1; period <= longest; period += 1) {
    if (signs.every((sign, index) => index < period || sign === signs[index - period])) return true;
  }
  return false;
}

/** How many signs there are when each run (`aaaa`, `4567`, `poiu`) counts as one. */
function countEffective(signs: readonly string[]): number {
  let count = 0;
  let run = 0; // signs of the run that ends here
  const endRun = () => (count += run >= shortestRun ? 1 : run);
  for (const [index, sign] of signs.entries()) {
    const before = signs[index - 1];
    if (before !== undefined && (before === sign || adjacentKeys.has(before + sign))) run += 1;
    else {
      endRun();
      run = 1;
    }
  }
  endRun();
  return count;
}

/** Whether nearly nothing is left of a password beside its owner's words and digits. */
function isAboutOwner(password: string, { name = '', email = '', site = [] }: OwnerFacts): boolean {
  const texts = [name, email, email.split('@')[0] ?? '', ...site];
  const words = new Set(texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{M}]/u)]).map(foldPassword));
  const folded = foldPassword(password);
  const isOwn = Array.from({ length: folded.length }, () => false);
  for (const word of words) {
    if (word.length < shortestSiteText) continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isOwn.fill(true, at, at + word.length);
  }
  const others = [...folded.matchAll(/\p{L}/gu)].filter(({ index }) => !isOwn[index]);
  return isOwn.includes(true) && others.length < leastBesideOwn;
}

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** About how many tries a password withstands, as a power of two: words count as words, not by their letters. */
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
 * Whether letters could be a word: not a row of consonants, as made up by a machine. Other scripts write few vowels.
 */
function isWord(letters: string): boolean {
  if (!/^[a-z]+$/.test(letters)) return true;
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  return letters.length > 2 && vowels / letters.length >= 0.2;
}

/** How hard a password is to guess, in four steps; one with a problem is weak. */
export function rateStrength(password: string, own: OwnerFacts = {}): Strength {
  if (passwordProblem(password, own)) return 'weak';
  const bits = estimateBits(password);
  if (bits < 30) return 'weak';
  if (bits < 42) return 'fair';
  return bits < 56 ? 'good' : 'strong';
}
