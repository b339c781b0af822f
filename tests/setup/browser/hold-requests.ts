import type { Page } from 'playwright-core';

/** Holds matching requests of a page back until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
