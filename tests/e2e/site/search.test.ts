/** The page of the search: without and with scripts, by keyboard, in Arabic, from the 404 page, with odd queries. */
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createClient } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const field = (page: Page) => page.locator('main').getByRole('searchbox');
const status = (page: Page) => page.locator('main output').innerText();
const results = (page: Page) => page.locator('main ol > li');
/** Returns a text without the characters that isolate the query in it. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const addressOf = (page: Page) => page.url().slice(opened.site.url.length);

it('leads a visitor without scripts from the header to the results, a kind of them and the next page', async () => {
  const { page, problems, close } = await visit(opened.browser, { javaScriptEnabled: false });
  await page.goto(`${opened.site.url}/?lang=en`);
  const link = page.locator('header').getByRole('link', { name: 'Search' });
  const box = (await link.boundingBox())!;
  expect([box.width, box.height]).toEqual([44, 44]);
  await link.click();
  expect(addressOf(page)).toBe('/search?lang=en');
  expect(await status(page)).toMatch(/^Search the news/);
  await page.locator('main').getByRole('link', { name: 'Our Departments' }).waitFor();

  await field(page).fill('hargeisa');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  expect(addressOf(page)).toBe('/search?lang=en&q=hargeisa');
  const total = Number(/“hargeisa”: (\d+)$/.exec(plain(await status(page)))![1]);
  expect(total).toBeGreaterThan(10);
  expect(await results(page).count()).toBe(10);
  await page.locator('a[rel=next]').click();
  expect(addressOf(page)).toBe('/search?q=hargeisa&page=2&lang=en');
  expect(await results(page).count()).toBe(Math.min(10, total - 10));

  const news = page.getByRole('navigation', { name: 'Filter the results' }).getByRole('link', { name: /^News/ });
  const count = /\d+$/.exec((await news.innerText()).trim())![0];
  await news.click();
  expect(addressOf(page)).toBe('/search?q=hargeisa&kind=news&lang=en');
  expect(plain(await status(page))).toBe(`Results for “hargeisa”: ${count}`);
  for (const text of await results(page).locator('p').first().allInnerTexts())
    expect(text).toMatch(/^News\s+\d+ [A-Z]/);
  // The kind stays for the next query.
  await field(page).fill('school');
  await field(page).press('Enter');
  expect(addressOf(page)).toBe('/search?lang=en&kind=news&q=school');
  expect(problems).toEqual([]);
  await close();
});

it('asks for three letters while there are fewer, instead of saying that nothing was found', async () => {
  const { page, problems, close } = await visit(opened.browser);
  for (const [language, query, text] of [
    ['en', 'Qu', 'Type at least three letters.'],
    ['so', 'Du', 'Qor ugu yaraan saddex xaraf.'],
    ['ar', 'مج', 'اكتب ثلاثة أحرف على الأقل.'],
  ] as const) {
    await page.goto(`${opened.site.url}/search?lang=${language}&q=${query}`);
    expect(await status(page)).toBe(text);
  }
  await page.goto(`${opened.site.url}/search?lang=en`);
  await waitForHydration(page);
  await field(page).pressSequentially('Qu');
  await expect.poll(() => status(page)).toBe('Type at least three letters.');
  await field(page).pressSequentially('r');
  await expect.poll(async () => plain(await status(page))).toMatch(/^Results for “Qur”: [1-9]/);
  expect(problems).toEqual([]);
  await close();
});

it('shows results while somebody types, with one request at a time, and never older ones over newer ones', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  const requests = { pending: 0, most: 0, asked: [] as string[] };
  await page.route('**/search.data?*', async (route) => {
    requests.pending += 1;
    requests.most = Math.max(requests.most, requests.pending);
    requests.asked.push(new URL(route.request().url()).searchParams.get('q')!);
    await new Promise((next) => setTimeout(next, requests.asked.length === 1 ? 900 : 100));
    await route.continue();
    requests.pending -= 1;
  });
  await page.goto(`${opened.site.url}/about`);
  await waitForHydration(page);
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
  requests.asked.length = 0;
  const entries = await page.evaluate(() => history.length);

  await field(page).pressSequentially('sch');
  await expect.poll(() => requests.asked).toEqual(['sch']);
  await field(page).pressSequentially('ool', { delay: 150 });
  await expect.poll(async () => plain(await status(page)), { timeout: 5_000 }).toMatch(/^Results for “school”: [1-9]/);
  expect(requests.asked).toEqual(['sch', 'school']);
  expect(requests.most).toBe(1);
  expect(addressOf(page)).toBe('/search?q=school');
  expect(await page.title()).toMatch(/school.*Search/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Screen readers announce it.
  expect(await page.locator('main').getByRole('status').count()).toBe(1);
  expect(await results(page).count()).toBeGreaterThan(3);
  expect(await field(page).inputValue()).toBe('school');

  await field(page).fill('xqzzy');
  await expect.poll(async () => plain(await status(page))).toBe('Nothing was found for “xqzzy”.');
  await page.goBack();
  await page.waitForURL(`${opened.site.url}/about`);
  expect(problems).toEqual([]);
  await close();
});

it('leads back to the words that were sent, not to those that were only typed', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(`${opened.site.url}/search?lang=so`);
  await waitForHydration(page);
  const isAt = (query: string) => page.waitForURL((url) => (url.searchParams.get('q') ?? '') === query);
  await field(page).fill('dug');
  await isAt('dug');
  await field(page).fill('dugsi');
  await field(page).press('Enter');
  await isAt('dugsi');
  await field(page).press('Enter');
  await field(page).fill('buu');
  await isAt('buu');
  await field(page).fill('buug');
  await isAt('buug');
  await field(page).press('Enter');
  await field(page).fill('xyz');
  await isAt('xyz');
  await page.goBack();
  await isAt('buug');
  await expect.poll(() => field(page).inputValue()).toBe('buug');
  await page.goBack();
  await isAt('dugsi');
  await expect.poll(() => field(page).inputValue()).toBe('dugsi');
  await page.goBack();
  await isAt('');
  expect(problems).toEqual([]);
  await close();
});

it('keeps what was typed when a request fails, and goes on with the next', async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/search`);
  await waitForHydration(page);
  let asked = 0;
  await page.route('**/search.data?*', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await field(page).fill('schoo');
  await page.getByText('This could not be loaded').waitFor();
  await page.waitForTimeout(700);
  expect([asked, await field(page).inputValue()]).toEqual([1, 'schoo']);
  await field(page).press('l');
  await expect.poll(() => results(page).count()).toBeGreaterThan(3);
  await close();
});

it('works by keyboard alone', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/search`);
  await waitForHydration(page);
  await field(page).focus();
  await page.keyboard.type('school');
  await page.keyboard.press('Enter');
  await expect.poll(() => results(page).count()).toBeGreaterThan(3);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  const first = results(page).first().getByRole('link');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  }
  const title = await first.innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await close();
});

it('searches in Arabic with the language in memory, from right to left', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: phone, colorScheme: 'dark' });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  await page.locator('header summary').first().click();
  await page.locator('header').getByRole('link', { name: 'العربية' }).click();
  await page.locator('header').getByRole('link', { name: 'بحث' }).click();
  await field(page).fill('القرآن');
  await field(page).press('Enter');
  await expect.poll(async () => plain(await status(page))).toMatch(/^نتائج «القرآن»: \d+$/);
  expect(decodeURIComponent(addressOf(page))).toBe('/search?q=القرآن');
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  const [search, home] = await Promise.all(
    ['header .header-height > a[href="/search"]', 'header .site-home'].map((part) => page.locator(part).boundingBox()),
  );
  expect(search!.x).toBeLessThan(home!.x);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('names the language of a result that is not translated, and marks its text with it', async () => {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  const { json } = await client.send('POST', '/api/videos');
  const video = { title: 'A xylophone in Borama', description: '<b>Wood</b>', videoId: 'sample-0001' };
  expect((await client.send('PUT', `/api/videos/${String(json['_id'])}`, video)).status).toBe(200);
  const { page, close } = await visit(opened.browser, { javaScriptEnabled: false });
  await page.goto(`${opened.site.url}/search?q=xylophone&lang=ar`);
  const title = results(page).first().locator('h2 [lang]');
  expect(await title.innerText()).toBe(video.title);
  expect([await title.getAttribute('lang'), await title.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect(await results(page).first().innerText()).toContain('النص بالإنجليزية');
  await close();
});

it.each([true, false])('is reached from the page of an unknown address, in its language (scripts: %s)', async (on) => {
  const { page, close } = await visit(opened.browser, { javaScriptEnabled: on });
  await page.goto(`${opened.site.url}/no-such-page?lang=so`);
  if (on) await waitForHydration(page);
  await field(page).fill('dugsi');
  await page.locator('main').getByRole('button', { name: 'Raadi' }).click();
  await expect.poll(async () => plain(await status(page))).toMatch(/^Natiijooyinka “dugsi”: \d+$/);
  expect(new URL(page.url()).searchParams.get('lang')).toBe('so');
  await close();
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '\u0000\u0001',
  '\u202egnp.exe',
  '%_\\*',
  '(((((((((((a+)+)+$',
  'א'.repeat(1_000),
  '😀'.repeat(300),
  'e\u0301\u0301'.repeat(500),
];

it('answers odd queries with an ordinary page', async () => {
  const read = async (search: string) => {
    const response = await fetch(`${opened.site.url}/search?${search}`);
    return { status: response.status, html: await response.text() };
  };
  for (const query of hostile) {
    const { status: code, html } = await read(`q=${encodeURIComponent(query)}`);
    expect([query, code]).toEqual([query, 200]);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    const letters = Array.from(query);
    const start = letters.slice(0, 200).join('');
    if (letters.length > 200)
      expect([html.includes(start), html.includes(start + letters[200])]).toEqual([true, false]);
  }
  for (const search of [
    'q=%ED%A0%80',
    'q=school&q=x',
    'q=school&kind=%3Cb%3E',
    'q=school&page=0',
    'page=3',
    'q=&kind=news',
  ])
    expect([search, (await read(search)).status]).toEqual([search, 200]);
  for (const search of ['q=school&page=99', 'q=school&page=9999999999'])
    expect([search, (await read(search)).status]).toEqual([search, 404]);
});

it('is small, not for search engines and not in the sitemap', async () => {
  const page = await new Promise<{ size: number; html: string }>((done, fail) => {
    const headers = { 'accept-encoding': 'br' };
    get(`${opened.site.url}/search?q=qur&page=1&utm_source=x&lang=so`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        done({ size: body.length, html: brotliDecompressSync(body).toString() });
      });
    }).on('error', fail);
  });
  expect(page.size).toBeLessThan(25 * 1024);
  expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  expect(page.html).toContain(`<link rel="canonical" href="${opened.site.url}/search?lang=so"/>`);
  const sitemap = await (await fetch(`${opened.site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('/search');
});

it.each([
  ['kind=a-b'],
  ['kind=NEWS'],
  ['kind=news&kind=videos'],
  ['kind[]=news'],
  ['q=books&q=teacher'],
  ['page=abc'],
  ['page=-1'],
  ['page=1&page=2'],
  ['limit=abc&limit=0'],
  ['lang=xx'],
])('shows results for the odd parameters %s', async (parameters) => {
  for (const path of ['/search', '/search.data'])
    expect((await fetch(`${opened.site.url}${path}?q=quran&${parameters}`)).status).toBe(200);
});
