/** Finding one's way: the menus of small and large screens, the footer, the 404 page. */
import { describe, expect, it } from 'vitest';
import { hydrated, laptop, phone, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  it('on a phone the menu opens over the page, and an entry navigates and closes it', async () => {
    const { page, problems, close } = await visit(opened.browser, { viewport: phone, javaScriptEnabled });
    await page.goto(opened.site.url);
    if (javaScriptEnabled) await hydrated(page);
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

  it('on a laptop the submenu opens under the pointer and under keyboard focus', async () => {
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

it('the button of the phone menu says whether the menu is open, and slides it for 300 ms', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone, reducedMotion: 'no-preference' });
  await page.goto(opened.site.url);
  await hydrated(page);
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

it('the sign-in link of the footer is there for pointer and keyboard only', async () => {
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

it.each([
  ['/publications/projects?lang=ar', '/projects?lang=ar'],
  ['/publications/about', '/about'],
  ['/publications', '/publications/news'],
  ['/about/', '/about'],
])('%s is moved permanently to %s', async (from, to) => {
  const response = await fetch(opened.site.url + from, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  '/no-such-page',
  '/publications/news/nope',
  '/project/0123456789abcdef01234567',
  "/publications/articles/'%20or%201=1",
  '/publications/news/..%2f..%2fetc',
])('%s is the not-found page, with its status', async (path) => {
  const response = await fetch(opened.site.url + path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('404 - Page Not Found');
  expect(html).toMatch(/href="\/"/);
});

it('visitors without JavaScript can page through a list', async () => {
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
