/** How many rows a page of a list has. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

it.each([phone, laptop])('are chosen, stay in the address and go back, at $width px', async (viewport) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport });
  const rows = page.locator('main tbody tr');
  const choice = page.getByLabel('Rows on a page');
  await page.goto(`${opened.site.url}/dashboard/news?page=2`);
  await waitForScreen(page);
  await expect.poll(() => rows.count()).toBe(5);
  expect(await choice.inputValue()).toBe('5');

  await choice.selectOption('10');
  await page.waitForURL(/\/news\?rows=10$/);
  await expect.poll(() => rows.count()).toBe(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/rows=10&page=2/);
  await page.reload();
  await waitForScreen(page);
  expect(await choice.inputValue()).toBe('10');
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(10);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await choice.selectOption('5');
  await page.waitForURL(/\/news$/);
  await expect.poll(() => rows.count()).toBe(5);

  await page.goto(`${opened.site.url}/dashboard/news?rows=3000`);
  await waitForScreen(page);
  await expect.poll(() => rows.count()).toBe(5);

  // Lists that staff order are shown whole.
  await page.goto(`${opened.site.url}/dashboard/partners?rows=10`);
  await waitForScreen(page);
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  expect(await choice.count()).toBe(0);
  for (const lang of ['so', 'ar']) {
    await page.goto(`${opened.site.url}/dashboard/news?lang=${lang}`);
    await waitForScreen(page);
    expect(await overflow(page)).toBe(0);
  }
  await close();
});

it('show the last change, and keep the focus when the only row is deleted', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await callApi(page, 'POST', '/news');
  await openScreen(page, opened.site, '/dashboard/news?filter=drafts');
  expect(await page.getByRole('columnheader', { name: 'Changed' }).isVisible()).toBe(true);
  expect(await overflow(page)).toBe(0);
  await openScreen(page, opened.site, '/dashboard/news?lang=ar&filter=drafts');
  expect(await page.getByRole('columnheader', { name: 'آخر تعديل' }).isVisible()).toBe(true);
  expect(await overflow(page)).toBe(0);
  await openScreen(page, opened.site, '/dashboard/news?filter=drafts');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Show everything' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector('button')?.textContent))
    .toBe('Show everything');
  await close();
});
