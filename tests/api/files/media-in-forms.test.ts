/** Pictures of the media library in forms: choosing them, their descriptions, and uploads of the same bytes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects, type StaffClient, type TestApp } from '../../setup/api/app.ts';
import { formOf } from '../../setup/api/client.ts';
import {
  completeNews,
  createItem,
  fileIds,
  freshPicture,
  idOf,
  listFiles,
  openWithStaff,
  uploadPicture,
  usesOf,
} from '../../setup/api/media.ts';
import { fileOf, pdf } from '../../setup/samples.ts';

const missing = 'f'.repeat(24);

describe.each(dialects)('pictures of the library in forms over %s', (dialect) => {
  let site: TestApp;
  let superadmin: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    ({ site, superadmin, admin } = await openWithStaff(dialect));
  });
  afterAll(() => site.close());

  it('lets a form use a library picture, with one description everywhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Palm' }));
    const first = await createItem(superadmin, 'news', { ...completeNews, Title: 'First', 'Image.use': picture });
    const second = await createItem(superadmin, 'reports', { title: 'Second', 'image.use': picture });
    expect((await site.get(first)).json['Image']).toBe((await site.get(second)).json['image']);
    const saved = await superadmin.send('PUT', first, { 'Image.alt.so': 'Geed timireed' });
    expect(saved.json['files']).toMatchObject({ Image: { _id: picture, alt: { en: 'Palm', so: 'Geed timireed' } } });
    expect((await superadmin.get(`${second}?all=1`)).json['files']).toMatchObject({
      image: { alt: { so: 'Geed timireed' } },
    });
    expect(await fileIds(superadmin, '&q=timireed')).toEqual([picture]);
    expect(usesOf(await superadmin.get(`/api/files/${picture}`)).map((use) => use['kind'])).toEqual([
      'news',
      'reports',
    ]);

    // An id that is no usable picture is reported at its field, and nothing is saved.
    await createItem(superadmin, 'reports', { title: 'Year', file: fileOf(pdf(1), 'year.pdf') });
    const [document] = await listFiles(superadmin, '&kind=document');
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
      (await superadmin.send('PUT', await createItem(superadmin, 'reports', { title: 'R' }), { 'file.use': picture }))
        .json['file'],
    ).toBe('');
  });

  it('lets an admin use library files, but not change a description that is shown elsewhere', async () => {
    const picture = idOf(await uploadPicture(superadmin, { alt: 'Shared' }));
    await createItem(superadmin, 'news', { ...completeNews, 'Image.use': picture });
    const own = await createItem(admin, 'articles', {
      Title: 'Own',
      Content: 'Text',
      publishedDate: '2026-11-01',
      'image.use': picture,
      'image.alt': 'Shared',
    });
    const refused = await admin.send('PUT', own, { 'image.alt': 'Mine' });
    expect([refused.status, refused.json['fields']]).toEqual([
      400,
      { image: 'This image is used elsewhere too, so only a superadmin can change its description.' },
    ]);
    expect((await superadmin.get(`/api/files/${picture}`)).json['alt']).toMatchObject({ en: 'Shared' });
    // Nor of one that somebody else added, even where no other item shows it.
    const unused = idOf(await uploadPicture(superadmin, { alt: 'Unused' }));
    const complete = { Title: 'Own', Content: 'Text', publishedDate: '2026-11-01' };
    for (const use of [
      { 'image.use': unused, 'image.alt': 'Mine' },
      { 'image.use': unused },
      { 'image.alt': 'Mine' },
    ]) {
      const { status, json } = await admin.send('PUT', own, { ...complete, ...use });
      expect([status, json['fields']]).toEqual(
        'image.alt' in use
          ? [400, { image: 'Somebody else added this image, so only a superadmin can change its description.' }]
          : [200, undefined],
      );
    }
    expect((await superadmin.get(`/api/files/${unused}`)).json['alt']).toMatchObject({ en: 'Unused' });
    const alone = await createItem(admin, 'articles', {
      Title: 'Own',
      Content: 'Text',
      publishedDate: '2026-11-01',
      image: fileOf(await freshPicture(), 'a.png'),
      'image.alt': 'Mine',
    });
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
    const path = await createItem(superadmin, 'news', completeNews);
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
    // Admins do not see who the other people are.
    const seen = await admin.get(`/api/files/${first}`);
    expect([usesOf(seen), seen.json['usesTotal']]).toMatchObject([[{ kind: 'news' }], 2]);
    expect(usesOf(seen)).toHaveLength(1);
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
});
