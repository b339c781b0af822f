/** The forms of the dashboard: what a save does, its result, dates, errors, and lost connections. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
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

const draft = async (page: Page, type: string) => String((await callApi(page, 'POST', `/${type}`))['_id']);

describe('saving', () => {
  it('says whether it publishes, schedules or changes a public item, and leaves a line with a link', async () => {
    const { page, confirmed, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await draft(page, 'news');
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
    await page.getByLabel('Title: English').fill('Rain at last');
    await page.getByLabel('Content: English').fill('The wells are full.');
    const button = page.locator('.save-buttons button[type=submit]');
    expect(await button.innerText()).toBe('Save and publish');
    await page.getByLabel('Date', { exact: true }).fill('2199-01-02');
    await expect.poll(() => button.innerText()).toBe('Save and schedule');
    await button.click();
    const line = page.locator('[data-notice=saved]');
    await line
      .getByText(/“Rain at last” was saved at \d\d:\d\d\. It will be published automatically on 2 Jan/)
      .waitFor();
    expect(confirmed.at(-1)).toMatch(/^Are you sure .* It will be published automatically on 2 January 2199 at /);
    expect(await line.getByRole('link', { name: /View/ }).count()).toBe(0);

    await line.getByRole('link', { name: 'Edit again' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2026-01-02');
    await expect.poll(() => button.innerText()).toBe('Save and publish');
    await button.click();
    await page.locator('.toast').getByText('News updated successfully. Visitors can see it now.').waitFor();
    expect(await line.getByRole('link', { name: /View on the website/ }).getAttribute('href')).toBe(
      `/publications/news/${id}`,
    );
    const share = await line.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
    expect(decodeURIComponent(share!)).toMatch(new RegExp(`text=Rain at last\nhttp.*/publications/news/${id}$`));
    await line.getByRole('button', { name: 'Copy the link' }).waitFor();
    await page.locator('.toast').last().waitFor({ state: 'detached' });
    expect(await line.isVisible()).toBe(true);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await line.getByRole('link', { name: 'Edit again' }).click();
    await waitForScreen(page);
    expect(await button.innerText()).toBe('Update News');
    await page.getByLabel('Title: English').fill('Rain at last!');
    await button.click();
    await line.getByText(/“Rain at last!” was saved/).waitFor();
    expect(confirmed.at(-1)).toBe(
      'Are you sure you want to update this news item? Visitors will see the changes immediately.',
    );
    await line.getByRole('link', { name: 'Edit again' }).click();
    await waitForScreen(page);
    // A public item that is scheduled again disappears.
    await page.getByLabel('Date', { exact: true }).fill('2199-01-02');
    await button.click();
    await line.waitFor();
    expect(confirmed.at(-1)).toContain('Until then visitors no longer see it.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-notice'))).toBe('saved');

    // The line ends with a reload, and with the item.
    await page.reload();
    const row = page.getByRole('row', { name: /Rain at last/ });
    expect(await row.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
      `/publications/news/${id}?preview=1`,
    );
    expect(await row.getByRole('link', { name: 'View', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Rain at last' }).click();
    await waitForScreen(page);
    expect(await line.count()).toBe(0);
    await button.click();
    await line.waitFor();
    await page
      .getByRole('row', { name: /Rain at last/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await line.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await page.waitForURL(/projects/);
    await page.goBack();
    await page.getByRole('button', { name: 'Create News' }).waitFor();
    expect(await line.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows when a draft was saved, and stores no publication date that nobody chose', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
    const id = await draft(page, 'news');
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=so`);
    // Leaving an untouched form asks nothing.
    await page.getByRole('link', { name: 'Ku noqo liiska' }).click();
    await page.waitForURL(/\/dashboard\/news(\?|$)/);
    expect(confirmed).toEqual([]);
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=so`);
    await page.locator('#field-title-so').fill('Roob');
    await page.getByRole('button', { name: 'Qabyo u kaydi' }).click();
    await page
      .locator('.save-bar')
      .getByText(/^Waxaa la kaydiyay saacadda \d\d:\d\d\.$/)
      .waitFor();
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({
      PublishedAt: null,
      translations: { so: { Title: 'Roob' } },
    });
    expect(await overflow(page)).toBe(0);
    await close();
  });

  it('calls a date scheduled only while it is in the future', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const opening = Date.now();
    await page.clock.setFixedTime(opening);
    await openScreen(page, opened.site, `/dashboard/articles/${await draft(page, 'articles')}/edit`);
    const note = page.locator('.schedule-note');
    const saveDraft = async () => {
      await page.getByRole('button', { name: 'Save as draft' }).click();
      await page.locator('.toast').last().waitFor();
      await page.locator('.toast').last().waitFor({ state: 'detached' });
    };
    await page.getByLabel('Title: English').fill('Rain');
    await saveDraft();
    await page.clock.setFixedTime(opening + 3 * 60_000);
    await page.getByLabel('Title: English').fill('Rain at last');
    await saveDraft();
    expect(await note.count()).toBe(0);
    await page.getByLabel('Date', { exact: true }).fill('2199-01-02');
    await note.waitFor();
    // The date comes while the form is open.
    await page.clock.setFixedTime(Date.parse('2199-01-03'));
    await note.waitFor({ state: 'detached' });
    await close();
  });

  it('asks nothing when an untouched new form is left', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    const types = ['news', 'projects', 'articles', 'videos', 'reports', 'partners', 'testimonials', 'departments'];
    for (const type of types) {
      await openScreen(page, opened.site, `/dashboard/${type}/${await draft(page, type)}/edit`);
      await page.getByRole('link', { name: 'Trash' }).click();
      await page.waitForURL(/\/dashboard\/trash/);
      expect(confirmed).toEqual([]);
    }
    await close();
  });
});

describe('a new draft', () => {
  it('disappears where its form is left and nothing was typed, and stays where something was', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const create = async () => {
      await openScreen(page, opened.site, '/dashboard/news');
      await page.getByRole('button', { name: 'Create News' }).click();
      await page.getByLabel('Title: English').waitFor();
    };
    const count = async () => Number((await callApi(page, 'GET', '/news?all=1'))['total']);
    const before = await count();
    await create();
    expect(await count()).toBe(before + 1);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.locator('.toast').getByText('Nothing was written, so the new draft was removed.').waitFor();
    expect(await page.locator('.toast').getByText('created successfully').count()).toBe(0);
    expect(await count()).toBe(before);

    await create();
    await page.goBack();
    await expect.poll(count).toBe(before);

    await create();
    await page.getByLabel('Title: English').fill('Rain');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page
      .locator('.toast')
      .getByText(/The draft is saved/)
      .waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('link', { name: 'Rain' }).first().waitFor();
    expect(await count()).toBe(before + 1);

    await create();
    await page.reload();
    await page.getByLabel('Title: English').waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(count).toBe(before + 1);

    // What was typed before a reload is kept in the browser.
    await create();
    await page.getByLabel('Title: English').fill('Snow');
    await page.reload();
    await page.getByRole('button', { name: 'Use it' }).waitFor();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await waitForScreen(page);
    await page.waitForTimeout(1_000);
    expect(await count()).toBe(before + 2);
    await close();
  });
});

describe('dates', () => {
  it('of a project survive an error, a lost session, other languages and a status chosen by mistake', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
    const id = await draft(page, 'projects');
    await openScreen(page, opened.site, `/dashboard/projects/${id}/edit`);
    const button = page.locator('.save-buttons button[type=submit]');
    const dates = async () =>
      page
        .locator('input[type=date]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const typed = ['2026-01-05', '2026-03-07'];
    await page.getByRole('radio', { name: 'Completed' }).check({ force: true });
    await page.getByLabel('Start Date').fill(typed[0]!);
    await page.getByLabel('End Date').fill(typed[1]!);
    await page.getByRole('radio', { name: 'Completed' }).focus();
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    expect(await dates()).toEqual(typed);
    // A missing name.
    await button.click();
    await expect.poll(() => page.getByLabel('Name: English').getAttribute('aria-invalid')).toBe('true');
    expect(await dates()).toEqual(typed);
    for (const name of ['Somali', 'Arabic', 'English']) {
      await page.locator('.language-bar').getByRole('button', { name }).click();
      expect(await dates()).toEqual(typed);
    }
    await page.getByLabel('Name: English').fill('School roof');
    await page.context().clearCookies();
    await button.click();
    await page.locator('dialog input[type=password]').fill(superadmin.password);
    await page.keyboard.press('Enter');
    await page.locator('[data-notice=saved]').waitFor();
    expect(await callApi(page, 'GET', `/projects/${id}`)).toMatchObject({ StartDate: typed[0], EndDate: typed[1] });
    await close();
  });

  it('that are only partly typed are not saved as empty', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { locale: 'en-US' });
    const id = await draft(page, 'projects');
    await openScreen(page, opened.site, `/dashboard/projects/${id}/edit`);
    await page.getByLabel('Name: English').fill('School yard');
    await page.getByRole('radio', { name: 'Ongoing' }).check({ force: true });
    await page.getByLabel('Start Date').focus();
    await page.keyboard.type('0312');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.getByText('This date or time is not complete. Complete it, or clear it.').waitFor();
    expect(await page.getByLabel('Start Date').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Start Date').fill('2026-03-12');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page
      .locator('.save-bar')
      .getByText(/^Saved at/)
      .waitFor();
    expect(await callApi(page, 'GET', `/projects/${id}?all=1`)).toMatchObject({ StartDate: '2026-03-12' });
    await close();
  });
});

describe('errors', () => {
  it('of an earlier try are not shown beside the result of the next one, nor twice', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await openScreen(page, opened.site, '/dashboard/profile');
    await page.route('**/api/users/profile*', (route) =>
      route.fulfill({ status: 500, json: { message: 'The server has a problem.' } }),
    );
    await page.locator('main form [name=name]').fill('Amina Warsame');
    const button = page.getByRole('button', { name: 'Update Profile' });
    const line = page.locator('.save-row [role=alert]', { hasText: 'The server has a problem.' });
    for (let presses = 0; presses < 2; presses += 1) {
      await button.click();
      await line.waitFor();
      await expect.poll(() => page.locator('.toast[data-kind=error]:not([data-leaving])').count()).toBe(1);
    }
    await page.unroute('**/api/users/profile*');
    await button.click();
    await page
      .locator('.save-row')
      .getByText(/^Saved at/)
      .waitFor();
    expect(await line.count()).toBe(0);
    await expect.poll(() => page.locator('.toast[data-kind=error]').count()).toBe(0);
    await close();
  });
});

describe('without a connection', () => {
  const sentences = {
    en: 'The website could not be reached. What you typed is still here',
    so: 'Degelka lama gaadhi karo. Wixii aad qortay weli way joogaan',
    ar: 'تعذّر الاتصال بالموقع، وما كتبته باقٍ هنا',
  };
  it.each(Object.entries(sentences))('visitors and staff read what to do, in %s', async (lang, sentence) => {
    const { page, close } = await visit(opened.browser);
    await page.goto(`${opened.site.url}/contact?lang=${lang}`);
    await waitForHydration(page);
    for (const [name, text] of Object.entries({ name: 'Ayaan', email: 'a@example.org', message: 'Salaan' }))
      await page.fill(`main [name=${name}]`, text);
    await page.context().setOffline(true);
    await page.locator('main form button[type=submit]').click();
    await page.locator('[data-notice=error]', { hasText: sentence }).waitFor();
    expect(await page.inputValue('main [name=message]')).toBe('Salaan');
    await page.context().setOffline(false);
    await page.goto(`${opened.site.url}/signin?lang=${lang}`);
    await waitForHydration(page);
    await page.fill('main [name=email]', superadmin.email);
    await page.fill('main [name=password]', superadmin.password);
    await page.context().setOffline(true);
    await page.locator('main form button[type=submit]').click();
    await page.locator('[data-notice=error]', { hasText: sentence }).waitFor();
    expect(await page.inputValue('main [name=password]')).toBe(superadmin.password);
    await close();
  });

  it('lists say that the website could not be reached', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.route('**/api/news?*', (route) => route.abort('failed'));
    await openScreen(page, opened.site, '/dashboard/news');
    const alert = page.locator('main [role=alert]');
    await expect
      .poll(() => alert.allInnerTexts())
      .toEqual([expect.stringContaining('Failed to fetch news. The website could not be reached.')]);
    await close();
  });
});

describe('deleting', () => {
  it('tells an admin that the article goes to the trash, and who can restore it', async () => {
    const boss = await signInAs(opened.browser, opened.site, superadmin);
    const person = String((await callApi(boss.page, 'POST', '/users'))['_id']);
    await callApi(boss.page, 'PUT', `/users/${person}`, {
      name: 'Faarax',
      email: 'faarax@nuur.example',
      role: 'admin',
    });
    const { url } = await callApi(boss.page, 'POST', `/users/${person}/invite`);
    await boss.close();
    const password = 'one book and one lamp';
    const token = new URL(String(url)).searchParams.get('token');
    const set = await fetch(`${opened.site.url}/api/users/set-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
    expect(set.status).toBe(200);
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, {
      email: 'faarax@nuur.example',
      password,
    });
    // The articles of the demonstration are by others.
    expect(await page.locator('main a[href="/dashboard/blogs"]').first().innerText()).toMatch(/^Blogs\s+0$/);
    await page.getByRole('button', { name: /^Write an article/ }).click();
    await page.waitForURL(/\/dashboard\/blogs\/\w+\/edit$/);
    await openScreen(page, opened.site, '/dashboard/blogs');
    await page.clock.install();
    await page.getByRole('button', { name: 'Delete' }).click();
    // Admins cannot open the trash: the offer stays.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Restored as it was.').waitFor();
    expect(confirmed).toEqual([
      'Are you sure you want to create a new article?',
      'Are you sure you want to delete this article? It goes to the trash. You can undo this right afterwards; later, ' +
        'only a superadmin can restore it, for 30 days.',
    ]);
    await close();
  });
});
