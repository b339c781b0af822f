import { invalidFields, type FieldProblem } from '../../../domain/errors.ts';
import { maxPictureBytes } from '../../../domain/fields/picture.ts';
import { middle } from '../../../domain/media/focal-point.ts';
import { smallestFile } from '../../../domain/media/storage-use.ts';
import { createEmptyLocalized, languages, type Localized } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { hashContent } from '../../files/hash-content.ts';
import {
  noWrittenFiles,
  reportDiskFull,
  writeFiles,
  type FileStorage,
  type WrittenFiles,
} from '../../files/file-storage.ts';
import { readableFileName } from '../../../domain/media/file-name.ts';
import type { UnrecordedFiles } from '../../files/unrecorded-files.ts';
import type { EncodedPicture, PictureOptions } from '../../files/media/media-jobs.ts';
import type { MediaProcess } from '../../files/media/media-process.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';

/** A picture that is not stored yet. */
export type NewPicture = { encoded: EncodedPicture; fileName: string; alt: Localized };

/** Either new, or a stored one with the same bytes and alternative texts that do not conflict. */
export type PreparedPicture = NewPicture | { alreadyStored: StoredFile };

/** Returns whether a prepared picture is one that is stored already. */
export function isStoredAlready(picture: PreparedPicture): picture is { alreadyStored: StoredFile } {
  return 'alreadyStored' in picture;
}

/** What the folder and the records of a picture take, in bytes. */
const folderAndRecords = 8_192;

/** The most records of the same bytes, with other alternative texts, that one person adds. */
export const maxCopies = 50;

/** Returns what a picture takes in all its renditions, in bytes, which counts towards the storage limits. */
export const countPictureBytes = ({ renditions }: EncodedPicture): number =>
  renditions.reduce((sum, { rendition }) => sum + Math.max(smallestFile, rendition.bytes), folderAndRecords);

/**
 * Stores the record of a written picture, in the transaction that refers to it, or protects a stored one from the
 * cleanup. A problem of `field` where that is being deleted.
 */
export async function recordPicture(
  files: FileStore,
  prepared: PreparedPicture,
  file: StoredFile,
  field: string,
): Promise<void> {
  if (!isStoredAlready(prepared)) await files.insert(file);
  else if (!(await files.markUsed(file.id))) throw invalidFields({ [field]: { key: 'pictureDeleted' } });
}

export type PictureService = ReturnType<typeof createPictureService>;

/**
 * Creates the service for pictures that staff upload: prepared first, stored only when the rest of the form is valid.
 */
export function createPictureService(deps: {
  fileStore: FileStore;
  storage: FileStorage;
  unrecorded: UnrecordedFiles;
  mediaProcess: MediaProcess;
  now: () => Date;
  newId: () => string;
}) {
  return {
    /**
     * Checks and encodes a picture; nothing is stored yet. The same bytes with the same alternative texts are the same
     * picture, also where its texts are still missing, if the person who uploads it `mayDescribe` it everywhere.
     */
    async prepare(
      upload: UploadedFile,
      alt: Localized = createEmptyLocalized(),
      { mayDescribe = false, transparent }: PictureOptions & { mayDescribe?: boolean } = {},
    ): Promise<{ picture: PreparedPicture } | { problem: FieldProblem }> {
      if (upload.size > maxPictureBytes)
        return { problem: { key: 'fileTooLarge', megabytes: maxPictureBytes / 1_000_000 } };
      const hash = await hashContent(upload.path, transparent);
      const known = await deps.fileStore.findCopies(hash);
      const agrees = (written: string, given: string) =>
        given === '' || given === written || (mayDescribe && written === '');
      const alreadyStored = known.find((file) =>
        languages.every((language) => agrees(file.alt[language], alt[language])),
      );
      if (alreadyStored) return { picture: { alreadyStored } };
      if (known.filter(({ uploadedBy }) => uploadedBy === upload.person).length >= maxCopies)
        return { problem: { key: 'tooManyCopies', max: maxCopies } };
      const done = await reportDiskFull(() =>
        deps.mediaProcess.run({ do: 'picture', path: upload.path, hash, transparent }, upload.person, upload.hasLeft),
      );
      if ('stopped' in done) return { problem: { key: 'fileTooHeavy' } };
      if ('problem' in done.answer) return done.answer;
      return { picture: { encoded: done.answer.picture, fileName: readableFileName(upload.name, 'picture'), alt } };
    },

    /** Writes the files of a new picture into the storage; returns its record, which the caller stores. */
    async write(picture: PreparedPicture, by: Staff): Promise<{ file: StoredFile; written: WrittenFiles }> {
      if (isStoredAlready(picture)) return { file: picture.alreadyStored, written: noWrittenFiles };
      const { encoded, fileName, alt } = picture;
      const file: StoredFile = {
        id: deps.newId(),
        kind: 'picture',
        fileName,
        bytes: countPictureBytes(encoded),
        renditions: encoded.renditions.map(({ rendition }) => rendition),
        width: encoded.width,
        height: encoded.height,
        tint: encoded.tint,
        pages: null,
        alt,
        focus: middle,
        createdAt: deps.now().toISOString(),
        uploadedBy: by.id,
      };
      const written = await writeFiles(
        deps,
        encoded.renditions.map(({ rendition, path }) => ({ key: rendition.key, source: { path } })),
      );
      return { file, written };
    },
  };
}
