/** Two people edit one item in two browsers: neither loses anything. */
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { desktop, laptop, overflow, phone, violations, type Visit } from '../../setup/browser/pages.ts';
import { callApi, readText, signInAs, staffEnvironment, superadmin, waitForScreen } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);
const bashir = { name: 'Bashir', email: 'bashir@nuur.example', password: 'one book and one lamp' };

/** Makes a second superadmin, as the first invites one. */
async function invite(page: Visit['page']): Promise<void> {
  const { _id } = await callApi(page, 'POST', '/users');
  await callApi(page, 'PUT', `/users/${String(_id)}`, { name: bashir.name, email: bashir.email, role: 'superadmin' });
  const { url } = await callApi(page, 'POST', `/users/${String(_id)}/invite`);
  await callApi(page, 'POST', '/users/set-password', {
    token: new URL(String(url)).searchParams.get('token'),
    password: bashir.password,
  });
}

async function open(page: Visit['page'], id: string, lang = 'en'): Promise<void> {
  await page.goto(`${opened.site.url}/dashboard/news/${id}/edit?lang=${lang}`);
  await waitForScreen(page);
}

describe('two people editing one item', () => {
  it('see each other, compare both texts and keep what they choose, through a lost connection and an ended session', async () => {
    const one = await signInAs(opened.browser, opened.site, superadmin, { viewport: desktop });
    await invite(one.page);
    const two = await signInAs(opened.browser, opened.site, bashir, { viewport: phone });
    const made = await callApi(one.page, 'POST', '/news');
    const id = String(made['_id']);
    await callApi(one.page, 'PUT', `/news/${id}`, {
      Title: 'A well',
      'Title.so': 'Ceel',
      'Title.ar': 'بئر',
      Content: 'The first text.',
      PublishedAt: '2026-01-01T00:00:00Z',
    });

    await open(one.page, id);
    await open(two.page, id, 'ar');
    // The second person sees that the first has the form open.
    const [{ name }] = JSON.parse(
      await one.page.evaluate(() => localStorage.getItem('userInfo')!).then((info) => `[${info}]`),
    ) as [{ name: string }];
    await two.page.getByText(`مفتوح لدى ${name} منذ`).waitFor();

    await one.page.getByLabel('Title: English').fill('A deep well');
    await one.page.getByLabel('Content: English').fill('What one of them wrote.');
    await one.page.getByLabel('Title: Somali').fill('Ceel dheer');
    await two.page.getByLabel('المحتوى: العربية').fill('نص كتبه الثاني.');
    await two.page.getByRole('button', { name: 'الإنجليزية' }).first().click();
    await two.page.getByLabel('العنوان: الإنجليزية').fill('Two wells');
    await two.page.getByLabel('المحتوى: الإنجليزية').fill('What the other wrote.');
    await one.page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
    await one.page.getByText('News updated successfully').waitFor();

    const { page } = two;
    const save = page.getByRole('button', { name: /^حفظ (الخبر|ونشر)$/ });
    await save.click();
    const dialog = page.locator('dialog.merge-dialog');
    await dialog.getByText('What one of them wrote.').waitFor();
    await dialog.getByText('What the other wrote.').waitFor();
    expect([await overflow(page), await violations(page)]).toEqual([0, []]);
    expect(await dialog.locator('.merged-fields').allTextContents()).toEqual([
      'العنوان، الصومالية',
      'المحتوى، العربية',
    ]);

    // Not every field is decided yet: closing loses nothing, and the next save asks for the rest.
    await dialog.getByRole('group', { name: 'العنوان، الإنجليزية' }).getByRole('radio').first().check();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await readText(page.getByLabel('المحتوى: الإنجليزية'))).toBe('What the other wrote.');
    await save.click();
    await dialog.waitFor();
    expect(await dialog.getByRole('radio').count()).toBe(2);
    await dialog.getByRole('radio').last().check();

    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'حفظ', exact: true }).click();
    const again = page.getByRole('button', { name: 'إعادة المحاولة' });
    await again.waitFor();
    expect(await readText(page.getByLabel('المحتوى: الإنجليزية'))).toBe('What one of them wrote.');
    await page.context().setOffline(false);
    // The session is ended from another device.
    for (const { id: session } of (await callApi(page, 'GET', '/users/sessions')) as unknown as { id: string }[])
      await callApi(page, 'DELETE', `/users/sessions/${session}`);
    await again.click();
    await page.locator('input[type=password]').fill(bashir.password);
    await page.keyboard.press('Enter');
    await page.getByText('حُفظ الخبر بنجاح').waitFor();
    expect(await callApi(one.page, 'GET', `/news/${id}?all=1`)).toMatchObject({
      Title: 'Two wells', // chosen: the text of the second person
      Content: 'What one of them wrote.', // chosen: the text of the first person
      // each changed by one person only
      translations: { so: { Title: 'Ceel dheer' }, ar: { Title: 'بئر', Content: 'نص كتبه الثاني.' } },
      revision: 4,
    });
    await Promise.all([one.close(), two.close()]);
  });

  it('restore an item that was deleted meanwhile, and save what was typed', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = String((await callApi(page, 'POST', '/news'))['_id']);
    await open(page, id);
    await page.getByLabel('Title: English').fill('Kept in spite of all');
    await page.getByLabel('Content: English').fill('Text');
    await callApi(page, 'DELETE', `/news/${id}`);
    await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Restored as it was.').waitFor();
    await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
    await page.getByText('News updated successfully').waitFor();
    expect(await callApi(page, 'GET', `/news/${id}`)).toMatchObject({ Title: 'Kept in spite of all' });
    await close();
  });
});

it('marks a translation whose English has changed until it is confirmed as still correct', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin);
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await callApi(page, 'PUT', `/news/${id}`, {
    Title: 'A lamp',
    'Title.so': 'Siraad',
    'Title.ar': 'سراج',
    Content: 'Text',
    PublishedAt: '2026-01-01T00:00:00Z',
  });
  await callApi(page, 'PUT', `/news/${id}`, { Title: 'A bright lamp' });
  await page.goto(`${opened.site.url}/dashboard/news?filter=outdated-so`);
  await waitForScreen(page);
  await page
    .getByRole('row', { name: /A bright lamp/ })
    .getByText('out of date')
    .first()
    .waitFor({ state: 'attached' });

  await open(page, id);
  await page.getByRole('button', { name: /^Somali/ }).click();
  const hint = page.getByText('The English has changed since this was written');
  expect(await hint.count()).toBe(2); // Somali and Arabic; one of them visible
  await page.getByRole('button', { name: /^What changed\?.*Title, Somali/ }).click();
  await page.getByRole('group', { name: 'What changed in the English' }).locator('ins').getByText('bright').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Still correct.*Title, Somali/ }).click();
  // A translation that is rewritten needs no confirmation.
  await page.getByRole('button', { name: /^Arabic/ }).click();
  await page.getByLabel('Title: Arabic').fill('سراج منير');
  await expect.poll(() => hint.count()).toBe(0);
  await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
  await page.getByText('News updated successfully').waitFor();
  expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ outdated: { so: [], ar: [] } });
  expect(problems).toEqual([]);
  await close();
});

it('names no other person when the same person saves in two windows', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  const texts = { Title: 'A well', Content: 'The first text.', PublishedAt: '2026-01-01T00:00:00Z' };
  await callApi(page, 'PUT', `/news/${id}`, texts);
  await open(page, id);
  await callApi(page, 'PUT', `/news/${id}`, { ...texts, Title: 'A deep well', 'Title.so': 'Ceel' });
  await page.getByLabel('Title: English').fill('Two wells');
  await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
  const dialog = page.locator('.merge-dialog');
  await dialog.waitFor();
  const dialogText = await dialog.innerText();
  expect(dialogText).toContain('You saved this elsewhere too');
  expect(dialogText).toContain('What you saved elsewhere');
  expect(dialogText).toContain('Changed only elsewhere');
  await page.getByRole('button', { name: 'Continue editing' }).click();
  const bar = await page.locator('.save-bar').innerText();
  expect(bar).toContain('You saved this elsewhere in the meantime');
  for (const text of [dialogText, bar]) expect(text).not.toMatch(/somebody|you both/i);
  await close();
});

it('shows the comparison on a turned phone, with all choices and buttons in reach', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  const text = 'A long text. '.repeat(100);
  await callApi(page, 'PUT', `/news/${id}`, { Title: 'A well', Content: text, PublishedAt: '2026-01-01T00:00:00Z' });
  await open(page, id);
  await callApi(page, 'PUT', `/news/${id}`, { Title: 'A deep well', Content: `${text} Theirs.` });
  await page.getByLabel('Title: English').fill('Two wells');
  await page.getByLabel('Content: English').fill(`${text} Mine.`);
  await page.getByRole('button', { name: /^(Update News|Save and publish)$/ }).click();
  const dialog = page.locator('.merge-dialog');
  await dialog.waitFor();
  await page.setViewportSize({ width: 740, height: 360 });
  const body = dialog.locator('.merge-body');
  expect(await body.evaluate((element) => element.clientHeight)).toBeGreaterThan(280);
  // One thing scrolls: a text that scrolled by itself would hold the finger back.
  for (const shown of await dialog.locator('.shown-text').all())
    expect(await shown.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  for (const button of await dialog.locator('.merge-foot button').all()) {
    const box = (await button.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(360);
  }
  for (const choice of await dialog.getByRole('radio').all()) await choice.check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('News updated successfully').waitFor();
  await close();
});
