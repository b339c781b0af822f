/** Reading without a connection: what the service worker stores, and for how long. */
import { describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { idOfFirst, readPages, storedPages } from '../../setup/browser/offline.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { phone, visit, waitForHydration, type Visit } from '../../setup/browser/pages.ts';
import { callApi, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const open = (options = {}): Promise<Visit> =>
  visit(opened.browser, { serviceWorkers: 'allow', baseURL: opened.site.url, ...options });

describe('what a visitor keeps', () => {
  it('stays, with its pictures, until the button is pressed again; nothing moves when the button appears', async () => {
    const { page, close } = await open();
    const path = `/publications/articles/${await idOfFirst(opened.site, 'articles')}`;
    await page.goto(`${path}?lang=ar`);
    const shifts = page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          new MutationObserver(() => {
            if (document.querySelector('.reading .min-h-11 > button')) setTimeout(() => done(sum), 500);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    const button = page.locator('.reading').getByRole('button', { name: /احفظ|محفوظة/ });
    const isKept = async () => (await button.textContent())?.startsWith('✓');
    await button.scrollIntoViewIfNeeded();
    expect(await shifts).toBeLessThan(0.05);
    await button.click();
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect.poll(isKept).toBe(true);
    expect(await button.textContent()).toContain('محفوظة');
    await readPages(page, '/about');
    await page.goto('/offline');
    const first = page.locator('#stored-pages li').first();
    await first.getByText('Kept').waitFor();
    expect(await first.locator('a').getAttribute('dir')).toBe('rtl');
    await page.goto(`${path}?lang=ar`);
    await button.click();
    await expect.poll(isKept).toBe(false);
    expect(await storedPages(page)).not.toContain(`${path}?lang=ar`);
    await close();
  });

  it('may be the document of a report, and is refused where there is no room', async () => {
    const { page, close } = await open();
    await readPages(page, '/publications/reports');
    const card = page.locator('.report-card');
    await card.first().getByRole('button', { name: 'Keep for offline' }).click();
    await card.first().getByRole('button', { name: 'Kept for offline' }).waitFor();
    const document = (await storedPages(page)).find((path) => path.startsWith('/files/documents/'))!;
    await page.goto('/offline');
    // The title of a document is that of its page.
    const named = page.locator('#stored-pages li').filter({ has: page.locator(':visible', { hasText: /^ · PDF$/ }) });
    expect(await named.locator('a').getAttribute('href')).toBe(document);
    expect(await page.locator('#stored-pages li').count()).toBe(2);
    const lefts = await page
      .locator('#stored-pages button')
      .evaluateAll((all: HTMLElement[]) => all.map((each) => each.offsetLeft));
    expect(new Set(lefts).size).toBe(1);
    await page.goBack();
    await page.context().setOffline(true);
    const type = await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), document);
    expect(type).toBe('application/pdf');
    const [download] = await Promise.all([page.waitForEvent('download'), card.first().locator('a[download]').click()]);
    expect([await download.failure(), download.suggestedFilename()]).toEqual([null, expect.stringMatching(/\.pdf$/)]);
    await card.nth(1).locator('a[download]').click();
    await page.getByText('You are offline.').first().waitFor();
    await page.context().setOffline(false);
    await page.evaluate(async () => {
      const entry = { title: 'Large', lang: 'en', at: 1, kept: true, size: 9_999_000, files: [] };
      const headers = { 'x-stored-entry': encodeURIComponent(JSON.stringify(entry)) };
      await (await caches.open('offline-pages-1')).put('/projects', new Response('x', { headers }));
    });
    const other = card.nth(1).getByRole('button', { name: 'Keep for offline' });
    await other.click();
    await page.getByText('There is no room.').waitFor();
    expect(await other.count()).toBe(1);
    expect((await storedPages(page)).filter((path) => path.startsWith('/files/'))).toEqual([document]);
    await close();
  });
});

describe('the store', () => {
  it('has neither the dashboard, searches, sign-in, previews, other spellings, nor pages that do not exist', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: phone,
      serviceWorkers: 'allow',
      baseURL: opened.site.url,
    });
    await readPages(page, '/about');
    const paths = [
      '/dashboard',
      '/dashboard/news',
      '/search?q=school',
      '/signin',
      '/no-such-page',
      '/about?x=1&utm_source=y',
      '/about?page=7',
      '/publications/news?page=999',
      '/publications/news?page=2&page=3',
      '/contact?sent=1',
      `/publications/news/${await idOfFirst(opened.site, 'news')}?preview=1`,
      '/publications',
      '/about/',
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await readPages(page, '/donate');
    const stored = await storedPages(page);
    // Redirects lead to the lists of news and to an item; they are stored under their own addresses.
    expect(stored.filter((path) => !/^\/publications\/news(?:\/[0-9a-f]{24})?$/.test(path))).toEqual([
      '/about',
      '/donate',
      '/offline',
    ]);
    await close();
  });

  it('stays below 10 MB: the oldest pages go first, and files with them', async () => {
    const { page, close } = await open();
    await readPages(page, '/about');
    // As large as real pages may become.
    await page.evaluate(async () => {
      const cache = await caches.open('offline-pages-1');
      for (let index = 1; index <= 12; index += 1) {
        const entry = { title: `Old ${index}`, lang: 'en', at: index, kept: index === 1, size: 1_000_000, files: [] };
        await cache.put(
          `/publications/news?page=${index + 1}`,
          new Response('x', { headers: { 'x-stored-entry': encodeURIComponent(JSON.stringify(entry)) } }),
        );
      }
    });
    await readPages(page, '/donate');
    await expect
      .poll(async () => (await storedPages(page)).filter((path) => path.includes('page=')).length)
      .toBeLessThan(11);
    const stored = await storedPages(page);
    expect(stored).toEqual(expect.arrayContaining(['/about', '/donate', '/publications/news?page=2']));
    expect(stored).not.toContain('/publications/news?page=3');
    expect(stored).toContain('/publications/news?page=13');
    await close();
  });

  it('removes what an older version stored, and does without storage', async () => {
    const { page, close } = await open();
    await page.goto('/robots.txt');
    await page.evaluate(() => caches.open('offline-pages-0'));
    await readPages(page, '/about');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('offline-pages-0'))).toBe(false);
    await close();
    const refused = await open();
    await refused.page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('refused'));
    });
    await refused.page.goto('/about');
    await waitForHydration(refused.page);
    expect(refused.problems).toEqual([]);
    await refused.close();
  });

  it('is removed, with the worker, at the next visit after superadmins switched it off', async () => {
    const staff = await signInAs(opened.browser, opened.site, superadmin);
    const { page, close } = await open();
    await readPages(page, '/about');
    const link = page.locator('footer a[href="/offline"]');
    expect(await link.count()).toBe(1);
    const found = await callApi(staff.page, 'GET', `/identity/${singleId}?all=1`);
    const change = (offlineReading: string, revision: unknown) =>
      callApi(staff.page, 'PUT', `/identity/${singleId}`, { offlineReading, revision: revision as string });
    await change('off', found['revision']);
    await expect.poll(async () => (await fetch(`${opened.site.url}/offline`)).status).toBe(404);
    await page.goto('/about');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await link.count()).toBe(0);
    await change('on', (await callApi(staff.page, 'GET', `/identity/${singleId}?all=1`))['revision']);
    await staff.close();
    await close();
  });
});

it('sends the narrowest rendition of a picture to visitors who save data', async () => {
  const html = await (
    await fetch(`${opened.site.url}/publications/articles/${await idOfFirst(opened.site, 'articles')}`)
  ).text();
  const folder = /\/files\/pictures\/[0-9a-f]{24}\//.exec(html)![0];
  const load = async (name: string, headers: Record<string, string>) => {
    const response = await fetch(opened.site.url + folder + name, { headers });
    expect([response.status, response.headers.get('vary')]).toEqual([200, 'Save-Data']);
    return (await response.arrayBuffer()).byteLength;
  };
  const narrow = await load('480.avif', {});
  expect(await load('960.avif', { 'save-data': 'on' })).toBe(narrow);
  expect(await load('960.avif', {})).toBeGreaterThan(narrow);
});
