/** Long texts are written as they will look: on a phone and by keyboard, in three languages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../../server/quran/quran-text.ts';
import { button, markdownOf, openText, setContent } from '../../setup/browser/long-text.ts';
import { holdRequests } from '../../setup/browser/hold-requests.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verse = `﴿${parseQuran(readFileSync(quranFile, 'utf8')).get('94:5')!}﴾`;

it('links a phone number as it is written', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openText(page, opened.site);
  await page.keyboard.type('Call ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('+252 63 4123456');
  await dialog.getByLabel('Address').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await markdownOf(page)).toContain('[+252 63 4123456](tel:+252634123456)');
  await close();
});

it('lays out words between ornate brackets as pages do, also in an English sentence', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openText(page, opened.site);
  await page.keyboard.type('Allah says: ﴿إِنَّ مَعَ الْعُسْرِ يُسْرًا﴾ in the Quran.');
  const isolated = page.locator('.ProseMirror p span[dir=rtl]');
  expect(await isolated.allTextContents()).toEqual(['﴿إِنَّ مَعَ الْعُسْرِ يُسْرًا﴾']);
  expect(await isolated.evaluate((span) => getComputedStyle(span).unicodeBidi)).toBe('isolate');
  expect(await markdownOf(page)).toContain('Allah says: ﴿إِنَّ مَعَ الْعُسْرِ يُسْرًا﴾ in the Quran.');
  await close();
});

it('writes headings, lists, tables and links without Markdown, and undoes them', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openText(page, opened.site);
  await button(page, 'Heading').click();
  await page.keyboard.type('News # 1');
  await expect.poll(() => button(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and *plain*');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await button(page, 'Numbered list').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByLabel('Address').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await dialog.getByText('Please enter an address such as').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Address').fill('063 4123456');
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await dialog.getByText('a phone number with the country code such as +252 63 4000000').waitFor();
  await dialog.getByLabel('Address').fill('example.org/a_(b)');
  await dialog.getByLabel('Text').fill('a page');
  await dialog.getByLabel('Text').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.type(' here');
  await button(page, 'Table').click();
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B|C');
  await button(page, 'Delete the column').waitFor();
  await button(page, 'Add a row below').click();
  await page.keyboard.press('Tab');
  await button(page, 'Delete the column').click();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  expect(await markdownOf(page)).toBe(
    [
      '## News # 1',
      '**Bold** and \\*plain\\*\\\nsecond line',
      '1. one\n2. two',
      '[a page](https://example.org/a_\\(b\\)) here',
      '| A | B\\|C |\n| --- | --- |\n|  |  |\n|  |  |\n|  |  |',
    ].join('\n\n'),
  );
  expect(problems).toEqual([]);
  await close();
});

it('inserts verses that nobody can alter', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { id, text } = await openText(page, opened.site);
  await page.locator('#field-title').fill('T');
  await text.click();
  await page.keyboard.type('Before');
  await button(page, 'Verse').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number or name of the surah').fill('94');
  await dialog.getByLabel('Number or name of the surah').press('Enter');
  await dialog.getByLabel('Verse', { exact: true }).fill('5');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.waitFor({ state: 'detached' });
  const shown = text.locator('.verse');
  expect(await shown.textContent()).toBe(verse);
  expect(await text.locator('footer').textContent()).toBe('Ash-Sharh 94:5');
  // The caret is after it; a click, keys and deletions within it change nothing or all of it.
  await page.keyboard.type('After');
  await shown.click();
  for (const key of ['ArrowLeft', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await shown.dblclick();
  await page.keyboard.insertText('ب');
  const left = await text.locator('.verse').allTextContents();
  expect(left.every((words) => words === verse)).toBe(true);
  if (left.length === 0) await page.keyboard.press('Control+z');
  expect(await text.locator('.verse').allTextContents()).toEqual([verse]);
  expect(await violations(page)).toEqual([]);
  await page.locator('.save-buttons button[type=submit]').click();
  await page.locator('[data-notice=saved]').waitFor();
  const stored = await callApi(page, 'GET', `/articles/${id}`);
  expect(JSON.stringify(stored)).toContain(`> ${verse} [94:5]`);
  expect(problems).toEqual([]);
  await close();
});

it('never changes a text that nobody edits, and shows what others set', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const content = '# Odd   \n* item\n* *other*\n\nline\nline\n***\n> quote\ngoes on\n\n\nend  ';
  const { id, text } = await openText(page, opened.site, 'en', content);
  await page.keyboard.press('ArrowDown');
  const before = await text.textContent();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  expect(await text.textContent()).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  expect(await text.textContent()).not.toBe(before);
  await button(page, 'Undo').click();
  expect(await markdownOf(page)).toBe(content.trim());
  await text.click();
  await text.locator('h2').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  // Only the changed block is written again.
  expect(await markdownOf(page)).toBe(`## Odd!\n\n* item\n* *other*\n\nline\nline\n\n***\n\n> quote\ngoes on\n\nend`);
  // A copy that this browser kept.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Odd!'))).toBe(true);
  await page.goto('about:blank');
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  expect(await text.locator('h2').textContent()).toBe('Odd');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => text.locator('h2').textContent()).toBe('Odd!');
  expect(problems).toEqual([]);
  await close();
});

it('edits as Markdown what it cannot show', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  await setContent(page, id, '![picture](/a.png)');
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  await page.getByText('The visual editor cannot show everything in this text').waitFor();
  expect(await page.locator('textarea#field-content').inputValue()).toBe('![picture](/a.png)');
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('takes over what was typed before it had loaded, with the caret', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const release = await holdRequests(page, /\/assets\/visual-editor-.*\.js$/);
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  const box = page.locator('textarea#field-content');
  await box.fill('## One\n\ntwo **three** four');
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(12, 12));
  release();
  const text = page.locator('#field-content[contenteditable=true]');
  await text.waitFor();
  await page.keyboard.type('X');
  expect(await text.locator('p').textContent()).toMatch(/^two ?X ?three four$/);
  expect(problems).toEqual([]);
  await close();
});

it('has the focus exactly where the box that it replaces had it at that moment', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { id } = await openText(page, opened.site);
  // The box gets and loses the focus between any two tasks.
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      const box = document.querySelector<HTMLElement>('textarea#field-content');
      if (box === document.activeElement) box?.blur();
      else box?.focus();
      if (box) sessionStorage.setItem('focused', String(box === document.activeElement));
      if (!document.querySelector('#field-content[contenteditable]')) channel.port2.postMessage(0);
    });
    channel.port1.start();
    channel.port2.postMessage(0);
  });
  for (let load = 0; load < 8; load++) {
    await page.goto(`${opened.site.url}/dashboard/articles/${id}/edit`);
    const text = page.locator('#field-content[contenteditable=true]');
    await text.waitFor();
    const had = await page.evaluate(() => sessionStorage.getItem('focused'));
    const has = await text.evaluate((element) => element === document.activeElement);
    expect([load, String(has)]).toEqual([load, had]);
  }
  expect(problems).toEqual([]);
  await close();
});

const names = {
  en: { bold: 'Bold', full: 'Write on the full screen', link: 'Link', write: 'Write' },
  so: { bold: 'Qoraal madow', full: 'Ku qor shaashadda oo dhan', link: 'Xidhiidhiye', write: 'Qor' },
  ar: { bold: 'خط عريض', full: 'الكتابة بملء الشاشة', link: 'رابط', write: 'كتابة' },
} as const;

it.each(['en', 'so', 'ar'] as const)('is at hand on a phone, in %s', async (lang) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
      viewport: phone,
      hasTouch: true,
      colorScheme,
    });
    const { text } = await openText(page, opened.site, lang);
    const t = names[lang];
    await button(page, t.bold).tap();
    await expect.poll(() => button(page, t.bold).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.insertText('السلام عليكم');
    expect(await text.locator('strong').textContent()).toBe('السلام عليكم');
    await page.keyboard.press('Enter');
    await button(page, t.bold).tap();
    await page.keyboard.insertText('Nabad iyo caafimaad');
    for (let line = 0; line < 25; line++) await page.keyboard.press('Enter');
    await page.keyboard.insertText('Soomaali');
    // The focus stays in the text, and the buttons in view.
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => button(page, t.bold).evaluate(isInView)).toBe(true);
    expect(
      await text
        .locator('p')
        .first()
        .evaluate((element) => getComputedStyle(element).direction),
    ).toBe('rtl');
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await button(page, t.full).tap();
    await expect
      .poll(() =>
        page
          .locator('.markdown-control:visible')
          .first()
          .evaluate((element) => element.clientHeight),
      )
      .toBe(phone.height);
    expect(await violations(page)).toEqual([]);
    await text.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-full-screen]').count()).toBe(0);
    await button(page, t.link).tap();
    await page.getByRole('dialog').waitFor();
    expect([await violations(page), problems]).toEqual([[], []]);
    await close();
  }
});

/** Not outside the window, nor behind a bar. */
const isInView = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && element.contains(found);
};
