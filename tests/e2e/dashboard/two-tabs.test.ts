/** Two tabs of one browser: what a person had open is not shown after they have signed out in the other tab. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';
import { waitForHydration } from '../../setup/browser/pages.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const bashir = { name: 'Bashir', email: 'bashir@nuur.example', password: 'one book and one lamp' };

it('saves only the security settings that were changed here', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await openScreen(page, opened.site, '/dashboard/security-settings');
  expect(await callApi(page, 'PUT', '/security-settings', { logDays: 123 })).toMatchObject({ logDays: 123 });
  await page.locator('[name=messageMonths]').fill('7');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.locator('.toast', { hasText: 'The settings were saved.' }).waitFor();
  expect(await callApi(page, 'GET', '/security-settings')).toMatchObject({ messageMonths: 7, logDays: 123 });
  await close();
});

async function invite(page: Page): Promise<void> {
  const { _id } = await callApi(page, 'POST', '/users');
  await callApi(page, 'PUT', `/users/${String(_id)}`, { name: bashir.name, email: bashir.email, role: 'admin' });
  const { url } = await callApi(page, 'POST', `/users/${String(_id)}/invite`);
  await callApi(page, 'POST', '/users/set-password', {
    token: new URL(String(url)).searchParams.get('token'),
    password: bashir.password,
  });
}

async function logOut(page: Page): Promise<void> {
  await page.locator('header summary').last().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/signin/);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
}

it('leaves the dashboard in every tab, and hides a form with unsaved changes until the same person is back', async () => {
  const { page: first, close } = await signInAs(opened.browser, opened.site, superadmin);
  await invite(first);
  const [reading, writing] = [await first.context().newPage(), await first.context().newPage()];
  await openScreen(reading, opened.site, '/dashboard/users');
  await reading.locator('main').getByText(bashir.email).first().waitFor();
  const { _id } = await callApi(first, 'POST', '/articles');
  await openScreen(writing, opened.site, `/dashboard/articles/${String(_id)}/edit`);
  const questions: string[] = [];
  writing.on('dialog', (question) => {
    questions.push(question.message());
    void question.accept();
  });
  const title = writing.getByLabel('Title: English');
  await title.fill('Not saved yet');

  await logOut(first);
  await reading.waitForURL(/\/signin/);
  await expect.poll(() => reading.locator('body').textContent()).not.toContain(bashir.email);
  const dialog = writing.locator('dialog[open]', { hasText: superadmin.email });
  await dialog.waitFor();
  expect(await title.isVisible()).toBe(false);

  // Somebody else signs in: their tabs are theirs, and the form stays hidden.
  await signIn(first, bashir);
  await first.locator('main h1').first().waitFor();
  expect(await title.isVisible()).toBe(false);
  await logOut(first);

  await signIn(first, superadmin);
  await expect.poll(() => title.isVisible()).toBe(true);
  expect(await title.inputValue()).toBe('Not saved yet');
  await writing.getByLabel('Content: English').fill('Saved after all');
  await writing.getByRole('button', { name: 'Save and publish' }).click();
  await writing.getByText('Article updated successfully').waitFor();

  // A page that the browser brings back has missed what happened meanwhile.
  await openScreen(writing, opened.site, '/dashboard/users');
  await writing.goto(`${opened.site.url}/about`);
  await logOut(first);
  await writing.goBack();
  await writing.waitForURL(/\/signin/);
  await expect.poll(() => writing.locator('body').textContent()).not.toContain(bashir.email);
  // Whether to leave was not asked.
  expect(questions).toEqual([expect.stringContaining('It will be published now')]);
  await close();
});
