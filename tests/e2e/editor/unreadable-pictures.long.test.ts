/** Pictures that cannot be read are refused when they are chosen. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
const unreadable = [
  [
    'another kind of file',
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Only a text.') },
    'Please upload a valid',
  ],
  [
    'a text',
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Only a text.') },
    'Please upload a valid',
  ],
  [
    'a broken picture',
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
    'Please upload a valid',
  ],
  [
    'an iPhone photo',
    { name: 'photo.HEIC', mimeType: '', buffer: heic },
    'This iPhone photo (HEIC) cannot be read here.',
  ],
] as const;

it.each(unreadable)('refuses %s in a form and in the profile', async (_what, file, message) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
  const input = page.locator('.item-form input[type=file]').first();
  await input.setInputFiles(file);
  await page.locator('.field-error', { hasText: message }).waitFor();
  expect([await input.getAttribute('aria-invalid'), await page.getByText(file.name).count()]).toEqual(['true', 0]);

  await openScreen(page, opened.site, '/dashboard/profile');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.field-error', { hasText: message }).waitFor();
  expect(await page.getByText(file.name).count()).toBe(0);
  await close();
});

it('keeps the picture that was chosen before one that cannot be read', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
  const input = page.locator('.item-form input[type=file]').first();
  const good = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#12284c' } })
    .png()
    .toBuffer();
  await input.setInputFiles({ name: 'mosque.png', mimeType: 'image/png', buffer: good });
  await page.getByText('mosque.png').waitFor();
  for (const [, file, message] of unreadable) {
    await input.setInputFiles(file);
    await page.locator('.field-error', { hasText: message }).waitFor();
    expect([file.name, await page.getByText('mosque.png').count()]).toEqual([file.name, 1]);
  }
  await close();
});

it('keeps a picture that only the server can read', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
  const file = { name: 'scan.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*\0') };
  await page.locator('.item-form input[type=file]').first().setInputFiles(file);
  await page.getByText('scan.tiff cannot be shown here before it is saved.').waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
  await close();
});
