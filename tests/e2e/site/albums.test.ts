/** The pictures of the gallery in albums. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const texts = {
  en: { link: 'See the albums', album: 'Learning', count: '10 images', others: 'Other images' },
  so: { link: 'Eeg albamada', album: 'Waxbarashada', count: '10 sawir', others: 'Sawirro kale' },
  ar: { link: 'عرض الألبومات', album: 'طلب العلم', count: '10 صور', others: 'صور أخرى' },
} as const;

it.each(['en', 'so', 'ar'] as const)('are reached from the home page and shown large, in %s', async (lang) => {
  const t = texts[lang];
  const { page, problems, close } = await visit(opened.browser, { viewport: lang === 'so' ? laptop : phone });
  await page.goto(`${opened.site.url}/?lang=${lang}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: t.link }).click();
  await page.waitForURL(/\/gallery/);
  await page.getByRole('heading', { name: t.others }).waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('link', { name: t.album, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t.album }).waitFor();
  await page.getByText(t.count).waitFor();
  expect(await page.title()).toContain(t.album);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  const links = page.locator('main figure a');
  expect(await links.count()).toBe(10);
  await links.nth(3).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => links.nth(3).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: t.others }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('have addresses that hold while one of their pictures is in them, and no other', async () => {
  const list = (await (await fetch(`${opened.site.url}/api/gallery?limit=100`)).json()) as {
    gallery: { _id: string; album: string }[];
  };
  const status = async (id: string) => (await fetch(`${opened.site.url}/gallery/${id}`)).status;
  const inAlbum = list.gallery.filter(({ album }) => album === 'Learning');
  expect(inAlbum).toHaveLength(10);
  expect(await Promise.all(inAlbum.map(({ _id }) => status(_id)))).toEqual(Array.from({ length: 10 }, () => 200));
  const alone = list.gallery.find(({ album }) => album === '');
  expect(await Promise.all([alone!._id, 'f'.repeat(24), 'x', '..%2f'].map(status))).toEqual([404, 404, 404, 404]);
});

it('get many new pictures at once, by a button with their name, and pictures one by one', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await openScreen(page, opened.site, '/dashboard/gallery/add');
  const file = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  await page
    .getByLabel('Choose images')
    .setInputFiles([await file('class.png', '#123456'), await file('well.png', '#654321')]);
  await page.getByRole('button', { name: 'Publish 2 images' }).waitFor();
  const album = page.getByRole('group', { name: 'The album of these images' });
  await album.getByRole('button', { name: 'Learning' }).click();
  expect(await album.getByLabel('Arabic').inputValue()).toBe('طلب العلم');
  for (const name of ['class.png', 'well.png'])
    await page.getByRole('group', { name }).getByLabel('English').fill(`The picture ${name}`);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  // A tab that ends loses nothing.
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).some((text) => text.includes('well.png'))))
    .toBe(true);
  await page.reload();
  await page.getByText(/that was not saved/).waitFor();
  await page.getByRole('button', { name: 'Use it' }).click();
  expect(await page.getByRole('group', { name: 'well.png' }).getByLabel('English').inputValue()).toBe(
    'The picture well.png',
  );
  expect(await album.getByLabel('English').inputValue()).toBe('Learning');
  await page.getByRole('button', { name: 'Publish 2 images' }).click();
  await page.getByText('2 images are now in the gallery.').first().waitFor();
  const link = page.getByRole('link', { name: 'See the gallery' });
  expect(await link.getAttribute('href')).toMatch(/^\/gallery/);

  // One picture is moved to a new album.
  await page.getByRole('link', { name: 'The picture class.png' }).first().click();
  await page.getByRole('group', { name: 'Album' }).getByLabel('English').fill('Open day 2026');
  await page.getByRole('button', { name: 'Update Image' }).click();
  await expect
    .poll(async () => (await fetch(`${opened.site.url}/gallery`)).text().then((html) => html.match(/\d+ images?\b/g)))
    .toEqual(expect.arrayContaining(['1 image', '11 images']));
  expect(problems).toEqual([]);
  await close();
});
