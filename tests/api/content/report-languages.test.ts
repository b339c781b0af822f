/** A report may have a document in each language; readers get theirs, or one that says in which language it is. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { entries, formOf } from '../../setup/api/client.ts';
import { fileOf, pdf } from '../../setup/samples.ts';

describe.each(dialects)('the documents of a report over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let path = '';
  beforeAll(async () => {
    site = await openTestApp(dialect);
    superadmin = await site.signIn('superadmin');
    path = `/api/reports/${String((await superadmin.send('POST', '/api/reports')).json['_id'])}`;
  });
  afterAll(() => site.close());

  const save = (fields: Record<string, string | File>) =>
    superadmin.send('PUT', path, formOf({ title: 'Report of 2026', ...fields }));
  const nameFor = async (lang: string) => (await site.get(`${path}?lang=${lang}`)).json['fileName'];
  const namesForAll = async () => Promise.all(['en', 'so', 'ar'].map(nameFor));

  it('is one for all readers where there is only one', async () => {
    expect((await save({ file: fileOf(pdf(1), 'report.pdf') })).status).toBe(200);
    expect(await namesForAll()).toEqual(['report.pdf', 'report.pdf', 'report.pdf']);
  });

  it('is the one in the language of the reader, else the English one', async () => {
    expect((await save({ 'file.so': fileOf(pdf(2), 'warbixin.pdf') })).status).toBe(200);
    expect(await namesForAll()).toEqual(['report.pdf', 'warbixin.pdf', 'report.pdf']);
    const { json } = await superadmin.get(`${path}?all=1`);
    expect(json).toMatchObject({ fileName: 'report.pdf', 'fileName.so': 'warbixin.pdf', 'file.ar': '' });
    const visitors = entries(await site.get('/api/reports?lang=so'), 'reports')[0]!;
    expect(Object.keys(visitors).filter((key) => key.startsWith('file'))).toEqual(['file', 'fileName']);
    expect((await site.get(String(visitors['file']))).status).toBe(200);
  });

  it('is a translation where there is no other', async () => {
    expect((await save({ 'file.remove': '1' })).status).toBe(200);
    expect(await namesForAll()).toEqual(['warbixin.pdf', 'warbixin.pdf', 'warbixin.pdf']);
  });

  it('is not stored where it is refused, with the problem at its field', async () => {
    const { status, json } = await save({ 'file.ar': fileOf('no document', 'taqrir.pdf') });
    expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['file.ar']]);
    expect(await nameFor('ar')).toBe('warbixin.pdf');
  });
});
