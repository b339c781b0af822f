import { isId } from '../../domain/model/id.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import type { FileStorage } from './file-storage.ts';

const size = { width: 1200, height: 630 }; // what networks show of a shared link

/**
 * The picture that a shared link shows: 1200 x 630, JPEG, well under 300 KB. Made from the widest rendition when
 * it is first asked for, then kept beside the others.
 */
export function createSharePictures(deps: { fileStore: FileStore; storage: FileStorage }) {
  const underWay = new Map<string, Promise<Uint8Array | undefined>>();

  const make = async (file: StoredFile): Promise<Uint8Array | undefined> => {
    const widest = file.renditions.toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
    if (!widest) return undefined;
    const key = `${widest.key.slice(0, widest.key.lastIndexOf('/') + 1)}share.jpg`;
    const kept = await deps.storage.read(key);
    if (kept) return kept;
    const source = await deps.storage.read(widest.key);
    if (!source) return undefined;
    // Loaded when it is needed: most starts of the program encode nothing.
    const { default: sharp } = await import('sharp');
    const bytes = await sharp(source, { density: 300 })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: file.tint ?? '#12284c' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    await deps.storage.write(key, bytes);
    return bytes;
  };

  return {
    /** The share picture of a stored picture by its id; undefined where there is none. */
    async read(id: string): Promise<Uint8Array | undefined> {
      if (!isId(id)) return undefined;
      const pending = underWay.get(id);
      if (pending) return pending;
      const file = (await deps.fileStore.findMany([id])).get(id);
      if (file?.kind !== 'picture') return undefined;
      const work = make(file).finally(() => underWay.delete(id));
      underWay.set(id, work);
      return work;
    },
  };
}
export type SharePictures = ReturnType<typeof createSharePictures>;
