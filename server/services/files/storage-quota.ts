import { invalidFields, storageFull, type FieldProblems } from '../../../domain/errors.ts';
import { personalStorage, type StorageUse } from '../../../domain/media/storage-use.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { getFileHash, type StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { maxCopies } from './pictures.ts';

export type StorageQuota = ReturnType<typeof createStorageQuota>;

/**
 * Creates the limit on stored files: of an admin, and of the site. Counted by their records, so the same bytes with
 * other alternative texts count again, and the trash counts until it is emptied.
 */
export function createStorageQuota({
  fileStore,
  siteStorage,
}: {
  fileStore: FileStore;
  siteStorage: number; /* bytes */
}) {
  const uses = async (person: Pick<Staff, 'id' | 'role'> | undefined, files = fileStore): Promise<StorageUse[]> => [
    { of: 'site', used: await files.countUsedBytes(), most: siteStorage },
    ...(!person || person.role === 'superadmin'
      ? []
      : [{ of: 'person' as const, used: await files.countUsedBytes(person.id), most: personalStorage }]),
  ];

  /**
   * Checks that there is room for new files, given their sizes in bytes by field name. Throws 413 or 507 with the
   * problem of each field.
   */
  const requireRoom = async (staff: Staff, sizes: ReadonlyMap<string, number>, files = fileStore): Promise<void> => {
    if (sizes.size === 0) return;
    const wanted = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const full = (await uses(staff, files)).find(({ used, most }) => used + wanted > most);
    if (!full) return;
    const megabytes = Math.floor(full.most / 1_000_000);
    const problems: FieldProblems = Object.fromEntries(
      [...sizes.keys()].map((name) => [
        name,
        { key: full.of === 'site' ? 'siteStorageFull' : 'ownStorageFull', megabytes },
      ]),
    );
    throw storageFull(full.of === 'site' ? 507 : 413, problems);
  };

  return {
    /** Returns how much is used of the person's quota or of the site's, whichever is fuller. */
    async use(staff: Staff): Promise<StorageUse> {
      return (await uses(staff)).reduce((fuller, other) =>
        other.used / other.most > fuller.used / fuller.most ? other : fuller,
      );
    },

    require: requireRoom,

    /**
     * Checks that there is room for so many bytes that are made from a file, which count for the person who uploaded
     * it, in the transaction that stores them. Throws 413 or 507.
     */
    async requireRoomBeside(fileId: string, bytes: number, files: FileStore): Promise<void> {
      const full = (await uses(await files.findUploader(fileId), files)).find(({ used, most }) => used + bytes > most);
      if (full) throw storageFull(full.of === 'site' ? 507 : 413, {});
    },

    /**
     * Checks the same, and the number of copies of each picture, in the transaction that stores these files by field
     * name: others may have stored some since. `files` is its store, and stores no others until it ends.
     */
    async requireStill(staff: Staff, newFiles: ReadonlyMap<string, StoredFile>, files: FileStore): Promise<void> {
      await files.lockNewFiles();
      await requireRoom(staff, new Map([...newFiles].map(([name, { bytes }]) => [name, bytes])), files);
      for (const [name, file] of newFiles) {
        if (file.kind !== 'picture') continue;
        const copies = await files.findCopies(getFileHash(file));
        if (copies.filter(({ uploadedBy }) => uploadedBy === staff.id).length >= maxCopies)
          throw invalidFields({ [name]: { key: 'tooManyCopies', max: maxCopies } });
      }
    },
  };
}
