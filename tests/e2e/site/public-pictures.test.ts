/** Public pictures come from the store's own address, in a real browser under the site's policy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { S3Settings } from '../../../server/env.ts';
import { launchBrowser } from '../../setup/programs/chromium.ts';
import { allowReading, createBucket, environmentOf } from '../../setup/programs/s3-bucket.ts';
import { startSite, type RunningSite } from '../../setup/servers/site.ts';

let bucket: S3Settings & { endpoint: string };
let browser: Browser;
let site: RunningSite | undefined;

beforeEach(async () => {
  [bucket, browser] = await Promise.all([createBucket(), launchBrowser()]);
});
afterEach(async () => {
  await site?.stop();
  await browser.close();
});

it('pictures of a page are loaded from the store, and nothing else may be', async () => {
  const publicUrl = await allowReading(bucket);
  const environment = { ...environmentOf(bucket), SEED: 'none', S3_PUBLIC_URL: publicUrl };
  site = await startSite(environment);
  const page = await browser.newPage();
  const requestedUrls: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const answer = await page.goto(`${site.url}/about`);
  const policy = answer!.headers()['content-security-policy'] ?? '';
  expect(/img-src [^;]*/.exec(policy)?.[0]).toBe(`img-src 'self' data: ${publicUrl}/`);
  const shown = page.locator('main img').first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain(`${publicUrl}/pictures/`);
  expect(requestedUrls.filter((url) => url.startsWith(`${publicUrl}/pictures/`)).length).toBeGreaterThan(0);
  expect(requestedUrls.filter((url) => url.startsWith(`${site!.url}/files/pictures/`))).toEqual([]);
  expect(problems).toEqual([]);

  // The site has them as well, for whoever kept an address.
  const key = (await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).slice(publicUrl.length + 1);
  const [fromStore, fromSite] = await Promise.all(
    [`${publicUrl}/${key}`, `${site.url}/files/${key}`].map(async (url) => (await fetch(url)).arrayBuffer()),
  );
  expect(Buffer.from(fromStore!).equals(Buffer.from(fromSite!))).toBe(true);
});

it('pictures come from the site while some of them are on the disk', async () => {
  const publicUrl = await allowReading(bucket);
  const dataDir = await mkdtemp(join(tmpdir(), 'minbar-pictures-'));
  await (await startSite({ DATA_DIR: dataDir, SEED: 'none' })).stop();
  site = await startSite({
    ...environmentOf(bucket),
    DATA_DIR: dataDir,
    SEED: 'none',
    S3_PUBLIC_URL: publicUrl,
  });
  const answer = await fetch(`${site.url}/about`);
  const html = await answer.text();
  expect(html).toContain('/files/pictures/');
  expect(html + answer.headers.get('content-security-policy')).not.toContain(publicUrl);
  expect(site.output()).toContain('npm run move-files');
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
