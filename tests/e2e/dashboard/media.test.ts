/** The media library: an uploaded picture is used again, and cannot be deleted while it is used. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { pdf, wordFile } from '../../setup/samples.ts';
import { openScreen, waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

it('uploads and describes a picture, finds it in a form by keyboard, uses it, and refuses to delete it', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#803020' } })
    .jpeg()
    .toBuffer();
  await page.getByRole('link', { name: 'Images and files' }).click();
  await waitForScreen(page);
  const list = page.getByRole('list', { name: 'Images and files' });
  await page.getByLabel('Upload images').setInputFiles([
    { name: 'lantern.jpg', mimeType: 'image/jpeg', buffer: bytes },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await page.getByText('Please choose an image, or a PDF').waitFor();
  await page.getByLabel('Upload images').setInputFiles({ name: 'again.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await page.getByText('Already uploaded').waitFor();
  await list.getByRole('link', { name: 'lantern.jpg' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await list.getByRole('link', { name: 'lantern.jpg' }).click();
  await page.getByText('It is not used anywhere at the moment.').waitFor();
  await page.getByLabel('Description of the image: English').fill('A red lantern in the mosque');
  await page.getByLabel('Description of the image: Arabic').fill('فانوس أحمر في المسجد');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The file is saved.').waitFor();
  const address = page.url();

  await page.goto(`${opened.site.url}/dashboard/news`);
  await page.getByRole('button', { name: 'Create News' }).click();
  await page.waitForURL(/edit/);
  await page.getByLabel('Title: English').fill('The lantern is lit');
  await page.getByLabel('Content: English').fill('In the evening.');
  await page.getByRole('button', { name: 'Choose an uploaded image' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('red lantern mosque');
  const take = dialog.getByRole('button', { name: 'Use this image: A red lantern in the mosque' });
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await take.press('Enter');
  await page.getByText('not saved yet').waitFor();
  expect(await page.getByLabel('Description of the image: Arabic').inputValue()).toBe('فانوس أحمر في المسجد');
  await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
  await page.getByText('News updated successfully').waitFor();
  expect(await (await fetch(`${opened.site.url}/publications/news?lang=ar`)).text()).toContain('فانوس أحمر في المسجد');

  await page.goto(address);
  const place = page.getByRole('link', { name: 'The lantern is lit' });
  await place.waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('alert');
  await refusal.getByText('This file is used in 1 place, so it cannot be deleted.').waitFor();
  expect(await violations(page)).toEqual([]);
  await refusal.getByRole('link', { name: 'The lantern is lit' }).click();
  await page.waitForURL(/\/dashboard\/news\/[0-9a-f]{24}\/edit/);
  // The browser logs refused requests itself.
  expect(problems.filter((problem) => !/status of (?:400|409)/.test(problem))).toEqual([]);
  await close();
});

it('takes documents beside pictures, and deletes and restores one that nothing uses', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await openScreen(page, opened.site, '/dashboard/media');
  await page.getByLabel('Upload documents').setInputFiles([
    { name: 'Prayer times.pdf', mimeType: 'application/pdf', buffer: pdf(3) },
    { name: 'Application form.docx', mimeType: '', buffer: wordFile() },
    { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') },
  ]);
  await expect.poll(() => page.getByText('Uploaded', { exact: true }).count()).toBe(2);
  await page.getByText('This file is not a PDF, Word').waitFor();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Prayer times.pdf' }) });
  await tile.getByText('PDF · 1 KB').waitFor();
  await page.getByText('DOCX · 1 KB').waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  await tile.getByRole('link').click();
  await page.getByText('Visitors can open a document only while a published item uses it.').waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Moved to the trash: Prayer times.pdf').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('File restored.').waitFor();
  await page.getByRole('link', { name: 'Prayer times.pdf' }).waitFor();
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await close();
});

it('chooses a picture in Arabic on a phone, refuses one deletion and undoes another', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone, hasTouch: true });
  const visit = async (path: string) => {
    await page.goto(`${opened.site.url}${path}${path.includes('?') ? '&' : '?'}lang=ar`);
    await waitForScreen(page);
  };
  await visit('/dashboard/media');
  const buffer = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#12284c' } })
    .png()
    .toBuffer();
  await page.getByLabel('رفع صور').setInputFiles({ name: 'ليل.png', mimeType: 'image/png', buffer });
  await page.getByText('تم الرفع', { exact: true }).waitFor();
  expect([await overflow(page), await violations(page)]).toEqual([0, []]);

  await visit('/dashboard/news');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'اختيار صورة مرفوعة من قبل' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'استعمال هذه الصورة: ليل.png' }).tap();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'حفظ الخبر' }).tap();
  await page.waitForURL(/\/dashboard\/news(\?|$)/);

  await visit('/dashboard/media?q=' + encodeURIComponent('ليل'));
  await page.getByRole('link', { name: 'ليل.png' }).tap();
  await page.getByRole('button', { name: 'حذف' }).tap();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect([await overflow(page), await violations(page)]).toEqual([0, []]);

  // A picture that is not used can be deleted and restored.
  await visit('/dashboard/media');
  await page.getByLabel('رفع صور').setInputFiles({
    name: 'خطأ.png',
    mimeType: 'image/png',
    buffer: await sharp(buffer).resize(500).png().toBuffer(),
  });
  await page.getByRole('link', { name: 'خطأ.png' }).tap();
  await page.getByRole('button', { name: 'حذف' }).tap();
  await page.getByRole('button', { name: 'تراجع' }).tap();
  await page.getByText('تمت استعادة الملف.').waitFor();
  await page.getByRole('link', { name: 'خطأ.png' }).waitFor();
  await close();
});

it('converts an SVG logo, and warns when storage is nearly full', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await page.goto(`${opened.site.url}/dashboard/media`);
  await waitForScreen(page);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="9" fill="#175"/></svg>';
  await page.getByLabel('Upload images').setInputFiles([
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
    { name: 'old.bmp', mimeType: 'image/bmp', buffer: Buffer.concat([Buffer.from('BM'), Buffer.alloc(90)]) },
  ]);
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await page
    .getByText('A BMP image cannot be read here. Please save it as PNG or JPEG and choose that file.')
    .waitFor();
  await page.getByRole('list', { name: 'Images and files' }).getByRole('link', { name: 'logo.svg' }).waitFor();
  expect(await page.getByText('storage').count()).toBe(0);

  // Simulated: the storage in the server's response is changed on the way.
  for (const [storage, text] of [
    [
      { of: 'site', used: 16_400_000_000, most: 20_000_000_000 },
      'The site’s storage is nearly full: 16,400 of 20,000 MB are used.',
    ],
    [
      { of: 'person', used: 1_700_000_000, most: 2_000_000_000 },
      'Your storage is nearly full: 1,700 of 2,000 MB are used.',
    ],
  ] as const) {
    await page.route('**/api/files?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), storage } });
    });
    await page.reload();
    await page.getByText(text).waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.unroute('**/api/files?*');
  }
  // The console reports the refused file.
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await close();
});
