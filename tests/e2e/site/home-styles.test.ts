/** The styles of the home page are in that page, and a file for whoever comes to it from another one (decision 010). */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { visit, waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

/** Reads how parts of the home page are laid out. */
const readLayout = () =>
  ['.hero-stage', '.hero-title', '.section-grid', '.gallery-track', '.testimonial', '.telegram-button'].map((part) => {
    const element = document.querySelector(part)!;
    const { display, fontSize, position, borderTopWidth } = getComputedStyle(element);
    return [part, display, fontSize, position, borderTopWidth, Math.round(element.getBoundingClientRect().width)];
  });

it('looks the same by its address and by navigation, with one set of styles', async () => {
  const { page, problems, close } = await visit(opened.browser, {
    baseURL: opened.site.url,
    viewport: { width: 1280, height: 800 },
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const homeFiles = () => requests.filter((url) => /\/assets\/home-[\w-]+\.css$/.test(url));
  await page.goto('/');
  await waitForHydration(page);
  const layout = await page.evaluate(readLayout);
  expect(layout[0]).toContain('grid');
  await page.locator('header a[href="/about"]').first().click();
  await page.locator('.epigraph-text').waitFor();
  await page.goBack();
  await page.locator('.hero-title').first().waitFor();
  expect(await page.evaluate(readLayout)).toEqual(layout);
  expect(homeFiles()).toEqual([]);

  await page.goto('/about');
  await waitForHydration(page);
  expect(await page.locator('style').count()).toBe(1);
  await page.locator('header a[href="/"]').first().click();
  await page.locator('.hero-title').first().waitFor();
  expect(await page.evaluate(readLayout)).toEqual(layout);
  await page.locator('header a[href="/about"]').first().click();
  await page.locator('.epigraph-text').waitFor();
  await page.goBack();
  await page.locator('.hero-title').first().waitFor();
  expect(await page.evaluate(readLayout)).toEqual(layout);
  expect(homeFiles()).toHaveLength(1);
  expect(problems).toEqual([]);
  await close();
});
