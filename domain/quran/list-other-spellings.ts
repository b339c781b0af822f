/** Words that others divide or write differently from the Uthmani text, beyond single letters (decision 034). */
import { replaceLetters, type Spelling } from './read-letters.ts';
import { noSign, noSigns, readWrittenSigns } from './vowel-signs.ts';

/** By the letters as `readLetters` returns them. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // One word here, two there.
  [/(?<=\||^)بعدما(?=\||$)/g, 'بعد|ما'],
  [/(?<=\||^)([وف]?)مالكم(?=\||$)/g, '$1ما|لكم'],
  [/(?<=\||^)(و?)ما(?=منآ?ا(?:\||$))/g, '$1ما|'],
  [/(?<=\||^)لوما(?=\||$)/g, 'لو|ما'],
  [/(?<=\||^)فما\|للذين(?=\||$)/g, 'فمال|الذين'],
  [/(?<=\||^)([وف]?)ما\|ل(?=ه(?:ا?ذا|ا?ؤلاh)(?:\||$))/g, '$1مال|'],
  [/(?<=\||^)أن\|لن(?=\|نج[عم])/g, 'ألن'],
  [/(?<=\||^)وأن\|لو(?=\||$)/g, 'وألو'],
  [/(?<=\||^)فإن\|لم(?=\|يستجيبوا\|لكم)/g, 'فإلم'],
  [/(?<=\||^)لكي\|لا(?=\||$)/g, 'لكيلا'],
  [/(?<=\||^)(ل?)كيلا(?=\|يكون)/g, '$1كي|لا'],
  [/(?<=\||^)(و?)مالي(?=\|)/g, '$1ما|لي'],
  [/(?<=\||^)(ف?)مما(?=\|(?:رزقناكم|ملكت))/g, '$1من|ما'],
  [/(?<=\||^)عما(?=\|نهوا)/g, 'عن|ما'],
  [/(?<=\||^)يا\|?ا?بن(?:\|أ|ؤ)م(?=\||$)/g, 'يبنؤم'],
  // Other letters.
  [/(?<=أيه)ا(?=\|(?:المؤمنون|الساحر|الثقلان)(?:\||$))/g, ''],
  [/(?<=\||^)بأيكم(?=\|المفتون)/g, 'بأييكم'],
  [/(?<=السو)hيs?(?=\||$)/g, 'أي'],
  [/(?<=\||^)(وال)ل?(?=ذان\|يأتيانها)/g, 'وال'],
  [/(?<=\||^)الل(?=ذين\|[أا]ضل)/g, 'ال'],
  [/(?<=\||^)ا(?=ل[أا]يكة(?:\||$))/g, ''],
  [/(?<=\||^)لاتخذت(?=\||$)/g, 'لتخذت'],
  [/(?<=\||^)حاشا(?=\|لله(?:\||$))/g, 'حاش'],
  [/(?<=\||^)([وف]?كأي)(?=\|من\|)/g, '$1ن'],
  [/(?<=(?:\||^)ولا\|)يحيا(?=\||$)|(?<=(?:\||^)و)يحيا(?=\|من(?:\||$))/g, 'يحيي'],
  [/(?<=\||^)تتريs?(?=\||$)/g, 'تترا'],
  [/(?<=\||^)(و?(?:سعو|عتو))ا(?=\|(?:في\|[hآ]اياتنا\|معاجزين\|[أا]و|عتوا))/g, '$1'],
  [/(?<=\||^)([hآ])ات[اى]ني(?=\|الله)/g, '$1اتان'],
  [/(?<=م)س(?=يطر)/g, 'ص'],
  [/(?<=\|[اٱ]لخلق\||^)بصطة(?=\||$)/g, 'بسطة'],
  [/(?<=\||^)ويبصط(?=\||$)/g, 'ويبسط'],
  [/(?<=\||^)((?<!\|كان\||^كان\|)خط(?!أ\|كبيرا)|ملج(?!أ\|من)|متك|وط)أ(?=\||$)/g, '$1hا'],
  [/(?<=\||^)(?:أأ|ا[اأ])(?=عجمي)/g, 'hا'],
  // Old print puts the last hamza beside the letter that it stands on.
  [/(?<=(?:\||^)(?:[اٱ](?:مر|ستهز|لسي|لبار)|يبد|يستهز|قر|و?(?:أبر|هي|يهي|ينش)|وتبر|تبو|نب|ش[اs]?ط))يs?h(?=\||$)/g, 'ئ'],
  [/(?<=(?:\||^)[اٱ]لسي)h(?=\||$)/g, 'ئ'],
];

/**
 * Returns the spellings of letters, other than themselves, with words of the Uthmani text in place of others: with
 * “that not” as two words, as the text has it in some places, and as one, as in others.
 */
export function listOtherSpellings(spelled: Spelling): Spelling[] {
  if (hasVowelOnNoon(spelled)) return [];
  const replaced = replacements.reduce((text, [other, uthmani]) => replaceLetters(text, other, uthmani), spelled);
  const joined = joinThatNot(replaced);
  return [...new Map([replaced, joined].map((each) => [each.letters, each])).values()].filter(
    (each) => each.letters !== spelled.letters,
  );
}

/**
 * Returns the spelling with an open ta at the end of nouns that the text ends so in some places, and others with a
 * closed one; undefined where there are none. Not to be compared as a skeleton: plurals lack their alef there.
 */
export function spellWithOpenTa(spelled: Spelling): Spelling | undefined {
  const replaced = replaceLetters(spelled, closedTa, '$1ت');
  return replaced.letters === spelled.letters ? undefined : replaced;
}

const closedTa = /(?<=\||^)([وفبكل]{0,3}(?:رحم|نعم|سن|امرأ|جن|شجر|كلم|بقي|قر|فطر|لعن(?=ة\|الله)|معصي|ابن|بين))ة(?=\|)/g;

/** Returns whether a noon that may be joined to a lam after it has a vowel, which makes another word of it. */
const hasVowelOnNoon = ({ letters, signs }: Spelling): boolean =>
  Array.from(letters.matchAll(noonBeforeLam)).some(({ index }) => ![noSign, noSigns, sukun].includes(signs[index]!));
const noonBeforeLam = /(?<=(?:\||^)[وف]?[أإ])ن(?=\|ل(?:ا|ن|و|م)(?:\||$))/g;

/**
 * Returns the spelling with “that not” as one word, with the letter that only this meaning has there
 * (encode-verses.ts). The lam has a shadda only where it is one word.
 */
function joinThatNot(spelled: Spelling): Spelling {
  const { letters, signs } = replaceLetters(spelled, thatNot, '$1أnلا');
  const isFirstLam = (place: number) => letters[place] === 'ل' && letters[place - 1] === 'n';
  return {
    letters,
    signs: Array.from(signs, (sign, place) => (isFirstLam(place) && sign === fatha ? noSigns : sign)).join(''),
  };
}

const sukun = readWrittenSigns('\u0652');
const fatha = readWrittenSigns('\u064e');
const thatNot = /(?<=\||^)([وف]?)أن\|لا(?=\||$)/g;
