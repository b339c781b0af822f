import type { Localized } from '../model/localized.ts';

/** A place that shows a stored file: an item of a content type, or a person (`users`). */
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
