/** Pictures within Markdown texts are uses of their files: they are shown, counted, and never deleted while in use. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import { fileIds, freshPicture, idOf, openWithStaff, uploadPicture, usesOf } from '../../setup/api/media.ts';
import { fileOf } from '../../setup/samples.ts';
import { runTestCleanup } from '../../setup/servers/run-test-cleanup.ts';

const gone = (words: string) =>
  `The text has an image that no longer exists (${words}). Remove it from the text, or choose another one.`;

async function upload(staff: StaffClient) {
  const { json } = await uploadPicture(staff);
  return { id: String(json['_id']), url: String(json['url']) };
}

async function createArticle(staff: StaffClient, change: Record<string, string>) {
  const path = `/api/articles/${idOf(await staff.send('POST', '/api/articles'))}`;
  const complete = { Title: 'The well', Content: 'Text', publishedDate: '2026-11-01' };
  const saved = await staff.send('PUT', path, { ...complete, ...change });
  return { path, saved };
}

describe.each(dialects)('pictures in texts over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
  });
  afterAll(() => site.close());

  const isUsed = async (id: string) => (await fileIds(superadmin, '&used=0')).includes(id) === false;

  it('are counted in every language, and cannot be deleted until they are removed', async () => {
    const [first, second] = [await upload(superadmin), await upload(superadmin)];
    expect(await isUsed(first.id)).toBe(false);
    const { path, saved } = await createArticle(superadmin, {
      Content: `Words\n\n![A well](${first.url} "2025")\n\nMore`,
      'Content.ar': `> ![](${second.url})`,
    });
    expect(saved.status).toBe(200);
    for (const { id } of [first, second]) {
      const refused = await superadmin.send('DELETE', `/api/files/${id}`);
      expect([refused.status, usesOf(refused)]).toMatchObject([
        409,
        [{ kind: 'articles', field: 'Content', title: { en: 'The well' }, inTrash: false }],
      ]);
      expect(await isUsed(id)).toBe(true);
    }
    // An article in the trash may be restored.
    await superadmin.send('DELETE', path);
    expect(usesOf(await superadmin.get(`/api/files/${first.id}`))).toMatchObject([{ inTrash: true }]);
    await superadmin.send('POST', `${path}/restore`);
    await superadmin.send('PUT', path, { Content: 'Words', 'Content.ar': '' });
    for (const { id } of [first, second])
      expect((await superadmin.send('DELETE', `/api/files/${id}`)).status).toBe(200);
  });

  it('must be in the media library when they are added, and may be of anybody', async () => {
    const { id, url } = await upload(superadmin);
    const { path, saved } = await createArticle(admin, { Content: `![A well](${url})` });
    expect(saved.status).toBe(200);
    expect((await admin.send('PUT', path, { Content: 'Text' })).status).toBe(200);
    await superadmin.send('DELETE', `/api/files/${id}`);
    const missing = url.replace(/[0-9a-f]{24}/, '0'.repeat(24));
    for (const address of [url, missing]) {
      const refused = await admin.send('PUT', path, { Content: `![A well](${address})` });
      expect([refused.status, refused.json['fields']]).toEqual([400, { Content: gone('A well') }]);
      const created = await superadmin.send('POST', '/api/news', { 'Content.so': `![](${address})` });
      expect([created.status, created.json['fields']]).toEqual([400, { 'Content.so': gone('…') }]);
    }
    for (const change of [{ Content: `[A well](${url})` }, { 'Title.so': url }]) {
      const linked = await admin.send('PUT', `${path}?draft=1`, change);
      expect([linked.status, linked.json['fields']]).toEqual([400, { [Object.keys(change)[0]!]: gone('…') }]);
    }
    const many = await admin.send('PUT', path, { Content: `![x](${url})\n\n`.repeat(101) });
    expect(many.json['fields']).toEqual({ Content: 'A text can have at most 100 images.' });
  });

  it('are stored once, however many records have their bytes', async () => {
    const bytes = await freshPicture();
    const add = (staff: StaffClient, alt: string) => uploadPicture(staff, { alt }, 'well.png', bytes);
    const { json } = await add(admin, 'First');
    const first = String(json['_id']);
    const row = await site.db.selectFrom('files').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 49 }, (_, index) => ({
      ...row,
      id: `${'f'.repeat(22)}${10 + index}`,
      alt_en: `Copy ${index}`,
    }));
    await site.db.insertInto('files').values(copies).execute();

    const { path, saved } = await createArticle(admin, { Content: `![A well](${String(json['url'])})` });
    expect(saved.status).toBe(200);
    const versions = site.db.selectFrom('history').select('files').where('item_id', '=', path.split('/').at(-1)!);
    const named = new Set((await versions.execute()).map(({ files }) => files).filter((files) => files !== ''));
    expect([...named]).toEqual([first]);
    expect((await superadmin.send('DELETE', `/api/files/${first}`)).status).toBe(409);
    expect((await superadmin.send('DELETE', `/api/files/${copies[0]!.id}`)).status).toBe(200);
    expect((await superadmin.send('POST', `/api/files/${copies[0]!.id}/restore`)).status).toBe(200);

    const refused = await add(admin, 'One more');
    expect([refused.status, refused.json['fields']]).toEqual([
      400,
      {
        file: 'You have added this image 50 times, each with another description. Choose it from “Images and files” instead.',
      },
    ]);
    expect((await add(admin, 'Copy 7')).json['_id']).toBe(copies[7]!.id);
    expect((await add(superadmin, 'Of somebody else')).status).toBe(201);
  });
});

it.each(dialects)('keeps pictures for earlier versions, which bring them back from the trash (%s)', async (dialect) => {
  const { site, superadmin } = await openWithStaff(dialect);
  const day = 86_400_000;
  const start = site.clock.now.getTime();
  const kept = await upload(superadmin);
  const { path, saved } = await createArticle(superadmin, { Content: `![A well](${kept.url})` });
  await superadmin.send('PUT', path, { Content: 'Without' });
  await superadmin.send('DELETE', `/api/files/${kept.id}`);
  site.clock.now = new Date(start + 40 * day);
  await runTestCleanup(site);
  site.clock.now = new Date(start + 80 * day);
  await runTestCleanup(site);
  const later = await site.signIn('superadmin');
  expect((await later.get(`/api/files/${kept.id}`)).json['deletedAt']).not.toBeNull();
  const restored = await later.send('POST', `${path}/versions/${Number(saved.json['revision'])}/restore`, {});
  expect([restored.status, restored.json['Content']]).toEqual([200, `![A well](${kept.url})`]);
  expect((await later.get(`/api/files/${kept.id}`)).json).toMatchObject({ deletedAt: null, usesTotal: 1 });
  await site.close();
});

it.each(dialects)('keeps pictures that were uploaded for a field, while a text shows them (%s)', async (dialect) => {
  const { site, superadmin } = await openWithStaff(dialect);
  const day = 86_400_000;
  const start = site.clock.now.getTime();
  const bytes = await freshPicture();
  const path = `/api/news/${idOf(await superadmin.send('POST', '/api/news'))}`;
  const news = { Title: 'News', Content: 'Text', PublishedAt: '2026-11-01' };
  const { json } = await superadmin.send('PUT', path, formOf({ ...news, Image: fileOf(bytes, 'a.png') }));
  const { _id: id, url } = (json['files'] as { Image: { _id: string; url: string } }).Image;
  const { path: article } = await createArticle(superadmin, { Content: `![A well](${url})` });
  await superadmin.send('PUT', path, { 'Image.remove': '1' });
  await superadmin.send('DELETE', path);
  for (const days of [1, 40, 80, 120]) {
    site.clock.now = new Date(start + days * day);
    await runTestCleanup(site);
  }
  const later = await site.signIn('superadmin');
  expect(usesOf(await later.get(`/api/files/${id}`))).toMatchObject([{ kind: 'articles' }]);
  expect((await site.get(url)).status).toBe(200);
  // Deleted permanently, together with the article.
  await later.send('DELETE', article);
  for (const days of [121, 160, 200, 240]) {
    site.clock.now = new Date(start + days * day);
    await runTestCleanup(site);
  }
  expect(await site.db.selectFrom('files').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(await site.db.selectFrom('text_files').selectAll().where('file_id', '=', id).execute()).toEqual([]);
  await site.close();
});
