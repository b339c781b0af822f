/** Ctrl+S saves a form, and whatever saves it sends what was typed last. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openText } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const saved = '[data-notice=saved]';

const storedContent = async (page: Page, id: string) =>
  JSON.stringify(await callApi(page, 'GET', `/articles/${id}?all=1`));

it('saves a draft by Ctrl+S, and publishes what is published after its question', async () => {
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { id, text } = await openText(page, opened.site);
  await page.locator('#field-title').fill('Title');
  await text.click();
  await page.keyboard.type('draft words');
  await page.keyboard.press('Control+s');
  await page.getByText('The draft is saved.').first().waitFor();
  await expect.poll(() => storedContent(page, id)).toContain('"draft words"');
  expect(confirmed).toEqual([]);
  await page.locator('.save-buttons button[type=submit]').click();
  await page.locator(saved).waitFor();
  const questions = confirmed.length;
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more');
  // As an Arabic keyboard sends it.
  const isLeftToBrowser = await text.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'س', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  await page.locator(saved).waitFor();
  expect(confirmed.length).toBe(questions + 1);
  expect(await storedContent(page, id)).toContain('"draft words and more"');
  expect(problems).toEqual([]);
  await close();
});

it.each(['click', 'requestSubmit'] as const)(
  'sends the last letter with %s by a script right after it',
  async (way) => {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
    const { id, text } = await openText(page, opened.site);
    await page.locator('#field-title').fill('Title');
    await text.click();
    await page.keyboard.type('wor');
    await page.evaluate(async (name) => {
      const save = document.querySelector<HTMLButtonElement>('.save-buttons button[type=submit]')!;
      document.execCommand('insertText', false, 'ds');
      // The editor sees changes in a microtask.
      await Promise.resolve();
      if (name === 'click') save.click();
      else save.form!.requestSubmit();
    }, way);
    await page.locator(saved).waitFor();
    expect(await storedContent(page, id)).toContain('"words"');
    expect(problems).toEqual([]);
    await close();
  },
);

it('sends the last letter with Enter on the button right after it', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { id, text } = await openText(page, opened.site);
  await page.locator('#field-title').fill('Title');
  await text.click();
  await page.keyboard.type('wor');
  await page.evaluate(() => {
    const save = document.querySelector<HTMLElement>('.save-buttons button[type=submit]')!;
    addEventListener('input', () => save.focus(), { once: true });
  });
  await Promise.all([page.keyboard.insertText('ds'), page.keyboard.press('Enter')]);
  await page.locator(saved).waitFor();
  expect(await storedContent(page, id)).toContain('"words"');
  expect(problems).toEqual([]);
  await close();
});
