import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { dialects, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf, type Json } from '../setup/api/client.ts';
import { fileOf, phonePhotograph, twoColours } from '../setup/samples.ts';

const complete = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };

describe.each(dialects)('uploading pictures over %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  let path = '';
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    path = `/api/news/${String((await staff.send('POST', '/api/news')).json['_id'])}`;
  });
  afterAll(() => site.close());

  const save = (fields: Record<string, string | File>) => staff.send('PUT', path, formOf({ ...complete, ...fields }));
  const filesOf = async () => {
    const rows = await site.db.selectFrom('files').selectAll().orderBy('created_at').orderBy('id').execute();
    return rows.map((row) => ({
      ...row,
      renditions: JSON.parse(row.renditions) as { key: string; format: string; width: number; bytes: number }[],
    }));
  };
  const bytesAt = async (address: string) => {
    const response = await site.app.request(address);
    expect(response.status).toBe(200);
    return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  };

  it('stores a phone photograph upright, in several widths, and without metadata such as its location', async () => {
    const original = await phonePhotograph(900, 600);
    expect(original.includes('SecretCamera') && original.includes('Exif')).toBe(true);
    const { status, json } = await save({
      Image: fileOf(original, 'IMG_0001.JPG', 'image/jpeg'),
      'Image.alt': ' A well ',
      'Image.alt.so': 'Ceel',
      'Image.alt.ar': 'بئر',
    });
    expect(status).toBe(200);
    const alt = { en: 'A well', so: 'Ceel', ar: 'بئر' };
    expect(json['files']).toMatchObject({
      Image: { url: json['Image'], width: 600, height: 900, pages: null, fileName: '', alt },
    });
    expect((await site.get(path)).json['Image']).toBe(json['Image']);

    const [file] = await filesOf();
    expect(file!.renditions.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'webp 480',
      'avif 600',
      'webp 600',
      'jpg 600',
    ]);
    expect(file).toMatchObject({ kind: 'picture', tint: expect.stringMatching(/^#[0-9a-f]{6}$/), alt_so: 'Ceel' });
    for (const { key, format, width, bytes: length } of file!.renditions) {
      const { bytes, headers } = await bytesAt(`/files/${key}`);
      expect(bytes.length).toBe(length);
      expect(headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const trace of ['SecretCamera', 'SecretPhotographer', 'Exif', 'GPS', 'xmp'])
        expect(bytes.includes(trace)).toBe(false);
      const found = await sharp(bytes).metadata();
      expect([found.width, found.height, found.orientation, found.exif]).toEqual([
        width,
        Math.round(width * 1.5),
        undefined,
        undefined,
      ]);
      // Rotated by a quarter: what was left is on top now.
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
      ];
      expect(pixel(10, 10)[0]).toBeGreaterThan(150);
      expect(pixel(info.width - 10, info.height - 10)[2]).toBeGreaterThan(150);
    }
  });

  it('reports a wrong text and a wrong file together', async () => {
    const { json } = await save({ Title: '', Image: fileOf('x', 'x.png') });
    expect(Object.keys(json['fields'] as Json).toSorted()).toEqual(['Image', 'Title']);
  });

  it('ignores files in fields that are no picture fields', async () => {
    const before = await filesOf();
    const { status, json } = await save({
      Title: fileOf('A title in a file', 'title.txt'),
      Nothing: fileOf('x', 'x.png'),
      state: fileOf('x', 'x.png'),
    });
    expect([status, json['Title']]).toEqual([200, 'Title']);
    expect(await filesOf()).toEqual(before);
  });

  it('stores the same bytes once, with a description for each use', async () => {
    const bytes = await twoColours(80, 60).png().toBuffer();
    const { json: first } = await save({ Image: fileOf(bytes, 'a.png'), 'Image.alt': 'First' });
    const other = `/api/articles/${String((await staff.send('POST', '/api/articles')).json['_id'])}`;
    const { json: second } = await staff.send(
      'PUT',
      other,
      formOf({
        Title: 'T',
        Content: 'C',
        publishedDate: '2026-11-01',
        image: fileOf(bytes, 'b.png'),
        'image.alt': 'Second',
      }),
    );
    expect(second['image']).toBe(first['Image']);
    expect((await staff.get(`${path}?all=1`)).json['files']).toMatchObject({ Image: { alt: { en: 'First' } } });
    expect(second['files']).toMatchObject({ image: { alt: { en: 'Second' } } });
    expect(await readdir(`${site.dataDir}/files/parts`)).toEqual([]);
  });

  it('changes a description without a new picture, and removes a picture with Image.remove', async () => {
    const { json: before } = await save({
      Image: fileOf(await twoColours(70, 60).png().toBuffer(), 'a.png'),
      'Image.alt': 'Before',
      'Image.alt.so': 'Hore',
    });
    const { json: after } = await staff.send('PUT', path, { 'Image.alt': 'A\u0000fter\ud800', Image: '', image: 'x' });
    expect(after['Image']).toBe(before['Image']);
    expect(after['files']).toMatchObject({ Image: { alt: { en: 'After\ufffd', so: 'Hore', ar: '' } } });
    expect((await save({ 'Image.remove': '0' })).json['Image']).toBe(before['Image']);
    expect((await save({ Title: '', 'Image.remove': '1' })).status).toBe(400);
    expect((await site.get(path)).json['Image']).toBe(before['Image']);
    expect((await save({ 'Image.remove': '1', 'Image.alt': 'Gone' })).json).toMatchObject({ Image: '', files: {} });
    // A picture that is sent with a removal replaces the old one.
    expect(
      (await save({ 'Image.remove': '1', Image: fileOf(await twoColours(75, 60).png().toBuffer(), 'b.png') })).json[
        'Image'
      ],
    ).not.toBe('');
  });

  it('is allowed only to a person who may change the item', async () => {
    const admin = await site.signIn('admin');
    const before = await filesOf();
    for (const client of [admin, site.visit()]) {
      const form = formOf({ ...complete, Image: fileOf(await twoColours(20, 20).png().toBuffer(), 'a.png') });
      expect((await client.send('PUT', path, form)).status).toBe(client === admin ? 403 : 401);
    }
    expect(await filesOf()).toEqual(before);
  });
});
