/** Somebody goes back before the scripts of a page have started. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { visit, waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

it.each([
  ['/gallery', 'main a[href*="/gallery/"]'],
  ['/publications/news', '.card a'],
])('shows one page, that of its address, after a reload, back and forward: %s', async (list, link) => {
  const { page, problems, close } = await visit(opened.browser, { baseURL: opened.site.url });
  await page.goto(list);
  await waitForHydration(page);
  const title = await page.locator('h1').innerText();
  await page.locator(link).nth(1).click();
  await page.waitForURL(/\/[0-9a-f]{24}/);
  await page.reload();
  await page.goBack();
  await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual([title]);
  await waitForHydration(page);
  await page.goForward();
  await page.waitForURL(/\/[0-9a-f]{24}/);
  await expect.poll(async () => (await page.locator('h1').allInnerTexts()).length).toBe(1);
  await expect.poll(() => page.locator('h1').innerText()).not.toBe(title);
  expect(problems).toEqual([]);
  await close();
});
