/** The large view of pictures in the browser's history. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, phone, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { staffEnvironment } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const openAlbum = async (lang: 'en' | 'so' | 'ar') => {
  const visited = await visit(opened.browser, { viewport: lang === 'en' ? laptop : phone });
  const { page } = visited;
  await page.goto(`${opened.site.url}/gallery?lang=${lang}`);
  await waitForHydration(page);
  const gallery = page.url();
  await page.locator('.card a').first().click();
  await page.waitForURL(/\/gallery\/[0-9a-f]{24}/);
  await page.locator('.gallery-page').waitFor({ state: 'detached' });
  const album = page.url();
  const links = page.locator('main figure a');
  await links.nth(8).scrollIntoViewIfNeeded();
  // In view only in part.
  await page.evaluate(() => scrollBy(0, -30));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return {
    ...visited,
    gallery,
    album,
    links,
    dialog: page.getByRole('dialog'),
    data: () => requested.filter((url) => url.includes('.data')),
    scroll: () => page.evaluate(() => scrollY),
  };
};

it.each(['en', 'so', 'ar'] as const)('is closed by Back, and opened again by Forward (%s)', async (lang) => {
  const { page, problems, close, gallery, album, links, dialog, data, scroll } = await openAlbum(lang);
  await links.nth(8).dblclick({ position: { x: 20, y: 20 } });
  await dialog.waitFor();
  const before = await scroll();
  expect(before).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect([page.url(), await scroll()]).toEqual([album, before]);
  expect(await links.nth(8).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goForward();
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toMatch(/\b9\b/);
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect([page.url(), await scroll(), data()]).toEqual([album, before, []]);
  // Two presses made one entry.
  await page.goBack();
  await page.waitForURL(gallery);
  await page.locator('.card').first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('is opened again by Forward with the picture that was shown last', async () => {
  const { page, problems, close, links, dialog } = await openAlbum('ar');
  await links.nth(8).click();
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toMatch(/^\D+9\D/);
  // After the last one comes the first.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toMatch(/^\D+1\D/);
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.goForward();
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toMatch(/^\D+1\D/);
  expect(problems).toEqual([]);
  await close();
});

it.each(['Escape', 'its button'])('leaves no entry when it is closed by %s', async (how) => {
  const { page, close, gallery, album, links, dialog, data, scroll } = await openAlbum('en');
  await links.nth(7).click();
  await dialog.waitFor();
  const before = await scroll();
  await page.keyboard.press('ArrowRight');
  await (how === 'Escape' ? page.keyboard.press('Escape') : dialog.getByRole('button').first().click());
  await expect.poll(() => dialog.count()).toBe(0);
  expect([page.url(), await scroll(), data()]).toEqual([album, before, []]);
  expect(await links.nth(8).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL(gallery);
  await page.locator('.card').first().waitFor();
  // From before the page to its view: the page.
  await page.evaluate(() => history.go(2));
  await page.waitForURL(album);
  await links.first().waitFor();
  await expect.poll(() => page.evaluate(() => (history.state as { large?: number }).large)).toBeUndefined();
  expect(await dialog.count()).toBe(0);
  await page.goBack();
  await page.waitForURL(gallery);
  await close();
});

it('is closed by loading the page again, without an entry', async () => {
  const { page, problems, close, gallery, album, links, dialog } = await openAlbum('ar');
  await links.nth(8).click();
  await dialog.waitFor();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => (history.state as { large?: number }).large)).toBeUndefined();
  expect([page.url(), await dialog.count()]).toEqual([album, 0]);
  await page.goBack();
  await page.waitForURL(gallery);
  await page.locator('.card').first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('is closed by Back on the home page, which was the first of the visit', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  const link = page.locator('.gallery-slide a').first();
  await link.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(page.url()).toBe(`${opened.site.url}/`);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it('does not take Back from the router while the next page is being shown', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/?lang=en`);
  await waitForHydration(page);
  const name = await page.locator('main h1').textContent();
  // As early as can be: the address is that of the next page, which is not shown yet.
  await page.evaluate(() => {
    const { pushState } = window.history;
    window.history.pushState = (...entry) => {
      pushState.apply(window.history, entry);
      window.history.back();
    };
  });
  const back = page.evaluate(() => new Promise((done) => window.addEventListener('popstate', done, { once: true })));
  await page.locator('header a[href^="/about"]').first().click();
  await back;
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main h1').textContent()).toBe(name);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(problems).toEqual([]);
  await close();
});
