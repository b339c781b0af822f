/** Inviting somebody with one form, and the language that this person gets on every device. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations, visit, waitForHydration } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const person = { email: 'hodan@nuur.example', password: 'Sagal waxay keentay biyo' };

/** Signs in on the page that is open, whatever its language. */
async function fillInSignIn(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.locator('input[name="email"]').fill(person.email);
  await page.locator('input[name="password"]').fill(person.password);
  await page.keyboard.press('Enter');
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

it('invites somebody with one form, whose dashboard is then in their language everywhere', async () => {
  const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
  });
  await openScreen(page, opened.site, '/dashboard/users');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill(superadmin.email);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(confirmed.splice(0)).toEqual(['You have typed something that is not saved. Close without saving?']);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await dialog.getByLabel('Email').fill(superadmin.email);
  await dialog.getByLabel('Name').fill('Hodan Ali');
  await dialog.getByLabel('Language').selectOption('Soomaali');
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText('This email address already belongs to another user.').waitFor();
  expect(await dialog.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Hodan Ali');
  expect(await dialog.getByLabel('Language').inputValue()).toBe('so');

  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).dblclick();
  const link = await dialog.getByLabel('The link').last().inputValue();
  expect(confirmed).toEqual([]);
  expect(await callApi(page, 'GET', '/users')).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hodan Ali' }).waitFor();

  const guest = await visit(opened.browser, { viewport: laptop });
  await guest.page.goto(link);
  await guest.page.locator('input[name="password"]').fill(person.password);
  await guest.page.locator('input[name="confirm"]').fill(person.password);
  await guest.page.keyboard.press('Enter');
  await guest.page.waitForURL(/\/signin/);
  await fillInSignIn(guest.page);
  await guest.page.waitForURL('**/dashboard?lang=so');
  await guest.page.getByRole('link', { name: 'Maqaalladayda' }).first().waitFor();

  // On another device, from the English sign-in page.
  const other = await visit(opened.browser, { viewport: laptop });
  await other.page.goto(`${opened.site.url}/signin`);
  await fillInSignIn(other.page);
  await other.page.getByText('Si guul leh ayaad u soo gashay.').waitFor();
  await other.page.waitForURL('**/dashboard?lang=so');
  for (const path of ['/dashboard/profile#two-step', '/dashboard/blogs?page=1']) {
    await other.page.goto(opened.site.url + path);
    await expect.poll(() => languageOf(other.page)).toBe('so');
    await waitForScreen(other.page);
    await other.page.reload();
    await waitForScreen(other.page);
    expect(await languageOf(other.page)).toBe('so');
  }
  // The menu works for the moment.
  await other.page.locator('summary[aria-label^="Luqadda"]').click();
  await other.page.getByRole('link', { name: 'English' }).click();
  await other.page.getByRole('heading', { name: 'Blogs', level: 1 }).waitFor();
  await other.page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await other.page.waitForURL('**/dashboard?lang=en');

  // The public site begins in English as for everybody.
  await other.page.goto(opened.site.url);
  expect(await languageOf(other.page)).toBe('en');

  await other.page.goto(`${opened.site.url}/dashboard/profile`);
  await other.page.getByLabel('Luqadda', { exact: true }).selectOption('العربية');
  other.page.once('dialog', (question) => void question.accept());
  await other.page.getByRole('button', { name: 'Kaydi xogtayda' }).click();
  await other.page.getByRole('heading', { name: 'ملفي الشخصي', level: 1 }).waitFor();
  expect(await other.page.getByLabel('اللغة', { exact: true }).inputValue()).toBe('ar');
  expect([await violations(other.page), await overflow(other.page)]).toEqual([[], 0]);
  expect([guest.problems, other.problems]).toEqual([[], []]);
  await Promise.all([close(), guest.close(), other.close()]);
});
