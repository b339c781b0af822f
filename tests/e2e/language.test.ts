/** The language of a visit (ruling 1: in memory, switched without a reload, named by `?lang=`). */
import { expect, it } from 'vitest';
import { hydrated, laptop, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

const html = 'html';

it('switches text and direction at once, keeps a plain address plain, and forgets on a reload', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

  await page.locator('summary[aria-label^="Language"]').click();
  await page.locator('a[hreflang=ar]').click();
  await page.waitForSelector('html[lang=ar][dir=rtl]');
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.title()).toContain('الأخبار');
  // The logo stands at the right, the switcher at the left.
  const logo = (await page.locator('header a[href="/"]').first().boundingBox())!;
  const switcher = (await page.locator('header details:has(summary[aria-label])').boundingBox())!;
  expect(logo.x).toBeGreaterThan(switcher.x);

  // The language goes along, and so does the address without it; content is in Arabic too.
  await page.locator('header nav a[href="/about"]').first().click();
  await page.waitForURL(`${opened.site.url}/about`);
  await expect.poll(() => page.locator(html).getAttribute('lang')).toBe('ar');
  await page.goBack();
  await page.waitForURL(`${opened.site.url}/publications/news`);
  await expect.poll(() => page.locator('h1').textContent()).toBe('الأخبار');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  await page.reload();
  expect(await page.locator(html).getAttribute('lang')).toBe('en');
  await hydrated(page);
  expect(problems).toEqual([]);
  await close();
});

it('an address that names its language keeps it, and switching rewrites it', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/publications/news?page=2&lang=so`);
  await hydrated(page);
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

it('without JavaScript the switcher and the links keep the language in the address', async () => {
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

it.each(['fr', '', 'AR', 'en,so'])('an unknown language "%s" is English and is not carried on', async (lang) => {
  const text = await (await fetch(`${opened.site.url}/about?lang=${lang}`)).text();
  expect(text).toContain('<html lang="en" dir="ltr"');
  expect(text).toMatch(/href="\/contact"/);
});
