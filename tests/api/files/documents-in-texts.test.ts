/**
 * Documents that Markdown texts link to are uses of their files: visitors may read them, and they are never deleted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import type { ApiResponse } from '../../setup/api/client.ts';
import { formOf } from '../../setup/api/client.ts';
import { createItem, fileIds, idOf, openWithStaff, usesOf } from '../../setup/api/media.ts';
import { createReport, saveReport } from '../../setup/api/reports.ts';
import { fileOf, pdf, svg, wordFile } from '../../setup/samples.ts';

let pages = 0;
/** Returns a PDF that no other test of the file uses. */
const freshPdf = () => {
  pages += 1;
  return pdf(pages);
};

const upload = (staff: StaffClient, bytes: Buffer, name = 'form.pdf'): Promise<ApiResponse> =>
  staff.send('POST', '/api/files', formOf({ document: fileOf(bytes, name) }));

const article = (content: Record<string, string>) => ({
  Title: 'The school',
  Content: 'Text',
  publishedDate: '2026-11-01',
  ...content,
});

describe.each(dialects)('documents in texts over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
  });
  afterAll(() => site.close());

  const uploaded = async (staff: StaffClient) => {
    const { json, status } = await upload(staff, freshPdf());
    expect(status).toBe(201);
    return { id: String(json['_id']), url: String(json['url']) };
  };
  const statusFor = async (url: string) => (await site.visit().get(url)).status;

  it('are added to the media library by all staff, each once', async () => {
    const bytes = freshPdf();
    const { status, json } = await upload(admin, bytes, 'Application form.pdf');
    expect([status, json['kind'], json['fileName']]).toEqual([201, 'document', 'Application form.pdf']);
    const again = await upload(superadmin, bytes, 'other.pdf');
    expect([again.status, again.json['_id'], again.json['reused']]).toEqual([200, json['_id'], true]);
    expect(await fileIds(admin, '&kind=document')).toContain(json['_id']);
    expect((await upload(admin, wordFile(), 'form.docx')).status).toBe(201);
    for (const [bytes, name] of [
      [Buffer.from(svg('<path d="M0 0h9"/>')), 'drawing.pdf'],
      [Buffer.from('MZ'), 'form.exe'],
    ] as const) {
      const refused = await upload(admin, bytes, name);
      expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([400, ['document']]);
    }
    expect((await site.visit().send('POST', '/api/files', formOf({ document: fileOf(bytes, 'a.pdf') }))).status).toBe(
      401,
    );
  });

  it('are read by visitors while a public text in any language links to them, and by staff', async () => {
    const { id, url } = await uploaded(superadmin);
    expect(await statusFor(url)).toBe(404);
    expect((await admin.get(url)).status).toBe(200);
    const path = await createItem(superadmin, 'articles', article({ 'Content.ar': `[الاستمارة](${url})` }));
    expect(await statusFor(url)).toBe(200);
    const refused = await superadmin.send('DELETE', `/api/files/${id}`);
    expect([refused.status, usesOf(refused)]).toMatchObject([409, [{ kind: 'articles', field: 'Content' }]]);

    await superadmin.send('PUT', `${path}?draft=1`, { Title: 'The school' });
    await superadmin.send('DELETE', path);
    expect(await statusFor(url)).toBe(404);
    await superadmin.send('POST', `${path}/restore`);
    expect(await statusFor(url)).toBe(200);
    await superadmin.send('PUT', path, { 'Content.ar': '' });
    expect(await statusFor(url)).toBe(404);
    expect((await superadmin.send('DELETE', `/api/files/${id}`)).status).toBe(200);
  });

  it('must be in the media library when they are added, and are at most 100', async () => {
    const { id, url } = await uploaded(superadmin);
    const path = await createItem(admin, 'articles', article({ Content: `[Form](${url})` }));
    await admin.send('PUT', path, { Content: 'Text' });
    await superadmin.send('DELETE', `/api/files/${id}`);
    const hash = /[0-9a-f]{24}/.exec(url)![0];
    const refused = await admin.send('PUT', path, { Content: `[Form](${url})` });
    expect([refused.status, refused.json['fields']]).toEqual([
      400,
      {
        Content: `The text links to a document that no longer exists (${hash}). Remove the link, or choose another document.`,
      },
    ]);
    const many = Array.from({ length: 101 }, (_, n) => `/files/documents/${String(n).padStart(24, '0')}.pdf`);
    const refusedMany = await admin.send('PUT', path, { Content: many.join(' ') });
    expect(refusedMany.json['fields']).toEqual({ Content: 'A text can link to at most 100 documents.' });
  });

  it('are kept by versions, which bring them back from the trash', async () => {
    const { id, url } = await uploaded(superadmin);
    const path = await createItem(superadmin, 'articles', article({}));
    const { revision } = (await superadmin.send('PUT', path, { Content: `[Form](${url})` })).json;
    await superadmin.send('PUT', path, { Content: 'Text' });
    await superadmin.send('DELETE', `/api/files/${id}`);
    const restored = await superadmin.send('POST', `${path}/versions/${Number(revision)}/restore`, {});
    expect(restored.status).toBe(200);
    expect((await superadmin.get(`/api/files/${id}`)).json).toMatchObject({ deletedAt: null, usesTotal: 1 });
    expect(idOf(restored)).toBe(path.split('/').at(-1));
    expect(await statusFor(url)).toBe(200);
  });

  it('that are in the trash stay there and hidden, where others than superadmins restore a version with a link', async () => {
    const { id, url } = await uploaded(superadmin);
    const path = await createItem(admin, 'articles', article({}));
    const { revision } = (await admin.send('PUT', path, { Content: `[Form](${url})` })).json;
    await admin.send('PUT', path, { Content: 'Text' });
    expect((await superadmin.send('DELETE', `/api/files/${id}`)).status).toBe(200);
    const restored = await admin.send('POST', `${path}/versions/${Number(revision)}/restore`, {});
    expect([restored.status, restored.json['Content']]).toEqual([200, `[Form](${url})`]);
    expect(await statusFor(url)).toBe(404);
    expect((await superadmin.get(`/api/files/${id}`)).json).toMatchObject({ usesTotal: 0 });
    // Neither does the next save make it public.
    expect((await admin.send('PUT', path, { Title: 'Another title' })).status).toBe(200);
    expect(await statusFor(url)).toBe(404);
    await superadmin.send('POST', `/api/files/${id}/restore`, {});
    expect((await admin.send('PUT', path, { Title: 'The school' })).status).toBe(200);
    expect(await statusFor(url)).toBe(200);
  });

  it('are either deleted or linked to, where both are done at once', async () => {
    const path = await createItem(admin, 'articles', article({}));
    for (let delay = 0; delay < 12; delay += 2) {
      const { id, url } = await uploaded(superadmin);
      const [saved, deleted] = await Promise.all([
        admin.send('PUT', path, { Content: `[Form](${url}) ${'and more '.repeat(delay * 60)}` }),
        new Promise((resolve) => setTimeout(resolve, delay)).then(() => superadmin.send('DELETE', `/api/files/${id}`)),
      ]);
      const visitors = await statusFor(url);
      expect([
        [200, 409, 200],
        [400, 200, 404],
      ]).toContainEqual([saved.status, deleted.status, visitors]);
    }
  });

  it('of items that are not published are linked to only by those who may publish them', async () => {
    const bytes = freshPdf();
    const report = await createReport(superadmin);
    const draft = { title: 'Draft', file: fileOf(bytes, 'draft.pdf') };
    const url = String((await superadmin.send('PUT', `${report}?draft=1`, formOf(draft))).json['file']);
    const hash = /[0-9a-f]{24}/.exec(url)![0];
    const path = await createItem(admin, 'articles', article({}));
    const link = (staff: StaffClient) => staff.send('PUT', path, { Content: `[Form](${url})` });
    const refused = await link(admin);
    expect([refused.status, refused.json['fields']]).toEqual([
      400,
      {
        Content: `The text links to a document of an item that is not published (${hash}). Remove the link, or upload the document yourself.`,
      },
    ]);
    const created = await admin.send('POST', '/api/articles', { Content: `[Form](${url})` });
    expect([created.status, Object.keys(created.json['fields'] as object)]).toEqual([400, ['Content']]);
    expect(await statusFor(url)).toBe(404);

    // Public by the report, and then by the article too.
    expect((await saveReport(superadmin, {}, report)).status).toBe(200);
    const { revision } = (await link(admin)).json;
    expect((await superadmin.send('POST', `${report}/unpublish`, formOf({ title: 'Draft' }))).status).toBe(200);
    expect((await admin.send('PUT', path, { Title: 'Another title' })).status).toBe(200);
    expect(await statusFor(url)).toBe(200);
    await admin.send('PUT', path, { Content: 'Text' });
    expect((await admin.send('POST', `${path}/versions/${Number(revision)}/restore`, {})).status).toBe(200);
    expect(await statusFor(url)).toBe(404);
    await admin.send('PUT', path, { Content: 'Text' });

    expect((await link(superadmin)).status).toBe(200);
    expect(await statusFor(url)).toBe(200);
    await superadmin.send('PUT', path, { Content: 'Text' });
    expect((await upload(admin, bytes)).json).toMatchObject({ url, reused: true });
    expect((await link(admin)).status).toBe(200);
    expect(await statusFor(url)).toBe(200);
  });
});
