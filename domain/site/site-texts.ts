/** The texts of the public site as staff read and change them: those of the catalogue, and the association's own. */
import type { Localized } from '../model/localized.ts';

/** When something was changed, and by whom; the name is empty where nobody knows it any more. */
export type SiteTextChange = { at: string; by: { _id: string; name: string } };

export type SiteTextEntry = {
  /** The dotted path in the catalogue, such as `home.latestNews`. */
  key: string;
  /** Its first part: the page or piece of the site where the text shows. */
  group: string;
  catalogue: Localized;
  /** The own texts of each language; empty where the catalogue's stand. */
  own: Localized;
  /** Names that stand for what is filled in while the page is made; own texts must hold each of them. */
  placeholders: string[];
  /** Whether some words depend on a number. */
  plural: boolean;
  /** At most so many characters. */
  max: number;
  changed: SiteTextChange | null;
};

/** A part of the site with how many of its texts there are, and how many of those have own texts. */
export type SiteTextGroup = { name: string; total: number; changed: number };

/** One wording that a text has had; empty for the catalogue's. */
export type SiteTextVersion = SiteTextChange & { language: keyof Localized; text: string };
