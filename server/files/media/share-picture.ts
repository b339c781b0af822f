import { createHash, randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { busy } from '../../../domain/errors.ts';
import { isId } from '../../../domain/model/id.ts';
import { toShareKey, type StoredFile } from '../../store/files/file-row.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { openFile } from '../disk.ts';
import { reportDiskFull, type FileStorage, type OpenedFile } from '../file-storage.ts';
import { makeFolder } from '../make-folder.ts';
import type { MediaProcess } from './media-process.ts';
import type { ShareTexts } from './share/draw-texts.ts';
import type { UploadFolder } from '../upload-folder.ts';

/** Pictures with a title that are stored, of some 50 KB each; the oldest are removed. */
const maxStored = 2_000;
/** Part of the names of those that are stored: raise it when they are drawn in another way. */
const drawing = 1;

/** What a picture with a title is made from: the item's picture, if it has one, and the texts over it. */
export type SharedItem = { file: StoredFile | undefined; texts: ShareTexts };

/**
 * Creates the service for share pictures: 1200 x 630, JPEG, under 100 KB. Made from the widest rendition at the first
 * request, then stored: those of a picture alone beside its renditions, those with a title in a folder of this machine,
 * since they change with every title and can be made again.
 */
export function createSharePictures(deps: {
  fileStore: FileStore;
  storage: FileStorage;
  mediaProcess: MediaProcess;
  uploadFolder: UploadFolder;
  /** Where pictures with a title are stored. */
  folder: string;
}) {
  const underWay = new Map<string, Promise<string | undefined>>();
  /** Does some work once for those who ask meanwhile. */
  const once = (name: string, work: () => Promise<string | undefined>): Promise<string | undefined> => {
    const pending = underWay.get(name) ?? work().finally(() => underWay.delete(name));
    underWay.set(name, pending);
    return pending;
  };

  /** Makes a picture and hands its temporary file to `store`; returns whether it could be made. */
  const render = async (
    { file, texts }: { file: StoredFile | undefined; texts?: ShareTexts },
    store: (path: string) => Promise<void>,
  ): Promise<boolean> => {
    const source = file && (await deps.storage.read(findWidest(file) ?? ''));
    if (file && !source) return false;
    const space = deps.uploadFolder.begin();
    try {
      const path = source && (await space.newPath());
      const target = await space.newPath();
      return await reportDiskFull(async () => {
        if (path !== undefined) await writeFile(path, source!, { mode: 0o600 });
        const { tint, focus } = file ?? { tint: null, focus: { x: 50, y: 50 } };
        const job = { do: 'share' as const, path, target, tint, focus, ...(texts && { texts }) };
        const rendered = await deps.mediaProcess.run(job, 'visitors');
        // A crash, or too little memory or time for now: the next request tries again.
        if (!('answer' in rendered)) throw busy();
        await store(target);
        return true;
      });
    } finally {
      await space.end();
    }
  };

  const makeOfPicture = async (file: StoredFile): Promise<string | undefined> => {
    const widest = findWidest(file);
    if (widest === undefined) return undefined;
    const key = toShareKey(widest, file.focus);
    const existing = await deps.storage.open(key);
    await existing?.close();
    return existing || (await render({ file }, (path) => deps.storage.write(key, { path }))) ? key : undefined;
  };

  const makeOfItem = async (item: SharedItem, path: string): Promise<string | undefined> => {
    if (await stat(path).catch(() => undefined)) return path;
    const isMade = await render(item, async (made) => {
      await makeFolder(deps.folder);
      const aside = `${path}.${randomUUID()}.part`; // another process may write the same
      await copyFile(made, aside);
      await rename(aside, path);
      await removeOldest(deps.folder);
    });
    return isMade ? path : undefined;
  };

  return {
    /** Returns the key of the share picture of a stored picture, by its id; undefined where there is none. */
    async findKey(id: string): Promise<string | undefined> {
      if (!isId(id)) return undefined;
      const pending = underWay.get(id);
      if (pending) return pending;
      const file = (await deps.fileStore.findMany([id])).get(id);
      return file?.kind === 'picture' ? once(id, () => makeOfPicture(file)) : undefined;
    },

    /** Opens the share picture of an item, with its name; undefined where it cannot be made. */
    async open(item: SharedItem): Promise<{ name: string; file: OpenedFile } | undefined> {
      const { file, texts } = item;
      const parts = JSON.stringify([drawing, file && [findWidest(file), file.focus], texts]);
      const name = `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.jpg`;
      const path = await once(name, () => makeOfItem(item, join(deps.folder, name)));
      return path === undefined ? undefined : { name, file: await openFile(path) };
    },
  };
}
export type SharePictures = ReturnType<typeof createSharePictures>;

/** Returns the key of the widest rendition of a picture. */
const findWidest = (file: StoredFile): string | undefined =>
  file.renditions.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.key;

/** Removes the files of a folder that were written first, above the number that may be stored. */
async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxStored) return;
  const timed = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  // Some more, so that this is not done for each further one.
  const surplus = timed.toSorted((one, other) => one.time - other.time).slice(0, names.length - maxStored * 0.9);
  for (const { name } of surplus) await rm(join(folder, name), { force: true });
}
