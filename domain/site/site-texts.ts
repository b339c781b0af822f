/** The texts of the public site in the dashboard: those of the catalogue, and the association's own. */
import type { Localized } from '../model/localized.ts';

/** When something was changed, and by whom; the name is empty where it is unknown. */
export type SiteTextChange = { at: string; by: { _id: string; name: string } };

export type SiteTextEntry = {
  /** The dotted path in the catalogue, such as `home.latestNews`. */
  key: string;
  /** The first part of the key: the page or part of the site with the text. */
  group: string;
  catalogue: Localized;
  /** The association's own text of each language; empty where the catalogue's is used. */
  own: Localized;
  /** Placeholders, all of which own texts must contain. */
  placeholders: string[];
  /** Whether the text has a plural. */
  plural: boolean;
  /** The longest text, in characters. */
  max: number;
  changed: SiteTextChange | null;
};

/** A part of the site with the number of its texts, and of those with own texts. */
export type SiteTextGroup = { name: string; total: number; changed: number };

/** One version of a text; empty for the catalogue's. */
export type SiteTextVersion = SiteTextChange & { language: keyof Localized; text: string };

/** The latest versions, by language, of the texts that others saved since they were read. */
export type SiteTextConflicts = Partial<Localized<SiteTextVersion>>;
