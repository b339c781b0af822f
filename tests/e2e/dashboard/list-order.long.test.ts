/** Sorting a list by its columns. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { openScreen, signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const titlesOn = (page: Page) => page.locator('main tbody [data-slot=title]').allInnerTexts();
const sorted = (titles: readonly string[]) => {
  const lower = titles.map((title) => title.toLowerCase());
  return lower.every((title, index) => index === 0 || lower[index - 1]! <= title);
};

it.each([phone, laptop])('is chosen by headings and stays in the address, at $width px', async (viewport) => {
  const { page, close, problems } = await signInAs(opened.browser, opened.site, superadmin, { viewport });
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const sortOf = (name: string) => heading(name).getAttribute('aria-sort');
  await openScreen(page, opened.site, '/dashboard/news?rows=25');
  const own = await titlesOn(page);
  expect([await sortOf('Date'), await sortOf('Title')]).toEqual(['descending', 'none']);
  expect(await heading('Image').getAttribute('aria-sort')).toBeNull();

  await heading('Title').getByRole('link').click();
  await page.waitForURL(/sort=title/);
  await expect.poll(async () => sorted(await titlesOn(page))).toBe(true);
  expect([await sortOf('Date'), await sortOf('Title')]).toEqual(['none', 'ascending']);
  const box = (await heading('Title').getByRole('link').boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // By keyboard, twice: the other way round, then the list's own order.
  await heading('Title').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=-title/);
  await expect.poll(async () => sorted((await titlesOn(page)).toReversed())).toBe(true);
  await page.reload();
  await waitForScreen(page);
  expect(await sortOf('Title')).toBe('descending');
  await heading('Title').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/news\?rows=25$/);
  await expect.poll(() => titlesOn(page)).toEqual(own);
  await heading('Date').getByRole('link').click();
  await page.waitForURL(/sort=date/);
  await expect.poll(() => titlesOn(page)).toEqual(own.toReversed());
  await page.goBack();
  await expect.poll(() => titlesOn(page)).toEqual(own);

  // An order that no list has is ignored.
  await openScreen(page, opened.site, '/dashboard/news?rows=25&sort=nothing');
  expect(await titlesOn(page)).toEqual(own);
  for (const lang of ['so', 'ar']) {
    await openScreen(page, opened.site, `/dashboard/news?rows=25&sort=title&lang=${lang}`);
    expect(sorted(await titlesOn(page))).toBe(true);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await close();
});

it('leaves the buttons that move items to the order of the website', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const moves = page.getByRole('button', { name: 'Move up' });
  await openScreen(page, opened.site, '/dashboard/partners');
  const own = await titlesOn(page);
  expect(await moves.count()).toBe(own.length);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect.poll(async () => sorted(await titlesOn(page))).toBe(true);
  expect(await moves.count()).toBe(0);
  await page.getByRole('link', { name: 'Show in the order of the website' }).click();
  await expect.poll(() => titlesOn(page)).toEqual(own);
  expect(await moves.count()).toBe(own.length);
  await close();
});

/** The finger of a phone, as the browser gets it from the screen. */
async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let at = { x: 0, y: 0 };
  return {
    press: async (x, y) => send('touchStart', [(at = { x, y })]),
    moveTo: async (x, y) => {
      const from = at;
      at = { x, y };
      for (let step = 1; step <= 5; step += 1)
        await send('touchMove', [{ x: from.x + ((x - from.x) * step) / 5, y: from.y + ((y - from.y) * step) / 5 }]);
    },
    release: () => send('touchEnd', []),
  };
}

type Pointer = {
  press: (x: number, y: number) => Promise<void>;
  moveTo: (x: number, y: number) => Promise<void>;
  release: () => Promise<void>;
};

const mouseOn = ({ mouse }: Page): Pointer => ({
  press: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  moveTo: (x, y) => mouse.move(x, y, { steps: 5 }),
  release: () => mouse.up(),
});

it.each([
  { by: 'touch', viewport: phone, hasTouch: true },
  { by: 'mouse', viewport: laptop, hasTouch: false },
])('is the order in which rows are dropped, by $by', async ({ viewport, hasTouch }) => {
  const { page, close, problems } = await signInAs(opened.browser, opened.site, superadmin, { viewport, hasTouch });
  const pointer = hasTouch ? await fingerOn(page) : mouseOn(page);
  await openScreen(page, opened.site, '/dashboard/partners');
  const own = await titlesOn(page);
  const handle = (row: number) => page.locator('.drag-handle').nth(row);
  const press = async (row: number) => {
    await handle(row).scrollIntoViewIfNeeded();
    const box = (await handle(row).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await pointer.press(x, y);
    return { x, y };
  };
  const below = (await page.locator('main tbody tr').nth(1).boundingBox())!.height;

  // Given up, then dropped one place further down, then at the edge of the window, which scrolls.
  const { x, y } = await press(0);
  await pointer.moveTo(x, y + below / 2 + 10);
  await page.keyboard.press('Escape');
  await pointer.release();
  expect(await titlesOn(page)).toEqual(own);
  const again = await press(0);
  await pointer.moveTo(again.x, again.y + below / 2 + 10);
  await pointer.release();
  const [first, second, ...others] = own;
  await expect.poll(() => titlesOn(page)).toEqual([second, first, ...others]);
  await page.getByText(`${first} is now number 2 of ${own.length}.`).waitFor({ state: 'attached' });
  await press(1);
  await pointer.moveTo(again.x, viewport.height - 5);
  const last = page.locator('main tbody tr').nth(own.length - 1);
  await expect.poll(async () => (await last.boundingBox())!.y, { timeout: 20_000 }).toBeLessThan(viewport.height - 60);
  await pointer.release();
  await expect.poll(() => titlesOn(page)).toEqual([second, ...others, first]);

  await page.reload();
  await waitForScreen(page);
  expect(await titlesOn(page)).toEqual([second, ...others, first]);
  expect(problems).toEqual([]);
  await close();
});
