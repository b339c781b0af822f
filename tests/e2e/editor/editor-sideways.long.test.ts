/** On a phone, the bars and the keyboard leave room for the text, and the buttons of a table are in view. */
import { expect, it } from 'vitest';
import { button, openText } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const names = { en: 'Write on the full screen', so: 'Ku qor shaashadda oo dhan', ar: 'الكتابة بملء الشاشة' };

it.each(['en', 'so', 'ar'] as const)('shows five lines on a phone on its side, in %s', async (lang) => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: { width: 640, height: 360 },
    hasTouch: true,
  });
  const { text } = await openText(page, opened.site, lang);
  await page.keyboard.insertText('Nabad');
  for (let line = 0; line < 30; line++) {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Nabad');
  }
  for (let line = 0; line < 15; line++) await page.keyboard.press('ArrowUp');
  /** Returns how many heights of a line are visible of the text. */
  const countLines = () =>
    text.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      let visible = 0;
      for (let y = 0; y < innerHeight; y++)
        if (element.contains(document.elementFromPoint(left + width / 2, y))) visible++;
      return Math.floor(visible / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  const isCaretVisible = () =>
    text.evaluate((element) => {
      const { left, top, bottom } = getSelection()!.getRangeAt(0).getBoundingClientRect();
      return bottom > top && [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left, y)));
    });
  await expect.poll(countLines).toBeGreaterThanOrEqual(5);
  await expect.poll(isCaretVisible).toBe(true);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await button(page, names[lang]).evaluate((element: HTMLElement) => element.click());
  await page.locator('[data-full-screen]').waitFor();
  for (let line = 0; line < 5; line++) await page.keyboard.press('ArrowUp');
  await expect.poll(countLines).toBeGreaterThanOrEqual(5);
  await expect.poll(isCaretVisible).toBe(true);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  expect(problems).toEqual([]);
  await close();
});

it('shows on a phone that more buttons are beside the visible ones', async () => {
  for (const lang of ['en', 'ar'] as const) {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
    await openText(page, opened.site, lang);
    const toolbar = page.locator('.editor-toolbar:visible');
    /** Returns the darkness of the toolbar's two edges, start first. */
    const shadows = async () => {
      const box = (await toolbar.boundingBox())!;
      const edge = async (x: number) => {
        const png = await page.screenshot({ clip: { x, y: box.y + 2, width: 1, height: 1 } });
        return page.evaluate(
          async (bytes) => {
            const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
            canvas.drawImage(bitmap, 0, 0);
            return canvas.getImageData(0, 0, 1, 1).data[0]!;
          },
          [...png],
        );
      };
      const plain = await edge(box.x + box.width / 2);
      const sides = [await edge(box.x), await edge(box.x + box.width - 1)].map((side) => side < plain - 8);
      return lang === 'ar' ? sides.toReversed() : sides;
    };
    expect(await shadows()).toEqual([false, true]);
    await toolbar.evaluate((element) => element.scrollBy({ left: 60 * (document.dir === 'rtl' ? -1 : 1) }));
    expect(await shadows()).toEqual([true, true]);
    await toolbar.evaluate((element) => element.scrollBy({ left: 2_000 * (document.dir === 'rtl' ? -1 : 1) }));
    expect(await shadows()).toEqual([true, false]);
    expect(problems).toEqual([]);
    await close();
  }
});

it('shows a new table above the keyboard of a phone, with its buttons', async () => {
  for (const [lang, table, last] of [
    ['en', 'Table', 'Delete the table'],
    ['ar', 'جدول', 'حذف الجدول'],
  ] as const) {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: { width: 360, height: 440 },
      hasTouch: true,
    });
    const { text } = await openText(page, opened.site, lang);
    for (let line = 0; line < 15; line++) {
      await page.keyboard.insertText('Nabad');
      await page.keyboard.press('Enter');
    }
    await button(page, table).tap();
    await expect.poll(() => text.locator('td').count()).toBe(6);
    const isVisible = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    for (const shown of [text.locator('th').first(), text.locator('td').last(), button(page, last)])
      await expect.poll(() => shown.evaluate(isVisible)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => button(page, table).evaluate(isVisible)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  }
});
