import { languages } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { takeBackIfRefused, type WrittenFiles } from '../../files/file-storage.ts';
import { getFileHash, type StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { MediaStore } from '../../store/files/media-store.ts';
import type { StorageQuota } from './storage-quota.ts';

/** A file whose bytes are stored, and which no record names yet. */
export type StoredUpload = { file: StoredFile; written: WrittenFiles };

/** Another request has added the same file meanwhile. */
class AddedMeanwhile extends Error {}

/**
 * Adds a file of the form field `field` to the media library, or removes its bytes again. Returns undefined where
 * another request has added the same file meanwhile: somebody may have pressed twice.
 */
export async function addFile(
  { mediaStore, quota }: { mediaStore: MediaStore; quota: StorageQuota },
  by: Staff,
  field: string,
  { file, written }: StoredUpload,
): Promise<StoredFile | undefined> {
  const insert = () =>
    mediaStore.insert(file, by, async (files) => {
      await quota.requireStill(by, new Map([[field, file]]), files);
      if (await isAdded(file, files)) throw new AddedMeanwhile();
      await written.rewriteRemoved(files);
    });
  try {
    await takeBackIfRefused(written, insert);
    return file;
  } catch (error) {
    if (error instanceof AddedMeanwhile) return undefined;
    throw error;
  }
}

/** Returns whether there is the same document, or the same picture with the same alternative texts. */
async function isAdded(file: StoredFile, files: FileStore): Promise<boolean> {
  const hash = getFileHash(file);
  if (file.kind === 'document') return (await files.findDocument(hash)) !== undefined;
  const copies = await files.findCopies(hash);
  return copies.some(({ alt }) => languages.every((language) => alt[language] === file.alt[language]));
}
