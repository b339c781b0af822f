import { invalidFields, type FieldProblem } from '../../domain/errors.ts';
import { emptyLocalized, languages, type Localized } from '../../domain/model/localized.ts';
import { contentHash } from '../files/content-hash.ts';
import type { EncodedPicture } from '../files/encode-picture.ts';
import { keepFiles, type FileStorage } from '../files/file-storage.ts';
import { readableFileName } from '../files/file-name.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';

/** A file as it arrived; its name and type are what the sender says and are not trusted. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** A picture that was not there before. */
export type NewPicture = { encoded: EncodedPicture; fileName: string; alt: Localized };

/** Either new, or one that is there already with the same bytes and words that do not conflict. */
export type PreparedPicture = NewPicture | { same: StoredFile };

export function isSame(picture: PreparedPicture): picture is { same: StoredFile } {
  return 'same' in picture;
}

export type PictureService = ReturnType<typeof createPictureService>;

/** Pictures that staff upload: prepared first, kept only when everything else of the form is right. */
export function createPictureService(deps: { fileStore: FileStore; storage: FileStorage; now: () => Date; newId: () => string }) {
  return {
    /**
     * Judges and encodes; nothing is stored yet. The same bytes with the same words are the same picture, and so they are
     * with words where it has none yet, if whoever uploads `mayDescribe` it wherever it is used.
     */
    async prepare(upload: UploadedFile, alt: Localized = emptyLocalized(), { mayDescribe = false } = {}): Promise<{ picture: PreparedPicture } | { problem: FieldProblem }> {
      const known = await deps.fileStore.findSame(contentHash(upload.bytes));
      const agrees = (written: string, given: string) => given === '' || given === written || (mayDescribe && written === '');
      const same = known.find((file) => languages.every((language) => agrees(file.alt[language], alt[language])));
      if (same) return { picture: { same } };
      // Loaded with the first upload: the encoder takes memory that visitors have no use for.
      const { encodePicture } = await import('../files/encode-picture.ts');
      const read = await encodePicture(upload.bytes);
      return 'problem' in read ? read : { picture: { encoded: read.picture, fileName: readableFileName(upload.name, 'picture'), alt } };
    },

    /** Stores the bytes, then the record; a picture that is there already is kept from being cleared up. A problem of `field` where somebody deletes it now. */
    async keep(prepared: PreparedPicture, field: string): Promise<StoredFile> {
      if (isSame(prepared)) {
        if (!(await deps.fileStore.take(prepared.same.id))) throw invalidFields({ [field]: { key: 'pictureGone' } });
        return prepared.same;
      }
      const file = await this.write(prepared);
      await deps.fileStore.insert(file);
      return file;
    },

    /** Stores the bytes; answers the record, which is for the caller to store. */
    async write({ encoded, fileName, alt }: NewPicture): Promise<StoredFile> {
      const file: StoredFile = {
        id: deps.newId(),
        kind: 'picture',
        fileName,
        bytes: encoded.renditions.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        renditions: encoded.renditions.map(({ rendition }) => rendition),
        width: encoded.width,
        height: encoded.height,
        tint: encoded.tint,
        pages: null,
        alt,
        createdAt: deps.now().toISOString(),
      };
      await keepFiles(deps.storage, encoded.renditions.map(({ rendition, bytes }) => ({ key: rendition.key, bytes })));
      return file;
    },
  };
}
