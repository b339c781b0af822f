import { writeFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { hour } from '../../../domain/durations.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { requireNoCrash } from '../../files/media/media-process.ts';
import { getStaffTag } from '../../store/change-tags.ts';
import type { ContentStore } from '../../store/content/content-store.ts';
import type { DocumentTextStore, StoredDocument } from '../../store/files/document-text-store.ts';
import type { JobStore } from '../../store/job-store.ts';
import { drawPages, type DocumentPageDeps } from './document-pages.ts';

/** Milliseconds from a write until its documents are looked for, at most. */
const interval = 1_000;
/** Milliseconds between two looks without a write. A look reads the whole tables of the types with documents. */
const fullInterval = 10 * 60_000;
/** A server that does not end a batch within this time (milliseconds) counts as dead. */
const claimFor = 10 * 60_000;
/** Attempts to index an item that is changed at the same time. */
const maxAttempts = 5;
/** Documents that could not be read and are left out of the next look, at most. */
const maxSkipped = 1_000;

export type DocumentTextDeps = DocumentPageDeps & {
  store: DocumentTextStore;
  content: Pick<ContentStore, 'find'>;
  jobs: JobStore;
  cacheTags: Pick<CacheTags, 'invalidate'>;
  types: readonly ContentType[];
  log: Pick<Logger, 'warn'>;
  now: () => Date;
};

/** Returns the text of a stored document and its words; throws where its bytes cannot be read now. */
async function extract(
  { storage, mediaProcess, uploadFolder }: DocumentTextDeps,
  { key }: StoredDocument,
): Promise<{ text: string; words: string }> {
  const none = { text: '', words: '' };
  if (!key.endsWith('.pdf')) return none;
  const bytes = await storage.read(key);
  if (!bytes) throw new Error('The document is not in the storage');
  const space = uploadFolder.begin();
  try {
    const path = await space.newPath();
    await writeFile(path, bytes, { mode: 0o600 });
    const done = await mediaProcess.run({ do: 'pdf-text', path }, 'search');
    requireNoCrash(done);
    // One that takes too much memory or time is not tried again.
    return 'answer' in done ? done.answer : none;
  } finally {
    await space.end();
  }
}

type DocumentJob = (deps: DocumentTextDeps, skipped?: Set<string>, isStopping?: () => boolean) => Promise<number>;

/** Does work on documents of each type that `find` finds, on one server at a time; returns the sum of the results. */
async function workOnTypes<T>(
  { types, jobs, now }: DocumentTextDeps,
  job: string,
  find: (type: ContentType) => Promise<readonly T[]>,
  work: (type: ContentType, found: readonly T[]) => Promise<number>,
): Promise<number> {
  let done = 0;
  for (const type of types) {
    const found = await find(type);
    if (found.length === 0) continue;
    const claim = await jobs.claim(job, now(), claimFor);
    if (!claim) continue;
    try {
      done += await work(type, found);
    } finally {
      await claim.setEnd(now());
    }
  }
  return done;
}

/**
 * Reads the documents of published items whose text is not stored yet, so that visitors find the items by it; returns
 * how many were read. Documents that cannot be read now are left for the next time (`skipped`).
 */
const readDocuments: DocumentJob = async (deps, skipped = new Set(), isStopping = () => false) => {
  const { store, content } = deps;
  return workOnTypes(
    deps,
    'document-texts',
    (type) => store.findUnread(type, [...skipped].slice(0, maxSkipped)),
    async (type, unread) => {
      let read = 0;
      for (const document of unread) {
        if (isStopping()) break;
        const found = await extract(deps, document).catch((error: unknown) =>
          skip(deps, type, document, skipped, error),
        );
        if (!found) continue;
        await store.add(document.id, found);
        if (found.text !== '') for (const id of await store.itemsWith(type, document.id)) await index(type, id);
        read += 1;
      }
      return read;
    },
  );

  async function index(type: ContentType, id: string): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const item = await content.find(type, 'all', id);
      if (!item || (await store.index(type, item))) return;
    }
  }
};

/**
 * Draws the pages of documents that were read (decision 043); returns how many were drawn. Documents that cannot be
 * read now, or whose pages cannot be stored, are left for the next time (`skipped`).
 */
export const drawDocuments: DocumentJob = (deps, skipped = new Set(), isStopping = () => false) =>
  workOnTypes(
    deps,
    'document-pages',
    (type) => deps.store.findUndrawn(type, [...skipped].slice(0, maxSkipped)),
    async (type, undrawn) => {
      let drawn = 0;
      for (const document of undrawn) {
        try {
          await drawPages(deps, document, [type.name], isStopping);
        } catch (error) {
          if (isStopping()) break;
          await skip(deps, type, document, skipped, error);
          continue;
        }
        await deps.cacheTags.invalidate(type.name);
        drawn += 1;
      }
      return drawn;
    },
  );

/** Leaves a document for the next time, and logs why. */
async function skip(
  { store, log }: DocumentTextDeps,
  type: ContentType,
  { id }: StoredDocument,
  skipped: Set<string>,
  error: unknown,
): Promise<undefined> {
  skipped.add(id);
  const items = await store.itemsWith(type, id);
  log.warn({ err: error, type: type.name, items }, 'a document could not be read or drawn; retrying in an hour');
}

/**
 * Reads and draws new documents within some seconds of a write, and at the start those of a site from before this
 * existed or from a backup. Returns the function that stops it.
 */
export function startReadingDocuments(
  deps: DocumentTextDeps & { cacheTags: Pick<CacheTags, 'onInvalidate' | 'invalidate'> },
): () => Promise<void> {
  const tags = new Set(deps.types.flatMap(({ name }) => [name, getStaffTag(name)]));
  let isStopping = false;
  // Side by side: a new document is found while a long one is drawn. `dueAt` is in milliseconds of the monotonic clock.
  const jobs = [readDocuments, drawDocuments].map((job) => ({
    job,
    skipped: new Set<string>(),
    running: undefined as Promise<unknown> | undefined,
    dueAt: 0,
  }));
  const look = () => {
    for (const each of jobs) each.dueAt = 0;
  };
  deps.cacheTags.onInvalidate((written) => {
    if (written.some((tag) => tags.has(tag))) look();
  });
  const run = () => {
    for (const each of jobs) {
      if (each.running || performance.now() < each.dueAt) continue;
      each.dueAt = performance.now() + fullInterval;
      each.running = each
        .job(deps, each.skipped, () => isStopping)
        .then((done) => {
          // There may be more of them, and what was read can be drawn.
          if (done > 0) look();
        })
        .catch((error: unknown) => {
          each.dueAt = 0;
          deps.log.warn({ err: error }, 'reading documents failed; retrying');
        })
        .finally(() => (each.running = undefined));
    }
  };
  const timer = setInterval(run, interval);
  // Bytes that were missing may be back.
  const retry = setInterval(() => jobs.forEach(({ skipped }) => skipped.clear()), hour);
  for (const started of [timer, retry]) started.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    clearInterval(retry);
    for (const { running } of jobs) await running;
  };
}
