/** What tests of reading without a connection do with the pages that the service worker stores. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningSite } from '../servers/site.ts';

/** Returns the addresses of the stored pages. */
export const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('offline-pages-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).toSorted();
  });

/** Opens pages one after the other and waits until each is stored. */
export async function readPages(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => storedPages(page), { timeout: 15_000 }).toContain(path);
  }
}

/** Returns the id of the first item of a type. */
export async function idOfFirst(site: RunningSite, type: string): Promise<string> {
  const list = (await (await fetch(`${site.url}/api/${type}?limit=1`)).json()) as Record<string, { _id: string }[]>;
  return list[type]![0]!._id;
}
