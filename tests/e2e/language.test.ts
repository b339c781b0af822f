/** The language of a visit (ruling 1: in memory, switched without a reload, named by `?lang=`). */
import { expect, it } from 'vitest';
import { waitForHydration, laptop, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

const html = 'html';

it('switches text and direction at once, keeps a plain address plain, and resets on a reload', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.waitForSelector('html[lang=ar][dir=rtl]');
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.title()).toContain('الأخبار');
  // The logo is on the right, the switcher on the left.
  const logo = (await page.locator('header a[href="/"]').first().boundingBox())!;
  const switcher = (await page.locator('header details:has(summary[aria-label])').boundingBox())!;
  expect(logo.x).toBeGreaterThan(switcher.x);

  // Navigation keeps the language without naming it in the address; content is in Arabic too.
  await page.locator('header nav a[href="/about"]').first().click();
  await page.waitForURL(`${opened.site.url}/about`);
  await expect.poll(() => page.locator(html).getAttribute('lang')).toBe('ar');
  await page.goBack();
  await page.waitForURL(`${opened.site.url}/publications/news`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  expect(await page.locator(html).getAttribute('lang')).toBe('en');
  await waitForHydration(page);
  expect(problems).toEqual([]);
  await close();
});

it('keeps the language of an address that names it, and rewrites the address on a switch', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news?page=2&lang=so`);
  await waitForHydration(page);
  await page.locator('header nav a[href*="/about"]').first().click();
  await page.waitForURL(`${opened.site.url}/about?lang=so`);
  await page.goBack();
  await page.waitForURL(/page=2/);
  await page.locator('header summary[aria-label]').click();
  await page.locator('a[hreflang=en]').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?page=2&lang=en');
  await expect.poll(() => page.locator(html).getAttribute('lang')).toBe('en');
  expect(problems).toEqual([]);
  await close();
});

it('keeps the language in the address without JavaScript', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop, javaScriptEnabled: false });
  await page.goto(`${opened.site.url}/about`);
  await page.locator('header summary[aria-label]').click();
  await page.locator('a[hreflang=so]').click();
  expect(page.url()).toBe(`${opened.site.url}/about?lang=so`);
  await page.locator('header nav a[href^="/contact"]').first().click();
  expect(page.url()).toBe(`${opened.site.url}/contact?lang=so`);
  expect(await page.locator(html).getAttribute('lang')).toBe('so');
  await close();
});

it.each(['fr', '', 'AR', 'en,so'])(
  'treats the unknown language "%s" as English and does not keep it in links',
  async (lang) => {
    const text = await (await fetch(`${opened.site.url}/about?lang=${lang}`)).text();
    expect(text).toContain('<html lang="en" dir="ltr"');
    expect(text).toMatch(/href="\/contact"/);
  },
);
