/**
 * The shapes in which the demonstration content is written down. `picture` and `document` name files
 * of `db/seed/pictures` (see its manifest) and `db/seed/documents`.
 */
import type { Localized } from '../../domain/model/localized.ts';

/** A picture by its name in the manifest, and what it shows, for people who do not see it. */
export type SeedPicture = { name: string; alt: Localized };

export type SeedNews = {
  publishedAt: string; // YYYY-MM-DD
  picture: SeedPicture;
  title: Localized;
  description: Localized;
  content: Localized; // Markdown
};

export type SeedArticle = {
  publishedAt: string; // YYYY-MM-DD
  picture: SeedPicture;
  title: Localized;
  content: Localized; // Markdown
};

export type SeedProject = {
  status: 'ongoing' | 'completed' | 'not-started';
  startsOn: string | null; // YYYY-MM-DD
  endsOn: string | null;
  picture: SeedPicture;
  name: Localized;
  description: Localized; // Markdown
};

export type SeedReport = {
  createdAt: string; // YYYY-MM-DD, decides the order
  document: string; // file name in db/seed/documents
  picture: SeedPicture;
  title: Localized;
};
