/** The main tasks of staff. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { waitForHydration, laptop, phone, visit } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import {
  fillMarkdown,
  readText,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const read = async (path: string) => (await fetch(opened.site.url + path)).text();

describe('a superadmin', () => {
  it('begins an item of every type on the first screen, and edits a public item from its page', async () => {
    const { page, confirmed, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
    const buttons = page.locator('main').getByRole('button', { name: /^Create / });
    await buttons.first().waitFor();
    expect(await buttons.allInnerTexts()).toEqual([
      'Create Report',
      'Create Article',
      'Create News',
      'Create Video',
      'Create Project',
    ]);
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.waitForURL(/\/dashboard\/projects\/[0-9a-f]{24}\/edit$/);
    expect(confirmed).toEqual(['Are you sure you want to create a new project?']);

    await page.goto(`${opened.site.url}/publications/news`);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/publications\/news\/[0-9a-f]{24}$/);
    const id = page.url().split('/').at(-1);
    await page.getByRole('link', { name: 'Edit this page' }).click();
    await page.waitForURL(`${opened.site.url}/dashboard/news/${id}/edit`);
    await waitForScreen(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('writes a news item in three languages with a picture, which visitors see only once it is saved', async () => {
    const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await page.waitForURL(/\/dashboard\/news/);
    await page.getByRole('button', { name: 'Create News' }).click();
    await page.waitForURL(/\/dashboard\/news\/[0-9a-f]{24}\/edit/);
    await page.getByText('News item created successfully').waitFor();
    const id = /news\/([0-9a-f]{24})/.exec(page.url())![1]!;

    await page.getByLabel('Title: English').fill('A lesson under the tree');
    await page.getByLabel('Title: Somali').fill('Cashar geedka hoostiisa');
    await page.getByLabel('Title: Arabic').fill('درس تحت الشجرة');
    await fillMarkdown(page, 'Content: English', 'The **first** lesson.\n\n<script>alert(1)</script>');
    await page.getByLabel('Content: Arabic').fill('الدرس الأول.');
    const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#1e6b4c' } })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'tree.jpg', mimeType: 'image/jpeg', buffer: picture });
    expect(await read('/api/news?limit=100')).not.toContain(id);

    // As a draft it has a preview page for staff only.
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const preview = () => page.context().request.get(`${opened.site.url}/publications/news/${id}?preview=1`);
    await expect.poll(async () => (await preview()).text(), { timeout: 10_000 }).toContain('A lesson under the tree');
    expect((await preview()).headers()['cache-control']).toBe('private, no-store');
    const visitors = await fetch(`${opened.site.url}/publications/news/${id}?lang=so&preview=1`);
    expect([visitors.status, visitors.url]).toEqual([404, `${opened.site.url}/publications/news/${id}?lang=so`]);
    expect(await read('/api/news?limit=100')).not.toContain(id);
    await page.goto(`${opened.site.url}/dashboard/news/${id}/edit`);
    await waitForScreen(page);

    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('News updated successfully').waitFor();
    await page.waitForURL(/\/dashboard\/news(\?|$)/);
    expect(confirmed).toEqual([
      'Are you sure you want to create a new news item?',
      'Are you sure you want to update this news item? It will be published now: visitors will see it immediately.',
    ]);

    const item = JSON.parse(await read(`/api/news/${id}`)) as Record<string, string>;
    expect(item).toMatchObject({
      Title: 'A lesson under the tree',
      Image: expect.stringContaining('/files/pictures/'),
    });
    const arabic = await read(`/publications/news/${id}?lang=ar`);
    expect(arabic).toContain('درس تحت الشجرة');
    const english = await read(`/publications/news/${id}`);
    expect(english).toContain('<strong>first</strong>');
    expect(english).not.toContain('<script>alert(1)');
    // The cached home page shows it as well.
    expect(await read('/')).toContain('A lesson under the tree');
    expect(problems).toEqual([]);
    await close();
  });

  it('clears dates with the status of a project, and sees which fields are missing', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/projects`);
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.waitForURL(/\/dashboard\/projects\/[0-9a-f]{24}\/edit/);
    await waitForScreen(page);
    const start = page.getByLabel('Start Date');
    const end = page.getByLabel('End Date');
    const choose = (status: string) => page.getByRole('radio', { name: status }).check({ force: true });
    await choose('Completed');
    await start.fill('2026-01-01');
    await end.fill('2026-02-01');
    await choose('Ongoing');
    expect([await end.inputValue(), await end.isDisabled(), await start.isDisabled()]).toEqual(['', true, false]);
    await page.getByText('End date is optional for ongoing projects.').waitFor();
    await choose('Not Started');
    expect([await start.inputValue(), await start.isDisabled()]).toEqual(['', true]);
    await page.getByText('Start and end dates are not required for not-started projects.').waitFor();
    // A status chosen by mistake, or passed with the arrow keys, loses no date.
    await choose('Completed');
    expect([await start.inputValue(), await end.inputValue()]).toEqual(['2026-01-01', '2026-02-01']);
    await choose('Not Started');

    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect.poll(() => page.getByLabel('Name: English').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Name: English').fill('Rain tank');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Project updated successfully').waitFor();
    expect(await read('/projects')).toContain('Rain tank');
    await close();
  });

  it('deletes a report after a confirmation', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/reports`);
    await waitForScreen(page);
    await page.getByRole('button', { name: 'Create Report' }).click();
    await page.getByText('Report created successfully').waitFor();
    await page.getByText('New Report').first().waitFor();
    expect(page.url()).toContain('/dashboard/reports');
    expect(await read('/api/reports?limit=100')).not.toContain('New Report');
    await page
      .getByRole('row', { name: /New Report/ })
      .first()
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByText('Report deleted successfully').waitFor();
    expect(confirmed).toEqual([
      'Are you sure you want to create a new report?',
      'Are you sure you want to delete this report? It goes to the trash, where it can be restored for 30 days.',
    ]);
    await expect.poll(() => page.getByText('New Report').count()).toBe(0);
    await close();
  });

  it('signs in again in place after the session has ended, and saves what was typed', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/videos`);
    await page.getByRole('button', { name: 'Create Video' }).click();
    await page.waitForURL(/edit/);
    await page.getByLabel('Title: English').fill('Kept through the night');
    await page.getByLabel(/YouTube link/).fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Please sign in again').waitFor();
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog.getByText('The password is incorrect.').waitFor();
    await dialog.getByLabel('Password').fill(superadmin.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Video updated successfully').waitFor();
    expect(await read('/api/videos?limit=100')).toContain('"videoId":"aqz-KE-bpKQ"');
    expect(await read('/api/videos?limit=100')).toContain('Kept through the night');
    await close();
  });

  it('keeps typed text when the connection is lost, and saves it when it is back', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/articles`);
    await page.getByRole('button', { name: 'Create Article' }).click();
    await page.waitForURL(/edit/);
    await page.getByLabel('Title: English').fill('Written on the road');
    await page.getByLabel('Content: English').fill('Far from any mast.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await readText(page.getByLabel('Content: English'))).toBe('Far from any mast.');
    await page.context().setOffline(false);
    await page.getByText('The connection is back. What you typed is not saved yet.').waitFor();
    await again.click();
    await page.getByText('Article updated successfully').waitFor();
    expect(await read('/api/articles?limit=100')).toContain('Written on the road');
    await close();
  });

  it('finds items by Arabic words in any spelling, with the search in the address', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await page.goto(`${opened.site.url}/dashboard/articles`);
    await waitForScreen(page);
    await page.getByRole('searchbox').fill('العلم');
    await page.waitForURL(/q=/);
    await waitForScreen(page);
    expect(await page.getByRole('row').count()).toBeGreaterThan(1);
    await page.reload();
    await waitForScreen(page);
    expect(await page.getByRole('searchbox').inputValue()).toBe('العلم');
    await close();
  });
});

describe('an admin', () => {
  it('is invited, sets a password by the link once, and owns their own articles', async () => {
    const superadminVisit = await signInAs(opened.browser, opened.site, superadmin);
    await superadminVisit.page.goto(`${opened.site.url}/dashboard/users`);
    await superadminVisit.page.getByRole('button', { name: /Create User/ }).click();
    await superadminVisit.page.waitForURL(/\/dashboard\/users\/[0-9a-f]{24}\/edit/);
    await waitForScreen(superadminVisit.page);
    await superadminVisit.page.getByLabel('Name').fill('Hodan Abdi');
    await superadminVisit.page.getByLabel('Email').fill('hodan@nuur.example');
    await superadminVisit.page.getByRole('button', { name: /Save User/ }).click();
    await superadminVisit.page.getByText('User updated successfully').waitFor();
    const list = (await superadminVisit.page.evaluate(async () => (await fetch('/api/users?limit=100')).json())) as {
      _id: string;
      email: string;
    }[];
    const id = list.find((user) => user.email === 'hodan@nuur.example')!._id;
    const link = await superadminVisit.page.evaluate(async (userId) => {
      const { token } = JSON.parse(localStorage.getItem('userInfo')!) as { token: string };
      const response = await fetch(`/api/users/${userId}/invite`, {
        method: 'POST',
        headers: { 'X-CSRF-Token': token },
      });
      return ((await response.json()) as { url: string }).url;
    }, id);
    await superadminVisit.close();

    const fresh = await visit(opened.browser, { viewport: phone });
    await fresh.page.goto(link);
    await fresh.page.locator('input[type=password]').first().fill('one book and one lamp');
    await fresh.page.locator('input[type=password]').last().fill('one book and one lamp');
    await fresh.page.locator('form button[type=submit]').click();
    await fresh.page.waitForURL(/\/signin/);
    expect(fresh.page.url()).not.toContain('token');
    await fresh.page.goto(link);
    await expect.poll(() => fresh.page.locator('main').textContent()).toMatch(/used|expired/i);
    await fresh.close();

    const { page, confirmed, close } = await signInAs(
      opened.browser,
      opened.site,
      { email: 'hodan@nuur.example', password: 'one book and one lamp' },
      { viewport: laptop },
    );
    await waitForScreen(page);
    const entries = await page.locator('aside nav a').allTextContents();
    expect(entries.map((entry) => entry.trim())).toEqual(['Home', 'Dashboard', 'Blogs', 'Images and files']);
    await expect.poll(() => page.getByRole('button', { name: /^Create / }).allInnerTexts()).toEqual(['Create Article']);
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    await page.waitForURL(/\/dashboard\/blogs/);
    await page.getByRole('button', { name: /Create/ }).click();
    await page.waitForURL(/\/dashboard\/blogs\/[0-9a-f]{24}\/edit/);
    await page.getByLabel('Title: English').fill('From my own pen');
    await page.getByLabel('Content: English').fill('My first text.');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Article updated successfully').waitFor();
    expect(confirmed).toHaveLength(2);
    expect(await read('/publications/articles')).toContain('From my own pen');
    // Only their own article has a link to its form.
    await page.goto(`${opened.site.url}/publications/articles`);
    await page.getByRole('link', { name: 'From my own pen' }).click();
    const edit = page.getByRole('link', { name: 'Edit this page' });
    await expect.poll(() => edit.getAttribute('href')).toMatch(/^\/dashboard\/blogs\/[0-9a-f]{24}\/edit$/);
    await page.goBack();
    const others = page.locator('main article', { hasNotText: 'From my own pen' }).getByRole('link').first();
    const checked = page.waitForResponse(/\/api\/articles\/[0-9a-f]{24}\?all=1$/);
    await others.click();
    await checked;
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await edit.count()).toBe(0);
    // A page without permission shows that and a link back.
    for (const screen of ['users', 'trash', 'activity']) {
      await page.goto(`${opened.site.url}/dashboard/${screen}`);
      await expect.poll(() => page.locator('main').textContent()).toMatch(/superadmin/i);
    }
    await close();
  });
});

it('redirects visitors to the sign-in page, and signed-in people away from it', async () => {
  const { page, close } = await visit(opened.browser, { viewport: laptop });
  await page.goto(`${opened.site.url}/dashboard/news`);
  await page.waitForURL(/\/signin/);
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
  await close();
  const staff = await signInAs(opened.browser, opened.site, superadmin);
  await staff.page.goto(`${opened.site.url}/signin`);
  await staff.page.waitForURL(/\/dashboard$/);
  // The footer of the public site now links to the dashboard.
  await staff.page.goto(opened.site.url);
  await waitForHydration(staff.page);
  await staff.page.locator('footer a[href="/dashboard"]').waitFor();
  await staff.page.goto(`${opened.site.url}/dashboard`);
  await waitForScreen(staff.page);
  await staff.page.locator('header summary').last().click();
  await staff.page.getByRole('button', { name: 'Logout' }).click();
  await staff.page.waitForURL(/\/signin/);
  await staff.page.getByText('Logout successful').waitFor();
  await staff.close();
});

it("shows the server's message after a wrong password", async () => {
  const { page, close } = await visit(opened.browser);
  await page.goto(`${opened.site.url}/signin?lang=so`);
  await waitForHydration(page);
  await page.fill('[name=email]', superadmin.email);
  await page.fill('[name=password]', 'not this one');
  await page.click('main form button[type=submit]');
  const message = 'Iimaylka ama furaha sirta ahi waa khalad.';
  await page.locator('.toast-region').getByText(message).waitFor();
  await page.locator('main [role=alert]').getByText(message).waitFor();
  expect(await page.inputValue('[name=email]')).toBe(superadmin.email);
  await close();
});
