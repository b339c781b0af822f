/** Reading without a connection: the pages that the service worker shows. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { idOfFirst, readPages, storedPages } from '../../setup/browser/offline.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { loadFonts, violations, visit, waitForHydration, type Visit } from '../../setup/browser/pages.ts';
import { callApi, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';
import { openProxy } from '../../setup/programs/unreliable-proxy.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const open = (options = {}): Promise<Visit> =>
  visit(opened.browser, { serviceWorkers: 'allow', baseURL: opened.site.url, ...options });

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

describe('a page that was read', () => {
  it('is shown again without a connection, with its pictures, and from the server once there is one', async () => {
    const { page, close } = await open();
    const path = `/publications/articles/${await idOfFirst(opened.site, 'articles')}`;
    await readPages(page, path);
    const title = await page.locator('h1').innerText();
    const picture = page.locator('.reading-picture img');
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('offline-files-1')).keys()).map(({ url }) => url)),
      )
      .toContain(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe(title);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.context().setOffline(false);
    const response = await page.reload();
    expect(response!.status()).toBe(200);
    await close();
  });

  it('is never shown outdated while there is a connection, and forgotten once the server has it no more', async () => {
    const staff = await signInAs(opened.browser, opened.site, superadmin);
    const { page, close } = await open();
    const id = await idOfFirst(opened.site, 'news');
    const path = `/publications/news/${id}`;
    await readPages(page, path, `${path}?lang=so`);
    const edited = await callApi(staff.page, 'GET', `/news/${id}?all=1`);
    await callApi(staff.page, 'PUT', `/news/${id}`, {
      Title: 'Changed a moment ago',
      Description: edited['Description'],
      Content: edited['Content'],
      revision: edited['revision'],
    });
    await page.goto(path);
    expect(await page.locator('h1').innerText()).toBe('Changed a moment ago');
    await callApi(staff.page, 'DELETE', `/news/${id}`);
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await expect.poll(async () => (await storedPages(page)).filter((stored) => stored.startsWith(path))).toEqual([]);
    await staff.close();
    await close();
  });

  it('is stored when scripts have opened it, and opened by scripts without a connection', async () => {
    const { page, close } = await open();
    await readPages(page, '/?lang=so', '/about?lang=so');
    await waitForHydration(page);
    await expect.poll(() => isControlled(page)).toBe(true);
    await page.locator('footer a[href^="/publications/articles"]').click();
    await page.waitForURL('**/publications/articles?lang=so');
    await expect.poll(() => storedPages(page), { timeout: 15_000 }).toContain('/publications/articles?lang=so');
    await expect.poll(() => storedPages(page)).toContain('/offline?lang=so');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .locator('header a[href^="/about"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/about?lang=so');
    await page.locator('h1').waitFor();
    await expect.poll(() => page.locator('#stored-pages').count()).toBe(0);
    await close();
  });
});

describe('the page before', () => {
  it.each([
    ['a list, by the history', '/publications/articles?lang=so', '.card a[href^="/publications/articles/"]', false],
    ['a list, by the button', '/publications/news', '.card a[href^="/publications/news/"]', true],
    ['the first page of a list', '/publications/news?lang=ar', 'a[href*="page=2"]', false],
    ['the home page', '/', 'footer a[href="/publications/articles"]', false],
  ])('is shown again where the server is not reached: %s', async (_, path, link, byButton) => {
    // `setOffline` does not stop the requests of the worker.
    const proxy = await openProxy(opened.site.url);
    const { page, close } = await open({ baseURL: proxy.url });
    await readPages(page, path);
    const title = await page.locator('h1').innerText();
    await waitForHydration(page);
    await expect.poll(() => isControlled(page)).toBe(true);
    await page.evaluate((address) => Object.assign(window, { first: address }), path);
    const target = page.locator(link).first();
    const next = (await target.getAttribute('href'))!;
    await target.click();
    await page.waitForURL(next);
    expect(await page.evaluate(() => 'first' in window)).toBe(true);
    await expect.poll(() => storedPages(page), { timeout: 15_000 }).toContain(next);
    const nextTitle = await page.locator('h1').innerText();
    await proxy.set('refusing');
    await (byButton ? page.locator('.reading').getByRole('button', { name: 'Go Back' }).click() : page.goBack());
    // Loaded as a whole, in the place of the entry in the history.
    await page.waitForFunction(() => !('first' in window));
    await page.waitForURL(path);
    expect(await page.locator('h1').innerText()).toBe(title);
    await page.goForward();
    await page.waitForURL(next);
    await expect.poll(() => page.locator('h1').innerText()).toBe(nextTitle);
    await close();
    await proxy.close();
  });

  it('is shown by one step back from a page that was opened where the server is not reached', async () => {
    const proxy = await openProxy(opened.site.url);
    const { page, close } = await open({ baseURL: proxy.url });
    const path = '/publications/news?lang=so';
    const item = `/publications/news/${await idOfFirst(opened.site, 'news')}?lang=so`;
    // An unanswered request is ended when the page is replaced, at times while the router still adds entries for it.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const response = await fetch(...request);
        sessionStorage.setItem('answered', String(response.status));
        return response;
      };
    });
    await readPages(page, '/?lang=so', path, item);
    await expect.poll(() => isControlled(page)).toBe(true);
    await proxy.set('refusing');
    for (const from of ['/?lang=so', path]) {
      await page.goto('about:blank');
      await page.goto(from);
      await waitForHydration(page);
      const before = await page.evaluate(() => history.length);
      await page.evaluate(() => sessionStorage.clear());
      await page.locator(`main a[href="${item}"]`).first().click();
      await page.waitForURL(item);
      expect(await page.evaluate(() => sessionStorage.getItem('answered'))).toBe('503');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      expect(page.url()).toBe(proxy.url + from);
    }
    await close();
    await proxy.close();
  });
});

describe('a page that was not read', () => {
  it('is not opened by what a page loads in advance', async () => {
    const { page, close } = await open();
    await readPages(page, '/about', '/departments');
    await waitForHydration(page);
    await expect.poll(() => isControlled(page)).toBe(true);
    await expect.poll(() => storedPages(page)).toContain('/about');
    await page.context().setOffline(true);
    const load = (mode: RequestMode) =>
      page.evaluate((how) => fetch('/about.data', { mode: how }).catch(() => 'failed'), mode);
    expect(await load('no-cors')).toBe('failed');
    expect(new URL(page.url()).pathname).toBe('/departments');
    await Promise.all([page.waitForURL('**/about'), load('cors').catch(() => undefined)]);
    await close();
  });

  it.each([
    ['en', '/departments', 'You have no internet connection'],
    ['so', '/departments?lang=so', 'Internet ma haysid'],
    ['ar', '/departments?lang=ar', 'لا يوجد اتصال بالإنترنت'],
    ['en', '/search?q=school', 'You have no internet connection'],
    ['so', '/search?q=dugsi&lang=so', 'Internet ma haysid'],
  ])('shows the stored ones in its language without a connection (%s)', async (lang, path, text) => {
    const { page, problems, close } = await open();
    const about = lang === 'en' ? '/about' : `/about?lang=${lang}`;
    await readPages(page, about);
    const offline = lang === 'en' ? '/offline' : `/offline?lang=${lang}`;
    await expect.poll(() => storedPages(page)).toContain(offline);
    await loadFonts(page);
    await page.context().setOffline(true);
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    const link = page.locator('#stored-pages a');
    await expect.poll(() => link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(about);
    expect(await link.getAttribute('lang')).toBe(lang);
    // Without the name of the site.
    expect(await link.innerText()).not.toContain(' · ');
    expect(await violations(page)).toEqual([]);
    await link.click();
    await page.waitForURL(about);
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|503/.test(problem))).toEqual([]);
    await close();
  });

  it('is the search, of the header, without a connection, and opens once there is one', async () => {
    const { page, close } = await open();
    await readPages(page, '/about');
    await expect.poll(() => storedPages(page)).toContain('/offline');
    await page.context().setOffline(true);
    await page.locator('header a[href^="/search"]').click();
    await page.waitForURL('**/search');
    await page.getByText('You have no internet connection').first().waitFor();
    await page.context().setOffline(false);
    await page.evaluate(() => {
      // As a proxy answers while the server starts.
      const [reached, answers] = [window.fetch, [503]];
      window.fetch = (...request) => {
        const status = answers.pop();
        return status ? Promise.resolve(new Response(null, { status })) : reached(...request);
      };
      // The emulation does not send it to a page that was opened meanwhile.
      dispatchEvent(new Event('online'));
    });
    await page.waitForTimeout(1_000);
    expect(await page.locator('#stored-retry').isVisible()).toBe(true);
    await page.locator('#content input[type=search]').waitFor();
    await close();
  });

  it('is not opened where only the server has it, and the message comes at once', async () => {
    const { page, close } = await open();
    await readPages(page, '/about');
    await expect.poll(() => storedPages(page)).toContain('/offline');
    await page.context().setOffline(true);
    await page.locator('footer a[href^="/signin"]').dispatchEvent('click');
    await page.getByText('You are offline.').waitFor({ timeout: 1_500 });
    expect(new URL(page.url()).pathname).toBe('/about');
    await close();
  });

  it('is the search, of the header, where the server is not reached', async () => {
    const proxy = await openProxy(opened.site.url);
    const { page, close } = await open({ baseURL: proxy.url });
    await readPages(page, '/about');
    await expect.poll(() => storedPages(page)).toContain('/offline');
    // The code of the search, which is loaded once the page has started.
    await page.waitForFunction(() => {
      const { __reactRouterManifest: manifest } = window as unknown as {
        __reactRouterManifest?: { routes: Record<string, { module: string }> };
      };
      const module = manifest?.routes['site/search/route']?.module;
      return module && performance.getEntriesByName(new URL(module, location.origin).href).length > 0;
    });
    await page.waitForLoadState('networkidle');
    await proxy.set('refusing');
    await page.locator('header a[href^="/search"]').click();
    await page.waitForURL('**/search');
    await page.locator('#content input[type=search]').fill('well');
    await page.getByText('This could not be loaded').waitFor();
    expect(await page.locator('#content input[type=search]').inputValue()).toBe('well');
    await close();
    await proxy.close();
  });

  it('can be removed from the list; an empty list and a browser without scripts are told what to do', async () => {
    const { page, close } = await open();
    await readPages(page, '/about', '/donate');
    await page.goto('/offline');
    await expect.poll(() => page.locator('#stored-pages a').allInnerTexts()).toHaveLength(2);
    expect(await page.locator('#stored-pages a').first().getAttribute('href')).toBe('/donate');
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => page.locator('#stored-pages a').count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('content');
    await page.getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No page is stored yet.').waitFor();
    await expect.poll(focused).toBe('content');
    await close();
    const plain = await open({ javaScriptEnabled: false });
    await plain.page.goto('/offline?lang=ar');
    await plain.page.getByText('تحتاج هذه القائمة').waitFor();
    await plain.close();
  });
});
