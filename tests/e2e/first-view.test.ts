/** What a phone on a slow, metered line is asked to load, and in which order. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';

const opened = openSiteAndBrowser();

/**
 * When each font and lazily loaded picture was asked for, in milliseconds after the first paint of words or pictures.
 */
const afterFirstPaint = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const sources = (pictures: string) =>
      [...document.querySelectorAll<HTMLImageElement>(pictures)].map((image) => image.currentSrc);
    // The newest news is shown twice: first of all, and in the list further down.
    const eager = sources('img:not([loading=lazy])');
    const lazy = new Set(sources('img[loading=lazy]').filter((source) => !eager.includes(source)));
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (isWanted: (address: string) => boolean) =>
      resources
        .filter(({ name }) => isWanted(name))
        .map(({ name, startTime }) => ({ name: name.replace(/.*\//, ''), after: startTime - painted }));
    return { fonts: of((address) => address.endsWith('.woff2')), pictures: of((address) => lazy.has(address)) };
  });

const fontsOf = (page: Page) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /([\w-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.add(name);
  });
  return fonts;
};

it.each([
  ['en', ['epigraph-700', 'honorific']],
  ['ar', ['amiri-700', 'figtree-in-arabic', 'honorific']],
])(
  'on a first visit the fonts of few words and the pictures further down come after the first paint (%s)',
  async (lang, late) => {
    const { page, problems, close } = await visit(opened.browser, { viewport: phone });
    await page.goto(`${opened.site.url}/?lang=${lang}`, { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-painting'))).toBe(false);
    const { fonts, pictures } = await afterFirstPaint(page);
    const asked = (name: string) => fonts.find((font) => font.name.startsWith(name))?.after;
    for (const name of late) expect([name, asked(name)]).toEqual([name, expect.any(Number)]);
    for (const name of late) expect(asked(name)).toBeGreaterThan(0);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { after } of pictures) expect(after).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await close();
  },
);

it('at a later visit the fonts wait for nothing', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector<HTMLStyleElement>('#late-fonts')?.media === 'not all')
        document.documentElement.dataset['waited'] = '';
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['media'] });
  });
  const waited = () => page.evaluate(() => document.documentElement.hasAttribute('data-waited'));
  await page.goto(opened.site.url, { waitUntil: 'load' });
  expect(await waited()).toBe(true);
  await page.goto(`${opened.site.url}/about`, { waitUntil: 'load' });
  expect(await waited()).toBe(false);
  await close();
});

it('under data saving no script comes, and of the fonts only those without which signs would be missing', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
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
  await close();
});

it.each(['en', 'ar'])('the first view of the home page stays within its budget (%s)', async (lang) => {
  const { page, close } = await visit(opened.browser, { viewport: phone, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  let stopped = false;
  session.on('Network.loadingFinished', (event: { encodedDataLength: number }) => {
    if (stopped) return;
    bytes += event.encodedDataLength;
    requests += 1;
  });
  // What comes before idle: everything but the scripts that wait for it.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${opened.site.url}/?lang=${lang}`, { waitUntil: 'networkidle' });
  stopped = true;
  expect(bytes).toBeLessThanOrEqual(130_000);
  expect(requests).toBeLessThanOrEqual(12);
  await close();
});
