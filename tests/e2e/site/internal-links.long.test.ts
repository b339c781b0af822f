/** Every link within the site, clicked after hydration, must lead where a full load of its address leads. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { languages } from '../../../domain/model/localized.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, visit } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

const pages = [
  '/',
  '/about',
  '/departments',
  '/projects',
  '/publications/news',
  '/publications/articles',
  '/publications/reports',
  '/publications/videos',
  '/member',
  '/donate',
  '/contact',
  '/gallery',
  '/privacy',
  '/accessibility',
  '/search',
  '/no-such-page',
];

/** Returns the addresses of a page's links within the public site, without files and anchors. */
const internalLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target=_blank], [download])')]
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !/\.\w+$|^\/(?:files|api|dashboard|signin)/.test(href)),
  );

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();

it.each(languages)('leads each internal link to its page (%s)', { timeout: 300_000 }, async (lang) => {
  const { url } = opened.site;
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  const clicked = new Set<string>();
  const wrong: string[] = [];
  for (const path of pages) {
    const address = `${url}${path}?lang=${lang}`;
    await page.goto(address);
    await waitForHydration(page);
    const ownHeading = await page.locator('main h1').first().textContent();
    for (const href of new Set(await internalLinks(page))) {
      if (clicked.has(href) || new URL(href, url).pathname === path) continue;
      clicked.add(href);
      const expected = await fetch(new URL(href, url));
      const heading = headingOf(await expected.text());
      const target = new URL(expected.url).pathname;
      // Links of closed menus are clicked as well.
      await page.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLAnchorElement>('a')]
            .find((link) => link.getAttribute('href') === wanted)!
            .click(),
        href,
      );
      const isThere = await page
        .waitForFunction(
          ([pathname, title]) =>
            location.pathname === pathname && document.querySelector('main h1')?.textContent?.trim() === title,
          [target, heading] as const,
          { timeout: 10_000 },
        )
        .then(
          () => true,
          () => false,
        );
      if (!isThere || expected.status !== 200)
        wrong.push(
          `${path}: ${href} (${expected.status}) shows ${await page.locator('main h1').first().textContent()} at ${page.url()}`,
        );
      await page.goBack();
      // The address changes before the page does.
      await page.waitForFunction(
        ([pathname, title]) =>
          location.pathname === pathname && document.querySelector('main h1')?.textContent === title,
        [path, ownHeading] as const,
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(clicked.size).toBeGreaterThan(30);
  for (const moved of ['/publications/projects', '/publications/about'])
    expect([...clicked].some((href) => href.startsWith(moved))).toBe(true);
  await close();
});
