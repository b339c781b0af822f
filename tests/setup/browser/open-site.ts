import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from '../programs/chromium.ts';
import { startSite, type RunningSite } from '../servers/site.ts';
import { copyDemonstration } from '../programs/test-database.ts';

/**
 * Opens a running site and a browser for all tests of a file; `.site` and `.browser` are set once the tests run. The
 * site has a copy of the demonstration content, unless the environment says otherwise.
 */
export function openSiteAndBrowser(
  environment: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): { site: RunningSite; browser: Browser } {
  const opened = {} as { site: RunningSite; browser: Browser };
  const start = async () => {
    const wanted = typeof environment === 'function' ? await environment() : environment;
    if (wanted['SEED'] || wanted['DATA_DIR'] || wanted['DATABASE_URL']) return startSite(wanted);
    const dataDir = await copyDemonstration();
    const site = await startSite({ ...wanted, DATA_DIR: dataDir });
    return {
      ...site,
      async stop() {
        const code = await site.stop();
        await rm(dataDir, { recursive: true, force: true });
        return code;
      },
    };
  };
  beforeAll(async () => {
    [opened.site, opened.browser] = await Promise.all([start(), launchBrowser()]);
  });
  // A second try would otherwise find what the first one left.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await opened.site.stop();
    opened.site = await start();
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.site?.stop();
  });
  return opened;
}
