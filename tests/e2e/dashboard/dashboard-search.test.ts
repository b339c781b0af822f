/** The search over the whole dashboard. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');

it.each([
  ['phone', phone],
  ['laptop', laptop],
])('finds everything by keys and by touch on a %s', async (name, viewport) => {
  const { page, close, problems } = await signInAs(opened.browser, opened.site, superadmin, { viewport });
  const title = `Backups of a ${name}`;
  const { _id } = await callApi(page, 'POST', '/videos', { title, videoId: 'aqz-KE-bpKQ' });
  await openScreen(page, opened.site, '/dashboard/news');
  const button = page.getByRole('button', { name: 'Find anything' });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await dialog(page).getByText('Finds content, pages of the dashboard').waitFor();
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);

  await field(page).fill('backups');
  await dialog(page).getByRole('option', { name: title }).waitFor();
  expect(await dialog(page).getByRole('group').first().innerText()).toMatch(/^Pages of the dashboard\s+Backups$/);
  expect(await chosen(page).innerText()).toBe('Backups');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page).innerText()).toBe(title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/dashboard/videos/${String(_id)}/edit`);
  await dialog(page).waitFor({ state: 'detached' });

  // A key opens it too.
  await openScreen(page, opened.site, '/dashboard/news');
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByLabel('Search by title').focus();
  await page.keyboard.press('Control+k');
  await field(page).fill('superadmin@');
  await options(page).filter({ hasText: superadmin.email }).click();
  await page.waitForURL(/\/dashboard\/users\/\w+\/edit/);

  // A text of the site; its key is what the screen searches for.
  await page.keyboard.press('Control+k');
  await field(page).fill('home.latestNews');
  await dialog(page).getByRole('group', { name: 'Site texts' }).getByRole('option').first().click();
  await page.waitForURL(/\/dashboard\/site-texts\?q=home\.latestNews/);

  await page.keyboard.press('Control+k');
  await field(page).fill('xylophone');
  await dialog(page).getByText('Nothing matches “xylophone”.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.route('**/api/search*', (route) => route.abort());
  await field(page).fill('xylophones');
  await dialog(page).getByText('The search did not work.').waitFor();
  await page.unroute('**/api/search*');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await dialog(page).getByText('Nothing matches “xylophones”.').waitFor();
  await close();
});

it('leaves Ctrl+K to the visual editor, where it makes a link', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openScreen(page, opened.site, '/dashboard/news');
  await page.locator('main tbody .title-link').first().click();
  await page.locator('.ProseMirror').first().click();
  await page.keyboard.press('Control+k');
  await dialog(page).getByLabel('Address').waitFor();
  expect(await field(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await close();
});

it.each([
  ['so', 'Wax walba raadi', 'warar', 'dark', phone],
  ['ar', 'بحث شامل', 'الاخبار', 'light', phone],
  ['ar', 'بحث شامل', 'الاخبار', 'dark', laptop],
] as const)('fits its window in %s', async (lang, label, words, colorScheme, viewport) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport, colorScheme });
  await openScreen(page, opened.site, `/dashboard?lang=${lang}`);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: label, exact: true }).click();
  await field(page).fill(words);
  await expect.poll(() => options(page).count()).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/dashboard/news\\?lang=${lang}`));
  await close();
});
