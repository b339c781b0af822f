/**
 * The pages and files that the service worker stores, within a limit. A file is stored as long as a stored page uses
 * it, so only pages are removed to make room, the oldest first.
 */
import { day } from '../../domain/durations.ts';
import { isDocument, isFile, offlinePath } from './page-address.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import {
  cachePrefix,
  entryHeader,
  fileCache,
  listEntries,
  pageCache,
  readEntry,
  type KeepResult,
  type StoredEntry,
  type StoredPage,
} from './stored-entries.ts';

/** In bytes, uncompressed, as browsers store them. */
const maxBytes = 10_000_000;
const maxPageBytes = 1_000_000;
const maxFileBytes = 2_000_000;
const maxFiles = 100;

/** A header of the stored file: its size in bytes. */
const sizeHeader = 'x-stored-size';
/** A header of a picture that was stored under data saving: the server sends its narrowest rendition. */
const smallerHeader = 'x-stored-smaller';
export const isSmaller = (stored: Response): boolean => stored.headers.has(smallerHeader);

/** Returns whether everybody gets this page; nothing else is stored. Redirects and other sites never. */
function isStorable(response: Response, type: string): boolean {
  const cacheControl = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith(type) &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(?:private|no-store)\b/.test(cacheControl)
  );
}

/** Returns the bytes of a response, or undefined for more than `max`, which are not read. */
async function readUpTo(response: Response, max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > max) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const findEntry = async (address: string): Promise<StoredEntry | undefined> => {
  const stored = await (await caches.open(pageCache)).match(address);
  return stored && readEntry(stored);
};

async function write(address: string, response: Response, body: BodyInit, entry: StoredEntry): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(entryHeader, encodeURIComponent(JSON.stringify(entry)));
  await (await caches.open(pageCache)).put(address, new Response(body, { headers }));
}

/** Writes what is known of a stored page. */
async function change(address: string, changed: Partial<StoredEntry>): Promise<void> {
  const stored = await (await caches.open(pageCache)).match(address);
  const entry = stored && readEntry(stored);
  if (entry) await write(address, stored, await stored.blob(), { ...entry, ...changed });
}

/** The characters that the server escapes in the text of a title. */
const escapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the title of a page without the name of the site, which follows it. */
const readTitle = (html: string): string => {
  const start = html.indexOf('<title>') + 7;
  const whole = start < 7 ? '' : html.slice(start, html.indexOf('</title>', start));
  const end = whole.lastIndexOf(' · ');
  const title = (end < 0 ? whole : whole.slice(0, end)).slice(0, 300);
  return title.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => escapes[name]!);
};

/** Stores a page that the server has sent, and forgets one that it no longer has. */
export async function storePage(address: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) return removePath(address);
  if (!isStorable(response, 'text/html')) return;
  const bytes = await readUpTo(response, maxPageBytes);
  if (!bytes) return removePage(address);
  const html = new TextDecoder().decode(bytes);
  const before = await findEntry(address);
  await write(address, response, bytes, {
    title: readTitle(html),
    lang: /<html lang="(\w\w)"/.exec(html.slice(0, 200))?.[1] ?? 'en',
    at: Date.now(),
    kept: before?.kept ?? false,
    size: bytes.length,
    files: before?.files ?? [],
  });
  await makeRoom();
}

/** Requests a page as visitors get it, and stores it. */
export async function fetchPage(address: string): Promise<void> {
  await storePage(address, await fetch(address, { credentials: 'omit', redirect: 'manual' }));
}

export const isOlderThan = async (address: string, milliseconds: number): Promise<boolean> =>
  ((await findEntry(address))?.at ?? 0) < Date.now() - milliseconds;

/** Stores the files that a page uses. The browser has just loaded them, so they cost nothing. */
export async function addFiles(address: string, files: string[], isNew: boolean): Promise<void> {
  const entry = await findEntry(address);
  if (!entry) return;
  const wanted = files.filter((file) => isFile(file)).slice(0, maxFiles);
  // What an older version of the page used is not needed any more.
  const all = [...new Set([...wanted, ...(isNew && !entry.kept ? [] : entry.files)])].slice(0, maxFiles);
  if (all.join() !== entry.files.join()) await change(address, { files: all });
  const cache = await caches.open(fileCache);
  for (const file of wanted) if (!(await cache.match(file))) await storeFile(cache, file).catch(() => undefined);
  await makeRoom();
}

async function storeFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file, { credentials: 'omit', cache: 'force-cache', redirect: 'error' });
  const bytes = isStorable(response, '') && (await readUpTo(response, maxFileBytes));
  if (!bytes) return;
  const headers = new Headers(response.headers);
  headers.set(sizeHeader, String(bytes.length));
  if (isSavingData() && file.startsWith('/files/')) headers.set(smallerHeader, '1');
  await cache.put(file, new Response(bytes, { headers }));
}

/** Keeps a page with its pictures, or a document, until the visitor removes it. */
export async function keep(
  address: string,
  { title, lang, files }: Pick<StoredEntry, 'title' | 'lang' | 'files'>,
): Promise<KeepResult> {
  if (isDocument(address)) {
    const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
    if (!isStorable(response, 'application/pdf')) return 'failed';
    const bytes = await readUpTo(response, maxBytes);
    if (!bytes) return 'full';
    await write(address, response, bytes, { title, lang, at: Date.now(), kept: true, size: bytes.length, files: [] });
  } else {
    if (await isOlderThan(address, 60_000)) await fetchPage(address);
    if (!(await findEntry(address))) return 'failed';
    await change(address, { kept: true });
  }
  await addFiles(address, files, false);
  const { total } = measure(await listEntries(), await fileSizes(), ({ kept }) => kept);
  if (total > maxBytes) {
    await (isDocument(address) ? removePage(address) : change(address, { kept: false }));
    await makeRoom();
    return 'full';
  }
  return (await findEntry(address)) ? 'kept' : 'failed';
}

export async function removePage(address: string): Promise<void> {
  if (await (await caches.open(pageCache)).delete(address)) await makeRoom();
}

/** Removes a page in all languages: the server has it no more. */
async function removePath(address: string): Promise<void> {
  const withoutLanguage = (text: string) => text.replace(/[?&]lang=\w\w/, '');
  for (const entry of await listEntries())
    if (withoutLanguage(entry.address) === withoutLanguage(address)) await removePage(entry.address);
}

/** Removes what other versions of the service worker stored; without an argument also what this one did. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !except.includes(name)) await caches.delete(name);
}

/** Returns the sizes of the stored files by their addresses. */
async function fileSizes(): Promise<Map<string, number>> {
  const cache = await caches.open(fileCache);
  const sizes = new Map<string, number>();
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const stored = await cache.match(pathname);
    sizes.set(pathname, Number(stored?.headers.get(sizeHeader) ?? 0));
  }
  return sizes;
}

/** Returns the bytes of some pages with the files that they use, and these files. */
function measure(pages: StoredPage[], sizes: ReadonlyMap<string, number>, isCounted: (page: StoredPage) => boolean) {
  const counted = pages.filter((page) => isCounted(page));
  const used = new Set(counted.flatMap(({ files }) => files));
  const ofFiles = [...used].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { used, total: counted.reduce((sum, { size }) => sum + size, ofFiles) };
}

/** The page shown for pages that are not stored, in one language. */
const isOfflinePage = ({ address }: StoredPage) => /^\/offline(?:\?|$)/.test(address);

/** Removes the oldest pages above the limit, and the files that no stored page uses. */
async function makeRoom(): Promise<void> {
  const sizes = await fileSizes();
  let pages = await listEntries();
  const removable = pages
    .filter((page) => !page.kept && !isOfflinePage(page))
    .toSorted((one, other) => one.at - other.at);
  let { used, total } = measure(pages, sizes, () => true);
  for (const oldest of removable) {
    if (total <= maxBytes) break;
    await (await caches.open(pageCache)).delete(oldest.address);
    pages = pages.filter((page) => page !== oldest);
    ({ used, total } = measure(pages, sizes, () => true));
  }
  const cache = await caches.open(fileCache);
  for (const file of sizes.keys()) if (!used.has(file)) await cache.delete(file);
}

/** Makes sure that the page shown for other pages is there, in a language; it is renewed once a day. */
export async function storeOfflinePage(lang: string): Promise<void> {
  const address = lang === 'en' ? offlinePath : `${offlinePath}?lang=${lang}`;
  if (await isOlderThan(address, day)) await fetchPage(address);
}
