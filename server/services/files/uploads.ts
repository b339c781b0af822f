import type { FieldProblems } from '../../../domain/errors.ts';
import type { ContentType, ItemValues } from '../../../domain/model/define.ts';
import { createEmptyLocalized, type Localized } from '../../../domain/model/localized.ts';
import { mayDescribeFiles } from '../../../domain/people/permissions.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { joinWrittenFiles, type WrittenFiles } from '../../files/file-storage.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { DocumentService, PreparedDocument } from './documents.ts';
import { countPictureBytes, isStoredAlready, type PictureService, type PreparedPicture } from './pictures.ts';
import type { SessionService } from '../accounts/sessions.ts';
import type { StorageQuota } from './storage-quota.ts';

/**
 * What a form does with files, by field name: uploads, pictures of the media library by id, removals, and alternative
 * texts.
 */
export type FileChange = {
  uploads?: ReadonlyMap<string, UploadedFile>;
  libraryPictures?: ReadonlyMap<string, string>;
  removals?: ReadonlySet<string>;
  alts?: ReadonlyMap<string, Partial<Localized>>;
};

/** Checked files by field name; `problems` are those of refused ones. */
export type PreparedUploads = {
  pictures: Map<string, PreparedPicture>;
  documents: Map<string, PreparedDocument>;
  problems: FieldProblems;
};

/** Returns whether a field of a type is a picture or a document. */
export const isFileField = (type: ContentType, name: string): boolean =>
  ['picture', 'document'].includes(type.fields[name]?.kind ?? '');

export type Uploads = ReturnType<typeof createUploads>;

/** Creates the service for the files of an item's form: all are checked before any is stored. */
export function createUploads({
  pictures,
  documents,
  quota,
  requireCurrent,
}: {
  pictures: PictureService;
  documents: DocumentService;
  quota: StorageQuota;
  requireCurrent: SessionService['requireCurrent'];
}) {
  return {
    /**
     * Checks every uploaded file; nothing is stored yet. The first page of a PDF becomes the picture of a picture field
     * that is empty in `values` and not filled by the form. Throws where no storage is left for new files, and 401
     * where the session ended meanwhile: files wait for those of others.
     */
    async prepare(type: ContentType, values: ItemValues, change: FileChange, by: Staff): Promise<PreparedUploads> {
      const prepared: PreparedUploads = { pictures: new Map(), documents: new Map(), problems: {} };
      for (const [name, upload] of change.uploads ?? []) {
        const field = type.fields[name];
        if (field?.kind === 'picture') {
          const read = await pictures.prepare(
            upload,
            { ...createEmptyLocalized(), ...change.alts?.get(name) },
            { mayDescribe: mayDescribeFiles(by), transparent: field.transparent },
          );
          if ('problem' in read) prepared.problems[name] = read.problem;
          else prepared.pictures.set(name, read.picture);
        } else if (field?.kind === 'document') {
          const read = await documents.prepare(upload);
          if ('problem' in read) prepared.problems[name] = read.problem;
          else prepared.documents.set(name, read.document);
        }
      }
      const coverField = Object.keys(type.fields).find((name) => type.fields[name]!.kind === 'picture');
      const isFree =
        coverField &&
        !change.uploads?.has(coverField) &&
        !change.libraryPictures?.has(coverField) &&
        (!values[coverField] || change.removals?.has(coverField));
      const cover = isFree ? [...prepared.documents.values()].find((document) => document.firstPage) : undefined;
      if (coverField && cover?.firstPage) {
        const read = await pictures.prepare(cover.firstPage);
        if ('picture' in read) prepared.pictures.set(coverField, read.picture);
      }
      if (change.uploads && change.uploads.size > 0) await requireCurrent(by);
      await quota.require(by, measureSizes(prepared));
      return prepared;
    },

    /** Checks again that there is room, as `StorageQuota.requireStill` does. */
    requireRoom: quota.requireStill,

    /**
     * Writes prepared files into the storage, all or none. Returns the records of new ones by field name, which the
     * caller stores.
     */
    async write(
      prepared: PreparedUploads,
      by: Staff,
    ): Promise<{ files: Map<string, StoredFile>; written: WrittenFiles }> {
      const files = new Map<string, StoredFile>();
      const all: WrittenFiles[] = [];
      const add = (name: string, { file, written }: { file: StoredFile; written: WrittenFiles }) => {
        files.set(name, file);
        all.push(written);
      };
      try {
        for (const [name, document] of prepared.documents) add(name, await documents.write(document, by));
        for (const [name, picture] of prepared.pictures)
          if (!isStoredAlready(picture)) add(name, await pictures.write(picture, by));
      } catch (error) {
        await joinWrittenFiles(all).takeBack();
        throw error;
      }
      return { files, written: joinWrittenFiles(all) };
    },
  };
}

/** Returns the sizes of new files, in bytes by field name. */
function measureSizes({ pictures, documents }: PreparedUploads): Map<string, number> {
  const sizes = new Map([...documents].map(([name, { upload }]) => [name, upload.size]));
  for (const [name, picture] of pictures)
    if (!isStoredAlready(picture)) sizes.set(name, countPictureBytes(picture.encoded));
  return sizes;
}
