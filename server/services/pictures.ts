import type { FieldProblem } from '../../domain/errors.ts';
import { emptyLocalized, type Localized } from '../../domain/model/localized.ts';
import type { EncodedPicture } from '../files/encode-picture.ts';
import { keepFiles, type FileStorage } from '../files/file-storage.ts';
import { readableFileName } from '../files/file-name.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';

/** A file as it arrived; its name and type are what the sender says and are not trusted. */
export type UploadedFile = { name: string; bytes: Uint8Array };

export type PreparedPicture = { encoded: EncodedPicture; fileName: string; alt: Localized };

export type PictureService = ReturnType<typeof createPictureService>;

/** Pictures that staff upload: prepared first, kept only when everything else of the form is right. */
export function createPictureService(deps: { fileStore: FileStore; storage: FileStorage; now: () => Date; newId: () => string }) {
  return {
    /** Judges and encodes; nothing is stored yet. */
    async prepare(upload: UploadedFile, alt: Localized = emptyLocalized()): Promise<{ picture: PreparedPicture } | { problem: FieldProblem }> {
      // Loaded with the first upload: the encoder takes memory that visitors have no use for.
      const { encodePicture } = await import('../files/encode-picture.ts');
      const read = await encodePicture(upload.bytes);
      return 'problem' in read ? read : { picture: { encoded: read.picture, fileName: readableFileName(upload.name, 'picture'), alt } };
    },

    /** Stores the bytes, then the record. */
    async keep(prepared: PreparedPicture): Promise<StoredFile> {
      const file = await this.write(prepared);
      await deps.fileStore.insert(file);
      return file;
    },

    /** Stores the bytes; answers the record, which is for the caller to store. */
    async write({ encoded, fileName, alt }: PreparedPicture): Promise<StoredFile> {
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
