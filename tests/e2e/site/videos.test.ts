/** The page of a video, by the list and by the search, and sharing it. */
import { beforeEach, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import { staffEnvironment } from '../../setup/browser/staff.ts';
import { addSampleVideos } from '../../setup/sample-videos.ts';

const opened = openSiteAndBrowser(staffEnvironment);
beforeEach(() => addSampleVideos(opened.site.url));

it('opens from the list, is shared in the language that is read, and plays where it is pressed', async () => {
  const { page, problems, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(`${opened.site.url}/publications/videos?lang=so`);
  await waitForHydration(page);
  // One video at a time plays.
  const plays = page.locator('.list-items .video-placeholder');
  await plays.first().click();
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toContain('/embed/sample-0007');
  await plays.first().click();
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toContain('/embed/sample-0006');
  expect(await page.locator('.list-items h2 a[href^="/publications/videos/"]').count()).toBe(6);
  const link = page.locator('.list-items a.text-link[href^="/publications/videos/"]').first();
  expect(await link.innerText()).toMatch(/^Fur oo la wadaag/);
  const path = new URL((await link.getAttribute('href'))!, opened.site.url).pathname;
  await link.click();
  const heading = page.locator('main h1');
  await expect.poll(() => heading.innerText()).toBe('Muuqaal tusaale ah 7');
  expect(
    await page.locator('main').getByText('Roob ku da’aya ban cagaaran oo Boorama u dhow.').first().isVisible(),
  ).toBe(true);
  const whatsApp = page.locator('a[href^="https://wa.me/"]');
  expect(decodeURIComponent((await whatsApp.getAttribute('href'))!)).toContain(`${opened.site.url}${path}?lang=so`);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  const player = page.locator('.reading iframe');
  expect(await player.count()).toBe(0);
  // The title is that of the page; the other videos below have their own.
  expect(await page.locator('.reading').getByRole('heading').count()).toBe(1);
  await page.locator('.reading .video-placeholder').click();
  await player.waitFor();
  expect(await player.getAttribute('src')).toContain('/embed/sample-0007');
  // Where the player stays empty, there is a way on.
  expect(await page.locator('.reading a', { hasText: 'Ka fur YouTube' }).getAttribute('href')).toContain('sample-0007');

  // The player of one video does not stay on the page of the next.
  await page.locator('a[rel=next]').click();
  await expect.poll(() => heading.innerText()).toBe('Muuqaal tusaale ah 6');
  expect(await player.count()).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/publications/videos');
  await link.waitFor();
  expect(problems).toEqual([]);

  // Without a connection there is nothing to play.
  await page.context().setOffline(true);
  await plays.first().click();
  await page.getByText('Internet ma haysid').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.context().setOffline(false);
  await plays.first().click();
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
  await close();
});

it('is found by the search, also on a later page of the list', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(`${opened.site.url}/search?q=sample+video+1`);
  await waitForHydration(page);
  await page.locator('main h2 a').first().click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe('Sample video 1');
  await close();
});
