/** The focal point of a picture is set in the dashboard and kept by the crops of the site; captions of the gallery. */
import { expect, it } from 'vitest';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const pageOf = async (path: string) =>
  (await fetch(opened.site.url + path, { headers: { accept: 'text/html' } })).text();

it('sets the point by click and by keys, and every crop follows', async () => {
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: laptop,
  });
  const { news } = (await callApi(page, 'GET', '/news?all=1&limit=1')) as unknown as {
    news: { _id: string; files: { Image: { _id: string; url: string } } }[];
  };
  const { _id: id, url } = news[0]!.files.Image;
  const folder = url.slice(0, url.lastIndexOf('/'));
  const before = await pageOf('/publications/news');
  expect(before).toContain(folder);
  expect(before).not.toMatch(/class="[^"]*\bcrop\b/);

  await openScreen(page, opened.site, `/dashboard/media/${id}`);
  const picture = page.locator('.point-picture img');
  const [left, top] = [
    page.getByRole('slider', { name: 'From the left' }),
    page.getByRole('slider', { name: 'From the top' }),
  ];
  // It has no size before it is loaded.
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(100);
  const box = (await picture.boundingBox())!;
  await picture.click({ position: { x: box.width * 0.2, y: box.height * 0.3 } });
  expect([await left.inputValue(), await top.inputValue()]).toEqual(['20', '30']);
  await top.press('ArrowRight');
  await left.press('ArrowLeft');
  await left.press('ArrowLeft');
  expect([await left.getAttribute('aria-valuetext'), await top.getAttribute('aria-valuetext')]).toEqual(['18%', '31%']);
  const marked = () =>
    page.locator('.point-picture').evaluate((frame) => {
      const [image, ring] = ['img', '.point-mark-ring'].map((part) =>
        frame.querySelector(part)!.getBoundingClientRect(),
      );
      return Math.round(((ring!.x + ring!.width / 2 - image!.x) / image!.width) * 100);
    });
  await expect.poll(marked).toBe(18);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The file is saved.').first().waitFor();
  expect(confirmed).toEqual(['Are you sure you want to save this? It changes everywhere this file is used.']);

  // To the nearest five percent, without scripts and after a navigation within the site.
  expect(await pageOf('/publications/news')).toMatch(/class="[^"]* crop x-20 y-30"/);
  const positions = () =>
    page
      .locator(`img[src^="${folder}"]`)
      .evaluateAll((all) => all.map((image) => getComputedStyle(image).objectPosition));
  await page.goto(`${opened.site.url}/publications/news`);
  expect(await positions()).toEqual(['20% 30%']);
  await page.locator(`a[href*="${news[0]!._id}"]`).first().click();
  await expect.poll(positions).toEqual(['20% 30%']);
  const detail = await pageOf(`/publications/news/${news[0]!._id}?lang=ar`);
  // The picture of shared links, and that of structured data.
  const shared = `/files/share/news/${news[0]!._id}-ar.jpg?v=1&amp;at=18-31`;
  expect(detail).toContain(`<meta property="og:image" content="${opened.site.url}${shared}"/>`);
  expect(detail).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(detail).toContain(`/files/share/${id}.jpg?at=18-31`);

  // In Arabic on a phone: the left of the picture is the left of the slider.
  await page.setViewportSize(phone);
  await page.goto(`${opened.site.url}/dashboard/media/${id}?lang=ar`);
  const arabic = page.getByRole('slider', { name: 'من اليسار' });
  await arabic.press('ArrowRight');
  expect(await arabic.inputValue()).toBe('19');
  const small = (await picture.boundingBox())!;
  await picture.click({ position: { x: small.width * 0.9, y: small.height / 2 } });
  expect(await arabic.inputValue()).toBe('90');
  expect((await arabic.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'إعادة إلى الوسط' }).click();
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await page.getByText('حُفظ الملف.').first().waitFor();
  expect(await pageOf('/publications/news')).toBe(before);
  expect(problems).toEqual([]);
  await close();
});

it('saves only what was changed in the form of a file, and keeps what is typed meanwhile', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  const { files } = (await callApi(page, 'GET', '/files?limit=1&kind=picture')) as unknown as {
    files: { _id: string }[];
  };
  const id = files[0]!._id;
  await openScreen(page, opened.site, `/dashboard/media/${id}`);
  await callApi(page, 'PUT', `/files/${id}`, { 'alt.so': 'Qof kale ayaa qoray' });
  await page.getByLabel('File name').fill('changed.png');
  await page.route(`**/api/files/${id}*`, async (route) => {
    if (route.request().method() === 'PUT') await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Description of the image: Arabic').fill('كُتب أثناء الحفظ');
  await page.getByText('The file is saved.').first().waitFor();
  expect(await page.getByLabel('Description of the image: Arabic').inputValue()).toBe('كُتب أثناء الحفظ');
  await page.getByText('You have changes that are not saved.').first().waitFor();
  const stored = (await callApi(page, 'GET', `/files/${id}`)) as unknown as { fileName: string; alt: { so: string } };
  expect([stored.fileName, stored.alt.so]).toEqual(['changed.png', 'Qof kale ayaa qoray']);
  await close();
});

it('shows the captions of the gallery in the language of the page, and nothing where there is none', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  const figures = async () => (await pageOf('/')).split('class="gallery-slide"><figure>').length - 1;
  expect(await figures()).toBe(0);
  const { gallery } = (await callApi(page, 'GET', '/gallery?all=1&limit=2')) as unknown as {
    gallery: { _id: string }[];
  };
  const [first, second] = gallery.map(({ _id }) => _id);

  await openScreen(page, opened.site, `/dashboard/gallery/${first}/edit`);
  await page.getByLabel('Caption: English').fill('The <b>first</b> lesson & "tea", in November');
  await page.getByLabel('Caption: Arabic').fill('الدرس الأول في نوفمبر');
  await page.getByRole('button', { name: 'Update Image' }).click();
  await page.getByText('Image updated successfully').first().waitFor();
  const tooLong = await callApi(page, 'PUT', `/gallery/${second}`, { caption: 'x'.repeat(201) });
  expect(tooLong['fields']).toEqual({ caption: 'This text is too long: at most 200 characters.' });
  await callApi(page, 'PUT', `/gallery/${second}`, { 'caption.so': 'Ardayda cusub' });

  const captionsIn = async (lang: string) => {
    await page.goto(`${opened.site.url}/?lang=${lang}`);
    return page
      .locator('#gallery figcaption')
      .evaluateAll((all) =>
        all.map((caption) => [caption.textContent, caption.getAttribute('lang'), caption.getAttribute('dir')]),
      );
  };
  const english = 'The <b>first</b> lesson & "tea", in November';
  expect(await captionsIn('en')).toEqual([
    [english, null, null],
    ['Ardayda cusub', 'so', 'ltr'],
  ]);
  expect(await captionsIn('so')).toEqual([
    [english, 'en', 'ltr'],
    ['Ardayda cusub', null, null],
  ]);
  expect(await captionsIn('ar')).toEqual([
    ['الدرس الأول في نوفمبر', null, null],
    ['Ardayda cusub', 'so', 'ltr'],
  ]);
  expect(await violations(page)).toEqual([]);
  expect(await figures()).toBe(2);
  await close();
});
