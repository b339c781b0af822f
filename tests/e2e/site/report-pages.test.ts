/** The page of a report, in the real browser: its pages as pictures and as text (decision 043). */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { languages } from '../../../domain/model/localized.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, visit, visitSavingData, waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser();

type Options = { saveData?: true; javaScriptEnabled?: false; extraHTTPHeaders?: Record<string, string> };

/** Opens a report of the demonstration as a visitor, and collects the pictures of pages that are loaded, in bytes. */
async function openReport(lang: string, options: Options = {}) {
  const { saveData, ...context } = options;
  const visitor = await (saveData ? visitSavingData : visit)(opened.browser, context);
  const loaded = new Map<string, number>();
  visitor.page.on('response', (response) => {
    const number = /\/documents\/\w+\/(\d+)\.webp$/.exec(response.url())?.[1];
    if (number) loaded.set(number, Number(response.headers()['content-length']));
  });
  const { page } = visitor;
  await page.goto(`${opened.site.url}/publications/reports?lang=${lang}`);
  const path = await page.locator('.report-card a[href*="/publications/reports/"]').first().getAttribute('href');
  await page.goto(opened.site.url + path!);
  const item = (number: number) => page.locator('.report-pages li').nth(number - 1);
  return { ...visitor, loaded, item, toggle: page.locator('#as-text') };
}

beforeAll(async () => {
  // Drawn some seconds after the start.
  await vi.waitFor(
    async () => {
      const { page, close } = await openReport('en');
      const count = await page.locator('.report-pages li').count();
      await close();
      if (count !== 8) throw new Error(`${count} pages`);
    },
    { timeout: 100_000, interval: 2_000 },
  );
}, 120_000);

it('shows pages as they are reached, and as text, in each language', { timeout: 120_000 }, async () => {
  for (const lang of languages) {
    const { page, loaded, item, toggle, problems, close } = await openReport(lang);
    await expect.poll(() => [...loaded.keys()], { timeout: 10_000 }).toEqual(['1']);
    expect(loaded.get('1')).toBeLessThan(60_000);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    // Screen readers get the text; the picture needs none then.
    const text = item(3).locator('p');
    expect((await text.boundingBox())!.width).toBeLessThan(2);
    expect((await text.innerText()).length).toBeGreaterThan(100);
    expect(await item(3).locator('img').getAttribute('alt')).toBe('');

    await item(3).scrollIntoViewIfNeeded();
    await expect.poll(() => loaded.has('3')).toBe(true);
    expect(loaded.has('8')).toBe(false);
    await expect
      .poll(() =>
        item(3)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(900);

    await waitForHydration(page);
    await toggle.check();
    expect(await item(1).locator('img').isVisible()).toBe(false);
    expect((await text.boundingBox())!.width).toBeGreaterThan(200);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    expect(problems).toEqual([]);
    await close();
  }
});

/** Returns how many sheets of paper a print has. */
const countSheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length;

it('prints the pages whose pictures are loaded, says that others are missing, and the address of the document', async () => {
  const { page, loaded, item, toggle, problems, close } = await openReport('en');
  await waitForHydration(page);
  await expect.poll(() => [...loaded.keys()]).toEqual(['1']);
  await expect.poll(() => item(1).locator('[data-missing]').count()).toBe(0);
  const isMissingSaid = () => page.getByText('Pages are missing here').isVisible();
  expect(await isMissingSaid()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isMissingSaid()).toBe(true);
  const shown = () =>
    page.locator('.report-pages li').evaluateAll((items) => items.map((each) => each.checkVisibility()));
  expect(await shown()).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
  const address = await page.locator('main a[download]').first().getAttribute('href');
  expect(await page.getByText('The whole report:').innerText()).toBe(`The whole report: ${opened.site.url}${address}`);

  // The event comes before the styles of prints. What is shown as text needs no pictures.
  await toggle.evaluate((input: HTMLInputElement) => input.click());
  expect([(await shown()).includes(false), await isMissingSaid()]).toEqual([false, false]);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForTimeout(500);
  expect(loaded.size).toBe(1);
  await toggle.evaluate((input: HTMLInputElement) => input.click());

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => loaded.size).toBe(8);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(shown).not.toContain(false);
  expect(await isMissingSaid()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});

it('prints no empty sheets', async () => {
  const { page, item, close } = await openReport('ar');
  await waitForHydration(page);
  await expect.poll(() => item(1).locator('[data-missing]').count()).toBe(0);
  await page.route('**/*.webp', () => undefined);
  expect(await page.locator('.report-pages li').count()).toBe(8);
  expect(await countSheets(page)).toBeLessThan(4);
  await close();
});

it('loads no picture under data saving before it is asked for, and works without scripts', async () => {
  const saving = await openReport('so', { saveData: true });
  await saving.item(8).scrollIntoViewIfNeeded();
  await saving.page.waitForTimeout(1_000);
  expect([...saving.loaded]).toEqual([]);
  expect((await saving.item(3).locator('p').boundingBox())!.width).toBeGreaterThan(200);
  expect(await saving.page.locator('label[for=as-text]').innerText()).toContain('Muuji sawirrada bogagga');
  // The box stands beside its label, also where that takes several lines.
  const [box, label] = [
    (await saving.toggle.boundingBox())!,
    (await saving.page.locator('label[for=as-text]').boundingBox())!,
  ];
  expect([label.y < box.y + box.height, label.y + label.height > box.y + box.height]).toEqual([true, true]);
  await saving.toggle.check();
  await saving.item(1).scrollIntoViewIfNeeded();
  await expect.poll(() => saving.loaded.has('1')).toBe(true);
  await saving.close();

  const plain = await openReport('ar', { javaScriptEnabled: false });
  await expect.poll(() => plain.loaded.has('1')).toBe(true);
  await plain.page.locator('label[for=as-text]').click();
  expect((await plain.item(3).locator('p').boundingBox())!.width).toBeGreaterThan(200);
  await plain.close();
});

it.each([{}, { javaScriptEnabled: false as const }])(
  'loads no picture where only the header says that data is saved (%j)',
  async (options) => {
    const saving = await openReport('en', { extraHTTPHeaders: { 'save-data': 'on' }, ...options });
    await saving.item(8).scrollIntoViewIfNeeded();
    await saving.page.waitForTimeout(1_000);
    expect([...saving.loaded]).toEqual([]);
    expect((await saving.item(3).locator('p').boundingBox())!.width).toBeGreaterThan(200);
    expect(saving.problems).toEqual([]);
    // Without scripts all would be loaded at once.
    expect(await saving.toggle.isVisible()).toBe(!('javaScriptEnabled' in options));
    await saving.close();
  },
);

it('leads from the preview of a phone to the pages, also where it is opened by two presses', async () => {
  const { page, close } = await visit(opened.browser, { viewport: phone });
  await page.goto(`${opened.site.url}/publications/reports`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Preview' }).first().dblclick();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Read' }).click();
  await page.waitForURL(/reports\/[0-9a-f]{24}/);
  await page.goBack();
  // A press outside still closes it.
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await dialog.waitFor();
  await page.waitForTimeout(600);
  await page.mouse.click(2, 2);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await close();
});

it('shows the text where a picture of a page cannot be loaded', async () => {
  const { page, toggle, item, close } = await openReport('en');
  await page.route('**/*.webp', (route) => route.abort());
  await page.reload();
  await expect.poll(() => toggle.isChecked()).toBe(true);
  expect((await item(1).locator('p').boundingBox())!.width).toBeGreaterThan(200);
  await close();
});

it('loads pictures of pages again once there is a connection', async () => {
  const { page, item, close } = await openReport('en');
  await page.route('**/2.webp', (route) => route.abort());
  await page.reload();
  await waitForHydration(page);
  const picture = item(2).locator('img');
  const isBroken = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0);
  await item(2).scrollIntoViewIfNeeded();
  await expect.poll(isBroken).toBe(true);
  await page.unroute('**/2.webp');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => picture.getAttribute('data-missing')).toBe(null);
  await close();
});
