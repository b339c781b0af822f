/** Long texts are written as they will look: on a phone and by keyboard, in three languages. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../server/quran/quran-text.ts';
import { openSiteAndBrowser } from '../setup/open-site.ts';
import { overflow, phone, violations } from '../setup/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../setup/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verse = `﴿${parseQuran(readFileSync(quranFile, 'utf8')).get('94:5')!}﴾`;

/** Opens the form of a new article; returns its English text field, in which the caret is. */
async function openText(page: Page, lang = 'en', content = ''): Promise<{ id: string; text: Locator }> {
  const key = lang === 'en' ? '' : `-${lang}`;
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  if (content !== '') await setContent(page, id, content);
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit?lang=${lang}`);
  const text = page.locator(`#field-content${key}[contenteditable=true]`);
  await text.click();
  return { id, text };
}

async function setContent(page: Page, id: string, content: string) {
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  await page.locator('#field-title').fill('T');
  await page.locator('#field-content[contenteditable=true]').waitFor();
  await page.locator('.markdown-control:visible').first().getByRole('button', { name: 'Markdown' }).click();
  await page.locator('textarea#field-content').fill(content);
  await page.locator('.save-buttons button[type=submit]').click();
  await page.locator('[data-notice=saved]').waitFor();
}

/** Returns the Markdown that would be saved. */
async function markdownOf(page: Page, name = 'Markdown', write = 'Write'): Promise<string> {
  const control = page.locator('.markdown-control:visible').first();
  await control.getByRole('button', { name, exact: true }).click();
  const markdown = await control.locator('textarea').inputValue();
  await control.getByRole('button', { name: write, exact: true }).click();
  await control.locator('[contenteditable=true]').waitFor();
  return markdown;
}

const button = (page: Page, name: string) =>
  page.locator('.markdown-control:visible').first().getByRole('button', { name, exact: true });

it('writes headings, lists, tables and links without Markdown, and undoes them', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page);
  await button(page, 'Heading').click();
  await page.keyboard.type('News # 1');
  expect(await button(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
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
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await dialog.getByText('Please enter an address such as').waitFor();
  expect(await violations(page)).toEqual([]);
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
  await text.focus();
  for (let count = 0; count < 12; count++) await page.keyboard.press('Control+z');
  expect(problems).toEqual([]);
  await close();
});

it('inserts verses that nobody can alter', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { id, text } = await openText(page);
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

/** Pastes as another program would have copied. */
async function paste(text: Locator, data: { html?: string; plain?: string }) {
  await text.evaluate((element, { html, plain }) => {
    const transfer = new DataTransfer();
    if (html !== undefined) transfer.setData('text/html', html);
    transfer.setData('text/plain', plain ?? 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
  }, data);
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body lang=EN-US>
<!--StartFragment--><h1 style='color:#2F5496'>Report<o:p></o:p></h1>
<p class=MsoNormal><b>Bold</b> and <i style='mso-bidi-font-style:normal'>slanted</i> text<br>next line<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Nested</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second</p>
<table class=MsoTableGrid border=1><tr><td width=100 colspan=1><p class=MsoNormal>Name</p></td><td><p>Age</p></td></tr><tr><td><p>Ali</p></td><td><p>9</p><p>years</p></td></tr></table>
<!--EndFragment--></body></html>`;
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;font-size:16pt">Title</span></h2><p dir="ltr"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span><span style="font-style:italic"> slanted</span></p><br><ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">one</span></p></li><ul><li><p><span>deep</span></p></li></ul><li><p><a href="https://example.org/x"><span>link</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;
const webPage = `<div onclick="alert(1)"><p style="color:red">Text <a href="javascript:alert(1)">bad</a> <a href="/news">good</a></p><script>alert(1)</script><img src=x onerror=alert(1)><svg><a xlink:href="javascript:alert(1)">x</a></svg><iframe src="//evil.example"></iframe><form><input></form><ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote></div>`;

it('pastes from Word, Google Docs, web pages and WhatsApp', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const { text } = await openText(page);
  const pasted = async (data: { html?: string; plain?: string }) => {
    await text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await paste(text, data);
    return markdownOf(page);
  };
  expect(await pasted({ html: word })).toBe(
    [
      '## Report',
      '**Bold** and *slanted* text\\\nnext line',
      '- First\n  1. Nested\n- Second',
      '| Name | Age |\n| --- | --- |\n| Ali | 9 years |',
    ].join('\n\n'),
  );
  expect(await pasted({ html: googleDocs })).toBe(
    '## Title\n\nplain **bold** *slanted*\n\n- one\n  - deep\n- [link](https://example.org/x)',
  );
  expect(await pasted({ html: webPage })).toBe('Text bad [good](/news)\n\n3. three\n\n> said');
  expect(await pasted({ plain: 'سلام\r\nسطر ثان\r\n\r\n*فقرة* جديدة\n- not a list' })).toBe(
    'سلام\\\nسطر ثان\n\n\\*فقرة\\* جديدة\\\n\\- not a list',
  );
  expect(await pasted({ plain: '# Heading\n\n| a | b |\n|---|---|' })).toBe(
    '\\# Heading\n\n\\| a | b |\\\n\\|---|---|',
  );
  // A verse typed by hand stays text.
  expect(await pasted({ plain: `${verse} [94:5]` })).toBe(`${verse} [94:5]`);
  // Nothing is lost where too much is pasted.
  await paste(text, { plain: 'long '.repeat(30_000) });
  await page.getByText('Nothing was pasted').first().waitFor();
  expect(await markdownOf(page)).toBe(`${verse} [94:5]`);
  expect(problems).toEqual([]);
  await close();
});

it('never changes a text that nobody edits, and shows what others set', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const content = '# Odd   \n* item\n* *other*\n\nline\nline\n***\n> quote\ngoes on\n\n\nend  ';
  const { id, text } = await openText(page, 'en', content);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
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
  const { id } = await openText(page);
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
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/visual-editor-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
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
    const { text } = await openText(page, lang);
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
