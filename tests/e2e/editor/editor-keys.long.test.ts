/** Keys and clicks in long texts do what they do in other editors, and never remove content silently. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../../server/quran/quran-text.ts';
import { button, markdownOf, openText } from '../../setup/browser/long-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { phone, violations } from '../../setup/browser/pages.ts';
import { signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verse = `﴿${parseQuran(readFileSync(quranFile, 'utf8')).get('94:5')!}﴾`;
const table = '| A | B |\n| --- | --- |\n| C | D |';
const quotedVerse = `> ${verse} [94:5]`;

it.each([
  ['a table', table],
  ['a verse', quotedVerse],
  ['a divider', '---'],
  ['a quotation', '> said'],
  ['code', '```\ncode\n```'],
  ['a list that ends with a table', '- item\n\n  | A |\n  | --- |\n  | B |'],
])('is written after %s at the end', async (_, last) => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const content = `Begin\n\n${last}`;
  const { text } = await openText(page, opened.site, 'en', content);
  expect(await markdownOf(page)).toBe(content);
  const box = (await text.boundingBox())!;
  await text.click({ position: { x: box.width / 2, y: box.height - 8 } });
  await page.keyboard.type('After');
  expect(await markdownOf(page)).toBe(`${content}\n\nAfter`);
  await text.focus();
  for (let key = 0; key < 5; key++) await page.keyboard.press('Control+z');
  expect(await markdownOf(page)).toBe(content);
  await text.locator('p').first().click();
  for (let key = 0; key < 8; key++) await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Below');
  expect(await markdownOf(page)).toBe(`${content}\n\nBelow`);
  expect(problems).toEqual([]);
  await close();
});

const isInText = (page: Page) => page.evaluate(() => document.activeElement?.id);

it('nests lists by Tab, and leaves the text by Escape and Tab', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site);
  expect(await button(page, 'Increase indent').count()).toBe(0);
  await page.keyboard.type('- one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('three');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('four');
  await page.keyboard.press('Shift+Tab');
  expect(await isInText(page)).toBe('field-content');
  expect(await markdownOf(page)).toBe('- one\n  - two\n    - three\n  - four');
  await text.locator('p', { hasText: 'four' }).click();
  await expect.poll(() => button(page, 'Increase indent').getAttribute('aria-disabled')).toBe(null);
  await button(page, 'Decrease indent').click();
  await expect.poll(() => button(page, 'Decrease indent').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Shift+Tab');
  expect(await isInText(page)).toBe('field-content');
  expect(await violations(page)).toEqual([]);
  const described = (await text.getAttribute('aria-describedby'))!.split(' ');
  expect(await page.locator(`#${described.at(-1)}`).textContent()).toContain('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  expect(await isInText(page)).not.toBe('field-content');
  await text.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await isInText(page)).not.toBe('field-content');
  expect(await markdownOf(page)).toBe('- one\n  - two\n    - three\n- four');
  expect(problems).toEqual([]);
  await close();
});

it('indents by buttons on a phone, whose icons point as the text runs', async () => {
  const names = {
    en: ['List', 'Increase indent'],
    so: ['Liis', 'Gudaha u riix'],
    ar: ['قائمة', 'زيادة المسافة البادئة'],
  };
  for (const lang of ['en', 'so', 'ar'] as const) {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: phone,
      hasTouch: true,
    });
    const { text } = await openText(page, opened.site, lang);
    await page.keyboard.type('- ا');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ب');
    const [, indent] = names[lang] as [string, string];
    await button(page, indent).tap();
    await page.keyboard.type('ج');
    expect(await text.locator('li li').textContent()).toBe('بج');
    const transform = await button(page, indent)
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).scale);
    expect(transform).toBe(lang === 'ar' ? '-1 1' : 'none');
    expect([await violations(page), problems]).toEqual([[], []]);
    await close();
  }
});

it('goes into a table by Delete and Backspace, and selects a verse first', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const content = `Before\n\n${table}\n\nMiddle\n\n${quotedVerse}\n\nEnd`;
  const { text } = await openText(page, opened.site, 'en', content);
  const paragraph = (words: string) => text.locator(':scope > p', { hasText: words });
  await paragraph('Before').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  expect(await markdownOf(page)).toBe(content);
  await paragraph('Middle').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  expect(await markdownOf(page)).toBe(content);
  await paragraph('Middle').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x');
  expect(await markdownOf(page)).toBe(content.replace('D', 'Dx'));
  await paragraph('Before').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await page.keyboard.type('y');
  expect(await markdownOf(page)).toBe(content.replace('A', 'yA').replace('D', 'Dx'));
  for (const [words, to, key] of [
    ['End', 'Home', 'Backspace'],
    ['Middle', 'End', 'Delete'],
  ] as const) {
    await paragraph(words).click();
    await page.keyboard.press(to);
    await page.keyboard.press(key);
    expect(await text.locator('.editor-verse.ProseMirror-selectednode').count()).toBe(1);
  }
  await page.keyboard.press('Delete');
  expect(await text.locator('.editor-verse').count()).toBe(0);
  // An empty line beside a table can be removed.
  await paragraph('Middle').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect(await text.locator(':scope > p').count()).toBe(4);
  await page.keyboard.press('Backspace');
  expect(await text.locator(':scope > p').count()).toBe(3);
  await page.keyboard.type('z');
  expect(await markdownOf(page)).toContain('| C | Dxz |');
  expect(problems).toEqual([]);
  await close();
});

it('undoes what was typed before the Markdown was looked at', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openText(page, opened.site, 'en', 'Stored words');
  await page.keyboard.press('End');
  await page.keyboard.type(' typed');
  expect(await markdownOf(page)).toBe('Stored words typed');
  await button(page, 'Undo').click();
  expect(await markdownOf(page)).toBe('Stored words');
  await button(page, 'Redo').click();
  await page.keyboard.type(' further');
  expect(await markdownOf(page)).toBe('Stored words typed further');
  // The buttons and pastes of the new editor work.
  await page.locator('#field-content').focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('keeps the caret when the full screen is opened and left', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site, 'en', 'one two three');
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('ArrowRight');
  const full = page.locator('[data-full-screen]');
  await button(page, 'Write on the full screen').click();
  await full.waitFor();
  await page.keyboard.type('A');
  await button(page, 'Leave the full screen').click();
  await full.waitFor({ state: 'detached' });
  await page.keyboard.type('B');
  await button(page, 'Write on the full screen').focus();
  await page.keyboard.press('Enter');
  await full.waitFor();
  await page.keyboard.type('C');
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'detached' });
  await page.keyboard.type('D');
  expect(await text.textContent()).toBe('oneABCD two three');
  await button(page, 'Markdown').click();
  await page.locator('textarea#field-content').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await button(page, 'Write on the full screen').click();
  await full.waitFor();
  await page.keyboard.type('E');
  expect(await page.locator('textarea#field-content').inputValue()).toBe('oneEABCD two three');
  expect(problems).toEqual([]);
  await close();
});

it('adds a row by Tab in the last cell of a table, which is undone at once', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const content = '| A | B |\n| :-: | --- |\n| C | D |';
  const { text } = await openText(page, opened.site, 'en', content);
  await text.locator('td').last().click();
  await page.keyboard.press('End');
  for (const word of ['E', 'F', 'G']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
  expect(await markdownOf(page)).toBe(`${content}\n| E | F |\n| G |  |`);
  await text.locator('td').last().click();
  await page.keyboard.press('Tab');
  await expect.poll(() => text.locator('tr').count()).toBe(5);
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.locator('tr').count()).toBe(4);
  expect(problems).toEqual([]);
  await close();
});

it('moves between cells by the arrow keys, and never writes beside them', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page, opened.site, 'en', `Begin\n\n${table}\n\nEnd`);
  await text.locator('th').first().click();
  await page.keyboard.press('End');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await page.keyboard.type('x');
  }
  expect(await markdownOf(page)).toBe('Beginx\n\n| A | xBx |\n| --- | --- |\n| C | Dxx |\n\nEnd');
  expect(problems).toEqual([]);
  await close();
});
