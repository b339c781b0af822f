/** Drawing the pages of documents in the media process, which uploads need too (decision 043). */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '../../domain/content/reports.ts';
import { createEmptyValues } from '../../domain/model/apply-input.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { createMediaProcess } from '../../server/files/media/media-process.ts';
import { createUploadFolder } from '../../server/files/upload-folder.ts';
import { drawPages, type DocumentPageDeps } from '../../server/services/files/document-pages.ts';
import { drawDocuments } from '../../server/services/files/document-texts.ts';
import { createDocumentTextStore } from '../../server/store/files/document-text-store.ts';
import { createJobStore } from '../../server/store/job-store.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';
import { fileRow } from '../setup/file-row.ts';
import { lockedPdf, pdf, slowPdf } from '../setup/samples.ts';

describe('drawing', () => {
  let folder: string;
  const mediaProcess = createMediaProcess();
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'minbar-test-'))));
  afterAll(async () => {
    mediaProcess.close();
    await rm(folder, { recursive: true });
  });
  const draw = async (bytes: Buffer, from = 0, to = 100) => {
    const path = join(folder, 'document.pdf');
    await writeFile(path, bytes);
    const done = await mediaProcess.run({ do: 'pdf-pages', path, from, to });
    return 'answer' in done ? done.answer : done.stopped;
  };

  it('draws nothing of a file that cannot be read, and leaves out a page that takes too long', async () => {
    const nothing = { pages: [], total: 0 };
    expect(await draw(Buffer.from('%PDF-1.7\nnothing'))).toEqual(nothing);
    expect(await draw(lockedPdf())).toEqual(nothing);
    expect(await draw(slowPdf())).toEqual({ pages: [], total: 1 });
  });

  it('draws a wanted page of 2,000 within 60 KB', async () => {
    const drawn = await draw(pdf(2_000), 1_999, 2_100);
    expect(drawn).toEqual({ total: 2_000, pages: [expect.anything()] });
    const page = (drawn as Exclude<typeof drawn, string>).pages[0]!;
    expect(await sharp(page.path).metadata()).toMatchObject({ format: 'webp', width: 960, height: 1280 });
    expect([page.width, page.height, page.bytes < 60_000]).toEqual([960, 1280, true]);
  });

  it.each([
    [1, 100_000],
    [100_000, 1],
  ])('leaves out a page of %i x %i points', async (...box) => {
    expect(await draw(pdf(1, { box }))).toEqual({ total: 1, pages: [null] });
  });

  const page = { path: '/page.webp', width: 9, height: 9, bytes: 9 };
  /** What drawing needs, with a media process that answers with what `run` returns. */
  const depsWith = (
    run: (from: number, to: number) => object,
    addPages: DocumentPageDeps['store']['addPages'],
  ): DocumentPageDeps => ({
    store: { addPages },
    storage: { read: async () => new Uint8Array(1), put: async () => undefined } as unknown as FileStorage,
    unrecorded: { note: async () => undefined, countRemovals: async () => 0 } as never,
    mediaProcess: {
      run: async ({ from, to }: { from: number; to: number }) => ({ time: 0, ...run(from, to) }),
      whenUnused: async () => undefined,
    } as never,
    uploadFolder: createUploadFolder(folder),
    quota: { requireRoomBeside: async () => undefined },
  });

  it('stores at most 100 pages, and none of a document whose pages all take too long', async () => {
    const stored: unknown[] = [];
    const drawWith = (run: (from: number, to: number) => object) =>
      drawPages(
        depsWith(run, async (_id, { pages, bytes }) => (stored.push([pages.length, bytes]), true)),
        { id: 'a', key: 'documents/0.pdf' },
        [],
        () => false,
      );
    await drawWith((from, to) => ({
      answer: { total: 2_000, pages: Array.from({ length: Math.min(40, to - from) }, () => page) },
    }));
    await drawWith(() => ({ stopped: 'memory' }));
    await drawWith((from) => ({ answer: { total: 3, pages: from === 1 ? [] : [page] } }));
    await drawWith(() => ({ answer: { total: 3, pages: [] } }));
    expect(stored).toEqual([
      [100, 409_600],
      [0, 0],
      [3, 8_192],
      [0, 0],
    ]);
  });

  it('stores nothing of a document while the media process ends by itself', async () => {
    const stored: unknown[] = [];
    const crashing = depsWith(
      () => ({ stopped: 'crash' }),
      async (id) => (stored.push(id), true),
    );
    await expect(drawPages(crashing, { id: 'a', key: 'documents/0.pdf' }, [], () => false)).rejects.toThrow('ended');
    expect(stored).toEqual([]);
  });

  it('waits longer for a process that gets no processor', async () => {
    // Starting takes up to a second of processor time on a small machine that is busy.
    const media = createMediaProcess({ time: 4_000, drawingTime: 4_000, pagesTime: 4_000 });
    try {
      const path = join(folder, 'short.pdf');
      await writeFile(path, pdf(1));
      const running = media.run({ do: 'pdf-pages', path, from: 0, to: 1 });
      const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
      const isMedia = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media-child');
      let pids: number[] = [];
      // Until the new process has its command line.
      for (; pids.length === 0; await setTimeout(5)) pids = children.filter(isMedia).map(Number);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      await setTimeout(4_500);
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      expect(await running).toMatchObject({ answer: { total: 1, pages: [{ width: expect.any(Number) as number }] } });
    } finally {
      media.close();
    }
  });

  it('stops a page after some seconds, and a document after half a minute', async () => {
    const hasty = createMediaProcess({ drawingTime: 60_000, pagesTime: 1_000 });
    try {
      const path = join(folder, 'slow.pdf');
      await writeFile(path, slowPdf());
      const done = await hasty.run({ do: 'pdf-pages', path, from: 0, to: 100 });
      // A loaded machine may not have opened it by then.
      const { time } = done;
      expect([
        { answer: { pages: [], total: 1 }, time },
        { stopped: 'time', time },
      ]).toContainEqual(done);
      expect(time).toBeGreaterThan(900);
    } finally {
      hasty.close();
    }

    let stored: unknown;
    const slow = () => ({ answer: { total: 100, pages: [page] }, time: 4_000 });
    const addPages: DocumentPageDeps['store']['addPages'] = async (_id, { pages }) => ((stored = pages.length), true);
    await drawPages(depsWith(slow, addPages), { id: 'a', key: 'documents/0.pdf' }, [], () => false);
    expect(stored).toBe(8);
  });

  it('waits until uploads are through, but not for ever', async () => {
    const path = join(folder, 'upload.pdf');
    await writeFile(path, pdf(1));
    const order: string[] = [];
    const upload = async () => {
      for (const _ of [1, 2]) await mediaProcess.run({ do: 'pdf', path }, 'amina');
      order.push('uploaded');
    };
    const uploading = upload();
    await mediaProcess.whenUnused(performance.now());
    order.push('waited long enough');
    await mediaProcess.whenUnused(performance.now() + 30_000);
    order.push('unused');
    await uploading;
    expect(order).toEqual(['waited long enough', 'uploaded', 'unused']);
  });

  it('goes on after a document that cannot be drawn, and logs its item', async () => {
    const stored: string[] = [];
    const logged: unknown[] = [];
    const skipped = new Set<string>();
    const deps = depsWith(
      () => ({ answer: { total: 1, pages: [page] } }),
      async (id) => (stored.push(id), true),
    );
    const drawn = await drawDocuments(
      {
        ...deps,
        storage: {
          ...deps.storage,
          read: async (key: string) => (key.includes('missing') ? undefined : new Uint8Array(1)),
        },
        store: {
          ...deps.store,
          findUndrawn: async () => ['missing', 'there'].map((id) => ({ id, key: `documents/${id}.pdf` })),
          itemsWith: async (_type: unknown, id: string) => [`item of ${id}`],
        } as never,
        content: {} as never,
        jobs: { claim: async () => ({ setEnd: async () => true }) },
        cacheTags: { invalidate: async () => undefined },
        types: [reports],
        log: { warn: (details: unknown) => void logged.push(details) } as never,
        now: () => new Date(),
      },
      skipped,
    );
    expect([drawn, stored, [...skipped]]).toEqual([1, ['there'], ['missing']]);
    expect(logged).toEqual([{ err: expect.any(Error) as Error, type: 'reports', items: ['item of missing'] }]);
  });
});

it.each(dialects)(
  'finds a document of each person, so that people alternate (%s)',
  { timeout: 60_000 },
  async (dialect) => {
    const site = await openTestApp(dialect);
    try {
      // The server leaves them alone.
      const jobs = createJobStore(site.db);
      for (const job of ['document-texts', 'document-pages']) await jobs.claim(job, site.clock.now, 60 * 60_000);
      const ids = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(24)) as [
        string,
        string,
        string,
        string,
        string,
      ];
      const [first, second, ofOther, draft, ofNobody] = ids;
      const uploaders = ['amina', 'amina', 'bashir', 'celia', null];
      for (const [index, id] of ids.entries()) {
        const file = fileRow({ id, kind: 'document', uploaded_by: uploaders[index] ?? null });
        await site.db.insertInto('files').values(file).execute();
        const state = id === draft ? 'draft' : 'published';
        await site.add(reports, { ...createEmptyValues(reports), file: id }, { state });
      }
      const store = createDocumentTextStore(site.db);
      const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);
      expect(idsOf(await store.findUnread(reports, []))).toEqual([first, ofOther, ofNobody]);
      expect(idsOf(await store.findUnread(reports, [first, ofNobody]))).toEqual([second, ofOther]);
      for (const id of [second, ofOther]) await store.add(id, { text: '', words: '' });
      expect(idsOf(await store.findUnread(reports, []))).toEqual([first, ofNobody]);
      expect(idsOf(await store.findUndrawn(reports, []))).toEqual([second, ofOther]);
    } finally {
      await site.close();
    }
  },
);
