/** What the service worker stores, as it and the pages read it (decision 040). */

/** The caches of this version of the format; all others of the site are removed. */
export const cachePrefix = 'offline-';
export const pageCache = `${cachePrefix}pages-1`;
export const fileCache = `${cachePrefix}files-1`;

/** A stored page, or the document of a report that somebody keeps. */
export type StoredEntry = {
  title: string;
  lang: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** Kept by the visitor: never removed to make room. */
  kept: boolean;
  /** In bytes. */
  size: number;
  /** The addresses of the pictures, scripts and fonts that it uses. */
  files: string[];
};

/** A header of the stored response: so a page and what is known of it are written and removed at once. */
export const entryHeader = 'x-stored-entry';

export function readEntry(response: Response): StoredEntry | undefined {
  const text = response.headers.get(entryHeader);
  return text === null ? undefined : (JSON.parse(decodeURIComponent(text)) as StoredEntry);
}

export type StoredPage = StoredEntry & { address: string };

/** Returns all stored pages with their addresses, path and parameters, in no order. */
export async function listEntries(): Promise<StoredPage[]> {
  // Opening it would make one.
  if (!(await caches.has(pageCache))) return [];
  const cache = await caches.open(pageCache);
  const entries = (await cache.keys()).map(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    const stored = await cache.match(address);
    const entry = stored && readEntry(stored);
    return entry ? [{ ...entry, address }] : [];
  });
  return (await Promise.all(entries)).flat();
}

/** Sent by pages to the service worker; `keep` and `remove` are answered on the port. */
export type StoreMessage =
  /** A page is shown with these files; `isNew` where it was not before. */
  | { type: 'shown'; address: string; files: string[]; isNew: boolean }
  /** `title` and `lang` for a document, which has none itself. */
  | { type: 'keep'; address: string; files: string[]; title: string; lang: string }
  | { type: 'remove'; address: string }
  /** Offline reading is switched off. */
  | { type: 'end' };

/** What became of a `keep`: `full` where there is no room. */
export type KeepResult = 'kept' | 'full' | 'failed';
