/** Autosave in the browser: what staff type is offered again after a reload or a crash, until it is saved. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, waitForHydration } from '../../setup/browser/pages.ts';
import { callApi, openScreen, readText, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const bashir = { name: 'Bashir', email: 'bashir@nuur.example', password: 'one book and one lamp' };

const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('unsaved:'))
      .map(([, value]) => String(value)),
  );
const line = (page: Page) => page.locator('.autosave-notice');
const edit = (page: Page, id: string, lang = 'en') =>
  openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=${lang}`);
const typed = async (page: Page, text: string) => {
  await page.getByLabel('Title: English').fill(text);
  await expect.poll(async () => (await keptIn(page)).join(' ')).toContain(text);
};
const made = async (page: Page) => String((await callApi(page, 'POST', '/news'))['_id']);

describe('unsaved texts', () => {
  it('are offered after a reload, do not overwrite anything by themselves, and are removed by a save', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await made(page);
    await edit(page, id);
    await typed(page, 'Typed and not saved');
    await page.getByLabel('Content: Arabic').fill('نص لم يُحفظ');
    // Within the second before it is stored.
    await page.reload();
    await line(page).getByText('that was not saved.').waitFor();
    expect(await page.getByLabel('Title: English').inputValue()).toBe('');
    await line(page).getByRole('button', { name: 'Use it' }).click();
    expect(await page.getByLabel('Title: English').inputValue()).toBe('Typed and not saved');
    expect(await readText(page.getByLabel('Content: Arabic'))).toBe('نص لم يُحفظ');
    expect(await line(page).count()).toBe(0);
    await page.getByText('You have changes that are not saved.').waitFor();
    expect(await keptIn(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('The draft is saved.').waitFor();
    expect(await keptIn(page)).toEqual([]);
    await page.reload();
    await page.locator('.save-bar').waitFor();
    expect(await line(page).count()).toBe(0);
    await close();
  });

  it('are offered after the page was closed, can be discarded, and name a file that is not stored', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await made(page);
    const other = await page.context().newPage();
    await edit(other, id);
    await other
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'well.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
    await typed(other, 'Before the battery was empty');
    await other.close();
    await edit(page, id);
    await line(page).getByText('A file that you had chosen is not included').waitFor();
    // Typing meanwhile replaces nothing.
    await page.getByLabel('Description: English').fill('Something else');
    await expect.poll(async () => (await keptIn(page)).length).toBe(2);
    await line(page).getByRole('button', { name: 'Discard' }).click();
    expect(confirmed.at(-1)).toMatch(/^Discard the text from .+\? It cannot be restored\.$/);
    expect(await line(page).count()).toBe(0);
    expect((await keptIn(page)).join(' ')).not.toContain('battery');
    expect(await readText(page.getByLabel('Description: English'))).toBe('Something else');
    await page.getByLabel('Description: English').fill('');
    await expect.poll(() => keptIn(page)).toEqual([]);
    await close();
  });

  it('that are older than the stored version are compared with it', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await made(page);
    await edit(page, id);
    await typed(page, 'Mine');
    await page.getByLabel('Description: English').fill('Only mine');
    await callApi(page, 'PUT', `/news/${id}?draft=1`, { Title: 'Theirs', Content: 'Only theirs' });
    await page.reload();
    await line(page).getByText('This item was saved again after that').waitFor();
    await line(page).getByRole('button', { name: 'Use it' }).click();
    const dialog = page.locator('dialog.merge-dialog');
    await dialog.getByText('Theirs', { exact: true }).first().waitFor();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Use it' }).click();
    const values = Promise.all(
      ['Title', 'Description', 'Content'].map((name) => readText(page.getByLabel(`${name}: English`))),
    );
    expect(await values).toEqual(['Mine', 'Only mine', 'Only theirs']);
    // Nothing is saved until somebody saves.
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ Title: 'Theirs', revision: 2 });
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('The draft is saved.').waitFor();
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ Title: 'Mine', Content: 'Only theirs' });
    await close();
  });

  it('are removed at sign-out, and never offered to somebody else', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const { _id } = await callApi(page, 'POST', '/users');
    await callApi(page, 'PUT', `/users/${String(_id)}`, {
      name: bashir.name,
      email: bashir.email,
      role: 'superadmin',
    });
    const { url } = await callApi(page, 'POST', `/users/${String(_id)}/invite`);
    await callApi(page, 'POST', '/users/set-password', {
      token: new URL(String(url)).searchParams.get('token'),
      password: bashir.password,
    });
    const id = await made(page);
    await edit(page, id);
    await typed(page, 'A secret of the first');
    await page.reload();
    await line(page).waitFor();
    await page.locator('header summary').last().click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/signin/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('secret');

    // A session that ends without a sign-out leaves the texts for its person alone.
    await page.evaluate(() =>
      localStorage.setItem(
        'unsaved:of-another-person:news/1:x',
        JSON.stringify({ at: new Date().toISOString(), typed: {} }),
      ),
    );
    await waitForHydration(page);
    await page.getByLabel('Email').fill(bashir.email);
    await page.getByLabel('Password').fill(bashir.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/dashboard(\?|$)/);
    expect(await keptIn(page)).toEqual([]);
    await edit(page, id);
    expect(await line(page).count()).toBe(0);
    await close();
  });

  it('stay within two weeks and two megabytes, the oldest dropped first', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await made(page);
    await page.evaluate(() => {
      const user = (JSON.parse(localStorage.getItem('userInfo')!) as { _id: string })._id;
      const put = (name: string, days: number, letters: number) =>
        localStorage.setItem(
          `unsaved:${user}:news/${name}:1`,
          JSON.stringify({
            at: new Date(Date.now() - days * 86_400_000).toISOString(),
            revision: 1,
            typed: { title: name + 'x'.repeat(letters) },
            base: { title: '' },
            hadFile: false,
          }),
        );
      put('expired', 15, 1);
      put('oldest', 3, 500_000);
      put('older', 2, 400_000);
      put('newer', 1, 400_000);
    });
    await edit(page, id);
    await typed(page, 'The newest');
    const kept = (await keptIn(page)).map((text) => /"title":"(?:(The)|([a-z]+?)x)/.exec(text)?.slice(1).join(''));
    expect(kept.toSorted()).toEqual(['The', 'newer', 'older']);
    await close();
  });

  it('of the site are offered as well, with a word where they were saved since', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await openScreen(page, opened.site, '/dashboard/site-texts');
    const field = page.locator('main form textarea, main form input[type=text], main form input:not([type])').first();
    await field.waitFor();
    const before = await field.inputValue();
    await field.fill('Our own words');
    await expect.poll(async () => (await keptIn(page)).join(' ')).toContain('Our own words');
    // A colleague saves the same text.
    const [copy] = (await keptIn(page)).map((text) => JSON.parse(text) as { typed: Record<string, string> });
    const [key] = Object.keys(copy!.typed).map((name) => name.split('/')[1]!);
    await callApi(page, 'PUT', `/site-texts/${key!}`, { en: 'Their words' });
    await page.reload();
    await line(page).waitFor();
    expect(before).not.toBe('Their words');
    expect(await field.inputValue()).toBe('Their words');
    await line(page).getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => field.inputValue()).toBe('Our own words');
    await page.getByText('Some of these texts were saved again after that').waitFor();
    await page.getByRole('button', { name: /^Save/ }).last().click();
    await expect.poll(() => keptIn(page)).toEqual([]);
    await close();
  });

  it.each([
    ['en', 'light'],
    ['so', 'dark'],
    ['ar', 'light'],
  ] as const)('are offered on a phone in %s', async (lang, colorScheme) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone, colorScheme });
    const id = await made(page);
    await edit(page, id, lang);
    await page.locator('[id^="field-title"]:visible').first().fill('Kept');
    await expect.poll(async () => (await keptIn(page)).length).toBe(1);
    await page.reload();
    await line(page).waitFor();
    expect([await overflow(page), await violations(page)]).toEqual([0, []]);
    await callApi(page, 'PUT', `/news/${id}?draft=1`, { Title: 'Saved since' });
    await page.reload();
    await line(page).getByRole('button').first().click();
    await page.locator('.merge-foot').waitFor();
    // Both buttons of the comparison are on the screen.
    for (const button of await page.locator('.merge-foot button').all()) {
      const { x, width } = (await button.boundingBox())!;
      expect([x >= 0, x + width <= phone.width]).toEqual([true, true]);
    }
    await close();
  });
});
