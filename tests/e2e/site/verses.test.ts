/** Verses are inserted by a button, on a phone and by keyboard, and shown byte for byte. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { parseQuran, quranFile } from '../../../server/quran/quran-text.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { runOperatorCommand } from '../../setup/servers/operator-command.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';
import { translationFile } from '../../setup/translation.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const verses = parseQuran(readFileSync(quranFile, 'utf8'));
const verse = verses.get('2:183')!;

const texts = {
  en: {
    verse: 'Verse',
    search: 'Number or name of the surah',
    from: 'Verse',
    to: 'To (optional)',
    insert: 'Insert',
    term: 'baqara',
    choose: 'Please choose a surah.',
    range: 'Please enter a number from 1 to 286.',
    name: 'Al-Baqarah 2:183',
  },
  ar: {
    verse: 'آية',
    search: 'رقم السورة أو اسمها',
    from: 'الآية',
    to: 'إلى (اختياري)',
    insert: 'إدراج',
    term: 'البقرة',
    choose: 'يُرجى اختيار سورة.',
    range: /من 1 إلى 286/,
    name: 'البقرة: 183',
  },
} as const;

it.each(['en', 'ar'] as const)('a verse is chosen and inserted on a phone, in %s', async (lang) => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const t = texts[lang];
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit?lang=${lang}`);
  const key = lang === 'en' ? '' : '-ar';
  await page.locator(`#field-title${key}`).fill('T');
  await page.locator('.markdown-control:visible').getByRole('button', { name: 'Markdown', exact: true }).click();
  const area = page.locator(`textarea#field-content${key}`);
  await area.fill('Before\n\nAfter');
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 6));

  await page.locator('.markdown-control:visible').getByRole('button', { name: t.verse, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByLabel(t.search);
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
  // Without a surah, and with a verse that it does not have.
  await dialog.getByRole('button', { name: t.insert }).click();
  await dialog.getByText(t.choose).waitFor();
  await search.fill(t.term);
  expect(await dialog.getByRole('radio').count()).toBe(1);
  await search.press('Enter');
  await dialog.getByLabel(t.from, { exact: true }).fill('287');
  await dialog.getByText(t.range).waitFor();
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByLabel(t.from, { exact: true }).fill('١٨٣');
  await dialog.locator('.verse', { hasText: verse }).waitFor();
  expect(await dialog.locator('footer').innerText()).toBe(t.name);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByLabel(t.from, { exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });

  const quoted = `Before\n\n> ﴿${verse}﴾ [2:183]\n\nAfter`;
  expect(await area.inputValue()).toBe(quoted);
  expect(
    await area.evaluate((element: HTMLTextAreaElement) => [element.selectionEnd, element === document.activeElement]),
  ).toEqual([quoted.indexOf('After'), true]);
  await page.keyboard.press('Control+z');
  expect(await area.inputValue()).toBe('Before\n\nAfter');
  await page.keyboard.press('Control+y');
  expect(await area.inputValue()).toBe(quoted);
  await page.locator('.save-buttons button[type=submit]').click();
  await page.locator('[data-notice=saved]').waitFor();

  const sent = await fetch(`${opened.site.url}/publications/articles/${id}?lang=${lang}`);
  const html = await sent.text();
  expect(html).toContain(
    `<span class="verse" lang="ar" dir="rtl">﴿${verse}﴾</span></p>\n<footer class="text-sm text-muted">${t.name}</footer>`,
  );
  await page.goto(`${opened.site.url}/publications/articles/${id}?lang=${lang}`);
  const shown = page.locator('.prose blockquote .verse');
  expect(await shown.textContent()).toBe(`﴿${verse}﴾`);
  expect(
    await shown.evaluate((element) => getComputedStyle(element).direction + getComputedStyle(element).fontFamily),
  ).toMatch(/^rtl"?Quran/);
  expect([await violations(page), await overflow(page), problems]).toEqual([[], 0, []]);
  await close();
});

it('a verse is chosen although the visual editor arrives meanwhile', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  const { promise: editor, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/visual-editor-*.js', async (route) => {
    await editor;
    await route.continue();
  });
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  const control = page.locator('.markdown-control:visible').first();
  await control.getByRole('button', { name: texts.en.verse, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.en.search).fill(texts.en.term);
  const arrived = page.waitForResponse('**/visual-editor-*.js');
  deliver();
  await arrived;
  await dialog.getByLabel(texts.en.search).press('Enter');
  await dialog.getByLabel(texts.en.from, { exact: true }).fill('183');
  await dialog.locator('.verse', { hasText: verse }).waitFor();
  await dialog.getByRole('button', { name: texts.en.insert }).click();
  const inserted = page.locator('#field-content[contenteditable=true] .verse', { hasText: verse });
  await expect.poll(() => inserted.count()).toBe(1);
  await close();
});

it('a double click inserts once and leaves the caret in the text', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit`);
  const control = page.locator('.markdown-control:visible').first();
  await page.locator('#field-content[contenteditable=true]').waitFor();
  await control.getByRole('button', { name: texts.en.verse, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.en.search).fill(texts.en.term);
  await dialog.getByLabel(texts.en.search).press('Enter');
  await dialog.getByLabel(texts.en.from, { exact: true }).fill('183');
  await dialog.locator('.verse', { hasText: verse }).waitFor();
  const button = (await dialog.getByRole('button', { name: texts.en.insert }).boundingBox())!;
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await dialog.waitFor({ state: 'detached' });
  }
  await page.keyboard.type('Typed after it');
  const written = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLTextAreaElement ? focused.value : focused?.textContent;
  });
  expect(written).toContain('Typed after it');
  expect(written!.split(verse)).toHaveLength(2);
  await close();
});

it('the translation in the language of the field is shown in the dialog and in the preview', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const file = join(opened.site.dataDir, 'translation.txt');
  await writeFile(file, translationFile('Ereyo', { '2:183': '<script>x</script>' }));
  const { code } = await runOperatorCommand('quran', ['add', file, '--language', 'so', '--name', 'Tarjame'], {
    DATA_DIR: opened.site.dataDir,
  });
  expect(code).toBe(0);
  const id = String((await callApi(page, 'POST', '/articles'))['_id']);
  await openScreen(page, opened.site, `/dashboard/articles/${id}/edit?lang=so`);
  const control = page.locator('.markdown-control:visible').first();
  await control.getByRole('button', { name: 'Markdown', exact: true }).click();
  await control.getByRole('button', { name: 'Aayad', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('baqara');
  await dialog.getByRole('textbox').first().press('Enter');
  await dialog.getByLabel('Aayadda', { exact: true }).fill('183');
  const translated = { text: '<script>x</script>', reference: 'Suuradda Al-Baqara, 2:183 (Tarjame)' };
  const read = async (where: Locator) => ({
    text: await where.locator('p.mt-2').innerText(),
    reference: await where.locator('footer').innerText(),
  });
  await expect.poll(() => read(dialog)).toEqual(translated);
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByLabel('Aayadda', { exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect((await control.locator('textarea').inputValue()).trim()).toBe(`> ﴿${verse}﴾ [2:183]`);
  await control.locator('.markdown-tab').nth(1).click();
  await expect.poll(() => read(control.locator('.markdown-preview'))).toEqual(translated);
  expect([await violations(page), await overflow(page), problems]).toEqual([[], 0, []]);
  await close();
});
