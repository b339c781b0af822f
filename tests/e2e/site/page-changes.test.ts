/** Changing pages by script: the new title is announced, and the keyboard continues in the new content. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, loadFonts, phone, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { openScreen, signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

/** Lists in the window what live regions announce from now on. */
async function recordAnnouncements(page: Page): Promise<void> {
  // Until the script of the region is loaded.
  await page.locator('body > p[role=status]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status], output, [aria-live]')?.textContent?.trim();
        if (text) announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const announcements = (page: Page) => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
const titleOf = (page: Page) => page.title();
/** Returns what has the focus: its id or its text. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || 'none');
const outline = (page: Page) => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);

async function open(path: string, viewport = laptop) {
  const visited = await visit(opened.browser, { viewport });
  await visited.page.goto(opened.site.url + path);
  await waitForHydration(visited.page);
  // Letters of another height would move what is scrolled to.
  await loadFonts(visited.page);
  await recordAnnouncements(visited.page);
  return visited;
}

/** Follows a link as the keyboard does. */
async function follow(page: Page, link: string, wanted: string | RegExp): Promise<void> {
  await page.locator(link).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(wanted);
}

describe.each(['en', 'ar'])('a page of the site in %s', (lang) => {
  it('is announced by its title and gets the focus after a link of the content', async () => {
    const { page, problems, close } = await open(`/publications/news?lang=${lang}`);
    const list = await titleOf(page);
    expect(await focused(page)).not.toBe('content');
    await follow(page, '.list-items a', /news\/./);
    await expect.poll(() => focused(page)).toBe('content');
    expect(await outline(page)).toBe('none');
    const title = await titleOf(page);
    expect(title).not.toBe(list);
    await expect.poll(() => announcements(page)).toContain(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The next Tab is in the content.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('is announced and gets the focus after a link of the menu', async () => {
    const { page, close } = await open(`/?lang=${lang}`);
    await follow(page, '.menu-entry[href^="/about"]', /about/);
    await expect.poll(() => focused(page)).toBe('content');
    await expect.poll(() => announcements(page)).toEqual([await titleOf(page)]);
    await page.locator('.menu-entry[href^="/about"]').click();
    await page.waitForTimeout(500);
    expect(await page.locator('body > p[role=status]').textContent()).toBe(await titleOf(page));
    await close();
  });

  it('keeps its scroll position on Back and Forward', async () => {
    const { page, close } = await open(`/about?lang=${lang}`);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.locator('.menu-entry[href^="/departments"]').click();
    await page.waitForURL(/departments/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await expect.poll(() => focused(page)).toBe('content');
    const title = await titleOf(page);
    await expect.poll(async () => (await announcements(page)).at(-1)).toBe(title);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await close();
  });

  it('is announced where the visitor goes back before the page after it has got the focus', async () => {
    const { page, close } = await open(`/about?lang=${lang}`);
    const about = await titleOf(page);
    // Between the rendering of the page and its effects.
    await page.evaluate(() => {
      const before = document.title;
      const observer = new MutationObserver(() => {
        if (document.title === before) return;
        observer.disconnect();
        history.back();
        for (const until = performance.now() + 300; performance.now() < until;);
      });
      observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    });
    await page.locator('.menu-entry[href^="/departments"]').click();
    await expect.poll(async () => (await announcements(page)).at(-1)).toBe(about);
    expect(page.url()).toContain('/about');
    await close();
  });

  it('keeps the focus on the pager, and moves it to the content when the control is gone', async () => {
    const { page, close } = await open(`/publications/reports?lang=${lang}`);
    await follow(page, 'a[rel=next]', /page=2/);
    await page.locator('a[rel=next]').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('content');
    await follow(page, 'a[rel=prev]', /reports(?!.*page)/);
    await page.locator('a[rel=next]').waitFor();
    await expect.poll(() => focused(page)).toBe('content');
    await page.goto(`${opened.site.url}/publications/news?lang=${lang}`);
    await waitForHydration(page);
    await follow(page, 'a[rel=next]', /page=2/);
    await page.locator('a[rel=prev]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('rel'))).toBe('next');
    const second = await titleOf(page);
    const status = page.locator('body > p[role=status]');
    await expect.poll(() => status.textContent()).toBe(second);
    await page.goBack();
    await expect.poll(() => titleOf(page)).not.toBe(second);
    await expect.poll(() => status.textContent()).toBe(await titleOf(page));
    await close();
  });
});

it('moves the focus from the menu of a phone to the page', async () => {
  const { page, close } = await open('/', phone);
  await page.locator('.menu-button').click();
  await follow(page, '#phone-menu a[href="/departments"]', /departments/);
  await expect.poll(() => focused(page)).toBe('content');
  await close();
});

it('loads the page as a whole in a language whose texts cannot be loaded', async () => {
  const { page, close } = await open('/about?lang=en');
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.locator('.switcher').click();
  await page.locator('header [hreflang=so]').click();
  await page.waitForURL(/lang=so/);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('so');
  await close();
});

it('loads the next page as a whole where its code cannot be loaded, in the language that is read', async () => {
  const { page, close } = await open('/about?lang=so');
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/contact"]')!.click());
  await page.waitForURL(/\/contact\?lang=so/);
  await expect.poll(() => titleOf(page)).toMatch(/^Nala/);
  await page.unroute('**/assets/**');
  await page.goBack();
  await page.waitForURL(/\/about\?lang=so/);
  await close();
});

it('leaves the focus where the search puts it, also while somebody types', async () => {
  const { page, close } = await open('/about');
  await follow(page, 'header a[href="/search"]', /search/);
  const input = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(input).toBe('search');
  expect(await titleOf(page)).toMatch(/^Search/);
  await expect.poll(() => announcements(page)).toContain(await titleOf(page));
  const before = (await announcements(page)).length;
  await page.keyboard.type('lesson', { delay: 150 });
  await page.waitForURL(/q=lesson/);
  await page.waitForTimeout(300);
  expect(await input()).toBe('search');
  const title = await titleOf(page);
  expect((await announcements(page)).slice(before)).not.toContain(title);
  await close();
});

describe.each(['en', 'ar'])('a screen of the dashboard in %s', (lang) => {
  it('is announced by its title and gets the focus', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await openScreen(page, opened.site, `/dashboard?lang=${lang}`);
    await recordAnnouncements(page);
    expect(await focused(page)).not.toBe('content');
    await follow(page, '.side-entry[href^="/dashboard/news"]', /news/);
    await waitForScreen(page);
    await expect.poll(() => focused(page)).toBe('content');
    const list = await titleOf(page);
    await expect.poll(async () => (await announcements(page)).includes(list)).toBe(true);
    // The form sets its title only when the item is loaded.
    await follow(page, 'main a[href*="/edit"]', /edit/);
    await expect.poll(() => titleOf(page)).not.toBe(list);
    const title = await titleOf(page);
    await expect.poll(async () => (await announcements(page)).includes(title)).toBe(true);
    expect((await announcements(page)).filter((text) => text === list)).toHaveLength(1);
    await expect.poll(() => focused(page)).toBe('content');
    await close();
  });
});

it.each(['/dashboard/news', '/dashboard/media?kind=document'])(
  'begins at the top for the keyboard: %s',
  async (path) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await openScreen(page, opened.site, path);
    await page.locator('.filter-entry[aria-current]').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    await close();
  },
);

it('moves the focus to the part of the screen that the address names', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openScreen(page, opened.site, '/dashboard');
  await follow(page, 'a[href="/dashboard/profile#two-step"]', /profile#two-step/);
  await expect.poll(() => focused(page)).toBe('two-step');
  await close();
});

it('moves the focus from the menu of the dashboard on a phone to the screen', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await recordAnnouncements(page);
  await page.locator('[aria-controls=dashboard-menu]').click();
  await follow(page, '.side-entry[href="/dashboard/news"]', /news/);
  await waitForScreen(page);
  await expect.poll(() => focused(page)).toBe('content');
  await close();
});
