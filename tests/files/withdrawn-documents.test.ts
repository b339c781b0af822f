/** Documents that visitors may not read any more, or not yet; their addresses may be known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { createReport, saveReport } from '../setup/api/reports.ts';
import { fileOf, pdf, wordFile } from '../setup/samples.ts';

describe.each(dialects)('a document over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    [staff, admin] = [await site.signIn('superadmin'), await site.signIn('admin')];
  });
  afterAll(() => site.close());

  let number = 0;
  /** Publishes a report with a document of its own; returns its path and the address of the document. */
  const publish = async () => {
    number += 1;
    const path = await createReport(staff);
    const bytes = pdf(1, { script: `app.alert\\(${number}\\)` });
    const { json } = await saveReport(staff, { file: fileOf(bytes, `${number}.pdf`) }, path);
    const file = String(json['file']);
    expect(await seen(file)).toEqual([200, 200, 200]);
    return { path, file, bytes };
  };
  /** Returns the statuses for a visitor, a superadmin and an admin. */
  const seen = async (file: string) =>
    Promise.all([site.visit(), staff, admin].map(async (client) => (await client.get(file)).status));
  const hidden = [404, 200, 200];

  it('is hidden from visitors where its item becomes a draft, until it is published again', async () => {
    const { path, file } = await publish();
    expect((await staff.send('POST', `${path}/unpublish`, formOf({ title: 'Report' }))).status).toBe(200);
    expect(await seen(file)).toEqual(hidden);
    expect((await saveReport(staff, {}, path)).status).toBe(200);
    expect(await seen(file)).toEqual([200, 200, 200]);
  });

  it('is hidden where its item is deleted', async () => {
    const { path, file } = await publish();
    expect((await staff.send('DELETE', path)).status).toBe(200);
    expect(await seen(file)).toEqual(hidden);
  });

  it('is hidden where another one replaces it or it is removed, and where it is deleted from the media library', async () => {
    const { path, file } = await publish();
    const { json } = await saveReport(staff, { file: fileOf(wordFile(), 'b.docx') }, path);
    const second = String(json['file']);
    const { _id: id } = (json['files'] as { file: { _id: string } }).file;
    expect([await seen(file), await seen(second)]).toEqual([hidden, [200, 200, 200]]);
    await saveReport(staff, { 'file.remove': '1' }, path);
    expect(await seen(second)).toEqual(hidden);
    expect((await staff.send('DELETE', `/api/files/${id}`)).status).toBe(200);
    expect(await seen(second)).toEqual(hidden);
  });

  it('of a draft is for staff only', async () => {
    const path = await createReport(staff);
    const form = formOf({ title: 'Draft', file: fileOf(pdf(2), 'draft.pdf') });
    const { json } = await staff.send('POST', `${path}/unpublish`, form);
    expect(await seen(String(json['file']))).toEqual(hidden);
    const { headers } = await site.app.request(String(json['file']), { headers: { cookie: staff.cookie() } });
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('that two items have stays public while one of them is', async () => {
    const { path, file, bytes } = await publish();
    const twin = await createReport(staff);
    expect((await saveReport(staff, { file: fileOf(bytes, 'twin.pdf') }, twin)).json['file']).toBe(file);
    await staff.send('DELETE', path);
    expect(await seen(file)).toEqual([200, 200, 200]);
    await staff.send('DELETE', twin);
    expect(await seen(file)).toEqual(hidden);
  });

  it('is asked for again by caches, and sent in parts', async () => {
    const { path, file, bytes } = await publish();
    const get = (headers: Record<string, string> = {}) => site.app.request(file, { headers });
    const whole = await get();
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    const etag = whole.headers.get('etag')!;
    const part = await get({ range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, bytes.subarray(0, 4).toString()]);
    const same = await get({ 'if-none-match': etag });
    expect([same.status, same.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
    await staff.send('DELETE', path);
    for (const [name, value] of [
      ['if-none-match', etag],
      ['range', 'bytes=0-3'],
    ] as const)
      expect((await get({ [name]: value })).status).toBe(404);
  });

  it('is for nobody who is signed out, and is found under its own address only', async () => {
    const { path, file } = await publish();
    await staff.send('DELETE', path);
    const leaving = await site.signIn('admin');
    const cookie = leaving.cookie();
    const status = async (address: string) => (await site.app.request(address, { headers: { cookie } })).status;
    expect(await status(file)).toBe(200);
    for (const address of [file.replace('.pdf', '.docx'), '/files/documents/0123456789abcdef01234567.pdf'])
      expect(await status(address)).toBe(404);
    for (const spelling of ['//documents', '/./documents', '/%64ocuments', '/Documents', '/pictures/../documents'])
      expect((await site.app.request(file.replace('/documents', spelling))).status).toBe(404);
    await leaving.send('POST', '/api/users/logout');
    expect(await status(file)).toBe(404);
  });
});
