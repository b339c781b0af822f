/** Pictures that fail without a connection. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { phone, visit, waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

it.each(['/', '/publications/news?lang=ar'])('those of %s are loaded again once there is one', async (path) => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  let requests = 0;
  await page.route('**/files/pictures/**', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto(opened.site.url + path);
  await waitForHydration(page);
  const card = page.locator('main article').first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.locator('img').count()).toBe(0);
  const before = requests;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => requests).toBeGreaterThan(before);
  await expect.poll(() => card.locator('img').count()).toBe(0);
  await page.unroute('**/files/pictures/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await close();
});
