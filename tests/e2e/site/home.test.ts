/** The moving parts of the home page, with the numbers of the specification. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { laptop, overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { addSampleVideos } from '../../setup/sample-videos.ts';
import { createClient, entries } from '../../setup/api/client.ts';
import { staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

let homeWithoutVideos: string;
beforeAll(async () => {
  homeWithoutVideos = await (await fetch(opened.site.url, { headers: { accept: 'text/html' } })).text();
  await addSampleVideos(opened.site.url);
});

const moving = { viewport: laptop, reducedMotion: 'no-preference' } as const;

/** Returns the index of the visible slide of the hero, by its texts: only one of them is visible. */
const shownSlide = (slides: Element[]) =>
  slides.findIndex(
    (element) => getComputedStyle(element).visibility === 'visible' && Number(getComputedStyle(element).opacity) > 0.5,
  );

describe('the hero', () => {
  it('advances every five seconds, continues from a chosen slide, and stops when paused', async () => {
    const { page, problems, close } = await visit(opened.browser, moving);
    await page.clock.install();
    await page.goto(opened.site.url);
    await waitForHydration(page);
    const slide = () => page.locator('.hero-text').evaluateAll(shownSlide);
    const chosen = () =>
      page.locator('.hero-radio').evaluateAll((dots) => dots.findIndex((dot) => (dot as HTMLInputElement).checked));
    await expect.poll(chosen).toBe(0);
    await page.clock.runFor(5100);
    expect(await chosen()).toBe(1);
    await expect.poll(slide).toBe(1);

    await page.locator('.hero-dot').nth(2).click();
    await page.mouse.move(640, 780);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(slide).toBe(2);
    await page.clock.runFor(5200);
    expect(await chosen()).toBe(0); // modulo the number of slides

    await page.locator('.hero-pause').click();
    await page.mouse.move(640, 780);
    await page.clock.runFor(20_000);
    expect(await chosen()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('rotates without JavaScript too, and stops at a slide chosen by its dot', async () => {
    const { page, close } = await visit(opened.browser, { ...moving, javaScriptEnabled: false });
    await page.goto(opened.site.url);
    expect(
      await page
        .locator('.hero-text')
        .first()
        .evaluate((text) => getComputedStyle(text).animationDuration),
    ).toContain('15s');
    await page.locator('.hero-dot').nth(1).click();
    await expect.poll(() => page.locator('.hero-text').evaluateAll(shownSlide)).toBe(1);
    await close();
  });

  it('does not move under reduced motion', async () => {
    const { page, close } = await visit(opened.browser, { viewport: laptop, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(opened.site.url);
    await waitForHydration(page);
    await page.clock.runFor(30_000);
    expect(await page.locator('.hero-text').evaluateAll(shownSlide)).toBe(0);
    await close();
  });
});

it('shows a picture of the association in the hero for news without one', async () => {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  const { json } = await client.send('POST', '/api/news');
  const texts = { Title: 'Without a picture', Content: 'Words', PublishedAt: new Date().toISOString() };
  expect((await client.send('PUT', `/api/news/${String(json['_id'])}`, texts)).status).toBe(200);
  const html = await (await fetch(opened.site.url, { headers: { accept: 'text/html' } })).text();
  const slide = /<article class="hero-slide">.*?<\/article>/s.exec(html)![0];
  expect(slide).toContain('aria-label="Without a picture"');
  expect(slide).toContain('<img');
  // Nor has it a description: the start of its text is shown instead.
  expect(slide).toMatch(/class="hero-description"[^>]*>Words</);

  // In another language, the slide says which one it is in, with its texts on one side.
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/?lang=ar`);
  const text = page.locator('.hero-text').first();
  await text.getByText('لم يُترجم إلى العربية بعد؛ النص بالإنجليزية.').waitFor();
  const ends = await text.locator('.hero-title, .hero-note, .hero-description').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(ends).toHaveLength(3);
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
  await close();
});

it('has no video section when there are no videos', () => {
  expect(homeWithoutVideos).toContain('Featured Projects');
  expect(homeWithoutVideos).not.toContain('Featured Videos');
});

it('shows three news, projects and videos, thirteen partners twice, and forty pictures of 340 px', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(opened.site.url);
  const links = (start: string) =>
    page
      .locator(`main article a[href^="${start}"]`)
      .evaluateAll((found) => new Set(found.map((link) => link.getAttribute('href'))).size);
  expect(await links('/publications/news/')).toBe(3);
  expect(await links('/project/')).toBe(3);
  expect(await page.locator('.video-placeholder').count()).toBe(3);
  expect(await page.locator('#partners li').count()).toBe(26);
  expect(await page.locator('#partners li[aria-hidden]').count()).toBe(13);
  const widths = await page
    .locator('.gallery-slide')
    .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().width)));
  expect(widths).toEqual(Array.from({ length: 40 }, () => 340));
  await close();
});

it.each([
  ['laptop', laptop, 2],
  ['phone', phone, 3],
] as const)('shows dots for the testimonials on a %s', async (_name, viewport, pages) => {
  const { page, close } = await visit(opened.browser, { viewport });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.page-dot').count()).toBe(pages);
  await page.locator('.page-dot').last().click();
  await expect.poll(() => page.locator('.page-dot').last().getAttribute('aria-current')).toBe('true');
  await close();
});

it.each(['en', 'ar'])('wraps the gallery around in both directions (%s)', async (lang) => {
  const { page, problems, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/?lang=${lang}`);
  await waitForHydration(page);
  const gallery = page.locator('section:has(#gallery)');
  await gallery.scrollIntoViewIfNeeded();
  const position = () => gallery.locator('[aria-live]').textContent();
  await expect.poll(position).toMatch(/\b1\b/);
  const [previous, next] = [gallery.locator('button').first(), gallery.locator('button').last()];
  await previous.click();
  await expect
    .poll(() =>
      page
        .locator('.gallery-slide')
        .last()
        .evaluate((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth;
        }),
    )
    .toBe(true);
  await next.click();
  await expect
    .poll(() =>
      page
        .locator('.gallery-slide')
        .first()
        .evaluate((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth;
        }),
    )
    .toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it.each(['en', 'so', 'ar'] as const)('shows a picture of the gallery large (%s)', async (lang) => {
  const client = createClient({ request: (path, init) => fetch(opened.site.url + path, init) });
  await client.login(superadmin.email, superadmin.password);
  const captioned = entries(await client.get('/api/gallery?limit=4'), 'gallery')[3]!;
  const captions = { en: 'Burao in the rains', so: 'Burco, roobabkii', ar: 'برعو في موسم الأمطار' };
  const fields = { caption: captions.en, 'caption.so': captions.so, 'caption.ar': captions.ar };
  await client.send('PUT', `/api/gallery/${String(captioned['_id'])}`, fields);
  const { page, problems, close } = await visit(opened.browser, { viewport: phone, hasTouch: true });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isLoaded = () => requested.some((path) => path.includes('/large-pictures-'));
  await page.goto(`${opened.site.url}/?lang=${lang}`);
  await waitForHydration(page);
  const links = page.locator('.gallery-slide a');
  // Forty links are one stop of the Tab key.
  await expect.poll(() => page.locator('.gallery-slide a:not([tabindex="-1"])').count()).toBe(1);
  await links.nth(2).scrollIntoViewIfNeeded();
  expect(isLoaded()).toBe(false);
  await links.nth(2).click();
  const dialog = page.getByRole('dialog');
  const shown = async () => /\d+/.exec((await dialog.locator('[aria-live]').textContent())!)![0];
  const descriptions = await page
    .locator('.gallery-slide img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
  await expect.poll(shown).toBe('3');
  expect(isLoaded()).toBe(true);
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe(descriptions[2]);
  expect(await dialog.locator('figcaption').textContent()).toBe(descriptions[2]);
  // Above its description, within the window.
  const [picture, text] = await Promise.all([
    dialog.locator('img').boundingBox(),
    dialog.locator('figcaption').boundingBox(),
  ]);
  expect([picture!.y < 100, picture!.height > 300, Math.round(picture!.width)]).toEqual([true, true, phone.width]);
  expect(text!.y + 1 >= picture!.y + picture!.height && text!.y + text!.height <= phone.height).toBe(true);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

  const [previous, next] = [dialog.getByRole('button').nth(1), dialog.getByRole('button').nth(2)];
  await next.click();
  expect(await shown()).toBe('4');
  expect(await dialog.locator('figcaption').textContent()).toBe(captions[lang] + descriptions[3]!);
  await previous.click();
  // In the direction of the text.
  const [backward, forward] = lang === 'ar' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  for (const key of [backward, backward, backward]) await page.keyboard.press(key!);
  expect(await shown()).toBe('40');
  await page.keyboard.press(forward!);
  expect(await shown()).toBe('1');
  await page.keyboard.press('End');
  expect(await shown()).toBe('40');
  await page.keyboard.press('Home');
  expect(await shown()).toBe('1');
  const swipe = async (from: [number, number], to: [number, number], ...others: [number, number][]) => {
    const session = await page.context().newCDPSession(page);
    const points = (...all: [number, number][]) => all.map(([x, y], id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from, ...others) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(to, ...others) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  };
  const left: [number, number] = [60, 300];
  const right: [number, number] = [300, 320];
  const low: [number, number] = [80, 500];
  await (lang === 'ar' ? swipe(left, right) : swipe(right, left));
  await expect.poll(shown).toBe('2');
  // Neither up or down, nor with two fingers.
  await swipe(left, low);
  await swipe(right, left, low);
  expect(await shown()).toBe('2');

  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  // The picture that was shown last has the focus, in view.
  await expect.poll(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  const box = (await links.nth(1).boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= phone.width]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBe('2');
  await dialog.getByRole('button').first().click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('links each picture of the gallery to its largest rendition', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop, javaScriptEnabled: false });
  await page.goto(opened.site.url);
  const link = page.locator('.gallery-slide a').first();
  const offered = (await link.locator('img').getAttribute('srcset'))!.match(/\d+(?=w)/g)!.map(Number);
  const response = await page.request.get(opened.site.url + (await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toBe('image/webp');
  expect((await sharp(await response.body()).metadata()).width).toBe(Math.max(...offered));
  // Without scripts each of them can be reached with the Tab key.
  expect(await page.locator('.gallery-slide a:not([tabindex])').count()).toBe(40);
  await close();
});

it('loads a video from YouTube only when it is started', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(opened.site.url)) requestedUrls.push(request.url());
  });
  await page.goto(opened.site.url);
  await waitForHydration(page);
  await page.locator('.video-placeholder').first().scrollIntoViewIfNeeded();
  expect(requestedUrls).toEqual([]);
  await page.locator('.video-placeholder').first().click();
  await page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]').waitFor();
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(0);
  await close();
});

it('shows the Telegram button at the bottom left in every language', async () => {
  for (const lang of ['en', 'ar']) {
    const { page, close } = await visit(opened.browser, { viewport: phone });
    await page.goto(`${opened.site.url}/?lang=${lang}`);
    const box = (await page.locator('.telegram-button').boundingBox())!;
    expect([lang, box.x < 40, box.y + box.height > phone.height - 60]).toEqual([lang, true, true]);
    await close();
  }
});

it('goes on by two pictures, and two partners, where a button is pressed twice', async () => {
  const { page, close } = await visit(opened.browser, moving);
  await page.goto(`${opened.site.url}/`);
  await waitForHydration(page);
  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  const section = page.locator('section', { has: gallery });
  await section.getByRole('button', { name: 'Next' }).dblclick();
  await expect.poll(() => section.locator('.gallery-position').innerText()).toBe('Image 3 of 40');
  await section.getByRole('button', { name: 'Previous' }).dblclick();
  await expect.poll(() => section.locator('.gallery-position').innerText()).toBe('Image 1 of 40');

  const partners = page.locator('.partner-track');
  await partners.scrollIntoViewIfNeeded();
  const width = await partners
    .locator('li')
    .first()
    .evaluate((item) => item.getBoundingClientRect().width);
  const left = () => partners.evaluate((track) => track.scrollLeft);
  const before = await left();
  await page.locator('section', { has: partners }).getByRole('button', { name: 'Next' }).dblclick();
  await expect.poll(async () => Math.round(((await left()) - before) / width)).toBe(2);
  await close();
});
