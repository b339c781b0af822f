/** The words of the public site as staff read and change them: those of the catalogue, and the association's own. */
import type { Localized } from '../model/localized.ts';

/** When something was changed, and by whom; the name is empty where nobody knows it any more. */
export type WordChange = { at: string; by: { _id: string; name: string } };

export type WordEntry = {
  /** The dotted path in the catalogue, such as `home.latestNews`. */
  key: string;
  /** Its first part: the page or piece of the site where the text shows. */
  group: string;
  catalogue: Localized;
  /** The own words of each language; empty where the catalogue's stand. */
  own: Localized;
  /** Names that stand for what is filled in while the page is made; own words must hold each of them. */
  placeholders: string[];
  /** Whether some words depend on a number. */
  plural: boolean;
  /** At most so many characters. */
  max: number;
  changed: WordChange | null;
};

/** A part of the site with how many of its texts there are, and how many of those have own words. */
export type WordGroup = { name: string; total: number; changed: number };

/** One wording that a text has had; empty for the catalogue's. */
export type WordVersion = WordChange & { language: keyof Localized; text: string };
