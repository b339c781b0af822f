/** An invented translation of all verses, in the form of Tanzil's files. */
import { surahs } from '../../domain/quran/surahs.ts';

/** Returns the lines of a translation in which each verse is `word` with its reference, unless `texts` has another. */
export const translationLines = (word: string, texts: Readonly<Record<string, string>> = {}): string[] =>
  surahs.flatMap(({ number, verses }) =>
    Array.from({ length: verses }, (_, index) => {
      const reference = `${number}:${index + 1}`;
      return `${number}|${index + 1}|${texts[reference] ?? `${word} ${reference}`}`;
    }),
  );

export const translationFile = (word: string, texts?: Readonly<Record<string, string>>): string =>
  `${translationLines(word, texts).join('\n')}\n\n# A notice\n`;

/** The same, read. */
export const translation = (word: string): Map<string, string> =>
  new Map(translationLines(word).map((line) => [line.split('|', 2).join(':'), line.slice(line.lastIndexOf('|') + 1)]));
