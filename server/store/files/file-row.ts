/** The record of a stored file, and its row in the database. */
import { isMiddle, type FocalPoint } from '../../../domain/media/focal-point.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { foldTexts } from '../../../domain/text/search-text.ts';
import type { DocumentTextRow, FileRow } from '../database.ts';

/** One stored rendition of a file. `key` is its key in the file storage and its address below `/files/`. */
export type Rendition = { key: string; format: string; width: number | null; bytes: number };

/** The record of a stored picture or document; the bytes are in the file storage. */
export type StoredFile = {
  id: string;
  kind: 'picture' | 'document';
  fileName: string;
  bytes: number;
  renditions: Rendition[];
  width: number | null;
  height: number | null;
  tint: string | null;
  pages: number | null;
  alt: Localized;
  focus: FocalPoint;
  createdAt: string;
  /** The id of the person who uploaded it; null for seeded files and those from before this was recorded. */
  uploadedBy: string | null;
  /**
   * The address of a store, with a slash at its end, below which browsers find it by its keys; otherwise the site's.
   */
  publicBase?: string;
};

/** Returns the keys that a record names. */
export function listRenditionKeys(renditions: string): string[] {
  return (JSON.parse(renditions) as Rendition[]).map((rendition) => rendition.key);
}

/** The columns that `listAllKeys` reads, besides those of a document's pages. */
export const keyColumns = ['renditions', 'focus_x', 'focus_y'] as const;

type KeyRow = Pick<FileRow, (typeof keyColumns)[number]> & Partial<Pick<DocumentTextRow, 'drawn_pages'>>;

/**
 * Returns the keys that a record names, with that of the picture for shared links, which is made on demand, or those of
 * the pages of a document, as far as they are drawn.
 */
export function listAllKeys({ renditions, focus_x: x, focus_y: y, drawn_pages: drawn = null }: KeyRow): string[] {
  const keys = listRenditionKeys(renditions);
  const picture = keys.find((key) => key.startsWith('pictures/'));
  if (picture) return [...keys, toShareKey(picture, { x, y })];
  const pages = readDrawnPages(drawn).flatMap((page, index) => (page ? [toPageKey(keys[0] ?? '', index + 1)] : []));
  return [...keys, ...pages];
}

/** The pictures of a document's pages from the first on, with their sizes in pixels; null: this page has none. */
export type DrawnPages = readonly ({ width: number; height: number } | null)[];

/** Reads the drawn pages from their column (JSON); null is none. */
export const readDrawnPages = (stored: string | null): DrawnPages =>
  stored === null ? [] : (JSON.parse(stored) as DrawnPages);

/** Returns the key of the picture of a page, beside its document; the first page is 1. */
export const toPageKey = (document: string, number: number): string =>
  `${document.replace(/\.[a-z0-9]+$/, '')}/${number}.webp`;

/** Returns the key of the document that a page belongs to; any other key unchanged. */
export const toDocumentKey = (key: string): string => key.replace(/\/\d+\.webp$/, '.pdf');

/** Returns the key of the picture for shared links, beside that of a rendition, cropped around a point. */
export function toShareKey(rendition: string, focus: FocalPoint): string {
  const folder = rendition.slice(0, rendition.lastIndexOf('/') + 1);
  return isMiddle(focus) ? `${folder}share.jpg` : `${folder}share-${focus.x}-${focus.y}.jpg`;
}

/** Returns what the keys of files with the same bytes share. */
export const getKeyHash = (key: string): string => /[0-9a-f]{24}/.exec(key)?.[0] ?? '';

/** Returns what the keys of a file share. */
export const getFileHash = ({ renditions }: StoredFile): string => getKeyHash(renditions[0]?.key ?? '');

/** Returns the columns of what staff change of a file, with its text for the search. */
export function toDescriptionColumns({ fileName, alt, focus }: Pick<StoredFile, 'fileName' | 'alt' | 'focus'>) {
  return {
    file_name: fileName,
    alt_en: alt.en,
    alt_so: alt.so,
    alt_ar: alt.ar,
    search_text: foldTexts([fileName, alt.en, alt.so, alt.ar]),
    focus_x: focus.x,
    focus_y: focus.y,
  };
}

/** Returns the file of a row. */
export function toStoredFile(row: FileRow): StoredFile {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    renditions: JSON.parse(row.renditions) as Rendition[],
    width: row.width,
    height: row.height,
    tint: row.tint,
    pages: row.pages,
    alt: { en: row.alt_en, so: row.alt_so, ar: row.alt_ar },
    focus: { x: row.focus_x, y: row.focus_y },
    createdAt: row.created_at,
    uploadedBy: row.uploaded_by,
  };
}

/** Returns the row of a new file, the reverse of `toStoredFile`. */
export function toRow(file: StoredFile): FileRow {
  return {
    id: file.id,
    kind: file.kind,
    ...toDescriptionColumns(file),
    bytes: file.bytes,
    renditions: JSON.stringify(file.renditions),
    width: file.width,
    height: file.height,
    tint: file.tint,
    pages: file.pages,
    created_at: file.createdAt,
    unused_since: null,
    content_hash: getFileHash(file),
    in_library_since: null,
    deleted_at: null,
    uploaded_by: file.uploadedBy,
  };
}
