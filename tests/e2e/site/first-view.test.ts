/** What a phone on a slow, metered connection loads, and in which order. */
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, visit, visitSavingData } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';

const opened = openSiteAndBrowser();

const fontsOf = (page: Page) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /([\w-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.add(name);
  });
  return fonts;
};

it('loads no script under data saving, and only fonts without which characters would be missing', async () => {
  const { page, close } = await visitSavingData(opened.browser, { viewport: phone });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const fonts = fontsOf(page);
  for (const address of ['', '/about', '/?lang=ar']) {
    await page.goto(opened.site.url + address, { waitUntil: 'networkidle' });
    await page.mouse.move(100, 300);
    await page.waitForTimeout(1000);
  }
  expect(scripts).toEqual([]);
  expect([...fonts].toSorted()).toEqual(['epigraph', 'honorific']);

  const list = (await (await fetch(`${opened.site.url}/api/articles?limit=1`)).json()) as {
    articles: { _id: string }[];
  };
  const article = `/publications/articles/${list.articles[0]!._id}`;
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const picture = /\/files\/pictures\/\w+/.exec(request.url());
    if (picture) pictures.add(picture[0]);
  });
  await page.goto(opened.site.url + article, { waitUntil: 'networkidle' });
  await page.locator('#more-to-read').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(pictures.size).toBe(1);
  await close();
});

it.each(['en', 'ar'])('loads the first view of the home page within its budget (%s)', async (lang) => {
  const { page, close } = await visit(opened.browser, { viewport: phone, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const loaded = new Map<string, number>();
  session.on('Network.requestWillBeSent', (event: { requestId: string; request: { url: string } }) =>
    addresses.set(event.requestId, event.request.url),
  );
  session.on('Network.loadingFinished', (event: { requestId: string; encodedDataLength: number }) =>
    loaded.set(addresses.get(event.requestId) ?? event.requestId, event.encodedDataLength),
  );
  // What loads before the browser is idle: everything but the delayed scripts.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${opened.site.url}/?lang=${lang}`, { waitUntil: 'networkidle' });
  // Browsers differ in how far below the view they load pictures already.
  const below = await page
    .locator('img[loading=lazy]')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter((one) => one.getBoundingClientRect().top > innerHeight).map((one) => one.currentSrc),
    );
  const first = [...loaded].filter(([address]) => !below.includes(address) && !address.startsWith('data:'));
  const bytes = first.reduce((sum, [, length]) => sum + length, 0);
  const requests = first.length;
  expect(bytes).toBeLessThanOrEqual(121_000);
  expect(requests).toBeLessThanOrEqual(11);
  await close();
});

it.each(['en', 'so'])('loads each article in %s with at most 30 KB under data saving', async (lang) => {
  const { page, close } = await visitSavingData(opened.browser, { viewport: phone });
  const session = await page.context().newCDPSession(page);
  const { articles } = (await (await fetch(`${opened.site.url}/api/articles?limit=100`)).json()) as {
    articles: { _id: string }[];
  };
  const sizes: number[] = [];
  for (const { _id } of articles) {
    // Each as the first page that somebody reads.
    await session.send('Network.clearBrowserCache');
    const bodies: Promise<number>[] = [];
    const add = (request: Request) => void bodies.push(request.sizes().then((sizes) => sizes.responseBodySize));
    page.on('requestfinished', add);
    await page.goto(`${opened.site.url}/publications/articles/${_id}?lang=${lang}`, { waitUntil: 'networkidle' });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    page.off('requestfinished', add);
    sizes.push((await Promise.all(bodies)).reduce((sum, size) => sum + size, 0));
  }
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30 * 1024);
  await close();
});
