import type { Rendition, StoredFile } from '../store/files/file-row.ts';

export const filesPath = '/files/';

/** Returns the address of a rendition below `base`, which ends in a slash. */
export function renditionAddress(rendition: Rendition, base = filesPath): string {
  return base + rendition.key;
}

/** Below what address visitors find a file: pictures may come from the store itself. */
export const publicBase = (file: StoredFile): string => file.publicBase ?? filesPath;

/**
 * Returns the single address of a file for clients that know no renditions: the document itself, or the widest
 * rendition of a picture that is not AVIF.
 */
export function fileAddress(file: StoredFile, base = filesPath): string {
  const plain = file.renditions.filter((rendition) => rendition.format !== 'avif');
  const widest = (plain.length > 0 ? plain : file.renditions).toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  return widest ? renditionAddress(widest, base) : '';
}

/** Returns the address of the smallest WebP rendition of a picture, for tables. */
export function thumbnailAddress(file: StoredFile): string {
  const narrowest = file.renditions
    .filter((rendition) => rendition.format === 'webp')
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))[0];
  return narrowest ? renditionAddress(narrowest) : fileAddress(file);
}
