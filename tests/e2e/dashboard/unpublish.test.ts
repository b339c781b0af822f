/** "Back to draft" in the form of a published item: visitors see it no longer, and one press publishes it again. */
import { describe, expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, type Visit } from '../../setup/browser/pages.ts';
import { callApi, openScreen, readText, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const complete = { Title: 'A well', 'Title.so': 'Ceel', 'Title.ar': 'بئر', Content: 'Water.' };

/** Makes a news item that is public, or from a date on. */
async function publish(page: Visit['page'], PublishedAt = new Date().toISOString()): Promise<string> {
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await callApi(page, 'PUT', `/news/${id}`, { ...complete, PublishedAt });
  return id;
}
const statusOf = async (path: string) => (await fetch(opened.site.url + path)).status;
const textOf = async (path: string) => (await fetch(opened.site.url + path)).text();

describe('back to draft', () => {
  it('hides the item with what was typed, and Undo publishes it as it was and gives the typed texts back', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await publish(page);
    expect(await statusOf(`/publications/news/${id}`)).toBe(200);
    expect(await textOf('/publications/news')).toContain(id);
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
    const title = page.getByLabel('Title: English');
    await title.fill('A better well');
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await page.getByText('It is a draft again. Visitors no longer see it.').waitFor();
    expect(confirmed.at(-1)).toBe(
      'Put this item back to draft? Visitors will no longer see it, until you publish it again. What you have changed in the form is saved in the draft.',
    );
    expect(await statusOf(`/publications/news/${id}`)).toBe(404);
    expect(await textOf('/publications/news')).not.toContain(id);
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ state: 'draft', Title: 'A better well' });
    expect(await page.getByRole('button', { name: 'Back to draft' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save as draft' }).waitFor();

    // What is typed after it is not lost by the undo either.
    await page.getByLabel('Content: English').fill('Much water.');
    await page.locator('.toast-action', { hasText: 'Undo' }).click();
    await page.getByText('Published again as it was. Visitors can see it.').waitFor();
    expect(await statusOf(`/publications/news/${id}`)).toBe(200);
    expect(await callApi(page, 'GET', `/news/${id}`)).toMatchObject({ Title: 'A well', Content: 'Water.' });
    expect(await title.inputValue()).toBe('A better well');
    expect(await readText(page.getByLabel('Content: English'))).toBe('Much water.');
    await page.getByText('You have changes that are not saved.').waitFor();
    await page.getByRole('button', { name: 'Update News' }).click();
    await page.getByText('News updated successfully').waitFor();
    expect(await callApi(page, 'GET', `/news/${id}`)).toMatchObject({ Title: 'A better well', Content: 'Much water.' });
    await close();
  });

  it('takes a scheduled item off the schedule, and Undo schedules it again', async () => {
    const { page, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin);
    const due = '2099-01-01T09:00:00.000Z';
    const id = await publish(page, due);
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await page.getByText('It is a draft again, and no longer scheduled.').waitFor();
    expect(confirmed.at(-1)).toContain('It will no longer be published automatically.');
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ state: 'draft', PublishedAt: null });
    await page.locator('.toast-action', { hasText: 'Undo' }).click();
    await page.getByText('Scheduled again as it was.').waitFor();
    expect(await callApi(page, 'GET', `/news/${id}?all=1`)).toMatchObject({ state: 'published', PublishedAt: due });
    // The form shows the schedule again, and has nothing to save.
    await page.getByRole('button', { name: 'Save and schedule' }).waitFor();
    expect(await page.getByText('You have changes that are not saved.').count()).toBe(0);
    await close();
  });

  it('leaves a newer version alone, and compares both', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    const id = await publish(page);
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit`);
    await page.getByLabel('Title: English').fill('Mine');
    await callApi(page, 'PUT', `/news/${id}`, { Title: 'Theirs' });
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await page.locator('dialog.merge-dialog').getByText('Theirs').waitFor();
    expect(await statusOf(`/publications/news/${id}`)).toBe(200);
    await close();
  });

  it.each([
    ['en', 'Back to draft', 'light'],
    ['so', 'U celi qabyo', 'dark'],
    ['ar', 'إعادة إلى مسودة', 'light'],
  ] as const)('fits a phone in %s', async (lang, name, colorScheme) => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone, colorScheme });
    const id = await publish(page);
    await openScreen(page, opened.site, `/dashboard/news/${id}/edit?lang=${lang}`);
    const button = page.getByRole('button', { name });
    await button.waitFor();
    expect([await overflow(page), await violations(page)]).toEqual([0, []]);
    await close();
  });

  it('is not offered for the single items of the site', async () => {
    const { page, close } = await signInAs(opened.browser, opened.site, superadmin);
    await openScreen(page, opened.site, '/dashboard/identity');
    await page.locator('.save-bar').waitFor();
    expect(await page.getByRole('button', { name: 'Back to draft' }).count()).toBe(0);
    await close();
  });
});
