/** The pages of documents as pictures and texts (decision 043). */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalStorage } from '../../domain/media/storage-use.ts';
import { cleanDocumentText, removeVowelled } from '../../domain/search/document-text.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { runTestCleanup } from '../setup/servers/run-test-cleanup.ts';
import { fileRow } from '../setup/file-row.ts';
import { createReport, saveReport } from '../setup/api/reports.ts';
import { fileOf, pdf, textPdf, wordFile } from '../setup/samples.ts';

const days = 24 * 60 * 60_000;

describe('the text of a page', () => {
  it('has its lines joined to paragraphs, and page breaks between pages', () => {
    const lines = ['Heading', 'a line that is continued', 'in the next line and then', 'ends.', '1 table 2'];
    expect(cleanDocumentText(`\f${lines.join('\r\n')}\r\n\fTwo  words\f`)).toBe(
      '\fHeading\na line that is continued in the next line and then ends.\n1 table 2\fTwo words',
    );
  });

  it.each([
    ['ٰى\nْلِبِّر َوال َّتْق َو\nوا\nand help', '…\nand help'],
    ['before\nا\nَو َتَعا َو ُن', 'before\n…'],
    ['طالًبا وطالبة، وأتّم منهم حفظ القرآن الكريم', 'طالًبا وطالبة، وأتّم منهم حفظ القرآن الكريم'],
  ])('lacks vowelled Arabic: %j', (stored, shown) => expect(removeVowelled(stored)).toBe(shown));
});

describe.each(dialects)('the pages of a report over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  let isFull = false;
  let refused = 0;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minbar-test-'));
    const disk = createDiskStorage(folder);
    const storage: FileStorage = {
      ...disk,
      async put(key, source) {
        if (isFull && key.endsWith('/2.webp')) {
          refused += 1;
          throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        }
        return disk.put(key, source);
      },
    };
    site = await openTestApp(dialect, { storage });
    staff = await site.signIn('superadmin');
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  /** Publishes a report with a document; returns its path, the id and the address of the document. */
  const publish = async (document: Buffer, name = 'a.pdf', path?: string) => {
    const saved = await saveReport(staff, { file: fileOf(document, name) }, path ?? (await createReport(staff)));
    const { _id: file } = (saved.json['files'] as { file: { _id: string } }).file;
    return { path: `/api/reports/${String(saved.json['_id'])}`, file, address: String(saved.json['file']) };
  };
  const pagesOf = (file: string) => site.services.documentPages.read(file);
  const waitForPages = async (file: string, count: number) => {
    await expect.poll(async () => (await pagesOf(file)).pages.length, { timeout: 15_000, interval: 200 }).toBe(count);
  };
  const pageAt = (address: string, number: number) => address.replace('.pdf', `/${number}.webp`);
  const keyOf = (address: string, number: number) => pageAt(address, number).slice('/files/'.length);
  const viewer = { kind: 'staff', role: 'superadmin' } as Staff;
  /** Returns the statuses for a visitor and for staff. */
  const seen = (address: string) =>
    Promise.all([site.visit(), staff].map(async (client) => (await client.get(address)).status));
  const isDrawn = (file: string) =>
    site.db.selectFrom('document_texts').select('drawn_pages').where('file_id', '=', file).executeTakeFirst();

  it('are drawn, with their texts, for those who may read the document', { timeout: 60_000 }, async () => {
    const { path, file, address } = await publish(textPdf(['The first page', 'The second page']));
    await waitForPages(file, 2);
    expect(await pagesOf(file)).toEqual({
      pages: ['The first page', 'The second page'].map((text) => ({ size: { width: 960, height: 1280 }, text })),
      bytes: expect.any(Number) as number,
      hasText: true,
      isCut: false,
    });
    const first = pageAt(address, 1);
    const response = await site.app.request(first);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, no-cache',
    ]);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(60_000);
    for (const missing of [pageAt(address, 3), pageAt(address, 0), first.replace(/\w{24}/, 'f'.repeat(24))])
      expect(await seen(missing)).toEqual([404, 404]);

    await staff.send('POST', `${path}/unpublish`, formOf({ title: 'Report' }));
    expect(await seen(first)).toEqual([404, 200]);
    await saveReport(staff, {}, path);
    expect(await seen(first)).toEqual([200, 200]);
    const second = await publish(textPdf(['Another document']), 'b.pdf', path);
    await waitForPages(second.file, 1);
    expect([await seen(first), await seen(pageAt(second.address, 1))]).toEqual([
      [404, 200],
      [200, 200],
    ]);
    await staff.send('DELETE', path);
    expect(await seen(pageAt(second.address, 1))).toEqual([404, 200]);
  });

  it('are none where the document cannot be drawn', async () => {
    for (const [bytes, name] of [
      [wordFile(), 'a.docx'],
      [pdf(1, { box: [0, 0] }), 'b.pdf'],
    ] as const) {
      const { file } = await publish(bytes, name);
      await expect.poll(async () => (await isDrawn(file))?.drawn_pages, { timeout: 15_000 }).toBeTypeOf('string');
      expect(await pagesOf(file)).toMatchObject({ hasText: false });
    }
  });

  it('leave nothing behind on a full disk, and may be read as text', async () => {
    isFull = true;
    const { file, address } = await publish(textPdf(['A full disk', 'The end of it']));
    await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(0);
    expect(await isDrawn(file)).toEqual({ drawn_pages: null });
    expect(await pagesOf(file)).toMatchObject({ pages: [], hasText: true });
    const folderOfPages = join(folder, keyOf(address, 1), '..');
    await expect.poll(() => readdir(folderOfPages).catch(() => [])).toEqual([]);
    isFull = false;
  });

  it('are none where the person who uploaded it has no room for them', { timeout: 40_000 }, async () => {
    const admin = await site.signIn('admin');
    await staff.send('PUT', `/api/users/${admin.id}`, { rights: { reports: 'publish' } });
    const path = await createReport(admin);
    await saveReport(admin, { file: fileOf(textPdf(['One page', 'Another page']), 'a.pdf') }, `${path}?draft=1`);
    const others = fileRow({ id: '0'.repeat(24), kind: 'document', bytes: personalStorage, uploaded_by: admin.id });
    await site.db.insertInto('files').values(others).execute();
    const { json } = await saveReport(admin, {}, path);
    const { _id: file } = (json['files'] as { file: { _id: string } }).file;
    await expect.poll(async () => (await isDrawn(file))?.drawn_pages, { timeout: 15_000 }).toBe('[]');
    const folderOfPages = join(folder, keyOf(String(json['file']), 1), '..');
    expect(await readdir(folderOfPages).catch(() => [])).toEqual([]);

    const { file: ofSuperadmin } = await publish(textPdf(['Another person has room']));
    await waitForPages(ofSuperadmin, 1);
  });

  it('count towards the storage, and are removed with the document', async () => {
    const { path, file, address } = await publish(textPdf(['Removed one day', 'Two']));
    const before = (await site.services.media.storage(viewer)).used;
    await waitForPages(file, 2);
    expect((await site.services.media.storage(viewer)).used - before).toBe((await pagesOf(file)).bytes);
    expect((await pagesOf(file)).bytes).toBeGreaterThan(8_000);

    await staff.send('DELETE', path);
    for (const _ of [1, 2, 3]) {
      expect((await site.storage.read(keyOf(address, 2)))?.length).toBeGreaterThan(0);
      site.advance(32 * days);
      await runTestCleanup(site);
      if (!(await isDrawn(file))) break;
    }
    expect(await isDrawn(file)).toBeUndefined();
    expect(await Promise.all([1, 2].map((number) => site.storage.read(keyOf(address, number))))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
