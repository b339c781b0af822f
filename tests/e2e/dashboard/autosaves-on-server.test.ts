/** What is typed on one device and not saved is there on another one, and neither replaces the other's text. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { callApi, openScreen, readText, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const line = (page: Page) => page.locator('.autosave-notice');
const title = (page: Page) => page.getByLabel('Title: English');
const isKept = (page: Page) => page.locator('.save-bar').getByText('A copy was kept on the site at').waitFor();
/** As when the person comes back to the page. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

it('goes on with a text on another device, and tells the first one before it is overwritten', async () => {
  const [desk, mobile] = [
    await signInAs(opened.browser, opened.site, superadmin),
    await signInAs(opened.browser, opened.site, superadmin, { viewport: phone }),
  ];
  const id = String((await callApi(desk.page, 'POST', '/news'))['_id']);
  const address = `/dashboard/news/${id}/edit`;
  await openScreen(desk.page, opened.site, address);
  await title(desk.page).fill('Begun at the desk');
  await isKept(desk.page);
  expect(await callApi(desk.page, 'GET', `/news/${id}?all=1`)).toMatchObject({ Title: '', revision: 1 });

  // The list shows the title that the item does not have yet.
  await openScreen(mobile.page, opened.site, '/dashboard/news');
  await mobile.page.getByRole('link', { name: 'Begun at the desk (not saved)' }).waitFor();
  await openScreen(mobile.page, opened.site, '/dashboard');
  await mobile.page.getByRole('link', { name: 'Begun at the desk' }).click();
  await line(mobile.page).getByText('You typed it on another device or in another window.').waitFor();
  expect(await title(mobile.page).inputValue()).toBe('');
  await line(mobile.page).getByRole('button', { name: 'Use it' }).click();
  expect(await title(mobile.page).inputValue()).toBe('Begun at the desk');
  await title(mobile.page).fill('Begun at the desk, continued on the bus');
  await isKept(mobile.page);
  expect([await overflow(mobile.page), await violations(mobile.page)]).toEqual([0, []]);

  // The desk goes on with its own text meanwhile: the server keeps that of the phone.
  await comeBack(desk.page);
  await line(desk.page).getByText('You typed it on another device or in another window.').waitFor();
  await desk.page.getByLabel('Description: English').fill('Only at the desk');
  await desk.page.getByText('A copy is kept on this device.').waitFor();
  const onServer = async () => (await callApi(desk.page, 'GET', `/autosaves/news/${id}`))['autosave'];
  expect(await onServer()).toMatchObject({ texts: { title: 'Begun at the desk, continued on the bus' } });

  // Used at the desk, it replaces nothing for good: the text from there can be taken back.
  await line(desk.page).getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => title(desk.page).inputValue()).toBe('Begun at the desk, continued on the bus');
  await line(desk.page).getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => title(desk.page).inputValue()).toBe('Begun at the desk');

  await mobile.page.getByRole('button', { name: 'Save as draft' }).click();
  await mobile.page.getByText('The draft is saved.').waitFor();
  await comeBack(desk.page);
  await desk.page.getByText('You saved this elsewhere in the meantime').waitFor();
  await desk.page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = desk.page.locator('dialog.merge-dialog');
  await dialog.getByText('Begun at the desk, continued on the bus', { exact: true }).waitFor();
  await dialog.getByRole('radio').last().check();
  // Nothing is saved until somebody saves.
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await desk.page.getByRole('button', { name: 'Save as draft' }).click();
  await desk.page.getByText('The draft is saved.').waitFor();
  expect(await callApi(desk.page, 'GET', `/news/${id}?all=1`)).toMatchObject({
    Title: 'Begun at the desk, continued on the bus',
    Description: 'Only at the desk',
  });
  await expect.poll(onServer).toBeNull();
  await Promise.all([desk.close(), mobile.close()]);
});

it('compares a text from another device with what somebody has saved since', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await callApi(page, 'PUT', `/news/${id}?draft=1`, { Title: 'First', Content: 'Text' });
  const autosave = { formKey: 'phone', basedOn: 2, texts: { title: 'Mine', description: 'Only mine' } };
  await callApi(page, 'PUT', `/autosaves/news/${id}`, autosave);
  await callApi(page, 'PUT', `/news/${id}?draft=1`, { Title: 'Theirs', Content: 'Only theirs' });
  await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
  await line(page).getByText('This item was saved again after that').waitFor();
  await line(page).getByRole('button', { name: 'Use it' }).click();
  const dialog = page.locator('dialog.merge-dialog');
  await expect.poll(() => dialog.getByRole('radio').count()).toBe(2);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  expect([
    await title(page).inputValue(),
    await readText(page.getByLabel('Description: English')),
    await readText(page.getByLabel('Content: English')),
  ]).toEqual(['Mine', 'Only mine', 'Only theirs']);
  // Discarded everywhere: neither this browser nor the server offers it again.
  await isKept(page);
  const { promise: isDiscarded, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/autosaves/**', async (route) => {
    if (route.request().method() === 'GET') await isDiscarded;
    await route.continue();
  });
  await page.reload();
  await line(page).getByRole('button', { name: 'Discard' }).click();
  // Also where the server answers only now what it has.
  release();
  await expect.poll(async () => (await callApi(page, 'GET', `/autosaves/news/${id}`))['autosave']).toBeNull();
  await page.reload();
  await page.locator('.save-bar').waitFor();
  expect(await line(page).count()).toBe(0);
  await close();
});
