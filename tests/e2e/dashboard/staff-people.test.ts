/** Messages, people and personal data in the dashboard, as staff handle them. */
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { sendContactForm } from '../../setup/browser/visitor-forms.ts';
import { laptop, overflow, phone, visit } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

describe('messages', () => {
  it('show once that mail is not set up, do not break numbers and addresses on a phone, and name the sender in the activity', async () => {
    expect((await sendContactForm(opened.site, 'Ayaan Warsame', 'ayaan.warsame@example.org')).status).toBe(200);
    expect((await sendContactForm(opened.site, 'Cabdi Cali', 'cabdi.cali@example.org')).status).toBe(200);
    const membership = {
      name: 'Hodan Ismail',
      email: 'hodan.ismail@example.org',
      phone: '+252 63 4123456',
      city: 'Hargeysa',
      seconds: '20',
    };
    expect(
      (await fetch(`${opened.site.url}/embed/membership`, { method: 'POST', body: new URLSearchParams(membership) }))
        .status,
    ).toBe(200);
    const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
    await openScreen(page, opened.site, '/dashboard/messages');
    expect(await page.getByText(/email is not set up/i).count()).toBe(1);
    expect(
      await page
        .locator('table')
        .getByText(/not emailed/i)
        .count(),
    ).toBe(0);
    await page.getByRole('link', { name: /Hodan Ismail/ }).click();
    const lines = (text: string) =>
      page
        .locator('article a bdi', { hasText: text })
        .evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size);
    await page.locator('article a[href^="tel:"]').waitFor();
    expect(await lines('4123456')).toBe(1);
    expect(await lines('hodan.ismail')).toBe(1);
    expect(await overflow(page)).toBe(0);
    await openScreen(page, opened.site, '/dashboard/activity?kind=messages');
    await page.getByText('read “Hodan Ismail” (Message)').waitFor();
    await page.getByRole('link', { name: 'Hodan Ismail' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('people and personal data', () => {
  it('offers no link for oneself, a new link for a person with a password, and shows whose link it is', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const { _id } = await callApi(page, 'POST', '/users');
    const path = `/users/${String(_id)}`;
    await callApi(page, 'PUT', path, { name: 'Hodan', email: 'hodan@nuur.example', role: 'admin' });
    await openScreen(page, opened.site, '/dashboard/users');
    const row = (name: string) => page.locator('tbody tr', { hasText: name });
    expect(await row(superadmin.email).locator('.row-actions button').count()).toBe(0);
    await row('Hodan').getByRole('button', { name: 'Invite' }).waitFor();
    const { url } = await callApi(page, 'POST', `${path}/invite`);

    const fresh = await visit(opened.browser, { viewport: phone });
    await fresh.page.goto(String(url));
    await fresh.page.waitForURL(/\/set-password$/);
    // The token is not in the address any more, and a reload works until the link is used.
    await fresh.page.reload();
    const email = fresh.page.locator('main form input[name=email]');
    await email.waitFor();
    expect([await email.inputValue(), await email.getAttribute('readonly')]).toEqual(['hodan@nuur.example', '']);
    for (const name of ['password', 'confirm'])
      await fresh.page.locator(`input[name=${name}]`).fill('one book and one lamp');
    await fresh.page.locator('form button[type=submit]').click();
    await fresh.page.waitForURL(/\/signin/);
    expect(await fresh.page.locator('input[name=email]').inputValue()).toBe('hodan@nuur.example');
    await fresh.page.getByText('Your password is set. You can sign in now.').waitFor();
    // A used link shows no personal data, and nothing is left of it in the tab.
    expect(await fresh.page.evaluate(() => sessionStorage.getItem('passwordLink'))).toBe(null);
    await fresh.page.goto(String(url));
    await fresh.page.getByText('This link no longer works').waitFor();
    expect(await fresh.page.content()).not.toContain('hodan@nuur.example');
    // The language of who made the link stays when the token leaves the address.
    const somali = await callApi(page, 'POST', `${path}/invite?lang=so`);
    await fresh.page.goto(String(somali['url']));
    await fresh.page.waitForURL(/\/set-password\?lang=so$/);
    await fresh.page.getByRole('heading', { name: 'Dooro furahaaga sirta ah' }).waitFor();
    await fresh.close();

    await openScreen(page, opened.site, '/dashboard');
    await openScreen(page, opened.site, '/dashboard/users');
    await row('Hodan').getByRole('button', { name: 'New password link' }).waitFor();
    for (const lang of ['so', 'ar', 'en']) {
      await openScreen(page, opened.site, `/dashboard/users?lang=${lang}`);
      await row('Hodan').locator('.row-actions button').first().waitFor();
      expect([lang, await overflow(page)]).toEqual([lang, 0]);
    }
    await openScreen(page, opened.site, '/dashboard/profile');
    await page.getByRole('link', { name: 'Change it under Users' }).click();
    await page.waitForURL(/\/dashboard\/users\/[0-9a-f]{24}\/edit/);
    await waitForScreen(page);
    await page.getByLabel('Email').fill(superadmin.email);
    expect(await page.getByText('Link to set a password').count()).toBe(0);
    await close();
  });

  it('disables erasing while nothing is selected, and selects all messages at once', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    for (const one of ['a', 'b']) await sendContactForm(opened.site, 'Faarax Cige', `${one}@example.org`);
    await openScreen(page, opened.site, '/dashboard/messages/personal-data');
    await page.locator('input[name=q]').fill('Faarax Cige');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const erase = page.getByRole('button', { name: /^Erase/ });
    await erase.waitFor();
    const readOpacity = () => erase.evaluate((button) => getComputedStyle(button).opacity);
    expect([await erase.getAttribute('aria-disabled'), Number(await readOpacity()) < 1]).toEqual(['true', true]);
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Erase 2 messages' }).waitFor();
    expect([await erase.getAttribute('aria-disabled'), await readOpacity()]).toEqual([null, '1']);
    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('button', { name: 'Erase 0 messages' }).waitFor();
    await close();
  });

  it('describes one deletion in the security log in the singular', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const { _id } = await callApi(page, 'POST', '/articles');
    await callApi(page, 'DELETE', `/articles/${String(_id)}`);
    await openScreen(page, opened.site, '/dashboard/security-log');
    const [entry] = await page.locator('.activity', { hasText: 'deleted' }).allInnerTexts();
    expect(entry).toContain('deleted an item');
    await close();
  });

  it('says what a change of role means before it is made', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const { _id } = await callApi(page, 'POST', '/users');
    const path = `/users/${String(_id)}`;
    await callApi(page, 'PUT', path, { name: 'Sahra', email: 'sahra@nuur.example', role: 'admin' });
    const save = async (role?: 'Admin' | 'Superadmin') => {
      if (role) await page.getByRole('radio', { name: role, exact: true }).check();
      // The message of the save before may still be shown.
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save User' }).click();
      expect((await saved).status()).toBe(200);
      await page.getByText('User updated successfully').first().waitFor();
      return confirmed.at(-1);
    };
    const everyday = 'Are you sure you want to save this user?';
    await openScreen(page, opened.site, `/dashboard${path}/edit`);
    expect(await save()).toBe(everyday);
    expect(await save('Superadmin')).toBe(
      'Are you sure you want to make Sahra a superadmin? This person will be able to manage all content, the users and the settings.',
    );
    expect(await save('Admin')).toBe(everyday);
    await save('Superadmin');

    const own = await page.evaluate(() => (JSON.parse(localStorage.getItem('userInfo')!) as { _id: string })._id);
    await openScreen(page, opened.site, `/dashboard/users/${own}/edit`);
    await page.getByRole('radio', { name: 'Admin', exact: true }).check();
    // Sahra has no password yet, so nobody else could manage the users: refused before it is asked.
    const asked = confirmed.length;
    await page.getByRole('button', { name: 'Save User' }).click();
    await page
      .locator('form')
      .getByText(
        'This is the last superadmin who can sign in. Make another user a superadmin first, and wait until they have chosen their password.',
      )
      .waitFor();
    expect(confirmed).toHaveLength(asked);

    const { url } = await callApi(page, 'POST', `${path}/invite`);
    const body = { token: new URL(String(url)).searchParams.get('token'), password: 'one book and one lamp' };
    expect((await page.request.post(`${opened.site.url}/api/users/set-password`, { data: body })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Save User' }).click();
    await expect
      .poll(() => confirmed.at(-1))
      .toBe(
        'Are you sure you want to give up your superadmin role? You will be signed out on all devices, and only another superadmin can give it back.',
      );
    await close();
  });
});
