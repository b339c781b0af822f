import type { Localized } from '../model/localized.ts';

/** A place that shows a stored file: an item of a content type, a person (`users`), or the site itself (`site`, with the picture's own name as id). */
export type FileUse = {
  kind: string;
  id: string;
  /** The field of the item that names the file. */
  field: string;
  title: Localized;
  /** In the trash, from which it may come back. */
  inTrash: boolean;
};

/** Some of the places that use a file, and how many there are in all. */
export type FileUses = { uses: readonly FileUse[]; total: number };

/** What the places of the site itself are called, which are no items with a title. */
export const sitePlace: Localized = { en: 'The website itself', so: 'Shabakadda lafteeda', ar: 'الموقع نفسه' };
