/** Many pictures are added to the gallery in one form. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { holdRequests } from '../../setup/browser/hold-requests.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const pictureFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

const unreadable = { mimeType: 'image/png', buffer: Buffer.from('no picture') };

const isFocused = (element: Element) => element === document.activeElement;

const homePage = async () => (await fetch(`${opened.site.url}/`, { headers: { accept: 'text/html' } })).text();

it('publishes pictures together, keeps what has failed, and publishes it at the second try', async () => {
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: laptop,
  });
  const group = (name: string) => page.getByRole('group', { name });
  await openScreen(page, opened.site, '/dashboard/gallery');
  await page.getByRole('link', { name: 'Add many images' }).click();
  await page
    .getByLabel('Choose images')
    .setInputFiles([
      await pictureFile('class.png', '#123456'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await pictureFile('well.png', '#654321'),
      await pictureFile('yard.png', '#336699'),
      await pictureFile('class (copy).png', '#123456'),
    ]);
  await group('class (copy).png').getByText('This is the same image as class.png').waitFor();
  await page.getByText('Please upload a valid image file').waitFor();
  await page.getByRole('button', { name: 'Publish 3 images' }).waitFor();
  const english = (name: string) => group(name).getByLabel('English');
  await english('class.png').fill('A full classroom in the morning');
  await group('well.png').getByLabel('image: Arabic').fill('البئر الجديدة عند المدرسة');
  await group('well.png')
    .getByRole('button', { name: /^Add a caption/ })
    .press('Enter');
  await expect.poll(() => group('well.png').getByLabel('Caption: English').evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Burao, in the rains of 2026');
  await group('well.png').getByLabel('Caption: Somali').fill('Burco, roobabkii 2026');
  await page.getByRole('button', { name: 'Publish 3 images' }).click();
  await group('yard.png').getByText('Say in a few words what this image shows.').waitFor();
  await expect.poll(() => english('yard.png').evaluate(isFocused)).toBe(true);
  expect([await violations(page), await overflow(page), confirmed]).toEqual([[], 0, []]);
  await page.keyboard.type('Children in the yard');

  // The second picture cannot be saved at first.
  let saves = 0;
  let [fixed, removable] = [0, 0];
  await page.route('**/api/gallery/*', async (route) => {
    saves += route.request().method() === 'PUT' ? 1 : 0;
    // Nothing can be changed or removed meanwhile.
    if (saves === 1) {
      await page.locator('main fieldset textarea[readonly]').nth(11).waitFor();
      fixed = await page.locator('main fieldset textarea[readonly]').count();
      removable = await page
        .locator('main fieldset')
        .getByRole('button', { name: /^Remove/ })
        .count();
    }
    await (saves === 2 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Publish 3 images' }).click();
  await page.getByText('1 image could not be published.').waitFor();
  expect([fixed, removable]).toEqual([12, 0]);
  expect(await page.getByText('Published', { exact: true }).count()).toBe(2);
  expect(confirmed).toEqual(['Publish 3 images? Visitors see them in the gallery at once.']);
  expect(await group('well.png').getByLabel('image: Arabic').inputValue()).toBe('البئر الجديدة عند المدرسة');
  await page.unroute('**/api/gallery/*');
  await page.getByRole('button', { name: 'Publish 1 image', exact: true }).click();
  await page.waitForURL(/\/dashboard\/gallery(\?|$)/);
  // They are first in the list, with the way to where visitors see them.
  await page.getByText('3 images are now in the gallery.').first().waitFor();
  expect(await page.getByRole('link', { name: 'See the gallery' }).getAttribute('href')).toBe('/gallery');
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Published');
  // In the order in which they were chosen, before all others, there and on the site.
  const added = ['A full classroom in the morning', 'البئر الجديدة عند المدرسة', 'Children in the yard'];
  const rows = await page.getByRole('rowheader').allTextContents();
  for (const [index, text] of added.entries()) expect(rows[index]).toContain(text);
  const html = await homePage();
  const shown = [...html.matchAll(/<li class="gallery-slide">.*?alt="([^"]*)"/gs)].map(([, alt]) => alt);
  expect(shown.slice(0, 3)).toEqual(added);
  for (const text of [
    'A full classroom in the morning',
    'البئر الجديدة عند المدرسة',
    'Burao, in the rains of 2026',
    'Children in the yard',
  ])
    expect([text, html.split(text).length > 1]).toEqual([text, true]);
  // The second try went on with the item of the first one.
  expect(await page.getByRole('row', { name: 'البئر الجديدة' }).count()).toBe(1);
  expect(problems.filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
  // The files have the descriptions too.
  const { files } = (await callApi(page, 'GET', '/files?q=well.png')) as { files: { alt: object }[] };
  expect(files.map(({ alt }) => alt)).toEqual([{ en: '', so: '', ar: 'البئر الجديدة عند المدرسة' }]);
  await close();
});

it('cancels an upload to the media library, and goes on with the next one', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openScreen(page, opened.site, '/dashboard/media');
  const release = await holdRequests(page, '**/api/files*');
  await page
    .getByLabel('Upload images')
    .setInputFiles([
      await pictureFile('first.png', '#0a0a0a'),
      await pictureFile('second.png', '#0b0b0b'),
      await pictureFile('third.png', '#0c0c0c'),
    ]);
  await page.getByRole('button', { name: /^Cancel.*third/ }).click();
  await page.getByRole('button', { name: /^Cancel.*first/ }).click();
  release();
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'second.png' }).waitFor();
  expect(await page.getByRole('link', { name: /(first|third)\.png/ }).count()).toBe(0);
  await close();
});

it('sends what has failed again once the connection is back', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openScreen(page, opened.site, '/dashboard/gallery/add');
  await page.context().setOffline(true);
  await page
    .getByLabel('Choose images')
    .setInputFiles([await pictureFile('later.png', '#0d0d0d'), { ...unreadable, name: 'text.png' }]);
  await page.getByText('Could not be uploaded. Check the connection').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Publish 1 image', exact: true }).waitFor();
  await page.getByText('1 file is not an image that can be used.').waitFor();
  expect(await page.getByText('Could not be uploaded').count()).toBe(0);
  await close();
});

const words = {
  en: { choose: 'Choose images', remove: /^Remove/, publish: 'Publish 1 image' },
  so: { choose: 'Dooro sawirro', remove: /^Ka saar/, publish: 'Daabac 1 sawir' },
  ar: { choose: 'اختيار صور', remove: /^إزالة/, publish: 'نشر صورة واحدة' },
} as const;

it.each(['en', 'so', 'ar'] as const)('is usable on a phone, in %s', async (lang) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: phone,
      hasTouch: true,
      colorScheme,
    });
    await openScreen(page, opened.site, `/dashboard/gallery/add?lang=${lang}`);
    // An upload that takes long can be cancelled; the next one goes on.
    const release = await holdRequests(page, '**/api/files*');
    await page
      .getByLabel(words[lang].choose)
      .setInputFiles([
        await pictureFile('one.png', lang === 'en' ? '#a01010' : lang === 'so' ? '#10a010' : '#1010a0'),
        await pictureFile('two.png', lang === 'en' ? '#b01010' : lang === 'so' ? '#10b010' : '#1010b0'),
      ]);
    await expect.poll(() => page.locator('main fieldset').count()).toBe(2);
    await page.getByRole('group', { name: 'one.png' }).getByRole('button', { name: words[lang].remove }).tap();
    release();
    await page.getByRole('button', { name: words[lang].publish }).waitFor();
    await expect.poll(() => page.locator('main fieldset').count()).toBe(1);
    expect([lang, await violations(page), await overflow(page)]).toEqual([lang, [], 0]);
    // What is missing is said below the focused field, clear of the bar.
    await page.getByRole('button', { name: words[lang].publish }).tap();
    const focused = page.locator('textarea:focus');
    await focused.waitFor();
    const problem = page.locator(`[id="${await focused.getAttribute('id')}-problem"]`);
    await expect
      .poll(async () => {
        const [field, text, bar] = await Promise.all(
          [focused, problem, page.locator('.save-bar')].map((part) => part.boundingBox()),
        );
        return text!.y - (field!.y + field!.height) < 20 && text!.y + text!.height <= bar!.y;
      })
      .toBe(true);
    // Leaving asks.
    await page.locator('main a').first().tap();
    await page.waitForURL(/\/dashboard\/gallery(\?|$)/);
    expect(confirmed.length).toBe(1);
    await close();
  }
});
