/** Photographs are made smaller in the browser, before they take a slow line. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { phone } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

/** A photograph of 12 megapixels, held sideways: its pixels lie on their side, as phones store them. */
async function photograph(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#806040',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  return sharp(await noise.png().toBuffer())
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

it(
  'sends less than 700 KB of a photograph of 12 megapixels, upright, and smaller pictures as they are',
  { timeout: 120_000 },
  async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
    await openScreen(page, opened.site, '/dashboard/media');
    const sent: number[] = [];
    // The length of a request is known only where it is held for a route.
    await page.route('**/api/files', (route) => route.continue());
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/files'))
        sent.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.byteLength));
    });
    const large = await photograph();
    expect(large.byteLength).toBeGreaterThan(2_000_000);
    await page.getByLabel('Upload images').setInputFiles({ name: 'school.jpg', mimeType: 'image/jpeg', buffer: large });
    await page.getByText('Uploaded', { exact: true }).waitFor({ timeout: 90_000 });
    const small = await sharp(large).resize(1200).jpeg().toBuffer();
    await page.getByLabel('Upload images').setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: small });
    await expect.poll(() => page.getByText('Uploaded', { exact: true }).count(), { timeout: 20_000 }).toBe(2);
    const { files } = (await callApi(page, 'GET', '/files')) as {
      files: { fileName: string; width: number; height: number }[];
    };
    const sizes = files.map(({ fileName, width, height }) => [fileName, width, height]);
    expect(sizes.slice(0, 2)).toEqual([
      ['small.jpg', 1200, 900],
      ['school.jpg', 1440, 1920],
    ]);
    expect(sent[0]).toBeLessThan(700_000);
    expect(sent[1]! - small.byteLength).toBeLessThan(1_000);
    await close();
  },
);
