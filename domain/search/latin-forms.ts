/** Other forms of folded words in Latin letters: Somali and English without endings, and other spellings. */

/** Somali endings of nouns, the longest first: articles, plurals, possessives. */
const somaliEndings = `
  ooyinkii ooyinka ooyinku ooyin yaashii yaasha yaashu yaal yadeenna yadii yada yadu adeeda adiisa adooda adeena
  kiisa keeda kooda keenna keena diisa deeda dooda tiisa teeda tooda adii ihii igii ihi igu ada adu iha iga aha
  kii gii hii tii dii dhii shii kan gan tan dan dha sha dhu shu ka ga ha ta da ku gu hu tu du yo o a i u
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);
/** Of verbs, and of nouns that are made of them. */
const verbEndings = ['inta', 'ista', 'idda', 'in', 'is', 'id', 'ay', 'tay', 'day', 'nay', 'een'];
const englishEndings = ['ings', 'ing', 'ers', 'ies', 'ed', 'er', 'es', 's', 'y', 'e'];

const endings = new Set([...somaliEndings, ...verbEndings, ...englishEndings]);

/** Returns whether a word may end with this, after another form of it. */
export const isLatinEnding = (text: string): boolean => endings.has(text);

/** Shorter beginnings are those of many other words. */
const minStem = 4;

/** Returns a folded word without endings, the longest beginning first; at most four. */
export function findStems(word: string): string[] {
  const stems = [...endings]
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStem)
    .map((ending) => word.slice(0, -ending.length));
  return [...new Set(stems)].toSorted((a, b) => b.length - a.length).slice(0, 4);
}

type Rule = readonly [from: RegExp, to: string];
/** Letters that writers exchange, as whole rules: the same sound is written alike within a word. */
const rules: readonly Rule[] = [
  [/([aeiou])\1/g, '$1'],
  [/kh/g, 'x'],
  [/kh/g, 'h'],
  [/x/g, 'kh'],
  [/x/g, 'h'],
  [/(?<![cdks])h(?!$)/g, 'x'],
  [/ee/g, 'ei'],
  [/ei|ai|ay|ey/g, 'ee'],
  [/dh/g, 'd'],
  [/([b-df-hj-np-tv-z])\1/g, '$1'],
  [/c/g, ''],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/q/g, 'k'],
  [/k(?!h)/g, 'q'],
  [/sh/g, 's'],
  [/d(?!h)/g, 'dh'],
];

/** Returns other spellings of a folded word, the nearest first, at most `max`. */
export function listLatinSpellings(word: string, max: number): string[] {
  const apply = (text: string) => rules.map(([from, to]) => text.replace(from, to));
  const once = [...new Set([...apply(word), ...doubleConsonants(word), ...longVowels(word)])].filter(
    (each) => each !== word,
  );
  const found = new Set(once);
  for (const each of once.slice(0, 6)) {
    if (found.size >= max) break;
    for (const twice of apply(each)) found.add(twice);
  }
  found.delete(word);
  return [...found].filter((each) => each.length >= 3).slice(0, max);
}

/** The word with each of its short vowels long, and with each of the consonants doubled that Somali doubles. */
const longVowels = (word: string): string[] => doubled(word, /(?<![aeiou])[aeiou](?![aeiou])/g).slice(0, 5);
const doubleConsonants = (word: string): string[] => doubled(word, /(?<=[aeiou])[bdglmnr](?=[aeiou])/g).slice(0, 4);

const doubled = (word: string, letter: RegExp): string[] =>
  Array.from(word.matchAll(letter))
    .filter(({ index }) => index > 0 && index < word.length - 1)
    .map(({ 0: found, index }) => word.slice(0, index) + found + word.slice(index));
