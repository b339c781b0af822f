/**
 * The types of the demonstration content. `picture` and `document` are names of files in `demo/pictures` (see its
 * manifests) and `demo/documents`.
 */
import type { SeedPicture } from '../db/seed/pictures.ts';
import type { Localized } from '../domain/model/localized.ts';

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
  document: string; // file name in demo/documents
  picture: SeedPicture;
  title: Localized;
};
