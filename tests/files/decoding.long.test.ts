/** Foreign files are decoded in a separate process: if it ends, the server goes on. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { middle } from '../../domain/media/focal-point.ts';
import type { EncodedPicture, MediaAnswer, PictureJob } from '../../server/files/media/media-jobs.ts';
import { createMediaProcess, type Finished, type MediaProcess } from '../../server/files/media/media-process.ts';
import { heavyPdf, hugePng, lockedPdf, pdf, slowPdf, svg, twoColours } from '../setup/samples.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minbar-decoding-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let media: MediaProcess;
afterEach(() => media?.close());

const writeTemporary = async (bytes: Uint8Array | string) => {
  const folderOfFile = join(folder, String((count += 1)));
  await mkdir(folderOfFile);
  await writeFile(join(folderOfFile, 'file'), bytes);
  return join(folderOfFile, 'file');
};
const picture = async (bytes: Uint8Array | string, look: { transparent?: true } = {}): Promise<Finished<PictureJob>> =>
  media.run({ do: 'picture', path: await writeTemporary(bytes), hash: 'h', ...look });
const encoded = (finished: Finished<PictureJob>): EncodedPicture => {
  if (!('answer' in finished) || !('picture' in finished.answer)) throw new Error(JSON.stringify(finished));
  return finished.answer.picture;
};
const problem = (finished: Finished<PictureJob>): MediaAnswer<PictureJob> | string =>
  'answer' in finished ? finished.answer : finished.stopped;
const pixelOf = async ({ renditions }: EncodedPicture, x: number, y: number) => {
  const { path } = renditions.findLast(({ rendition }) => rendition.format === 'webp')!;
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  return [
    ...data
      .subarray((Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels)
      .subarray(0, info.channels),
  ];
};

describe('limits of the decoding process', () => {
  it('end work that takes too much memory, and the next work is done', async () => {
    media = createMediaProcess({ memory: 300_000_000 });
    expect(await media.run({ do: 'pdf', path: await writeTemporary(heavyPdf(400_000_000)) })).toMatchObject({
      stopped: 'memory',
    });
    expect(encoded(await picture(await twoColours(40, 30).png().toBuffer()))).toMatchObject({ width: 40, height: 30 });
  });

  it('fails only the current work if the process cannot start', async () => {
    media = createMediaProcess();
    const { execPath } = process;
    process.execPath = join(folder, 'no-such-program');
    const failed = picture(await twoColours(40, 30).png().toBuffer()).finally(() => (process.execPath = execPath));
    expect(problem(await failed)).toBe('crash');
    expect(encoded(await picture(await twoColours(40, 30).png().toBuffer())).width).toBe(40);
  });

  it('end work that takes too long, and the next work is done', async () => {
    media = createMediaProcess({ time: 400 });
    expect(problem(await picture(await twoColours(5_400, 5_400).png().toBuffer()))).toBe('time');
    media.close();
    media = createMediaProcess();
    expect(encoded(await picture(await twoColours(40, 30).png().toBuffer())).width).toBe(40);
  });

  it('refuse work beyond the queue at once, and let people and visitors alternate', async () => {
    media = createMediaProcess({ waiting: 3 });
    const path = await writeTemporary(await twoColours(300, 200).png().toBuffer());
    const done: string[] = [];
    const upload = (person: string) =>
      media.run({ do: 'picture', path, hash: 'h' }, person).then(() => void done.push(person));
    const flood = [upload('amina'), upload('amina'), upload('amina'), upload('amina')];
    await expect(upload('amina')).rejects.toMatchObject({ code: 'busy', status: 503 });
    // Others get the places of those who have most work waiting.
    const refused = flood.pop()!.catch((error: unknown) => error);
    const share = media
      .run({ do: 'share', path, target: `${path}.share`, tint: null, focus: middle }, 'visitors')
      .then(() => done.push('share'));
    expect(await refused).toMatchObject({ code: 'busy', status: 503 });
    const refusedToo = flood.pop()!.catch((error: unknown) => error);
    const other = upload('bashir');
    expect(await refusedToo).toMatchObject({ code: 'busy', status: 503 });
    await Promise.all([...flood, share, other]);
    expect(done).toEqual(['amina', 'share', 'bashir', 'amina']);
  });

  it('refuse work whose client has left before it begins', async () => {
    media = createMediaProcess();
    const path = await writeTemporary(await twoColours(40, 30).png().toBuffer());
    const job = { do: 'picture', path, hash: 'h' } as const;
    await expect(media.run(job, 'amina', () => true)).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(encoded(await media.run(job, 'amina')).width).toBe(40);
  });

  it('leave a PDF without the picture of its first page if that takes too long', async () => {
    media = createMediaProcess({ drawingTime: 1_500 });
    const startedAt = performance.now();
    expect(await media.run({ do: 'pdf', path: await writeTemporary(slowPdf()) })).toMatchObject({
      answer: { facts: { pages: 1, firstPage: undefined } },
    });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('refuse a PDF that takes too long before its pages are known', async () => {
    media = createMediaProcess({ drawingTime: 1_500 });
    const endless = `%PDF-1.4\n${'9 0 obj<</Length 99999999>>stream\n'.repeat(1_000_000)}`;
    expect(await media.run({ do: 'pdf', path: await writeTemporary(endless) })).toMatchObject({ stopped: 'time' });
  });

  it('end an SVG that takes too long sooner than other work', async () => {
    media = createMediaProcess({ drawingTime: 300 });
    const turbulence = '<feTurbulence baseFrequency="0.1" numOctaves="200"/>'.repeat(30);
    const heavy = svg(`<filter id="f">${turbulence}</filter><rect width="120" height="60" filter="url(#f)"/>`);
    const startedAt = performance.now();
    expect(problem(await picture(heavy))).toBe('time');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(encoded(await picture(await twoColours(40, 30).png().toBuffer())).width).toBe(40);
  });
});

describe('pictures', () => {
  it.each([
    ['1 x 6,000,000', () => hugePng(1, 6_000_000), { problem: { key: 'pictureSides', pixels: 16_384 } }],
    ['16,385 x 2', () => hugePng(16_385, 2), { problem: { key: 'pictureSides', pixels: 16_384 } }],
    ['5,500 x 5,500', () => hugePng(5_500, 5_500), { problem: { key: 'pictureTooLarge', megapixels: 30 } }],
    [
      'AVIF of 36 megapixels',
      () =>
        sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#333' } })
          .avif({ effort: 0, quality: 20 })
          .toBuffer(),
      { problem: { key: 'pictureTooLarge', megapixels: 30 } },
    ],
    ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]), { problem: { key: 'bmpNotReadable' } }],
    [
      'a file of libvips',
      () => Buffer.concat([Buffer.from('08f2a6b6', 'hex'), Buffer.alloc(200)]),
      { problem: { key: 'notAPicture' } },
    ],
    ['an empty file', () => '', { problem: { key: 'notAPicture' } }],
  ])('are refused by their header: %s', async (_, make, expected) => {
    media = createMediaProcess();
    expect(problem(await picture(await make()))).toEqual(expected);
  });

  it('are accepted with 16,384 pixels a side', async () => {
    media = createMediaProcess();
    expect(encoded(await picture(hugePng(16_384, 8)))).toMatchObject({ width: 1440 });
  });
});

describe('SVG drawings', () => {
  const secret = () => join(folder, 'secret.png');
  beforeAll(async () => {
    await writeFile(
      secret(),
      await sharp({ create: { width: 100, height: 100, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    );
    await writeFile(join(folder, 'secret.txt'), 'SECRET');
  });

  it('become pictures of up to 2048 pixels a side, transparent where the field requires it', async () => {
    media = createMediaProcess();
    const logo = svg('<circle cx="30" cy="30" r="30" fill="#0a0"/>');
    const whole = encoded(await picture(logo));
    expect([whole.width, whole.height]).toEqual([1440, 720]);
    expect(await pixelOf(whole, 0.9, 0.5)).toEqual([255, 255, 255]);
    expect((await pixelOf(encoded(await picture(logo, { transparent: true })), 0.9, 0.5)).at(-1)).toBe(0);
    expect(
      encoded(await picture(svg('<rect width="10" height="400"/>', { size: 'viewBox="0 0 10 400"' }))).height,
    ).toBe(2048);
    const doctype =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(encoded(await picture(svg('<rect width="120" height="60" fill="red"/>', { head: doctype }))).width).toBe(
      1440,
    );
  });

  it.each([
    ['a file of the server', () => `<image href="file://${secret()}" width="120" height="60"/>`],
    [
      'a file beside it',
      () =>
        '<image href="../secret.png" width="120" height="60"/><image xlink:href="secret.png" width="120" height="60"/>',
    ],
    ['an address', () => '<image href="http://127.0.0.1:1/a.png" width="120" height="60"/>'],
    [
      'a style elsewhere',
      () => `<style>@import url("file://${secret()}"); rect { fill: url("file://${secret()}#a"); }</style>`,
    ],
    ['a drawing elsewhere', () => `<use href="file://${secret()}#a"/>`],
  ])('show nothing of %s', async (_, content) => {
    media = createMediaProcess();
    const result = encoded(await picture(svg(content())));
    expect(await pixelOf(result, 0.5, 0.5)).toEqual([255, 255, 255]);
  });

  it('read no file by an entity', async () => {
    media = createMediaProcess();
    const head = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file://${join(folder, 'secret.txt')}">]>`;
    const [entity, none] = [
      await picture(svg('<text x="0" y="50" font-size="50">&x;</text>', { head })),
      await picture(svg('<text x="0" y="50" font-size="50"></text>', { head })),
    ];
    // Refused, or rendered without it.
    if ('answer' in entity && 'picture' in entity.answer)
      expect(await pixelOf(encoded(entity), 0.2, 0.6)).toEqual(await pixelOf(encoded(none), 0.2, 0.6));
    else expect(problem(entity)).toEqual({ problem: { key: 'notAPicture' } });
  });

  const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');
  const entityBomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "lol">${entities}]>`;
  const groups = Array.from({ length: 12 }, (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(12)}</g>`);
  it.each([
    ['a billion laughs', () => svg('<text>&a12;</text>', { head: entityBomb })],
    [
      'uses of uses',
      () => svg(`<defs><g id="u0"><rect width="9" height="9"/></g>${groups.join('')}</defs><use href="#u12"/>`),
    ],
    [
      'a blur of everything',
      () =>
        svg(
          '<filter id="f"><feGaussianBlur stdDeviation="9999"/><feTurbulence ' +
            `numOctaves="99999"/></filter>${'<rect width="120" height="60" filter="url(#f)"/>'.repeat(3_000)}`,
        ),
    ],
    ['deep nesting', () => svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
    [
      'a picture in it of 20,000 x 20,000',
      () =>
        svg(
          `<image width="120" height="60" href="data:image/png;base64,${hugePng(14_000, 14_000).toString('base64')}"/>`,
        ),
    ],
    ['an endless width', () => svg('<rect/>', { size: 'width="1e30" height="1"' })],
    ['more than 2 MB', () => svg('<g/>'.repeat(600_000))],
  ])(
    'are safe to decode as a bomb: %s',
    async (_, make) => {
      media = createMediaProcess({ time: 8_000, memory: 400_000_000 });
      const finished = await picture(make());
      expect(['memory', 'time', 'crash'].includes(String(problem(finished))) || 'answer' in finished).toBe(true);
      // The next picture is decoded as usual.
      expect(encoded(await picture(await twoColours(40, 30).png().toBuffer())).width).toBe(40);
    },
    60_000,
  );
});

describe('PDFs', () => {
  it('report their number of pages, or that they have a password or are broken', async () => {
    media = createMediaProcess();
    const read = async (bytes: Buffer) => media.run({ do: 'pdf', path: await writeTemporary(bytes) });
    expect(await read(pdf(3))).toMatchObject({
      answer: { facts: { pages: 3, firstPage: { size: expect.any(Number) } } },
    });
    expect(await read(lockedPdf())).toMatchObject({ answer: { problem: { key: 'encryptedPdf' } } });
    expect(await read(pdf(3).subarray(0, 40))).toMatchObject({ answer: { problem: { key: 'damagedPdf' } } });
  });
});
