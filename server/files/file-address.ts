import type { Rendition, StoredFile } from '../store/file-store.ts';

export const filesPath = '/files/';

export function renditionAddress(rendition: Rendition, base = filesPath): string {
  return base + rendition.key;
}

/** Below what address visitors find a file: pictures may come from the store itself. */
export const publicBase = (file: StoredFile): string => file.publicBase ?? filesPath;

/**
 * The one address that stands for a file where a client knows nothing of renditions: the document itself, or
 * the widest rendition of a picture in the format that every browser shows.
 */
export function fileAddress(file: StoredFile, base = filesPath): string {
  const plain = file.renditions.filter((rendition) => rendition.format !== 'avif');
  const widest = (plain.length > 0 ? plain : file.renditions).toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  return widest ? renditionAddress(widest, base) : '';
}

/** The smallest rendition of a picture that every browser shows, for a table of many. */
export function thumbnailAddress(file: StoredFile): string {
  const narrowest = file.renditions
    .filter((rendition) => rendition.format === 'webp')
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))[0];
  return narrowest ? renditionAddress(narrowest) : fileAddress(file);
}
