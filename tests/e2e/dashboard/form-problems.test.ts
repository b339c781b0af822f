/** Where the forms of the dashboard show problems, on a phone in Somali. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const required = 'Fadlan meeshan buuxi.';
const create = async (page: Page, type: string) => String((await callApi(page, 'POST', `/${type}`))['_id']);
const signIn = () => signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
const publish = (page: Page) => page.locator('.save-buttons button[type=submit]').click();
const openTab = (page: Page) => page.locator('.language-tab[aria-pressed=true]').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('the language that is open', () => {
  it.each([
    ['videos', 'videoId', 'my video'],
    ['contact', 'email', 'bad'],
  ])('of %s stays open at a problem of %s, which has no language', async (type, field, text) => {
    const { page, close } = await signIn();
    const address = type === 'videos' ? `/dashboard/videos/${await create(page, type)}/edit` : `/dashboard/${type}`;
    await openScreen(page, opened.site, `${address}?lang=so`);
    if (type === 'videos') await page.locator('#field-title-so').fill('Ceelka');
    await page.locator(`#field-${field}`).fill(text);
    await publish(page);
    await page.locator(`#field-${field}-problem`).waitFor();
    await expect.poll(() => focused(page)).toBe(`field-${field}`);
    expect(await openTab(page)).toContain('Soomaali');
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await close();
  });

  it('shows the problem of a text that is missing in all languages', async () => {
    const { page, close } = await signIn();
    await openScreen(page, opened.site, `/dashboard/videos/${await create(page, 'videos')}/edit?lang=so`);
    await page.locator('#field-videoId').fill('abcdefghijk');
    await publish(page);
    expect(await page.locator('#field-title-so-problem').innerText()).toBe(required);
    await expect.poll(() => focused(page)).toBe('field-title-so');
    expect(await openTab(page)).toContain('Soomaali');
    expect(await page.locator('#field-title-so').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('.field-error').count()).toBe(1);
    // It is shown in any other language that is opened, and is solved in one of them.
    await page.locator('.language-tab').first().click();
    expect(await page.locator('#field-title-problem').innerText()).toBe(required);
    await page.locator('.language-tab').nth(1).click();
    await page.locator('#field-title-so').fill('Ceelka');
    await expect.poll(() => page.locator('.field-error').count()).toBe(0);
    await publish(page);
    await page.locator('[data-notice=saved]').waitFor();
    await close();
  });
});

it('a report is not published under the title of the placeholder', async () => {
  const { page, close } = await signIn();
  const id = await create(page, 'reports');
  await openScreen(page, opened.site, `/dashboard/reports/${id}/edit?lang=so`);
  await publish(page);
  await page.locator('#field-title-problem', { hasText: '“New Report” waa cinwaan ku meelgaadh ah.' }).waitFor();
  await expect.poll(() => focused(page)).toBe('field-title');
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.locator('.save-buttons button[type=button]').click();
  await page.locator('.save-bar').getByText('Waxaa la kaydiyay saacadda').waitFor();
  await page.locator('#field-title').fill('Report of 2026');
  await publish(page);
  await page.locator('[data-notice=saved]').waitFor();
  await close();
});

describe('the line beside the button that saves', () => {
  const saved = 'Wax walba waa la kaydiyay.';

  it('of a new user does not say that everything is saved while there are problems', async () => {
    const { page, close } = await signIn();
    await openScreen(page, opened.site, `/dashboard/users/${await create(page, 'users')}/edit?lang=so`);
    const line = page.locator('.save-row [role=status]');
    expect(await line.innerText()).toBe(saved);
    await page.locator('.save-row button').click();
    await expect.poll(() => page.locator('.field-error').count()).toBe(2);
    expect(await line.innerText()).toBe('');
    await page.locator('input[name=name]').fill('Hodan');
    expect(await line.innerText()).not.toBe('');
    await close();
  });

  it('of a form does not either beside a file that was refused', async () => {
    const { page, close } = await signIn();
    await openScreen(page, opened.site, '/dashboard/banners?lang=so');
    const line = page.locator('.save-bar [role=status]');
    expect(await line.innerText()).toBe(saved);
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not an image.') };
    await page.locator('input[type=file]').first().setInputFiles(notes);
    await page.locator('.field-error').waitFor();
    expect(await line.innerText()).not.toBe(saved);
    await close();
  });
});

it('both passwords of a link are required', async () => {
  const { page, close } = await signIn();
  const path = `/users/${await create(page, 'users')}`;
  await callApi(page, 'PUT', path, { name: 'Hodan', email: 'hodan@nuur.example', role: 'admin' });
  const { url } = await callApi(page, 'POST', `${path}/invite`);
  await close();
  const fresh = await visit(opened.browser, { viewport: phone });
  await fresh.page.goto(`${String(url)}&lang=so`);
  await fresh.page.locator('main form input[name=confirm]').waitFor();
  await fresh.page.locator('main form button[type=submit]').click();
  await expect.poll(() => fresh.page.locator('.field-error').allInnerTexts()).toEqual([required, required]);
  expect(await fresh.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await fresh.page.locator('input[name=password]').fill('one book and one lamp');
  await fresh.page.locator('input[name=confirm]').fill('one book');
  await fresh.page.locator('main form button[type=submit]').click();
  await expect
    .poll(() => fresh.page.locator('.field-error').allInnerTexts())
    .toEqual(['Furayaasha sirta ahi isku mid maaha']);
  await fresh.close();
});
