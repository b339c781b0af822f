import type { Localized } from '../model/localized.ts';

/** A use of a stored file: by an item of a content type, or a person (`users`). */
export type FileUse = {
  typeName: string;
  id: string;
  /** The field of the item that refers to the file. */
  field: string;
  title: Localized;
  /** In the trash, from which it may be restored. */
  inTrash: boolean;
  createdBy: string | null;
  /** Whether visitors see the item; undefined for a person. */
  isPublic: boolean | undefined;
};

/** Some uses of a file, and their total. */
export type FileUses = { uses: readonly FileUse[]; total: number };
