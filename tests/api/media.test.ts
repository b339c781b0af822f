import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededFileId } from '../../server/files/seeded-file-id.ts';
import { createFileStore } from '../../server/store/file-store.ts';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/app.ts';
import { entries, formOf, type ApiResponse, type Client, type Json } from '../setup/client.ts';
import { freshPicture, idOf, storedPicture, uploadPicture } from '../setup/media.ts';
import { fileOf, heic, pdf } from '../setup/samples.ts';

const complete = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };
const missing = 'f'.repeat(24);

const usesOf = (response: ApiResponse) => response.json['uses'] as Json[];

describe.each(dialects)('the media library over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    [superadmin, admin] = [await site.signIn('superadmin'), await site.signIn('admin')];
  });
  afterAll(() => site.close());

  /** Makes an item, saves a form of it and returns its path. */
  const createItem = async (type: string, fields: Record<string, string | File>, client: StaffClient = superadmin) => {
    const path = `/api/${type}/${idOf(await client.send('POST', `/api/${type}`))}`;
    const saved = await client.send('PUT', path, formOf(fields));
    if (saved.status !== 200) throw new Error(saved.text);
    return path;
  };
  const list = async (query = '', client: Client = superadmin) =>
    entries(await client.get(`/api/files?limit=100${query}`), 'files');
  const ids = async (query = '') => (await list(query)).map((file) => file['_id']);

  it('lists files from forms and direct uploads, newest first, with the number of their uses', async () => {
    const path = await createItem('news', {
      ...complete,
      Image: fileOf(await freshPicture(), 'gathering.png'),
      'Image.alt': 'A gathering',
    });
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await createItem('reports', { title: 'Year', file: fileOf(pdf(3), 'year.pdf') });
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    const uploaded = await uploadPicture(admin, { alt: 'A well', 'alt.so': 'Ceel', 'alt.ar': 'بئر' }, 'بئر القرية.PNG');
    expect([uploaded.status, uploaded.json['reused']]).toEqual([201, false]);

    const files = await list();
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
    expect(await ids('&q=LANTERN')).toEqual(expect.arrayContaining([described, bare]));
    expect(await ids(`&q=${encodeURIComponent('مصباح اخضر')}`)).toEqual([described]);
    expect(await ids('&q=faynuus%20img_77')).toEqual([described]);
    expect(await ids('&q=100%25')).toEqual([bare]);
    expect(await ids('&q=nowhere')).toEqual([]);
    for (const hostile of ["' or 1=1 --", '%', '\u0000', '_'.repeat(500)])
      expect((await superadmin.get(`/api/files?q=${encodeURIComponent(hostile)}`)).status).toBe(200);

    expect((await list('&kind=document')).every((file) => file['kind'] === 'document')).toBe(true);
    expect(await ids('&missing=so')).toContain(bare);
    expect(await ids('&missing=so')).not.toContain(described);
    expect((await list('&missing=so')).every((file) => file['kind'] === 'picture')).toBe(true);
    const [used, unused] = [await list('&used=1'), await list('&used=0')];
    expect([used.every((file) => file['uses'] !== 0), unused.every((file) => file['uses'] === 0)]).toEqual([
      true,
      true,
    ]);
    expect(used.length + unused.length).toBe((await list()).length);
    expect((await superadmin.get('/api/files?kind=nonsense&used=2&missing=fr')).status).toBe(200);
    expect((await superadmin.get('/api/files?page=0')).status).toBe(400);
  });

  it('lets a form use a library picture, with one description everywhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Palm' }));
    const first = await createItem('news', { ...complete, Title: 'First', 'Image.use': picture });
    const second = await createItem('reports', { title: 'Second', 'image.use': picture });
    expect((await site.get(first)).json['Image']).toBe((await site.get(second)).json['image']);
    const saved = await superadmin.send('PUT', first, { 'Image.alt.so': 'Geed timireed' });
    expect(saved.json['files']).toMatchObject({ Image: { _id: picture, alt: { en: 'Palm', so: 'Geed timireed' } } });
    expect((await superadmin.get(`${second}?all=1`)).json['files']).toMatchObject({
      image: { alt: { so: 'Geed timireed' } },
    });
    expect(await ids('&q=timireed')).toEqual([picture]);
    expect(usesOf(await superadmin.get(`/api/files/${picture}`)).map((use) => use['kind'])).toEqual([
      'news',
      'reports',
    ]);

    // An id that is no usable picture is reported at its field, and nothing is saved.
    const [document] = await list('&kind=document');
    const deleted = idOf(await uploadPicture(superadmin));
    await superadmin.send('DELETE', `/api/files/${deleted}`);
    for (const wrong of [String(document!['_id']), deleted, missing, 'x', `${picture}' or '1'='1`]) {
      const refused = await superadmin.send('PUT', `${first}?lang=ar`, { Title: 'Changed', 'Image.use': wrong });
      expect([refused.status, refused.json['fields']]).toEqual([
        400,
        { Image: 'لم تعد هذه الصورة موجودة. يُرجى اختيار صورة أخرى.' },
      ]);
    }
    expect((await site.get(first)).json).toMatchObject({ Title: 'First', Image: saved.json['Image'] });
    // A picture field accepts pictures only, a document field documents only.
    expect(
      (await superadmin.send('PUT', await createItem('reports', { title: 'R' }), { 'file.use': picture })).json['file'],
    ).toBe('');
  });

  it('lets an admin use library files, but not change a description that is shown elsewhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Shared' }));
    await createItem('news', { ...complete, 'Image.use': picture });
    const own = await createItem(
      'articles',
      { Title: 'Own', Content: 'Text', publishedDate: '2026-11-01', 'image.use': picture, 'image.alt': 'Shared' },
      admin,
    );
    const refused = await admin.send('PUT', own, { 'image.alt': 'Mine' });
    expect([refused.status, refused.json['fields']]).toEqual([
      400,
      { image: 'This image is used elsewhere too, so only a superadmin can change its description.' },
    ]);
    expect((await superadmin.get(`/api/files/${picture}`)).json['alt']).toMatchObject({ en: 'Shared' });
    const alone = await createItem(
      'articles',
      {
        Title: 'Own',
        Content: 'Text',
        publishedDate: '2026-11-01',
        image: fileOf(await freshPicture(), 'a.png'),
        'image.alt': 'Mine',
      },
      admin,
    );
    expect((await admin.send('PUT', alone, { 'image.alt': 'Mine, changed' })).json['files']).toMatchObject({
      image: { alt: { en: 'Mine, changed' } },
    });
  });

  it('stores the same bytes as one picture, unless the descriptions conflict', async () => {
    const bytes = await freshPicture();
    const first = idOf(await uploadPicture(superadmin, { alt: 'Tree' }, 'first.png', bytes));
    const again = await uploadPicture(superadmin, { 'alt.so': 'Geed' }, 'second.png', bytes);
    expect([again.status, again.json]).toMatchObject([
      200,
      { _id: first, reused: true, fileName: 'first.png', alt: { en: 'Tree', so: 'Geed' } },
    ]);
    const path = await createItem('news', complete);
    const saved = await superadmin.send(
      'PUT',
      path,
      formOf({ Image: fileOf(bytes, 'third.png'), 'Image.alt': '', 'Image.alt.ar': 'شجرة' }),
    );
    expect(saved.json).toMatchObject({
      reused: ['Image'],
      files: { Image: { _id: first, alt: { en: 'Tree', so: 'Geed', ar: 'شجرة' } } },
    });
    const portrait = await admin.send(
      'PUT',
      '/api/users/profile',
      formOf({ name: 'Amina', image: fileOf(bytes, 'me.png') }),
    );
    expect(portrait.json['image']).toBe(saved.json['Image']);
    expect(usesOf(await superadmin.get(`/api/files/${first}`))).toMatchObject([
      { kind: 'news' },
      { kind: 'users', _id: admin.id, title: { en: 'Amina' } },
    ]);
    // An admin cannot add descriptions to a picture used elsewhere; another description makes another picture.
    expect((await uploadPicture(admin, { alt: 'Oak' }, 'oak.png', bytes)).json).toMatchObject({
      reused: false,
      alt: { en: 'Oak', so: '' },
    });
    // An upload does not restore a file from the trash.
    const unusedPicture = await freshPicture();
    const deletedId = idOf(await uploadPicture(superadmin, {}, 'a.png', unusedPicture));
    await superadmin.send('DELETE', `/api/files/${deletedId}`);
    expect(idOf(await uploadPicture(superadmin, {}, 'a.png', unusedPicture))).not.toBe(deletedId);
  });

  it('refuses to delete a file in use and names the places, including those in the trash', async () => {
    const picture = idOf(await uploadPicture(superadmin));
    await createItem('news', { ...complete, Title: 'In the news', 'Title.so': 'Wararka', 'Image.use': picture });
    await createItem('reports', { title: 'In a report', 'image.use': picture });
    const thrown = await createItem('articles', {
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
    await createFileStore(site.db).insert(storedPicture(seededFileId(name), 'a'.repeat(24)));
    const refused = await superadmin.send('DELETE', `/api/files/${seededFileId(name)}`);
    expect([refused.status, usesOf(refused)]).toMatchObject([409, [{ kind: 'banners', field: 'about' }]]);
    expect(await ids('&used=0')).not.toContain(seededFileId(name));
  });

  it('moves a deleted file to the trash and restores it', async () => {
    const picture = idOf(await uploadPicture(superadmin));
    expect((await superadmin.send('DELETE', `/api/files/${picture}`)).json).toEqual({ _id: picture });
    expect(await ids()).not.toContain(picture);
    expect(await ids('&trash=1')).toContain(picture);
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
    expect(await ids()).toContain(picture);
  });

  it('changes the description and name of a file everywhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Before' }));
    const path = await createItem('news', { ...complete, 'Image.use': picture });
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

  it('explains a refused upload and stores nothing', async () => {
    const before = (await list()).length;
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
    expect((await list()).length).toBe(before);
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
