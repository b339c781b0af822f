import { writeFile } from 'node:fs/promises';
import { isId } from '../../domain/model/id.ts';
import { shareKeyOf, type StoredFile } from '../store/file-row.ts';
import type { FileStore } from '../store/file-store.ts';
import { reportDiskFull, type FileStorage } from './file-storage.ts';
import type { MediaProcess } from './media-process.ts';
import type { UploadFolder } from './upload-folder.ts';

/**
 * Creates the service for share pictures: 1200 x 630, JPEG, well under 300 KB. Made from the widest rendition at the
 * first request, then stored beside the others.
 */
export function createSharePictures(deps: {
  fileStore: FileStore;
  storage: FileStorage;
  mediaProcess: MediaProcess;
  uploadFolder: UploadFolder;
}) {
  const underWay = new Map<string, Promise<string | undefined>>();

  const create = async (file: StoredFile): Promise<string | undefined> => {
    const widest = file.renditions.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
    if (!widest) return undefined;
    const key = shareKeyOf(widest.key, file.focus);
    const existing = await deps.storage.open(key);
    if (existing) {
      await existing.close();
      return key;
    }
    const source = await deps.storage.read(widest.key);
    if (!source) return undefined;
    const space = deps.uploadFolder.begin();
    try {
      const path = await space.newPath();
      const target = await space.newPath();
      return await reportDiskFull(async () => {
        await writeFile(path, source, { mode: 0o600 });
        const rendered = await deps.mediaProcess.run(
          { do: 'share', path, target, tint: file.tint, focus: file.focus },
          'visitors',
        );
        if (!('answer' in rendered)) return undefined;
        await deps.storage.write(key, { path: target });
        return key;
      });
    } finally {
      await space.end();
    }
  };

  return {
    /** Returns the key of the share picture of a stored picture, by its id; undefined where there is none. */
    async keyOf(id: string): Promise<string | undefined> {
      if (!isId(id)) return undefined;
      const pending = underWay.get(id);
      if (pending) return pending;
      const file = (await deps.fileStore.findMany([id])).get(id);
      if (file?.kind !== 'picture') return undefined;
      const work = create(file).finally(() => underWay.delete(id));
      underWay.set(id, work);
      return work;
    },
  };
}
export type SharePictures = ReturnType<typeof createSharePictures>;
