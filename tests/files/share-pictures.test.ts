/** The pictures of shared links to items: their title in the language of the link, drawn safely, made once. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { projects } from '../../domain/content/projects.ts';
import { reports } from '../../domain/content/reports.ts';
import { toDrawableText } from '../../server/files/media/share/drawable-text.ts';
import { createEmptyValues } from '../../domain/model/apply-input.ts';
import { localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { formOf } from '../setup/api/client.ts';
import { twoColours } from '../setup/samples.ts';
import { completeNews, createItem, idOf, uploadPicture } from '../setup/api/media.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp('sqlite');
});
afterAll(() => site.close());

const publishedAt = '2026-11-01T00:00:00.000Z';
const add = (title: Partial<Record<'en' | 'so' | 'ar', string>>) =>
  site.add(news, { ...createEmptyValues(news), title: localized(title), publishedAt });
const get = async (id: string, lang = 'en', type = 'news') =>
  site.app.request(`/files/share/${type}/${id}-${lang}.jpg`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const stored = () => readdir(join(site.dataDir, 'share-pictures')).catch(() => []);

/** Returns how many pixels of the letters are in the left and the right half. */
async function inkOf(jpeg: Buffer): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = { left: 0, right: 0 };
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const isPaper = data[pixel * 3]! > 200 && data[pixel * 3 + 1]! > 200 && data[pixel * 3 + 2]! > 200;
    if (isPaper) ink[pixel % info.width < info.width / 2 ? 'left' : 'right'] += 1;
  }
  return ink;
}

it('shows the title in the language of the link, from its side, and is made once', async () => {
  const id = await add({ en: 'A new term', so: 'Sannad-dugsiyeed cusub', ar: 'عام دراسي جديد' });
  const pictures = new Set<string>();
  for (const lang of ['en', 'so', 'ar']) {
    const response = await get(id, lang);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = await bytesOf(response);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(100_000);
    pictures.add(bytes.toString('base64'));
    const { left, right } = await inkOf(bytes);
    expect(lang === 'ar' ? right - left : left - right).toBeGreaterThan(1_000);
  }
  expect([pictures.size, (await stored()).length]).toEqual([3, 3]);
  const [again, same] = await Promise.all([get(id, 'ar'), get(id, 'ar')]);
  expect(pictures.has((await bytesOf(again)).toString('base64'))).toBe(true);
  expect((await bytesOf(same)).length).toBeGreaterThan(0);
  expect((await stored()).length).toBe(3);
});

it('joins Arabic letters, and draws a fallback text from its own side', async () => {
  const inkFor = async (title: Partial<Record<'en' | 'ar', string>>, lang: string) =>
    inkOf(await bytesOf(await get(await add(title), lang)));
  const [joined, apart] = [
    await inkFor({ ar: 'بيتبيتبيت' }, 'ar'),
    await inkFor({ ar: [...'بيتبيتبيت'].join('\u200c') }, 'ar'),
  ];
  // The letters that do not join have their long final forms.
  expect(apart.left + apart.right).toBeGreaterThan(1.3 * (joined.left + joined.right));
  const fallback = await inkFor({ ar: 'عام دراسي جديد' }, 'en');
  expect(fallback.right).toBeGreaterThan(fallback.left + 1_000);
});

it('is drawn over the picture of the item, for any type, and changes with both', async () => {
  const staff = await site.signIn('superadmin');
  const picture = idOf(await uploadPicture(staff, {}, 'well.png', await twoColours(1200, 300).png().toBuffer()));
  const path = await createItem(staff, 'news', { ...completeNews, 'Image.use': picture });
  const id = path.split('/').at(-1)!;
  const first = await bytesOf(await get(id));
  await staff.send('PUT', path, formOf({ Title: 'Another title' }));
  const second = await bytesOf(await get(id));
  await staff.send('PUT', `/api/files/${picture}`, formOf({ 'focus.x': '0', 'focus.y': '0' }));
  const third = await bytesOf(await get(id));
  expect(first.equals(second)).toBe(false);
  expect(second.equals(third)).toBe(false);

  const project = await site.add(projects, { ...createEmptyValues(projects), name: localized({ en: 'Wells' }) });
  expect((await get(project, 'so', 'projects')).status).toBe(200);
});

it('has the top of the cover of a report, which is a page, unless its focal point is set', async () => {
  const staff = await site.signIn('superadmin');
  const page = sharp({ create: { width: 600, height: 850, channels: 3, background: '#000' } }).composite([
    { input: { create: { width: 600, height: 100, channels: 3, background: '#fff' } }, left: 0, top: 0 },
  ]);
  const picture = idOf(await uploadPicture(staff, {}, 'page.png', await page.png().toBuffer()));
  const id = await site.add(reports, { ...createEmptyValues(reports), image: picture });
  const isTopWhite = async () => {
    const { data } = await sharp(await bytesOf(await get(id, 'en', 'reports')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[0]! > 200;
  };
  expect(await isTopWhite()).toBe(true);
  await staff.send('PUT', `/api/files/${picture}`, formOf({ 'focus.x': '50', 'focus.y': '60' }));
  expect(await isTopWhite()).toBe(false);
});

it('never has a part of a verse', async () => {
  const staff = await site.signIn('superadmin');
  const dark = { create: { width: 1200, height: 630, channels: 3, background: '#000' } } as const;
  const picture = idOf(await uploadPicture(staff, {}, 'dark.png', await sharp(dark).png().toBuffer()));
  const inkOfTitle = async (ar: string) => {
    const id = await site.add(news, {
      ...createEmptyValues(news),
      title: localized({ ar }),
      image: picture,
      publishedAt,
    });
    return inkOf(await bytesOf(await get(id, 'ar')));
  };
  const verse = (words: number) => `﴿${'المستقيم '.repeat(words)}﴾`;
  expect((await inkOfTitle(verse(5))).right).toBeGreaterThan(1_000);
  expect(await inkOfTitle(verse(30))).toEqual({ left: 0, right: 0 });
  expect((await inkOfTitle(`يقول الله تعالى في كتابه العزيز لعباده ${verse(22)}`)).right).toBeGreaterThan(1_000);
});

it('is a 404 for what visitors do not see, and for other addresses', async () => {
  const draft = await site.add(news, { ...createEmptyValues(news), publishedAt }, { state: 'draft' });
  const later = await site.add(news, { ...createEmptyValues(news), publishedAt: '2026-12-01T00:00:00.000Z' });
  const id = await add({ en: 'A' });
  const addresses: [string, string?, string?][] = [
    [draft],
    [later],
    [id, 'en', 'identity'],
    [id, 'en', 'projects'],
    [id, 'fr'],
    ['x'],
  ];
  for (const address of addresses) expect([address, (await get(...address)).status]).toEqual([address, 404]);
});

describe('a hostile title', () => {
  it.each([
    ['markup', '</span><span size="9999999">A & B <img src="file:///etc/passwd"> &#0; &amp;'],
    ['one long word', 'W'.repeat(300)],
    ['many words', 'وصلت '.repeat(60)],
    ['control characters and overrides', 'a\u0000\u0007\u001b[31m\u202egnirts\u202c\u2066x'],
    ['a stack of marks', `م${'\u064e\u0651'.repeat(140)}`],
    ['half an emoji', '😀 \ud83d 👩‍👩‍👧 الكتاب'],
    ['letters without a font', '世界 शिक्षा'],
    ['nothing', ''],
  ])('of %s is drawn within the picture', async (_, title) => {
    const bytes = await bytesOf(await get(await add({ en: title })));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(100_000);
    // The top is the motif alone.
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 600, height: 120 }).toBuffer();
    expect((await inkOf(top)).left).toBe(0);
  });

  it('has only what the fonts can draw, or nothing where letters would be missing', () => {
    expect(toDrawableText('  a\u0000b\n\u202ec \u2066d 😀  é ﷺ ')).toBe('a b c d é ﷺ');
    expect(toDrawableText('hello 世界')).toBeUndefined();
    expect(toDrawableText('😀\u200b')).toBeUndefined();
    expect(toDrawableText(`م${'\u064e'.repeat(50)}`)).toBe(`م${'\u064e'.repeat(4)}`);
    expect(toDrawableText('a'.repeat(1_000))?.length).toBe(300);
  });
});
