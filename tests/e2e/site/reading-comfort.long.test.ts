/** Layout of the public pages: nothing covered, cut off or lost without a connection. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, overflow, phone, visit } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

/** Returns the texts and controls that an element covers, from the top of the page to its end. */
async function coveredBy(page: Page, selector: string): Promise<string[]> {
  const found = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 240) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const covered = await page.evaluate((covering) => {
      const element = document.querySelector<HTMLElement>(covering)!;
      const box = element.getBoundingClientRect();
      if (getComputedStyle(element).visibility === 'hidden' || box.right <= 0) return [];
      const overlaps = (other: DOMRect) =>
        other.width > 0 &&
        other.left < box.right - 1 &&
        other.right > box.left + 1 &&
        other.top < box.bottom - 1 &&
        other.bottom > box.top + 1;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (
          !textContent?.trim() ||
          !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          element.contains(parentElement) ||
          parentElement.closest('.sr-only')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if ([...range.getClientRects()].some(overlaps)) texts.push(textContent.slice(0, 40));
      }
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary, img')].filter(
        (control) =>
          control !== element &&
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('.hero-picture') &&
          overlaps(control.getBoundingClientRect()),
      );
      return [...texts, ...controls.map((control) => control.outerHTML.slice(0, 80))];
    }, selector);
    for (const text of covered) found.add(`${top}: ${text}`);
  }
  return [...found];
}

describe.each([phone, { width: 768, height: 1024 }, { width: 1366, height: 768 }, { width: 1600, height: 900 }])(
  'in a window of $width x $height',
  (viewport) => {
    it.each(['en', 'ar'])('shows the Telegram button over no text or control: %s', async (lang) => {
      const { page, close } = await visit(opened.browser, { viewport });
      await page.goto(`${opened.site.url}/?lang=${lang}`);
      await waitForHydration(page);
      expect(await page.locator('.telegram-button').evaluate((button) => getComputedStyle(button).position)).toBe(
        'fixed',
      );
      expect(await coveredBy(page, '.telegram-button')).toEqual([]);
      await close();
    });
  },
);

it.each(['/publications/news', '/projects', '/publications/reports?lang=so', '/publications/articles?lang=ar'])(
  "shows the first card of %s within a laptop's window",
  async (path) => {
    const { page, close } = await visit(opened.browser, { viewport: { width: 1366, height: 768 } });
    await page.goto(opened.site.url + path);
    const top = await page
      .locator('.list-items li')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
    await close();
  },
);

describe('with text of twice the size on a phone', () => {
  it.each([
    '/',
    '/about',
    '/publications/reports?lang=so',
    '/publications/news?lang=so',
    '/contact',
    '/member?lang=ar',
    '/donate?lang=so',
    '/departments?lang=ar',
  ])('keeps all of %s within the window', async (path) => {
    const { page, close } = await visit(opened.browser);
    await page.goto(opened.site.url + path);
    await waitForHydration(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px', 'important'));
    expect(await overflow(page)).toBe(0);
    const outside = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'header a, header button, header summary, h1, h2, h3, .button, input, textarea',
        ),
      ]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('.gallery-track, .partner-track, .sr-only, .phone-menu, .testimonial-track') &&
            !element.matches('.sr-only, .sr-only *'),
        )
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 1 && (box.left < -1 || box.right > window.innerWidth + 1);
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect(outside).toEqual([]);
    await page.locator('.menu-button').click();
    await page.locator('#phone-menu').waitFor();
    await close();
  });
});

describe('without a connection', () => {
  it("keeps the page after a tap and reports the lost connection in the page's language", async () => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/publications/news?lang=so`);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('.card a').first().click();
    await page.locator('.toast-card', { hasText: 'Internet ma haysid' }).waitFor();
    expect(await page.locator('.card').count()).toBe(6);
    expect(new URL(page.url()).pathname).toBe('/publications/news');
    await page.context().setOffline(false);
    await page.locator('.card a').first().click();
    await page.waitForURL(/\/publications\/news\/[0-9a-f]{24}/);
    await close();
  });
});

it('has a text for the shared picture of every page, and a name for the picture of the hero', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(opened.site.url);
  expect(
    await page
      .locator('a.hero-picture')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('aria-label') ?? link.querySelector('img')?.alt ?? ''),
      ),
  ).not.toContain('');
  await page.locator('.card a').first().click();
  await page.locator('article.reading').waitFor();
  for (const path of ['/', '/donate', new URL(page.url()).pathname]) {
    await page.goto(opened.site.url + path);
    await waitForHydration(page);
    expect(await page.locator('meta[property="og:image:alt"]').getAttribute('content')).toMatch(/\S{2}/);
  }
  await close();
});

describe.each([320, 360, 1024, 1366])('in a header of %i px', (width) => {
  it.each(['en', 'so', 'ar'])('shows a wide logo and a long name either whole or not at all: %s', async (lang) => {
    const { page, close } = await visit(opened.browser, { viewport: { width, height: 768 } });
    await page.route('**/wide-logo.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"/>',
      }),
    );
    await page.goto(`${opened.site.url}/?lang=${lang}`);
    await waitForHydration(page);
    const name = page.locator('.site-home-name');
    await name.evaluate(
      (element, text) => (element.textContent = text),
      lang === 'ar' ? 'جمعية إفتين لتعليم القرآن والسنة' : 'Iftin Association of Qur’an School',
    );
    const isWhole = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.site-home')!.getBoundingClientRect();
        return [...document.querySelectorAll('.site-home > *')].every((element) => {
          const box = element.getBoundingClientRect();
          const isAway = box.top >= bar.bottom;
          return (
            isAway ||
            (box.left >= bar.left - 1 &&
              box.right <= bar.right + 1 &&
              element.scrollHeight <= element.clientHeight + 2 &&
              box.height <= 64)
          );
        });
      });
    expect(await isWhole()).toBe(true);
    // It is shown where there is room for it, and not wrapped out of sight.
    if (width === 360 || width === 1366)
      expect(
        await name.evaluate(
          (element) =>
            element.getBoundingClientRect().bottom <= element.closest('.site-home')!.getBoundingClientRect().bottom,
        ),
      ).toBe(true);
    await page.locator('.site-home-logo').evaluate((mark) => {
      const logo = new Image(600, 200);
      logo.src = '/wide-logo.svg';
      logo.className = 'site-logo site-home-logo';
      mark.replaceWith(logo);
    });
    await page.waitForTimeout(100);
    expect(await isWhole()).toBe(true);
    expect(
      await page.locator('.site-home-logo').evaluate((logo) => logo.getBoundingClientRect().width),
    ).toBeGreaterThan(60);
    await close();
  });
});

it('keeps the short name beside a slightly longer Somali menu on a laptop', async () => {
  const { page, close } = await visit(opened.browser, { viewport: { width: 1280, height: 768 } });
  await page.goto(`${opened.site.url}/about?lang=so`);
  await waitForHydration(page);
  await page
    .locator('.menu-entry')
    .first()
    .evaluate((entry) => (entry.textContent = 'Bogga Weyn'));
  await page.evaluate(() => document.fonts.ready);
  // A name without room wraps to below the logo, where it is out of sight.
  const [logo, name] = await Promise.all(
    ['.site-home-logo', '.site-home-name'].map((part) => page.locator(part).boundingBox()),
  );
  expect(name!.y).toBeLessThan(logo!.y + logo!.height);
  await close();
});

it('explains above the donation form that it sends nothing, and how to donate', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/donate`);
  const [note, form] = await Promise.all(
    ['aside', 'main form'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(note!.y + note!.height).toBeLessThanOrEqual(form!.y);
  expect(
    await page.locator('aside a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split(':')[0])),
  ).toEqual(['tel', 'mailto']);
  await close();
});

it.each(['/privacy', '/accessibility'].flatMap((path) => ['en', 'so', 'ar'].map((lang) => [path, lang] as const)))(
  'links the email and the phone number on %s: %s',
  async (path, lang) => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}${path}?lang=${lang}`);
    for (const scheme of ['mailto:', 'tel:']) {
      const links = page.locator(`main a[href^="${scheme}"]`);
      expect(await links.count()).toBe(1);
      expect((await links.textContent())!.replaceAll(' ', '')).toBe(
        (await links.getAttribute('href'))!.slice(scheme.length),
      );
    }
    await close();
  },
);
