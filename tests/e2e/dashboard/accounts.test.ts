/** Account protection in the browser: confirming a sign-in, sessions, notices, the strength of a password. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { singleId } from '../../../domain/model/define.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  waitForScreen,
  signInAs,
  staffEnvironment,
  superadmin,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

/** Makes the last confirmation of every session so old that a new one is required. */
function age(minutes = 11): void {
  const database = new Sqlite(join(opened.site.dataDir, 'minbar.sqlite'));
  database.pragma('busy_timeout = 5000');
  database.prepare('update sessions set confirmed_at = ?').run(new Date(Date.now() - minutes * 60_000).toISOString());
  database.close();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Opens the form of a new person and fills it in without saving. */
async function fillInPerson(page: Page, email: string): Promise<void> {
  await page.goto(`${opened.site.url}/dashboard/users`);
  await page.getByRole('button', { name: 'Create User' }).click();
  await page.waitForURL(/\/dashboard\/users\/[0-9a-f]{24}\/edit/);
  await waitForScreen(page);
  await page.getByLabel('Name').fill('Hodan Abdi');
  await page.getByLabel('Email').fill(email);
}

describe('confirming that it is you', () => {
  it('asks for the password, then sends the typed form automatically', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await fillInPerson(page, 'first@nuur.example');
    age();
    await page.getByRole('button', { name: 'Save User' }).click();
    const dialog = dialogOf(page);
    await dialog.waitFor();
    expect(await dialog.getByLabel('Password').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);

    await dialog.getByLabel('Password').fill('a lamp in the cellar');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('The password is incorrect.').first().waitFor();
    expect(await dialog.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Password').fill(superadmin.password);
    await page.keyboard.press('Enter');
    await page.getByText('User updated successfully').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email').inputValue()).toBe('first@nuur.example');

    // For ten minutes it is not asked again.
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByLabel('The link').last().waitFor();
    expect(await dialog.isVisible()).toBe(false);
    await close();
  });

  it('can be cancelled, which keeps the form and shows a message', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await fillInPerson(page, 'second@nuur.example');
    age();
    for (const leave of [
      () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: 'Save User' }).click();
      await dialogOf(page).waitFor();
      await leave();
      await dialogOf(page).waitFor({ state: 'hidden' });
      await page
        .getByText('Nothing was changed, because you did not confirm that it is you. What you typed is still here.')
        .first()
        .waitFor();
      expect([await page.getByLabel('Name').inputValue(), await page.getByLabel('Email').inputValue()]).toEqual([
        'Hodan Abdi',
        'second@nuur.example',
      ]);
    }
    const users = (await page.evaluate(async () => (await fetch('/api/users?limit=100')).json())) as {
      email: string;
    }[];
    expect(users.map(({ email }) => email)).not.toContain('second@nuur.example');
    await close();
  });

  it('continues when the session ends while the dialog is open', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await fillInPerson(page, 'third@nuur.example');
    age();
    await page.getByRole('button', { name: 'Save User' }).click();
    await dialogOf(page).waitFor();
    await page.context().clearCookies();
    await dialogOf(page).getByLabel('Password').fill(superadmin.password);
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password').fill(superadmin.password);
    await again.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('User updated successfully').waitFor();
    await again.waitFor({ state: 'hidden' });
    expect(await dialogOf(page).isVisible()).toBe(false);
    expect(await page.getByLabel('Email').inputValue()).toBe('third@nuur.example');
    await close();
  });

  it('asks before messages of visitors go to another address, and keeps what was typed', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/contact/${singleId}/edit`);
    await waitForScreen(page);
    await page.getByLabel('Email').fill('new-office@nuur.example');
    await page.getByLabel('Phone').fill('+252 63 7654321');
    age();
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
    const values = async () => [
      await page.getByLabel('Email').inputValue(),
      await page.getByLabel('Phone').inputValue(),
    ];
    await save();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByText('Nothing was changed, because you did not confirm that it is you. What you typed is still here.')
      .first()
      .waitFor();
    expect(await values()).toEqual(['new-office@nuur.example', '+252 63 7654321']);
    await save();
    await dialogOf(page).getByLabel('Password').fill(superadmin.password);
    await page.keyboard.press('Enter');
    await page.getByText('Changes saved successfully').first().waitFor();
    const stored = (await (await fetch(`${opened.site.url}/api/contact/${singleId}`)).json()) as object;
    expect(stored).toMatchObject({ email: 'new-office@nuur.example', phone: '+252 63 7654321' });
    await page.goto(`${opened.site.url}/dashboard/security-log?group=settings`);
    await page.getByText(/^email: from .+ to \u2068new-office@nuur\.example\u2069$/).waitFor();
    await page.getByText(/^phone: from .+ to \u2068\+252 63 7654321\u2069$/).waitFor();
    const elsewhere = await signInAs(opened.browser, opened.site, superadmin);
    const notice = elsewhere.page.getByRole('listitem').filter({
      hasText: /Where visitors’ messages, .+ to .?new-office@nuur\.example.?, .?\+252 63 7654321/,
    });
    await notice.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await elsewhere.page.getByText('Where visitors’ messages').waitFor({ state: 'detached' });
    await elsewhere.close();
    await close();
  });

  it('lets another tab continue with the new token', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const other = await page.context().newPage();
    other.on('dialog', (dialog) => void dialog.accept());
    await fillInPerson(other, 'fourth@nuur.example');
    await fillInPerson(page, 'fifth@nuur.example');
    age();
    await page.getByRole('button', { name: 'Save User' }).click();
    await dialogOf(page).getByLabel('Password').fill(superadmin.password);
    await page.keyboard.press('Enter');
    await page.getByText('User updated successfully').waitFor();
    await other.getByRole('button', { name: 'Save User' }).click();
    await other.getByText('User updated successfully').waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
    await close();
  });

  it('is asked before a download too', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Amina', email: 'amina@example.org', message: 'Peace' }))
      form.set(name, value);
    expect((await fetch(`${opened.site.url}/api/v1.0/email/send-form`, { method: 'POST', body: form })).status).toBe(
      200,
    );
    await page.goto(`${opened.site.url}/dashboard/messages`);
    await waitForScreen(page);
    age();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click();
    await dialogOf(page).getByLabel('Password').fill(superadmin.password);
    await page.keyboard.press('Enter');
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^messages-.*\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Amina');
    await close();
  });
});

it('shows a notice of a new device on the first screen until it is dismissed', async () => {
  const there = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  await waitForScreen(there.page);
  const elsewhere = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  });
  // The session that caused the notice does not show it.
  await waitForScreen(elsewhere.page);
  expect(await elsewhere.page.getByText('New sign-in from').count()).toBe(0);
  await elsewhere.close();
  // A later device may be the same one again, so it cannot dismiss the notice, and this is shown.
  const later = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const notice = later.page.getByRole('listitem').filter({ hasText: /New sign-in from .?Chrome on Android/ });
  await notice.getByText('stays here for up to 30 days').waitFor();
  expect(await notice.getByRole('button', { name: 'Dismiss', exact: true }).count()).toBe(0);
  await later.close();
  await there.page.reload();
  const noticeThere = there.page.getByRole('listitem').filter({ hasText: /New sign-in from .?Chrome on Android/ });
  await noticeThere.getByText('Was it you? If not, change your password').waitFor();
  await waitForScreen(there.page);
  expect(await overflow(there.page)).toBe(0);
  expect(await violations(there.page)).toEqual([]);
  await noticeThere.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await there.page.getByText('New sign-in from').waitFor({ state: 'detached' });
  await there.page.reload();
  await waitForScreen(there.page);
  expect(await there.page.getByText('New sign-in from').count()).toBe(0);
  await there.close();
});

it('lists sessions with device and address, and ends all others at once', async () => {
  const there = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await page.goto(`${opened.site.url}/dashboard/profile`);
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await section.getByText('From the address').first().waitFor();
  expect(await section.getByText('In use now').count()).toBe(1);
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText(/\d+ devices? signed out/).waitFor();
  expect(confirmed).toEqual(['Are you sure you want to sign out on all other devices?']);
  await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
  // There is nowhere else now.
  await section.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
  await there.page.goto(`${opened.site.url}/dashboard/users`);
  await there.page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await there.close();
  await close();
});

it('asks for the password before it signs out other devices', async () => {
  const others = [
    await signInAs(opened.browser, opened.site, superadmin),
    await signInAs(opened.browser, opened.site, superadmin),
  ];
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await page.goto(`${opened.site.url}/dashboard/profile`);
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await section.getByText('From the address').first().waitFor();
  const count = await section.getByRole('listitem').count();
  expect(count).toBeGreaterThan(2);
  const confirm = async () => {
    await dialogOf(page).getByLabel('Password').fill(superadmin.password);
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'hidden' });
  };

  age();
  await section.getByRole('button', { name: 'Sign out this device' }).first().click();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing was changed, because you did not confirm that it is you.').first().waitFor();
  expect(await section.getByRole('listitem').count()).toBe(count);
  await section.getByRole('button', { name: 'Sign out this device' }).first().click();
  await confirm();
  await page.getByText('Device signed out successfully').waitFor();
  await expect.poll(() => section.getByRole('listitem').count()).toBe(count - 1);
  age();
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await confirm();
  await page.getByText(/^\d+ devices? signed out/).waitFor();
  await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
  for (const other of others) {
    expect((await other.page.request.get(`${opened.site.url}/api/users/me`)).status()).toBe(401);
    await other.close();
  }
  await close();
});

it('shows a name that was changed on another device after a reload', async () => {
  const there = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await callApi(there.page, 'PUT', '/users/profile', { name: 'Sahra Nur' });
  await page.reload();
  await page.locator('header').getByText('Sahra Nur').first().waitFor();
  await openScreen(page, opened.site, '/dashboard/profile');
  await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Sahra Nur');
  await callApi(there.page, 'PUT', '/users/profile', { name: 'Superadmin' });
  await Promise.all([close(), there.close()]);
});

it('rates a new password in words, and shows a refusal next to the field', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  await page.goto(`${opened.site.url}/dashboard/profile`);
  const field = page.getByLabel('New password');
  const status = page.locator('output', { hasText: 'Password strength' });
  for (const [typed, text] of [
    ['a lamp', 'Weak. This is too short: at least 12 characters.'],
    ['abcdefghijkl', 'Weak. This password repeats itself or follows a sequence'],
    ['a lamp in the window', 'Good. This is hard to guess.'],
    ['a lamp in the window of the old school', 'Strong. This is very hard to guess.'],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => status.textContent()).toContain(text);
  }
  // Only the server has the long list.
  await field.fill('justinbieber');
  await page.getByLabel('Confirm password').fill('justinbieber');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('This is one of the most used passwords').first().waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await close();
});
