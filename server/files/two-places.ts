import type { FileStorage } from './file-storage.ts';

/**
 * Files on the disk and in a store at the same time, as while they are moved from one to the other. The disk is asked
 * first, which costs next to nothing. It is asked again after the store: a file that is moved to the disk in between is
 * in neither when it is looked for, though it is always in one of them.
 */
export function createTwoPlaceStorage({
  disk,
  s3,
  newIn,
}: {
  disk: FileStorage;
  s3: FileStorage;
  /** One of the two: where new files are written. */
  newIn: FileStorage;
}): FileStorage {
  const find = async <T>(look: (place: FileStorage) => Promise<T | undefined>): Promise<T | undefined> =>
    (await look(disk)) ?? (await look(s3)) ?? (await look(disk));

  return {
    write: (key, source) => newIn.write(key, source),
    put: (key, source) => newIn.put(key, source),
    read: (key) => find((place) => place.read(key)),
    open: (key, options) => find((place) => place.open(key, options)),
    async remove(key) {
      // One that was moved from where it was looked for last is in the other now.
      for (const place of [disk, s3, disk]) await place.remove(key);
    },
    async removeLeftovers(olderThan) {
      for (const place of [disk, s3]) await place.removeLeftovers(olderThan);
    },
    async *list() {
      yield* disk.list();
      yield* s3.list();
    },
    findFailure: () => s3.findFailure(),
    close() {
      disk.close();
      s3.close();
    },
  };
}
