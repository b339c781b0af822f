/** Which picture formats are accepted, decided by their bytes before the database is used. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { fileOf, heic, hugePng, pdf, twoColours } from '../setup/samples.ts';

const complete = { Title: 'Title', Content: 'Text', PublishedAt: '2026-11-01' };
const notAPicture = 'Please upload a valid image file';

describe('accepting pictures', () => {
  let site: TestApp;
  let staff: StaffClient;
  let path = '';
  beforeAll(async () => {
    site = await openTestApp('sqlite');
    staff = await site.signIn('superadmin');
    path = `/api/news/${String((await staff.send('POST', '/api/news')).json['_id'])}`;
  });
  afterAll(() => site.close());

  const save = (fields: Record<string, string | File>) => staff.send('PUT', path, formOf({ ...complete, ...fields }));
  const fileIds = () => site.db.selectFrom('files').select('id').execute();
  const getSelectedPicture = async (address: unknown) => {
    const response = await site.app.request(String(address));
    expect(response.status).toBe(200);
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  };

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'accepts %s, whatever its name and type',
    async (format) => {
      const bytes = await twoColours(64, 48)[format]().toBuffer();
      const { status, json } = await save({ Image: fileOf(bytes, 'notes.txt', 'text/plain') });
      expect(status).toBe(200);
      expect((await getSelectedPicture(json['Image'])).width).toBe(64);
    },
  );

  it.each([
    [
      'one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'transparent',
      () =>
        sharp({ create: { width: 30, height: 30, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
    ['grey', () => twoColours(30, 30).toColourspace('b-w').png().toBuffer()],
    ['very wide', () => twoColours(4000, 2).png().toBuffer()],
    ['very tall', () => twoColours(2, 4000).png().toBuffer()],
  ])('accepts a picture that is %s', async (_, make) => {
    const { status, json } = await save({ Image: fileOf(await make(), 'picture.png', 'image/png') });
    expect(status).toBe(200);
    expect((await getSelectedPicture(json['Image'])).format).toMatch(/jpeg|webp/);
  });

  it.each([
    ['of 16 bits', () => twoColours(64, 64).toColourspace('rgb16').png().toBuffer()],
    ['for print', () => twoColours(64, 64).toColourspace('cmyk').jpeg().toBuffer()],
    ['of few colours', () => twoColours(64, 64).png({ palette: true }).toBuffer()],
  ])('keeps the colours of a picture %s', async (_, make) => {
    const { json } = await save({ Image: fileOf(await make(), 'picture.png', 'image/png') });
    const response = await site.app.request(String(json['Image']));
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) =>
      [...data.subarray((32 * info.width + x) * info.channels).subarray(0, 3)].map((part) => part > 100);
    expect([colourAt(8), colourAt(56)]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it.each([
    ['text named .png', () => fileOf('not a picture', 'picture.png', 'image/png'), notAPicture],
    ['an empty file', () => fileOf('', 'picture.png', 'image/png'), notAPicture],
    [
      'HTML named .jpg',
      () => fileOf('<!doctype html><script>alert(1)</script>', 'picture.jpg', 'image/jpeg'),
      notAPicture,
    ],
    ['a PDF', () => fileOf(pdf(1), 'picture.png', 'image/png'), notAPicture],
    [
      'half a JPEG',
      async () => fileOf((await twoColours(600, 400).jpeg().toBuffer()).subarray(0, 900), 'picture.jpg', 'image/jpeg'),
      notAPicture,
    ],
    [
      'half a PNG',
      async () => fileOf((await twoColours(300, 300).png().toBuffer()).subarray(0, 200), 'picture.png', 'image/png'),
      notAPicture,
    ],
    [
      'the head of a JPEG',
      () => fileOf(Buffer.from('ffd8ffe000104a46494600', 'hex'), 'picture.jpg', 'image/jpeg'),
      notAPicture,
    ],
    [
      'an iPhone’s HEIC',
      () => fileOf(heic(), 'IMG_1.HEIC', 'image/heic'),
      /^This iPhone photo \(HEIC\) cannot be read here/,
    ],
    [
      'HEIC named .jpg',
      () => fileOf(heic('heix'), 'IMG_1.jpg', 'image/jpeg'),
      /^This iPhone photo \(HEIC\) cannot be read here/,
    ],
    [
      '20,000 x 20,000 pixels',
      () => fileOf(hugePng(20_000, 20_000), 'picture.png', 'image/png'),
      'This image is too wide or too tall: at most 16384\u00a0pixels on each side.',
    ],
    [
      '6,000 x 6,000 pixels',
      () => fileOf(hugePng(6_000, 6_000), 'picture.png', 'image/png'),
      'This image has too many pixels: at most 30\u00a0megapixels.',
    ],
    [
      '1 x 6,000,000 pixels',
      () => fileOf(hugePng(1, 6_000_000), 'picture.png', 'image/png'),
      'This image is too wide or too tall: at most 16384\u00a0pixels on each side.',
    ],
    [
      'BMP',
      () => fileOf(Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 'picture.bmp', 'image/bmp'),
      'A BMP image cannot be read here. Please save it as PNG or JPEG and choose that file.',
    ],
  ])('refuses %s and changes nothing, not even the valid texts', async (_, make, problem) => {
    const before = [(await staff.get(`${path}?all=1`)).json, await fileIds()];
    const memory = process.memoryUsage().rss;
    const file = await make();
    const { status, json } = await save({ Title: 'Changed', Image: file });
    expect([status, json]).toMatchObject([
      400,
      {
        code: 'invalid_fields',
        fields: { Image: typeof problem === 'string' ? problem : expect.stringMatching(problem) },
      },
    ]);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300_000_000);
    expect([(await staff.get(`${path}?all=1`)).json, await fileIds()]).toEqual(before);
  });
});
