/** Documents that Markdown texts link to are uses of their files: visitors may read them, and they are never deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../setup/app.ts';
import type { ApiResponse } from '../setup/client.ts';
import { formOf } from '../setup/client.ts';
import { createItem, fileIds, idOf, openWithStaff, usesOf } from '../setup/media.ts';
import { fileOf, pdf, svg, wordFile } from '../setup/samples.ts';

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
});
