import { conflict, invalidFields } from '../../../domain/errors.ts';
import { getText, listMarkdownFields, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { allTypes } from '../../../domain/site/index.ts';
import type { Database } from '../database.ts';
import { createDocumentAccessStore } from '../files/document-access-store.ts';
import type { StoredFile } from '../files/file-row.ts';
import { createFileStore, type FileStore, type RequireRoom } from '../files/file-store.ts';
import { createTextFileStore } from '../files/text-file-store.ts';

/** What a change of an item does with files; `by` makes it at `updatedAt`. */
export type ItemFiles = {
  values: ItemValues;
  updatedAt: string;
  by: Staff;
  newFiles: readonly StoredFile[];
  requireRoom?: RequireRoom | undefined;
  /** Stored files that are used from now on, by field name. */
  reusedFiles?: ReadonlyMap<string, string>;
  /** Files that are taken out of the trash, by their ids. */
  restored?: readonly string[];
  /** The hashes of documents that the texts link to from now on: the change is refused where one is gone. */
  links?: ReadonlySet<string>;
  /** New alternative texts of stored pictures, by their id. */
  alts: ReadonlyMap<string, Partial<Localized>>;
};

/**
 * Stores the files of a changed item in the transaction that stores the item. Throws where a reused file or the
 * document of a new link was deleted.
 */
export async function storeItemFiles(
  transaction: Database,
  type: ContentType,
  id: string,
  change: ItemFiles,
): Promise<void> {
  const files = createFileStore(transaction);
  if (change.newFiles.length > 0) await change.requireRoom?.(files);
  for (const file of change.newFiles) await files.insert(file);
  await files.restoreAll(change.restored ?? []);
  for (const [name, fileId] of change.reusedFiles ?? []) await markUsed(files, type, name, fileId);
  for (const [fileId, alt] of change.alts) await files.setAlt(fileId, alt);
  const access = createDocumentAccessStore(transaction, allTypes);
  const linked = await createTextFileStore(transaction).record(type, id, change.values, (hashes) =>
    access.findLinkable(hashes, change.by, change.updatedAt, { type, id }),
  );
  requireLinks(type, change, linked);
}

/** Marks a file of a field as used; throws where it is gone. */
async function markUsed(files: FileStore, type: ContentType, name: string, id: string): Promise<void> {
  const kind = type.fields[name]?.kind === 'document' ? 'document' : 'picture';
  if (await files.markUsed(id, kind)) return;
  throw kind === 'picture' ? invalidFields({ [name]: { key: 'pictureDeleted' } }) : conflict();
}

function requireLinks(type: ContentType, { links, values }: ItemFiles, linked: ReadonlySet<string>): void {
  const gone = [...(links ?? [])].find((hash) => !linked.has(hash));
  if (gone === undefined) return;
  const problems = listMarkdownFields(type).flatMap((name) =>
    languages
      .filter((language) => getText(values, name)[language].includes(gone))
      .map((language) => [toTextKey(name, language), { key: 'textDocumentDeleted' as const, words: gone }]),
  );
  throw invalidFields(Object.fromEntries(problems));
}
