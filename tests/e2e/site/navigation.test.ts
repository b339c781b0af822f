/** Navigation: the menus of small and large screens, the footer, the 404 page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForHydration, laptop, overflow, phone, visit } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';

const opened = openSiteAndBrowser();

describe.each([true, false])('navigation with JavaScript: %s', (javaScriptEnabled) => {
  it('opens the menu over the page on a phone, and closes it after an entry is followed', async () => {
    const { page, problems, close } = await visit(opened.browser, { viewport: phone, javaScriptEnabled });
    await page.goto(opened.site.url);
    if (javaScriptEnabled) await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.locator('#phone-menu');
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    await menu.getByText('Our Departments').click();
    await page.waitForURL(`${opened.site.url}/departments`);
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });

  it('opens the submenu on a laptop under the pointer and on keyboard focus', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop, javaScriptEnabled });
    await page.goto(opened.site.url);
    const entry = page.locator('header nav li:has(ul) > a').first();
    const reports = page.locator('header nav').first().getByRole('link', { name: 'Annual Reports' });
    expect(await reports.isVisible()).toBe(false);
    await entry.hover();
    await reports.waitFor({ state: 'visible' });
    await page.mouse.move(600, 700);
    await reports.waitFor({ state: 'hidden' });
    await entry.focus();
    await reports.waitFor({ state: 'visible' });
    await reports.click();
    await page.waitForURL(`${opened.site.url}/publications/reports`);
    await close();
  });
});

it("reports on the phone menu's button whether the menu is open, and slides it for 300 ms", async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone, reducedMotion: 'no-preference' });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  const button = page.locator('.menu-button');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(await button.getAttribute('aria-label')).toBe('Close the menu');
  expect(await page.locator('#phone-menu').evaluate((menu) => getComputedStyle(menu).transitionDuration)).toContain(
    '0.3s',
  );
  await page.keyboard.press('Escape');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await close();
});

it('shows the sign-in link of the footer under the pointer and on focus only', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/about`);
  const item = page.locator('footer li:has(a[href="/signin"])');
  const opacity = () => item.evaluate((element) => getComputedStyle(element).opacity);
  await item.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(opacity).toBe('0');
  await item.hover();
  await expect.poll(opacity).toBe('1');
  await page.mouse.move(0, 0);
  await item.locator('a').focus();
  await expect.poll(opacity).toBe('1');
  await close();
});

it.each(['en', 'so', 'ar'])('shows the links at the end of the footer on touch screens, in %s', async (lang) => {
  const { page, close } = await visit(opened.browser, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${opened.site.url}/about?lang=${lang}`);
  const item = page.locator('footer li:has(a[href^="/signin"])');
  await item.scrollIntoViewIfNeeded();
  expect(await item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const heights = await page
    .locator('footer .footer-link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await overflow(page)).toBe(0);
  await close();
});

it.each([
  ['/publications/projects?lang=ar', '/projects?lang=ar'],
  ['/publications/about', '/about'],
  ['/publications', '/publications/news'],
  ['/about/', '/about'],
])('redirects %s permanently to %s', async (from, to) => {
  const response = await fetch(opened.site.url + from, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  '/no-such-page',
  '/publications/news/nope',
  '/project/0123456789abcdef01234567',
  "/publications/articles/'%20or%201=1",
  '/publications/news/..%2f..%2fetc',
])('responds to %s with the not-found page and status 404', async (path) => {
  const response = await fetch(opened.site.url + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('404 - Page Not Found');
  expect(html).toMatch(/href="\/"/);
});

it('pages through a list without JavaScript', async () => {
  const { page, close } = await visit(opened.browser, { javaScriptEnabled: false });
  await page.goto(`${opened.site.url}/publications/news`);
  await page.getByText('Page 1 of 3').waitFor();
  await page.locator('a[rel=next]').click();
  await page.getByText('Page 2 of 3').waitFor();
  expect(page.url()).toBe(`${opened.site.url}/publications/news?page=2`);
  await page.locator('a[rel=next]').click();
  await page.getByText('Page 3 of 3').waitFor();
  expect(await page.locator('a[rel=next]').count()).toBe(0);
  await close();
});

describe('keyboard navigation', () => {
  it('keeps the focus on the switcher after choosing a language', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(opened.site.url);
    await waitForHydration(page);
    const switcher = page.locator('header summary').first();
    await switcher.focus();
    await page.keyboard.press('Enter');
    await page.locator('header a[hreflang=so]').focus();
    await page.keyboard.press('Enter');
    await page.locator('html[lang=so]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await close();
  });

  it('closes the submenu with Escape and keeps the focus on its entry', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(opened.site.url);
    await waitForHydration(page);
    const entry = page.locator('header nav li:has(ul) > a').first();
    const reports = page.locator('header nav').first().getByRole('link', { name: 'Annual Reports' });
    await entry.focus();
    await reports.waitFor({ state: 'visible' });
    await reports.focus();
    await page.keyboard.press('Escape');
    await reports.waitFor({ state: 'hidden' });
    expect(await entry.evaluate((link) => link === document.activeElement)).toBe(true);
    // Tab leads to the next entry; going back opens the submenu again.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/member');
    await page.keyboard.press('Shift+Tab');
    await reports.waitFor({ state: 'visible' });
    await close();
  });
});

it.each([1024, 1040, 1280])(
  'keeps the language switcher visible with the longest menu texts on a screen of %i px',
  async (width) => {
    const { page, close } = await visit(opened.browser, { viewport: { width, height: 800 } });
    for (const lang of ['en', 'so', 'ar']) {
      await page.goto(`${opened.site.url}/?lang=${lang}`);
      await waitForHydration(page);
      const lines = await page.locator('header .menu-entry').evaluateAll((entries) => {
        const counts = entries.map((entry) => {
          const range = document.createRange();
          range.selectNode(entry.firstChild!);
          return range.getClientRects().length;
        });
        for (const entry of entries) entry.firstChild!.textContent = 'Noqo xubin ka mid ah ururkayag';
        return counts;
      });
      // The original texts take one line each.
      expect(lines).toEqual(lines.map(() => 1));
      const bar = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [header, switcher, menu] = ['.site-header', '.site-header details', '.site-header nav'].map(boxOf);
        return {
          isSwitcherIn: switcher!.left >= 0 && switcher!.right <= window.innerWidth,
          isMenuIn: menu!.top >= header!.top && menu!.bottom <= header!.bottom,
        };
      });
      expect(bar).toEqual({ isSwitcherIn: true, isMenuIn: true });
    }
    await close();
  },
);

describe('a page for reading is sent on in the language that is read', () => {
  const openNews = async (javaScriptEnabled: boolean) => {
    const visited = await visit(opened.browser, {
      viewport: phone,
      javaScriptEnabled,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await visited.page.goto(`${opened.site.url}/publications/news?lang=ar`);
    await visited.page.locator('main article a').first().click();
    const ways = visited.page.getByRole('group', { name: 'شارك' });
    await ways.waitFor();
    const { pathname } = new URL(visited.page.url());
    return { ...visited, ways, address: `${opened.site.url}${pathname}?lang=ar` };
  };

  it.each([true, false])('by WhatsApp and Telegram, with JavaScript: %s', async (javaScriptEnabled) => {
    const { page, ways, address, close } = await openNews(javaScriptEnabled);
    const title = await page.locator('h1').innerText();
    const links = await ways
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)));
    expect(links).toEqual([
      `https://wa.me/?text=${title}\n${address}`,
      `https://t.me/share/url?url=${address}&text=${title}`,
    ]);
    // The button is added when scripts take over.
    await expect.poll(() => ways.getByRole('button').count()).toBe(javaScriptEnabled ? 1 : 0);
    await close();
  });

  it('as a copied link, or as text to copy where the browser refuses', async () => {
    const { page, ways, address, close } = await openNews(true);
    await ways.getByRole('button', { name: 'نسخ الرابط' }).click();
    await page.getByText('نُسخ الرابط.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.context().clearPermissions();
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }));
    await ways.getByRole('button', { name: 'نسخ الرابط' }).click();
    expect(await page.getByRole('textbox', { name: 'عنوان هذه الصفحة' }).inputValue()).toBe(address);
    await close();
  });
});

describe('a page under the pointer', () => {
  /** Returns the addresses of the pages whose data was loaded, and whether each came with the pointer or the click. */
  const watch = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const loaded: string[] = [];
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ type, response }) => {
      const { pathname } = new URL(response.url);
      if (!/\.data$|dashboard/.test(pathname)) return;
      loaded.push(
        `${type === 'Fetch' ? 'opened' : 'ahead'} ${pathname}${response.fromPrefetchCache ? ' from the cache' : ''}`,
      );
    });
    return loaded;
  };

  it('is loaded before the click, once, and nothing of the dashboard', async () => {
    const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(`${opened.site.url}/publications/news`);
    const loaded = await watch(page);
    const link = page.locator('.card a').first();
    const path = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname;
    await waitForHydration(page);
    await expect
      .poll(async () => {
        await page.mouse.move(2, 400);
        await link.hover();
        await page.waitForTimeout(150);
        return loaded;
      })
      .toEqual([`ahead ${path}.data`]);
    await page.locator('footer a[href^="/signin"]').hover({ force: true });
    await page.waitForTimeout(200);
    expect(loaded).toHaveLength(1);
    await link.click();
    await page.waitForURL(`**${path}`);
    expect(loaded).toEqual([`ahead ${path}.data`, `opened ${path}.data from the cache`]);
    expect(problems).toEqual([]);
    await close();
    // Anything else is asked for again before it is used.
    const cacheControl = async (address: string, headers = {}) =>
      (await fetch(opened.site.url + address, { headers })).headers.get('cache-control');
    const ahead = { 'sec-purpose': 'prefetch' };
    expect(await cacheControl(`${path}.data`, ahead)).toBe('private, max-age=10');
    expect(await cacheControl(`${path}.data`)).toBe('public, max-age=0, must-revalidate');
    expect(await cacheControl(path, ahead)).toBe('public, max-age=0, must-revalidate');
  });

  it('is not loaded under data saving', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop });
    await page.goto(`${opened.site.url}/publications/news`);
    const loaded = await watch(page);
    await waitForHydration(page);
    await page.waitForTimeout(500);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.locator('.card a').first().hover();
    await page.waitForTimeout(300);
    expect(loaded).toEqual([]);
    await close();
  });
});
