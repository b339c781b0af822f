import { writeFile } from 'node:fs/promises';
import { AppError } from '../../../domain/errors.ts';
import { smallestFile } from '../../../domain/media/storage-use.ts';
import { takeFirstLetters } from '../../../domain/text/search-text.ts';
import { pageBreak, removeVowelled } from '../../../domain/search/document-text.ts';
import {
  noWrittenFiles,
  reportDiskFull,
  takeBackIfRefused,
  writeFiles,
  type FileStorage,
} from '../../files/file-storage.ts';
import type { DrawnPage } from '../../files/media/media-jobs.ts';
import { requireNoCrash, type MediaProcess } from '../../files/media/media-process.ts';
import type { UnrecordedFiles } from '../../files/unrecorded-files.ts';
import type { UploadFolder } from '../../files/upload-folder.ts';
import type { DocumentTextStore, StoredDocument } from '../../store/files/document-text-store.ts';
import { toPageKey } from '../../store/files/file-row.ts';
import type { StorageQuota } from './storage-quota.ts';

/** The pages that are drawn of a document, and the milliseconds that drawing them may take: other documents wait. */
const maxPages = 100;
const maxTime = 30_000;
/** How long uploads go first, in milliseconds; then they and the pages of a document alternate. */
const maxWait = 60_000;
/** Pages of one document that take too much memory or time; with one more, drawing it ends. */
const maxLeftOut = 2;
/** Letters of a document that its page on the site shows, from the first: those of about 40 full pages. */
const maxShownLetters = 100_000;

export type DocumentPageDeps = {
  store: Pick<DocumentTextStore, 'addPages'>;
  storage: FileStorage;
  unrecorded: UnrecordedFiles;
  mediaProcess: Pick<MediaProcess, 'run' | 'whenUnused'>;
  uploadFolder: UploadFolder;
  quota: Pick<StorageQuota, 'requireRoomBeside'>;
};

/**
 * Draws the pages of a stored document and stores their pictures beside it, all or none, with a write of `tags`. Of a
 * document that cannot be drawn, and where the person who uploaded it has no room left, it stores that there are no
 * pages. Throws where its bytes cannot be read now, the disk is full or the site has no room.
 */
export async function drawPages(
  deps: DocumentPageDeps,
  document: StoredDocument,
  tags: string[],
  isStopping: () => boolean,
): Promise<void> {
  const { storage, uploadFolder } = deps;
  const space = uploadFolder.begin();
  try {
    const bytes = document.key.endsWith('.pdf') ? await storage.read(document.key) : new Uint8Array();
    if (!bytes) throw new Error('The document is not in the storage');
    const path = await space.newPath();
    const drawn = await reportDiskFull(async () => {
      await writeFile(path, bytes, { mode: 0o600 });
      return bytes.length > 0 ? drawAll(deps.mediaProcess, path, isStopping) : [];
    });
    await storePages(deps, document, drawn, tags).catch((error: unknown) => {
      if (!isOwnStorageFull(error)) throw error;
      return storePages(deps, document, [], tags);
    });
  } finally {
    await space.end();
  }
}

const isOwnStorageFull = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'storage_full' && error.status === 413;

async function storePages(
  deps: DocumentPageDeps,
  { id, key }: StoredDocument,
  drawn: readonly (DrawnPage | null)[],
  tags: string[],
): Promise<void> {
  const files = drawn.flatMap((page, index) =>
    page ? [{ key: toPageKey(key, index + 1), source: { path: page.path } }] : [],
  );
  const bytes = drawn.reduce((sum, page) => sum + (page ? Math.max(smallestFile, page.bytes) : 0), 0);
  const pages = files.length === 0 ? [] : drawn.map((page) => page && { width: page.width, height: page.height });
  const written = files.length > 0 ? await writeFiles(deps, files) : noWrittenFiles;
  const stored = await takeBackIfRefused(written, () =>
    deps.store.addPages(id, { pages, bytes, tags }, async (current) => {
      if (bytes > 0) await deps.quota.requireRoomBeside(id, bytes, current);
      await written.rewriteRemoved(current);
    }),
  );
  if (!stored) await written.takeBack();
}

/** Draws some pages at a time, so that an upload waits for those only; null stands for a page that cannot be drawn. */
async function drawAll(
  mediaProcess: DocumentPageDeps['mediaProcess'],
  path: string,
  isStopping: () => boolean,
): Promise<(DrawnPage | null)[]> {
  const uploadsFirstUntil = performance.now() + maxWait;
  const pages: (DrawnPage | null)[] = [];
  let leftOut = 0;
  let time = 0;
  for (let to = maxPages; pages.length < to && time < maxTime;) {
    await mediaProcess.whenUnused(uploadsFirstUntil);
    if (isStopping()) throw new Error('The server ends: the pages are drawn after the next start');
    const done = await mediaProcess.run({ do: 'pdf-pages', path, from: pages.length, to }, 'pages');
    time += done.time;
    requireNoCrash(done);
    // It takes too much memory or time before its first page.
    if (!('answer' in done) || done.answer.total === 0) break;
    to = Math.min(maxPages, done.answer.total);
    if (done.answer.pages.length === 0 && (leftOut += 1) > maxLeftOut) break;
    pages.push(...(done.answer.pages.length > 0 ? done.answer.pages : [null]));
  }
  return pages;
}

/** A page of a document: the size of its picture in pixels, if it has one, and its text. */
export type DocumentPage = { size: { width: number; height: number } | null; text: string };

export type DocumentPages = {
  /** Those that are drawn, from the first on. */
  pages: DocumentPage[];
  /** What their pictures take, in bytes. */
  bytes: number;
  hasText: boolean;
  /** The texts of the last pages are left out. */
  isCut: boolean;
};

export type DocumentPageService = ReturnType<typeof createDocumentPages>;

/** Creates the service that reads the pages of documents. */
export function createDocumentPages({ store }: { store: Pick<DocumentTextStore, 'findPages'> }) {
  return {
    /**
     * Returns the pages of a document by the id of its file, none while they are not drawn. For whoever reads an item
     * that has the document: the caller has checked that.
     */
    async read(fileId: string): Promise<DocumentPages> {
      const found = await store.findPages(fileId);
      if (!found) return { pages: [], bytes: 0, hasText: false, isCut: false };
      const shown = takeFirstLetters(found.text, maxShownLetters);
      const texts = shown.split(pageBreak);
      // The last one may be cut in the middle.
      const isCut = shown.length < found.text.length;
      if (isCut) texts.pop();
      return {
        pages: found.pages.map((size, index) => ({ size, text: removeVowelled(texts[index] ?? '') })),
        bytes: found.bytes,
        hasText: found.text !== '',
        isCut: isCut && texts.length < found.pages.length,
      };
    },
  };
}
