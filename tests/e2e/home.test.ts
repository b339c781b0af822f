/** The moving parts of the home page, with the numbers of the specification. */
import { beforeAll, describe, expect, it } from 'vitest';
import { waitForHydration, laptop, phone, visit } from '../setup/pages.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';
import { addSampleVideos } from '../setup/sample-videos.ts';
import { createClient } from '../setup/client.ts';
import { staffEnvironment, superadmin } from '../setup/staff.ts';

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
