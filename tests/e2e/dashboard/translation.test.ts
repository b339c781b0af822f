/** Translating one item after the other, with the text to read beside the text to write. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { twoColours } from '../../setup/samples.ts';
import {
  callApi,
  fillMarkdown,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser({ ...staffEnvironment, SEED: 'none' });
const english = {
  Title: 'Wells',
  Content: `First paragraph.\n\nSecond paragraph.\n\n${'A long third one. '.repeat(200)}`,
};

/** Stores published news; returns the id. */
async function addNews(page: Page, texts: Record<string, string>): Promise<string> {
  const { _id } = await callApi(page, 'POST', '/news');
  const publishedAt = '2026-01-01T00:00:00.000Z';
  await callApi(page, 'PUT', `/news/${String(_id)}`, { Description: '', PublishedAt: publishedAt, ...texts });
  return String(_id);
}

const sourceOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();

it('leads from item to item, and keeps what was typed', async () => {
  const { page, confirmed, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  await addNews(page, { ...english, Title: 'Lamps' });
  const outdated = await addNews(page, { ...english, 'Title.so': 'Ceelal', 'Content.so': 'Ceelal.' });
  await callApi(page, 'PUT', `/news/${outdated}`, { Title: 'Two wells' });

  await openScreen(page, opened.site, '/dashboard');
  await page.getByRole('link', { name: 'Translate' }).click();
  await page.getByRole('listitem').getByRole('link', { name: 'Somali: 1 missing, 1 outdated' }).click();
  await page.waitForURL(/\/news\/[0-9a-f]{24}\/edit\?from=en&to=so$/);
  await sourceOf(page, 'Title, English').getByText('Lamps').waitFor();
  expect(await page.getByLabel('Title: Arabic').count()).toBe(0);
  await page.getByLabel('Title: Somali').fill('Laambado');
  await fillMarkdown(page, 'Content: Somali', 'Koow.\n\nLaba.');

  // The paragraph to read that belongs to the one being written.
  await page.getByLabel('Content: Somali').press('Control+End');
  await expect.poll(() => page.locator('[data-current]').textContent()).toBe('Second paragraph.');
  // The two have the same height.
  const heights = await page
    .locator('.translation-columns')
    .last()
    .evaluate((columns) => [...columns.children].map((column) => column.getBoundingClientRect().height));
  expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThan(1);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  // The toolbar keeps its height, and the text fills the rest.
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const toolbar = await page.locator('.translation-target .editor-toolbar').boundingBox();
  expect(toolbar!.height).toBeLessThan(120);

  // Another source, and the whole form, with what was typed.
  await page.getByLabel('From').selectOption('Arabic');
  await sourceOf(page, 'Title, Arabic').getByText('Not written in this language.').waitFor();
  await page.getByRole('link', { name: 'Edit all fields' }).click();
  await page.getByLabel('Title: Arabic').waitFor();
  expect(await page.getByLabel('Title: Somali').inputValue()).toBe('Laambado');
  await page.getByRole('link', { name: 'Translate side by side' }).click();
  expect(await page.getByLabel('Title: Somali').inputValue()).toBe('Laambado');
  await page.getByRole('button', { name: 'Update News' }).click();
  await page.getByText('News updated successfully').waitFor();
  expect(confirmed.length).toBe(1);

  await page.getByRole('link', { name: 'Next item' }).click();
  await page.waitForURL(new RegExp(`/news/${outdated}/edit`));
  await sourceOf(page, 'Title, English').getByText('Two wells').waitFor();
  await page.getByLabel('Only what is missing or outdated').click();
  await expect.poll(() => page.getByRole('group', { name: 'Content, English' }).count()).toBe(0);
  await page.getByRole('button', { name: /^Still correct/ }).click();
  await page.getByRole('button', { name: 'Update News' }).click();
  await page.getByText('Nothing is missing or outdated in this language.').waitFor();
  await page.getByRole('link', { name: 'What is left to translate' }).click();
  await page.getByRole('link', { name: 'Arabic: 2 missing', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^Somali:/ }).count()).toBe(0);

  // From the language that has a text.
  const somali = await addNews(page, { 'Title.so': 'Iskuul', 'Content.so': 'Iskuul cusub.' });
  await openScreen(page, opened.site, `/dashboard/news/${somali}/edit?lang=so`);
  await page.getByRole('link', { name: 'Is barbar dhig oo turjun' }).click();
  await page.waitForURL(/from=so&to=en/);
  await openScreen(page, opened.site, `/dashboard/news/${somali}/edit?from=so&to=ar`);
  await page.getByRole('button', { name: 'Copy the Somali text' }).first().click();
  expect(await page.getByLabel('Title: Arabic').inputValue()).toBe('Iskuul');
  expect(problems).toEqual([]);
  await close();
});

it('shows one text above the other on phones, and an admin only their own articles', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const { _id: foreign } = await callApi(page, 'POST', '/articles');
  const { _id: person, email } = await callApi(page, 'POST', '/users/invitations', {
    email: 'admin@nuur.example',
    name: 'Admin',
    role: 'admin',
  }).then(({ user, url }) => ({ ...(user as { _id: string; email: string }), url }));
  const { url } = await callApi(page, 'POST', `/users/${person}/invite`);
  const token = new URL(String(url)).searchParams.get('token')!;
  await callApi(page, 'POST', '/users/set-password', { token, password: superadmin.password });
  await close();

  const admin = await signInAs(opened.browser, opened.site, { ...superadmin, email }, { viewport: phone });
  const { _id } = await callApi(admin.page, 'POST', '/articles');
  const own = await callApi(admin.page, 'PUT', `/articles/${String(_id)}?draft=1`, english);
  await openScreen(admin.page, opened.site, '/dashboard/translate');
  await admin.page.getByRole('link', { name: 'Somali: 1 missing', exact: true }).click();
  await admin.page.waitForURL(new RegExp(`/dashboard/blogs/${String(own['_id'])}/edit`));
  await admin.page.locator('.editor-text').waitFor();
  const source = await sourceOf(admin.page, 'Content, English').boundingBox();
  const target = await admin.page.getByLabel('Content: Somali').boundingBox();
  expect(source!.y + source!.height).toBeLessThan(target!.y);
  expect([await violations(admin.page), await overflow(admin.page)]).toEqual([[], 0]);
  await openScreen(admin.page, opened.site, `/dashboard/blogs/${String(foreign)}/edit?from=en&to=so`);
  await admin.page.getByText('You do not have permission to open this page').waitFor();
  expect(await admin.page.getByRole('heading', { level: 1 }).textContent()).not.toContain('Article');
  expect(await admin.page.locator('.translation-columns').count()).toBe(0);
  await openScreen(admin.page, opened.site, '/dashboard/translate/news?to=so');
  await admin.page.getByText('You do not have permission to open this page').waitFor();
  await admin.close();
});

it('translates the descriptions and captions of images in a text', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const upload = async (name: string, width: number) => {
    const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo')!) as { token: string });
    const file = { name, mimeType: 'image/png', buffer: await twoColours(width, 80).png().toBuffer() };
    const response = await page.request.post(`${opened.site.url}/api/files`, {
      headers: { 'X-CSRF-Token': token },
      multipart: { file },
    });
    return String(((await response.json()) as { url: string }).url);
  };
  const [well, yard] = [await upload('well.png', 120), await upload('yard.png', 130)];
  const id = await addNews(page, {
    Title: 'Wells',
    Content: `First.\n\n![A well](${well} "Dug in 2025")\n\nSecond.\n\n![The yard](${yard})`,
    'Title.so': 'Ceelal',
    'Content.so': `Koow.\n\nLaba.\n\n![The yard](${yard})`,
  });
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit?from=en&to=so`);
  const section = page.getByRole('region', { name: 'Images in this text' });
  await section.getByText('This image is not in the Somali text yet.').waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  await section.getByRole('button', { name: /^Add the image to the translation.*A well/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByText('Dug in 2025').waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByLabel('Description of the image').fill('Ceel');
  await dialog.getByLabel('Caption').fill('La qoday "2025"');
  await dialog.getByRole('button', { name: 'Insert the image' }).click();
  await section.getByRole('button', { name: /^Translate the description and caption.*The yard/ }).click();
  expect(await dialog.getByLabel('Description of the image').inputValue()).toBe('The yard');
  await dialog.getByLabel('Description of the image').fill('Barxadda');
  await dialog.getByRole('button', { name: 'Change the image' }).click();
  await section.getByText('Barxadda').waitFor();

  await page.getByRole('button', { name: 'Update News' }).click();
  await page.getByText('News updated successfully').waitFor();
  const { translations } = await callApi(page, 'GET', `/news/${id}?all=1`);
  expect((translations as { so: { Content: string } }).so.Content).toBe(
    `Koow.\n\n![Ceel](${well} "La qoday \\"2025\\"")\n\nLaba.\n\n![Barxadda](${yard})`,
  );
  expect(problems).toEqual([]);
  await close();
});
