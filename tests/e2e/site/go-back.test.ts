/** The button “Go Back” of an item (specification 2: history back). */
import { beforeEach, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { phone, visit, waitForHydration, type Visit } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();
const list = '/publications/news';
let visited: Visit;

const goBack = () => visited.page.getByRole('button', { name: 'Go Back' });
const path = () => new URL(visited.page.url()).pathname;

beforeEach(async () => {
  visited = await visit(opened.browser, { viewport: phone });
  const { page } = visited;
  await page.goto(`${opened.site.url}/about`);
  await page.goto(opened.site.url + list);
  await waitForHydration(page);
  await page.locator('.list-items a').first().click();
  await goBack().waitFor();
  return () => visited.close();
});

it.each([
  ['at once', 0],
  ['while the page before is loading', 1_200],
])('goes back once when it is pressed twice, the second time %s', async (_, delay) => {
  const { page, problems } = visited;
  await page.route('**/*.data*', async (route) => {
    await new Promise((resume) => setTimeout(resume, delay + 500));
    await route.continue();
  });
  await goBack().click();
  await page.waitForTimeout(delay);
  await goBack().click({ timeout: 400 });
  await page.locator('.list-items').waitFor();
  await page.waitForTimeout(500);
  expect(path()).toBe(list);
  expect(problems).toEqual([]);
});

it('goes back again after the way forward and after a reload', async () => {
  const { page, problems } = visited;
  const first = path();
  await page.locator('main a[rel=next]').click();
  await expect.poll(path).not.toBe(first);
  await goBack().click();
  await expect.poll(path).toBe(first);
  await page.locator('main a[rel=next]').waitFor();
  await page.goForward();
  await expect.poll(path).not.toBe(first);
  await page.reload();
  await waitForHydration(page);
  await goBack().click();
  await expect.poll(path).toBe(first);
  await page.locator('main a[rel=next]').waitFor();
  await page.waitForTimeout(1_000);
  await goBack().click();
  await page.locator('.list-items').waitFor();
  expect(path()).toBe(list);
  expect(problems).toEqual([]);
});

it('goes back to the list after the link that skips to the content', async () => {
  const { page, problems } = visited;
  const item = page.url();
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(page.url()).toBe(item);
  await goBack().click();
  await page.locator('.list-items').waitFor();
  expect(path()).toBe(list);
  expect(problems).toEqual([]);
});
