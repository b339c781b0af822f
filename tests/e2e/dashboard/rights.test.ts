/** Rights of admins in the dashboard: who writes a draft, who publishes it, who translates (decision 037). */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import {
  callApi,
  fillMarkdown,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser({ ...staffEnvironment, SEED: 'none' });
const password = 'one book and one lamp';

it('lets one person write a draft, another publish it and a third translate it', async () => {
  const { browser, site } = opened;
  const boss = await signInAs(browser, site, superadmin, { viewport: laptop });
  const { page } = boss;
  /** Invites a person through the form, with a choice for news; returns the address of the link. */
  const invite = async (name: string, email: string, choice: string) => {
    await openScreen(page, site, '/dashboard/users');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('combobox', { name: 'News', exact: true }).selectOption(choice);
    expect(await violations(page)).toEqual([]);
    await dialog.locator('form button[type=submit]').click();
    await dialog.getByRole('status').waitFor();
    const { users } = { users: (await callApi(page, 'GET', '/users')) as unknown as { _id: string; email: string }[] };
    const { _id } = users.find((user) => user.email === email)!;
    const { url } = await callApi(page, 'POST', `/users/${_id}/invite`);
    const token = new URL(String(url)).searchParams.get('token')!;
    const set = await fetch(`${site.url}/api/users/set-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
    expect(set.status).toBe(200);
    return _id;
  };
  const writerId = await invite('Hodan', 'hodan@nuur.example', 'Write drafts only');
  await invite('Cabdi', 'cabdi@nuur.example', 'Nothing');

  // A superadmin is asked for no rights, and the form of a person shows those that they have.
  await openScreen(page, site, `/dashboard/users/${writerId}/edit`);
  const choice = page.getByRole('combobox', { name: 'News', exact: true });
  expect(await choice.inputValue()).toBe('draft');
  await page.getByLabel('Superadmin', { exact: true }).check();
  expect(await choice.count()).toBe(0);

  const writer = await signInAs(browser, site, { email: 'hodan@nuur.example', password }, { viewport: phone });
  // The first screen of a person without items begins one.
  await writer.page.getByRole('button', { name: /^Write a news item/ }).click();
  await writer.page.waitForURL(/\/dashboard\/news\/[0-9a-f]{24}\/edit/);
  await writer.page.getByRole('link', { name: 'Back to the list' }).click();
  await writer.page.locator('.toast').getByText('Nothing was written').waitFor();
  await openScreen(writer.page, site, '/dashboard/news');
  // The news of others are none of hers: there are some.
  await writer.page.getByText('You have written nothing here yet.').waitFor();
  await writer.page.getByRole('button', { name: 'Create News' }).click();
  await writer.page.waitForURL(/\/dashboard\/news\/[0-9a-f]{24}\/edit/);
  const id = /news\/([0-9a-f]{24})/.exec(writer.page.url())![1]!;
  await writer.page.getByLabel('Title: English').fill('A new well');
  await fillMarkdown(writer.page, 'Content: English', 'Water for the school.');
  expect(await writer.page.getByRole('button', { name: /publish/i }).count()).toBe(0);
  await writer.page.getByText('A colleague publishes it').waitFor();
  expect([await overflow(writer.page), await violations(writer.page)]).toEqual([0, []]);
  await writer.page.getByRole('button', { name: 'Save as draft' }).click();
  await writer.page.getByText('The draft is saved.').first().waitFor();

  // The superadmin sees it waiting on the first screen, and publishes it.
  await openScreen(page, site, '/dashboard');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Drafts waiting' }) });
  await row.getByRole('link', { name: 'News: 1' }).click();
  await page.locator('tbody').getByRole('link', { name: 'A new well' }).click();
  await page.waitForURL(new RegExp(`/news/${id}/edit`));
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.waitForURL(/\/dashboard\/news(\?|$)/);
  expect((await fetch(`${site.url}/api/news/${id}`)).status).toBe(200);

  // Its author has nothing to do with it any more.
  await openScreen(writer.page, site, '/dashboard/news');
  await writer.page.locator('tbody').getByText('A new well').waitFor();
  expect(
    await writer.page
      .locator('tbody')
      .getByText(/^(Edit|Delete)$/)
      .count(),
  ).toBe(0);
  await openScreen(writer.page, site, `/dashboard/news/${id}/edit`);
  await writer.page.getByText('You do not have permission to open this page').first().waitFor();
  await writer.close();

  const translator = await signInAs(browser, site, { email: 'cabdi@nuur.example', password });
  expect(await translator.page.getByRole('navigation').getByRole('link', { name: 'News', exact: true }).count()).toBe(
    0,
  );
  const people = (await callApi(page, 'GET', '/users')) as unknown as { _id: string; email: string }[];
  const { _id } = people.find(({ email }) => email === 'cabdi@nuur.example')!;
  await openScreen(page, site, `/dashboard/users/${_id}/edit`);
  await page.getByRole('combobox', { name: 'News', exact: true }).selectOption('Translate only');
  await page.getByRole('button', { name: 'Save User' }).click();
  await page.getByText('User updated successfully').waitFor();

  await openScreen(translator.page, site, '/dashboard');
  await translator.page.reload();
  await waitForScreen(translator.page);
  await translator.page.getByRole('link', { name: 'News', exact: true }).first().click();
  await translator.page.locator('tbody').getByRole('link', { name: 'A new well' }).click();
  await translator.page.getByRole('group', { name: 'Title, English' }).getByText('A new well').waitFor();
  expect(await translator.page.getByLabel('Title: English').count()).toBe(0);
  expect(await translator.page.getByRole('link', { name: 'Edit all fields' }).count()).toBe(0);
  await translator.page.getByLabel('Title: Somali').fill('Ceel cusub');
  expect(await violations(translator.page)).toEqual([]);
  await translator.page.getByRole('button', { name: 'Save the translation' }).click();
  await translator.page.getByText('News updated successfully').waitFor();
  const stored = (await (await fetch(`${site.url}/api/news/${id}?lang=so`)).json()) as { Title: string };
  expect(stored.Title).toBe('Ceel cusub');
  expect([...boss.problems, ...translator.problems]).toEqual([]);
  await translator.close();
  await boss.close();
});
