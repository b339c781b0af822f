import { invalidFields, invalidId, notFound } from '../../../domain/errors.ts';
import { checkDescription, type FileDescription } from '../../../domain/media/describe-file.ts';
import type { FileUse, FileUses } from '../../../domain/media/file-use.ts';
import { pointKeys } from '../../../domain/media/focal-point.ts';
import type { StorageUse } from '../../../domain/media/storage-use.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { isId } from '../../../domain/model/id.ts';
import { createEmptyLocalized, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { searchTerms } from '../../../domain/text/search-text.ts';
import { mayDescribeFiles, mayRead, requireStaff, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { Action } from '../../store/content/history-store.ts';
import type { MediaFilter, MediaStore, LibraryFile } from '../../store/files/media-store.ts';
import type { HistoryService } from '../content/history.ts';
import { filesTag } from '../../store/change-tags.ts';
import type { UnrecordedFiles } from '../../files/unrecorded-files.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import { hashContent } from '../../files/hash-content.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import { findVerseProblems } from '../verses/check-verses.ts';
import { addFile, type StoredUpload } from './add-file.ts';
import type { DocumentService } from './documents.ts';
import { countPictureBytes, isStoredAlready, type PictureService } from './pictures.ts';
import type { SessionService } from '../accounts/sessions.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { TextLimit } from '../content/text-limit.ts';
import { trashRetention } from '../content/trash.ts';

export type MediaService = ReturnType<typeof createMediaService>;

export type MediaServiceDeps = {
  mediaStore: MediaStore;
  pictures: PictureService;
  documents: DocumentService;
  unrecorded: Pick<UnrecordedFiles, 'note'>;
  quota: StorageQuota;
  requireCurrent: SessionService['requireCurrent'];
  textLimit: TextLimit;
  history: HistoryService;
  cacheTags: CacheTags;
  now: () => Date;
};

/** A file of the media library; `purgeAt` is when it may be deleted permanently, if ever. */
export type MediaFile = LibraryFile & { purgeAt: string | null };

export type MediaQuery = {
  kind?: 'picture' | 'document';
  search?: string;
  used?: boolean;
  missing?: Language;
  inTrash?: boolean;
};

/** Who may read a document: everybody while an item that visitors see has it, else staff. */
export type DocumentReaders = 'everybody' | 'staff';

/** At most this many of the places that use a file are listed; their total is returned as well. */
const maxUses = 100;

/**
 * Creates the service for the media library: uploaded pictures and documents, where they are used, their names and
 * alternative texts.
 */
export function createMediaService({
  mediaStore,
  pictures,
  documents,
  unrecorded,
  quota,
  requireCurrent,
  textLimit,
  history,
  cacheTags,
  now,
}: MediaServiceDeps) {
  const withDeletionTime = (file: LibraryFile): MediaFile => {
    const since = file.deletedAt ?? (file.inLibrarySince === null ? file.unusedSince : null);
    return { ...file, purgeAt: since === null ? null : new Date(Date.parse(since) + trashRetention).toISOString() };
  };

  const findFile = async (id: string): Promise<LibraryFile> => {
    if (!isId(id)) throw invalidId();
    const file = await mediaStore.find(id);
    if (!file) throw notFound();
    return file;
  };
  /** As above; 404 for a file in the trash. */
  const findOutsideTrash = async (id: string): Promise<LibraryFile> => {
    const file = await findFile(id);
    if (file.deletedAt !== null) throw notFound();
    return file;
  };

  /** The title of an activity entry is the file name. */
  const record = (by: Staff, file: Pick<LibraryFile, 'id' | 'fileName'>, action: Action) =>
    history.record({
      typeName: 'files',
      itemId: file.id,
      action,
      by,
      title: { ...createEmptyLocalized(), en: file.fileName },
    });

  const add = async (by: Staff, field: string, stored: StoredUpload): Promise<StoredFile | undefined> => {
    const added = await addFile({ mediaStore, quota }, by, field, stored);
    if (added) await record(by, added, 'created');
    return added;
  };

  const storeDescription = async (by: Staff, id: string, description: FileDescription): Promise<void> => {
    await mediaStore.describe(id, description, by, now().toISOString());
    await cacheTags.invalidate(filesTag);
  };

  const get = async (viewer: Viewer, id: string): Promise<{ file: MediaFile; uses: FileUses }> => {
    const staff = requireStaff(viewer);
    const file = withDeletionTime(await findFile(id));
    const { uses, total } = await mediaStore.uses.list(id, maxUses, now().toISOString());
    const isListed = ({ typeName, inTrash, createdBy, isPublic = true }: FileUse) =>
      staff.role === 'superadmin' ||
      (!inTrash && typeName !== 'users' && mayRead(staff, typeName, createdBy, isPublic));
    return { file, uses: { uses: uses.filter(isListed), total } };
  };

  const uploadPicture = async (
    viewer: Viewer,
    upload: UploadedFile | undefined,
    given: Partial<Localized> = {},
  ): Promise<{ file: MediaFile; uses: FileUses; reused: boolean }> => {
    const staff = requireStaff(viewer);
    if (!upload) throw invalidFields({ file: { key: 'required' } });
    // Before decoding, which takes seconds for a picture that is refused.
    await textLimit.countChange(staff);
    const { alt } = await requireDescription({ alt: given });
    const prepared = await pictures.prepare(
      upload,
      { ...createEmptyLocalized(), ...alt },
      { mayDescribe: mayDescribeFiles(viewer) },
    );
    // Pictures wait for those of others, and a session may end meanwhile.
    await requireCurrent(staff);
    if ('problem' in prepared) throw invalidFields({ file: prepared.problem });
    if (isStoredAlready(prepared.picture)) {
      const { id } = prepared.picture.alreadyStored;
      if (!(await mediaStore.markPictureUsed(id))) throw invalidFields({ file: { key: 'pictureDeleted' } });
      await storeDescription(staff, id, {
        alt: Object.fromEntries(languages.flatMap((language) => (alt[language] ? [[language, alt[language]]] : []))),
      });
      return { ...(await get(viewer, id)), reused: true };
    }
    await quota.require(staff, new Map([['file', countPictureBytes(prepared.picture.encoded)]]));
    const added = await add(staff, 'file', await pictures.write(prepared.picture, staff));
    return added ? { ...(await get(viewer, added.id)), reused: false } : uploadPicture(viewer, upload, given);
  };

  const uploadDocument = async (
    viewer: Viewer,
    upload: UploadedFile,
  ): Promise<{ file: MediaFile; uses: FileUses; reused: boolean }> => {
    const staff = requireStaff(viewer);
    await textLimit.countChange(staff);
    const hash = await hashContent(upload.path);
    const same = await mediaStore.findDocument(hash);
    if (same && (await mediaStore.addDocument(same.id, now().toISOString())))
      return { ...(await get(viewer, same.id)), reused: true };
    const prepared = await documents.prepare(upload, { withoutCover: true, hash });
    // Documents wait for the files of others, and a session may end meanwhile.
    await requireCurrent(staff);
    if ('problem' in prepared) throw invalidFields({ document: prepared.problem });
    await quota.require(staff, new Map([['document', upload.size]]));
    const added = await add(staff, 'document', await documents.write(prepared.document, staff));
    return added ? { ...(await get(viewer, added.id)), reused: false } : uploadDocument(viewer, upload);
  };

  const remove = async (viewer: Viewer, id: string): Promise<FileUses> => {
    const staff = requireSuperadmin(viewer);
    const file = await findOutsideTrash(id);
    if (await mediaStore.remove(id, staff, now().toISOString())) {
      await record(staff, file, 'deleted');
      return { uses: [], total: 0 };
    }
    const uses = await mediaStore.uses.list(id, maxUses, now().toISOString());
    // The last use was removed in between.
    return uses.total > 0 ? uses : remove(viewer, id);
  };

  return {
    /**
     * Returns how much storage is used, of the viewer's own quota or of the site's, whichever is fuller. For all staff.
     */
    storage: (viewer: Viewer): Promise<StorageUse> => quota.use(requireStaff(viewer)),

    /**
     * Returns one page of the media library, newest first, with the number of uses of each file. For all staff; the
     * trash for superadmins.
     */
    async list(
      viewer: Viewer,
      paging: Paging,
      { search = '', ...query }: MediaQuery = {},
    ): Promise<Page<{ file: MediaFile; uses: number }>> {
      const staff = requireStaff(viewer);
      if (query.inTrash) requireSuperadmin(staff);
      const words = searchTerms(search);
      const filter: MediaFilter = { ...query, words };
      const total = await mediaStore.count(filter);
      const files = (paging.page - 1) * paging.limit >= total ? [] : await mediaStore.list(filter, paging);
      const uses = await mediaStore.uses.count(files.map(({ id }) => id));
      return makePage(
        paging,
        total,
        files.map((file) => ({ file: withDeletionTime(file), uses: uses.get(file.id) ?? 0 })),
      );
    },

    /**
     * Returns one file, in the trash or not, with the places that use it: 400 for a malformed id, 404 where there is
     * none. For all staff; people, what is in the trash, and items that the viewer may not read are only counted for
     * admins.
     */
    get,

    /**
     * Returns who may read the document with a key, if the viewer may; the viewer is asked for only where it matters.
     */
    async findDocumentReaders(key: string, getViewer: () => Promise<Viewer>): Promise<DocumentReaders | undefined> {
      const isPublic = await mediaStore.isDocumentPublic(key, now().toISOString());
      if (isPublic) return 'everybody';
      return isPublic === false && (await getViewer()).kind === 'staff' ? 'staff' : undefined;
    },

    /**
     * Adds a picture to the media library, from which only a person deletes it. `reused`: it was stored already. For
     * all staff.
     */
    upload: uploadPicture,

    /**
     * Adds a document to the media library, from which only a person deletes it. `reused`: its bytes were stored
     * already. For all staff.
     */
    uploadDocument,

    /**
     * Changes the name, the alternative texts and the focal point, wherever the file is used, and adds the file to the
     * library. For superadmins.
     */
    async describe(
      viewer: Viewer,
      id: string,
      given: Parameters<typeof checkDescription>[0],
    ): Promise<{ file: MediaFile; uses: FileUses }> {
      const staff = requireSuperadmin(viewer);
      const file = await findOutsideTrash(id);
      const description = await requireDescription(given);
      if (description.focus && file.kind !== 'picture') throw invalidFields({ [pointKeys.x]: { key: 'invalid' } });
      // The picture for shared links has the former point: it is removed once no record names it.
      if (description.focus) await unrecorded.note(await mediaStore.listKeys(id));
      await storeDescription(staff, id, description);
      await record(staff, file, 'updated');
      return get(viewer, id);
    },

    /** Moves a file to the trash; where it is in use, it is not moved and the uses are returned. For superadmins. */
    remove,

    /** Restores a file from the trash. For superadmins. */
    async restore(viewer: Viewer, id: string): Promise<{ file: MediaFile; uses: FileUses }> {
      const staff = requireSuperadmin(viewer);
      const file = await findFile(id);
      if (file.deletedAt !== null) {
        await mediaStore.restore(id, staff, now().toISOString());
        await record(staff, file, 'restored');
      }
      return get(viewer, id);
    },
  };
}

/** Returns the cleaned description; throws 400 with its problems. */
async function requireDescription(given: Parameters<typeof checkDescription>[0]): Promise<FileDescription> {
  const checked = checkDescription(given);
  if ('problems' in checked) throw invalidFields(checked.problems);
  const problems = await findVerseProblems(checked.description.alt, (language) => toTextKey('alt', language));
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return checked.description;
}
