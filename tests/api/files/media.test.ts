import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededFileId } from '../../../server/files/create-seeded-file-id.ts';
import { createFileStore } from '../../../server/store/files/file-store.ts';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf, type Client, type Json } from '../../setup/api/client.ts';
import {
  completeNews,
  createItem,
  fileIds,
  freshPicture,
  idOf,
  listFiles,
  openWithStaff,
  storedPicture,
  uploadPicture,
  usesOf,
} from '../../setup/api/media.ts';
import { fileOf, heic, pdf } from '../../setup/samples.ts';

const missing = 'f'.repeat(24);

describe.each(dialects)('the media library over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
  });
  afterAll(() => site.close());

  it('lists files from forms and direct uploads, newest first, with the number of their uses', async () => {
    const path = await createItem(superadmin, 'news', {
      ...completeNews,
      Image: fileOf(await freshPicture(), 'gathering.png'),
      'Image.alt': 'A gathering',
    });
    site.advance(60_000);
    await createItem(superadmin, 'reports', { title: 'Year', file: fileOf(pdf(3), 'year.pdf') });
    site.advance(60_000);
    const uploaded = await uploadPicture(admin, { alt: 'A well', 'alt.so': 'Ceel', 'alt.ar': 'بئر' }, 'بئر القرية.PNG');
    expect([uploaded.status, uploaded.json['reused']]).toEqual([201, false]);

    const files = await listFiles(superadmin);
    const listed = files.map((file) => [file['kind'], file['fileName'], file['uses']]);
    expect([listed[0], listed[3]]).toEqual([
      ['picture', 'بئر القرية.PNG', 0],
      ['picture', 'gathering.png', 1],
    ]);
    // A document and its cover arrived together.
    expect(listed.slice(1, 3)).toEqual(
      expect.arrayContaining([
        ['document', 'year.pdf', 1],
        ['picture', 'year.pdf', 1],
      ]),
    );
    expect(files[0]).toMatchObject({
      url: expect.stringMatching(/^\/files\/pictures\//),
      thumbnail: expect.stringMatching(/\.webp$/),
      height: 30,
      pages: null,
      alt: { en: 'A well', so: 'Ceel', ar: 'بئر' },
    });
    expect(files.find((file) => file['kind'] === 'document')).toMatchObject({ pages: 3, width: null });
    expect((await superadmin.get('/api/files?page=2&limit=3')).json).toMatchObject({
      page: 2,
      limit: 3,
      total: 4,
      totalPages: 2,
      currentPage: 2,
      files: [{ fileName: 'gathering.png' }],
    });

    const item = path.split('/').at(-1);
    const found = await admin.get(`/api/files/${String(files.at(-1)!['_id'])}`);
    expect(found.json).toMatchObject({
      fileName: 'gathering.png',
      uses: [{ kind: 'news', _id: item, field: 'Image', title: { en: 'Title', so: '', ar: '' }, inTrash: false }],
      usesTotal: 1,
    });
    expect((await superadmin.get(`${path}?all=1`)).json['files']).toMatchObject({ Image: { _id: found.json['_id'] } });
  });

  it('finds files by name and description in any spelling, and filters them', async () => {
    const described = idOf(
      await uploadPicture(superadmin, { alt: 'Lantern', 'alt.so': 'Faynuus', 'alt.ar': 'مِصباحٌ أخضر' }, 'IMG_77.png'),
    );
    const bare = idOf(await uploadPicture(superadmin, {}, 'Lantern_100%.png'));
    expect(await fileIds(superadmin, '&q=LANTERN')).toEqual(expect.arrayContaining([described, bare]));
    expect(await fileIds(superadmin, `&q=${encodeURIComponent('مصباح اخضر')}`)).toEqual([described]);
    expect(await fileIds(superadmin, '&q=faynuus%20img_77')).toEqual([described]);
    expect(await fileIds(superadmin, '&q=100%25')).toEqual([bare]);
    expect(await fileIds(superadmin, '&q=nowhere')).toEqual([]);
    for (const hostile of ["' or 1=1 --", '%', '\u0000', '_'.repeat(500)])
      expect((await superadmin.get(`/api/files?q=${encodeURIComponent(hostile)}`)).status).toBe(200);

    expect((await listFiles(superadmin, '&kind=document')).every((file) => file['kind'] === 'document')).toBe(true);
    expect(await fileIds(superadmin, '&missing=so')).toContain(bare);
    expect(await fileIds(superadmin, '&missing=so')).not.toContain(described);
    expect((await listFiles(superadmin, '&missing=so')).every((file) => file['kind'] === 'picture')).toBe(true);
    const [used, unused] = [await listFiles(superadmin, '&used=1'), await listFiles(superadmin, '&used=0')];
    expect([used.every((file) => file['uses'] !== 0), unused.every((file) => file['uses'] === 0)]).toEqual([
      true,
      true,
    ]);
    expect(used.length + unused.length).toBe((await listFiles(superadmin)).length);
    expect((await superadmin.get('/api/files?kind=nonsense&used=2&missing=fr')).status).toBe(200);
    expect((await superadmin.get('/api/files?page=0')).status).toBe(400);
  });

  it('shows admins no titles from the trash among the uses of a file, only their number', async () => {
    const picture = idOf(await uploadPicture(admin));
    await createItem(superadmin, 'news', { ...completeNews, 'Image.use': picture, Title: 'In the news' });
    const path = await createItem(superadmin, 'news', { ...completeNews, 'Image.use': picture, Title: 'Secret' });
    await superadmin.send('DELETE', path);
    const [bySuperadmin, byAdmin] = await Promise.all([
      superadmin.get(`/api/files/${picture}`),
      admin.get(`/api/files/${picture}`),
    ]);
    expect(usesOf(bySuperadmin)).toHaveLength(2);
    expect(usesOf(byAdmin)).toMatchObject([{ title: { en: 'In the news' }, inTrash: false }]);
    expect([bySuperadmin.json['usesTotal'], byAdmin.json['usesTotal']]).toEqual([2, 2]);
    expect(byAdmin.text).not.toContain('Secret');
  });

  it('refuses to delete a file in use and names the places, including those in the trash', async () => {
    const picture = idOf(await uploadPicture(superadmin));
    await createItem(superadmin, 'news', {
      ...completeNews,
      Title: 'In the news',
      'Title.so': 'Wararka',
      'Image.use': picture,
    });
    await createItem(superadmin, 'reports', { title: 'In a report', 'image.use': picture });
    const thrown = await createItem(superadmin, 'articles', {
      Title: 'Thrown away',
      Content: 'Text',
      publishedDate: '2026-11-01',
      'image.use': picture,
    });
    await superadmin.send('DELETE', thrown);
    const refused = await superadmin.send('DELETE', `/api/files/${picture}`);
    expect([refused.status, refused.json['code'], refused.json['message'], refused.json['usesTotal']]).toEqual([
      409,
      'file_in_use',
      'This file is used in 3 places, so it cannot be deleted.',
      3,
    ]);
    expect(usesOf(refused)).toMatchObject([
      { kind: 'news', field: 'Image', title: { en: 'In the news', so: 'Wararka' }, inTrash: false },
      { kind: 'articles', field: 'image', title: { en: 'Thrown away' }, inTrash: true },
      { kind: 'reports', field: 'image', title: { en: 'In a report' }, inTrash: false },
    ]);
    expect((await superadmin.send('DELETE', `/api/files/${picture}?lang=ar`)).json['message']).toBe(
      'هذا الملف مستعمل في 3 مواضع، فلا يمكن حذفه.',
    );
    expect((await superadmin.get(`/api/files/${picture}`)).json['deletedAt']).toBeNull();
  });

  it('counts the pictures of the site itself as in use', async () => {
    const name = 'hero-about';
    await createFileStore(site.db).insert(storedPicture(createSeededFileId(name), 'a'.repeat(24)));
    const refused = await superadmin.send('DELETE', `/api/files/${createSeededFileId(name)}`);
    expect([refused.status, usesOf(refused)]).toMatchObject([409, [{ kind: 'banners', field: 'about' }]]);
    expect(await fileIds(superadmin, '&used=0')).not.toContain(createSeededFileId(name));
  });

  it('moves a deleted file to the trash and restores it', async () => {
    const picture = idOf(await uploadPicture(superadmin));
    expect((await superadmin.send('DELETE', `/api/files/${picture}`)).json).toEqual({ _id: picture });
    expect(await fileIds(superadmin)).not.toContain(picture);
    expect(await fileIds(superadmin, '&trash=1')).toContain(picture);
    const inTrash = await superadmin.get(`/api/files/${picture}`);
    expect(inTrash.json).toMatchObject({
      deletedAt: site.clock.now.toISOString(),
      purgeAt: new Date(site.clock.now.getTime() + 30 * 86_400_000).toISOString(),
    });
    expect((await superadmin.send('DELETE', `/api/files/${picture}`)).status).toBe(404);
    expect((await superadmin.send('PUT', `/api/files/${picture}`, { alt: 'x' })).status).toBe(404);
    expect((await superadmin.send('POST', `/api/files/${picture}/restore`)).json).toMatchObject({
      deletedAt: null,
      purgeAt: null,
    });
    expect(await fileIds(superadmin)).toContain(picture);
  });

  it('changes the description and name of a file everywhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Before' }));
    const path = await createItem(superadmin, 'news', { ...completeNews, 'Image.use': picture });
    const changed = await superadmin.send('PUT', `/api/files/${picture}`, {
      fileName: ' Hall\n.png ',
      'alt.ar': 'قاعة',
    });
    expect([changed.status, changed.json]).toMatchObject([
      200,
      { fileName: 'Hall .png', alt: { en: 'Before', so: '', ar: 'قاعة' }, usesTotal: 1 },
    ]);
    expect((await superadmin.get(`${path}?all=1`)).json['files']).toMatchObject({ Image: { alt: { ar: 'قاعة' } } });
    const wrong = await superadmin.send('PUT', `/api/files/${picture}`, { fileName: ' ', 'alt.so': 'x'.repeat(501) });
    expect([wrong.status, wrong.json['fields']]).toEqual([
      400,
      { fileName: 'Please fill in this field.', 'alt.so': 'This text is too long: at most 500 characters.' },
    ]);
  });

  it('stores a new file once that is uploaded four times at the same moment', async () => {
    const before = (await listFiles(superadmin)).length;
    const picture = await freshPicture();
    const document = pdf(7);
    const four = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, make));
    for (const responses of [
      await four(() => uploadPicture(admin, { alt: 'A well' }, 'well.png', picture)),
      await four(() => superadmin.send('POST', '/api/files', formOf({ document: fileOf(document, 'plan.pdf') }))),
    ]) {
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201]);
      expect(new Set(responses.map(idOf)).size).toBe(1);
    }
    expect((await listFiles(superadmin)).length).toBe(before + 2);
  });

  it('explains a refused upload and stores nothing', async () => {
    const before = (await listFiles(superadmin)).length;
    for (const [bytes, name, says] of [
      [Buffer.from('<svg onload="alert(1)"/>'), 'x.png', 'Please upload a valid image file'],
      [heic(), 'IMG.HEIC', 'This iPhone photo'],
      [Buffer.alloc(0), 'empty.png', 'Please upload a valid image file'],
    ] as const) {
      const refused = await uploadPicture(superadmin, {}, name, bytes);
      expect([refused.status, (refused.json['fields'] as Json)['file']]).toEqual([400, expect.stringContaining(says)]);
    }
    expect((await superadmin.send('POST', '/api/files', formOf({ alt: 'x' }))).json['fields']).toEqual({
      file: 'Please fill in this field.',
    });
    expect((await listFiles(superadmin)).length).toBe(before);
  });

  it('lets staff read it and superadmins change it, and refuses visitors', async () => {
    const picture = idOf(await uploadPicture(superadmin));
    const calls: [string, string, object?][] = [
      ['GET', '/api/files'],
      ['GET', `/api/files/${picture}`],
      ['POST', '/api/files', formOf({ file: fileOf(await freshPicture(), 'a.png') })],
      ['PUT', `/api/files/${picture}`, { alt: 'x' }],
      ['DELETE', `/api/files/${picture}`],
      ['POST', `/api/files/${picture}/restore`],
    ];
    const statuses = async (client: Client) => {
      const responses: number[] = [];
      for (const [method, path, body] of calls) responses.push((await client.send(method, path, body)).status);
      return responses;
    };
    expect(await statuses(site.visit())).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await statuses(admin)).toEqual([200, 200, 201, 403, 403, 403]);
    for (const [method, end] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const) {
      for (const id of ['x', 'A'.repeat(24), `${picture}'`, '%00', '..%2F..%2Fetc'])
        expect([
          id,
          (await superadmin.send(method, `/api/files/${id}${end}`, method === 'PUT' ? {} : undefined)).status,
        ]).toEqual([id, 400]);
      expect(
        (await superadmin.send(method, `/api/files/${missing}${end}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
    }
  });
});
