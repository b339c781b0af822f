import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './chromium.ts';
import { startSite, type RunningSite } from './site.ts';

/** Opens a running site and a browser for all tests of a file; `.site` and `.browser` are set once the tests run. */
export function openSiteAndBrowser(
  environment: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): { site: RunningSite; browser: Browser } {
  const opened = {} as { site: RunningSite; browser: Browser };
  beforeAll(async () => {
    const settings = typeof environment === 'function' ? await environment() : environment;
    [opened.site, opened.browser] = await Promise.all([startSite(settings), launchBrowser()]);
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.site?.stop();
  });
  return opened;
}
