/** Undoing mistakes of staff: from the toast, from the trash and from the versions. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { readText, signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const read = async (path: string) => (await fetch(opened.site.url + path)).text();

/** Makes and changes a news item as a client of the API would. */
async function write(page: Page, path: string, method: string, body: object): Promise<string> {
  return page.evaluate(
    async ([address, verb, text]) => {
      const { token } = JSON.parse(localStorage.getItem('userInfo')!) as { token: string };
      const response = await fetch(address!, {
        method: verb!,
        body: text!,
        headers: { 'X-CSRF-Token': token, 'Content-Type': 'application/json' },
      });
      return ((await response.json()) as { _id: string })._id;
    },
    [path, method, JSON.stringify(body)],
  );
}

async function isClean(page: Page): Promise<void> {
  await waitForScreen(page);
  const at = new URL(page.url()).pathname;
  expect([at, await overflow(page)]).toEqual([at, 0]);
  await expect.poll(async () => [at, await violations(page)], { timeout: 4_000 }).toEqual([at, []]);
}

it('restores a deleted news item from the toast and from the trash, and an older version after comparing', async () => {
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: laptop,
  });
  const id = await write(page, '/api/news', 'POST', {});
  await write(page, `/api/news/${id}`, 'PUT', {
    Title: 'The well gives water',
    Content: 'It is twelve metres deep.',
    PublishedAt: '2026-01-01T06:00:00Z',
  });
  const address = `/publications/news/${id}`;
  const responses = async (status: number) => {
    await expect.poll(async () => (await fetch(opened.site.url + address)).status).toBe(status);
  };

  await page.goto(`${opened.site.url}/dashboard/news?q=well+gives`);
  const row = page.getByRole('row', { name: /The well gives water/ });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('News item deleted successfully').waitFor();
  // By keyboard: the toast with the button remains while it has the focus.
  const undo = page.locator('.toast-action', { hasText: 'Undo' });
  await undo.focus();
  await responses(404);
  await page.keyboard.press('Enter');
  await page.getByText('Restored as it was.').waitFor();
  await responses(200);
  await row.waitFor();

  await row.getByRole('button', { name: 'Delete' }).click();
  await responses(404);
  // The toast is in English.
  await undo.waitFor();
  for (const lang of ['so', 'en']) {
    await page.locator('header summary[aria-label]').click();
    await page.locator(`header a[hreflang=${lang}]`).click();
    await page.waitForSelector(`html[lang=${lang}]`);
    await expect.poll(() => undo.count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByText('in 30 days').first().waitFor();
  await isClean(page);
  await page
    .getByRole('row', { name: /The well gives water/ })
    .getByRole('button', { name: 'Restore' })
    .click();
  await responses(200);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(new RegExp(`/dashboard/news/${id}/edit`));

  await write(page, `/api/news/${id}`, 'PUT', { Title: 'The new well gives sweet water' });
  await page.getByRole('link', { name: 'All versions' }).click();
  await page.getByRole('link', { name: /Version 3.*current.*Changed.*Superadmin/ }).waitFor();
  await expect.poll(() => page.locator('main ins').allTextContents()).toEqual(['added: new ', 'added: sweet ']);
  await page.getByRole('link', { name: /Version 2/ }).click();
  await page.getByRole('link', { name: 'The version before it' }).click();
  await expect.poll(() => page.locator('main ins').first().textContent()).toContain('The well gives water');
  await isClean(page);

  // Another change arrives first: nothing is overwritten unseen.
  const before = confirmed.length;
  await write(page, `/api/news/${id}`, 'PUT', { Content: 'It is fourteen metres deep.' });
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await page.getByText('Somebody has changed this item in the meantime').waitFor();
  await page.getByRole('link', { name: /Version 4.*current/ }).waitFor();
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await page.waitForURL(/edit/);
  expect(await readText(page.getByLabel('Content: English'))).toBe('It is twelve metres deep.');
  expect(confirmed.slice(before)).toHaveLength(2);
  await expect.poll(() => read(address)).toContain('twelve metres');
  expect(await read(address)).not.toContain('sweet');
  await undo.click();
  await page.getByText('Undone: everything is as it was before.').waitFor();
  await expect.poll(() => read(address)).toContain('fourteen metres');

  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Superadmin restored an earlier version of “The new well gives sweet water” (News item)' })
    .waitFor();
  const activityText = (await page.locator('main ol').first().textContent()) ?? '';
  for (const activity of ['deleted', 'restored', 'published', 'created'])
    expect(activityText).toContain(`Superadmin ${activity}`);
  await isClean(page);
  // The provoked refusal is the only problem.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  await close();
});

it('restores a draft of a published article with its date of today, and names the fields where that cannot be', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const id = await write(page, '/api/articles', 'POST', {});
  const path = `/api/articles/${id}`;
  await write(page, `${path}?draft=1`, 'PUT', { 'Title.so': 'Ceelka', 'Content.so': 'Waa qoto dheer.' });
  await write(page, path, 'PUT', { 'Title.so': 'Ceelka cusub', publishedDate: '2026-02-01T06:00:00Z' });
  await page.goto(`${opened.site.url}/dashboard/articles/${id}/history?lang=so`);
  await waitForScreen(page);
  await page.getByRole('link', { name: /Nuqulka 2/ }).click();
  await page.getByRole('button', { name: 'Soo celi nuqulka 2' }).click();
  await page
    .getByText(
      'Nuqulka 2 waa la soo celiyay. Nuqulkaas kuma jirin, sidaas darteed sidii hadda ayaa loo daayay: Taariikhda',
    )
    .waitFor();
  await isClean(page);
  await expect.poll(() => page.locator('#field-title-so').inputValue()).toBe('Ceelka');
  expect(await read(`/publications/articles/${id}?lang=so`)).toContain('Ceelka');

  const project = await write(page, '/api/projects', 'POST', {});
  await write(page, `/api/projects/${project}?draft=1`, 'PUT', { ProjectName: 'Roof', Status: 'completed' });
  await write(page, `/api/projects/${project}`, 'PUT', { Status: 'not-started' });
  await page.goto(`${opened.site.url}/dashboard/projects/${project}/history`);
  await page.getByRole('link', { name: /Version 2/ }).click();
  await page.getByRole('button', { name: 'Restore version 2' }).click();
  await page
    .getByText(
      'Some fields need your attention. Start Date: Please fill in this field. End Date: Please fill in this field.',
    )
    .waitFor();
  await close();
});

it.each([
  ['en', 'Schedule changed', 'Scheduled', ['Draft', 'Scheduled'], 'Superadmin scheduled “A new roof”'],
  [
    'so',
    'Waqtiga la qorsheeyay ayaa la beddelay',
    'Waa la qorsheeyay',
    ['Qabyo', 'La qorsheeyay'],
    'Superadmin: qorshaynta “A new roof”',
  ],
  ['ar', 'تغيير الموعد المجدول', 'جدولة', ['مسودة', 'مجدول'], 'Superadmin: جدولة «A new roof»'],
])('names the versions of a scheduled item as such, in %s', async (lang, changed, scheduled, states, activity) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = await write(page, '/api/news', 'POST', {});
  await write(page, `/api/news/${id}`, 'PUT', { Title: 'A new roof', Content: 'x', PublishedAt: '2199-01-01' });
  await write(page, `/api/news/${id}`, 'PUT', { PublishedAt: '2199-01-02' });
  await page.goto(`${opened.site.url}/dashboard/news/${id}/history?lang=${lang}`);
  const versions = page.locator('.versions .version > span:nth-child(2)');
  await expect
    .poll(async () => (await versions.allInnerTexts()).map((text) => text.split(/\s·\s/)[0]).slice(0, 2))
    .toEqual([changed, scheduled]);
  await isClean(page);
  await page.locator('.versions .version').last().click();
  await expect.poll(() => page.locator('.compared').first().locator('dd').allInnerTexts()).toEqual(states);
  await page.goto(`${opened.site.url}/dashboard/activity?lang=${lang}`);
  await page.getByText(activity).first().waitFor();
  await close();
});

it('shows the same screens from right to left in Arabic, on a phone, in dark colours', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
    colorScheme: 'dark',
  });
  const id = await write(page, '/api/news', 'POST', {});
  await write(page, `/api/news/${id}`, 'PUT', {
    Title: 'Well',
    'Title.ar': 'افتُتحت البئر في القرية',
    Content: 'x',
    PublishedAt: '2026-01-01T06:00:00Z',
  });
  await write(page, `/api/news/${id}`, 'PUT', { 'Title.ar': 'افتُتحت المدرسة في القرية' });
  await page.goto(`${opened.site.url}/dashboard/news/${id}/history?lang=ar`);
  await page.locator('main ins').waitFor();
  expect([await page.locator('main del').textContent(), await page.locator('main ins').textContent()]).toEqual([
    'محذوف: البئر',
    'مضاف: المدرسة',
  ]);
  await isClean(page);

  await page.goto(`${opened.site.url}/dashboard/news?lang=ar&q=${encodeURIComponent('المدرسة في القرية')}`);
  await page
    .getByRole('row', { name: /افتُتحت المدرسة/ })
    .getByRole('button', { name: 'حذف' })
    .click();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await page.getByText('تمت الاستعادة').waitFor();
  await page
    .getByRole('row', { name: /افتُتحت المدرسة/ })
    .getByRole('button', { name: 'حذف' })
    .click();
  await page.goto(`${opened.site.url}/dashboard/trash?lang=ar&kind=news`);
  await page.getByRole('row', { name: /افتُتحت المدرسة/ }).waitFor();
  await isClean(page);
  await page.goto(`${opened.site.url}/dashboard/activity?lang=ar`);
  await page.getByText('حذف «افتُتحت المدرسة في القرية»').first().waitFor();
  await isClean(page);
  expect(problems).toEqual([]);
  await close();
});
