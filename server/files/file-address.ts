import type { Rendition, StoredFile } from '../store/file-store.ts';

export const filesPath = '/files/';

export function renditionAddress(rendition: Rendition): string {
  return filesPath + rendition.key;
}

/**
 * Returns the single address of a file for clients that know no renditions: the document itself, or the widest
 * rendition of a picture that is not AVIF.
 */
export function fileAddress(file: StoredFile): string {
  const plain = file.renditions.filter((rendition) => rendition.format !== 'avif');
  const widest = (plain.length > 0 ? plain : file.renditions).toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];
  return widest ? renditionAddress(widest) : '';
}

/** Returns the address of the smallest WebP rendition of a picture, for tables. */
export function thumbnailAddress(file: StoredFile): string {
  const narrowest = file.renditions
    .filter((rendition) => rendition.format === 'webp')
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))[0];
  return narrowest ? renditionAddress(narrowest) : fileAddress(file);
}
