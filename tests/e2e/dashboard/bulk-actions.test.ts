/** Publishing, unpublishing and deleting several items of a list, and undoing it. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import {
  callApi,
  openScreen,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const draft = (title: string, videoId = 'aqz-KE-bpKQ') => ({ title, description: 'A lesson', videoId });
const rows = (page: Page) => page.locator('main tbody tr');
const bar = (page: Page) => page.getByRole('group', { name: 'Chosen items' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const boxOf = (page: Page, title: string) => page.getByRole('checkbox', { name: `Choose ${title}` });
const listPublicTitles = async () => {
  const response = await fetch(`${opened.site.url}/api/videos?limit=100`);
  return ((await response.json()) as { videos: { title: string }[] }).videos.map(({ title }) => title);
};

it.each([
  ['phone', phone],
  ['laptop', laptop],
])('change what is chosen and are undone together on a %s', async (name, viewport) => {
  const { page, close, confirmed, problems } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport,
    hasTouch: viewport === phone,
  });
  const titles = ['one', 'two', 'three'].map((number) => `${name} ${number}`);
  for (const title of titles) await callApi(page, 'POST', '/videos', draft(title));
  await callApi(page, 'POST', '/videos', draft(`${name} incomplete`, ''));
  const ours = async () => (await listPublicTitles()).filter((title) => title.startsWith(name)).toSorted();
  await openScreen(page, opened.site, `/dashboard/videos?q=${name}&rows=100`);

  const box = page.getByRole('checkbox', { name: 'All on this page' });
  await boxOf(page, titles[0]!).check();
  await bar(page).getByText('1 item chosen').waitFor();
  expect(await box.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);
  await box.check();
  await bar(page).getByText('4 items chosen').waitFor();
  expect(await act(page, 'Back to draft').getAttribute('aria-disabled')).toBe('true');
  for (const target of [box.locator('..'), boxOf(page, titles[0]!).locator('..'), act(page, 'Publish')]) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // One lacks its video: the others are published, and it stays chosen.
  await act(page, 'Publish').click();
  const failure = page.getByRole('alert');
  await failure.getByText('1 of 4 could not be published.').waitFor();
  expect(confirmed.at(-1)).toMatch(/^Publish 4 items\?/);
  expect(await failure.getByRole('listitem').innerText()).toMatch(new RegExp(`^${name} incomplete\\s+\\S+.*: .+`));
  await bar(page).getByText('1 item chosen').waitFor();
  expect(await ours()).toEqual(titles.toSorted());
  expect(await violations(page)).toEqual([]);
  await page.getByText('3 items published.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone for 3 items.').waitFor();
  expect(await ours()).toEqual([]);

  // By keyboard, and back to draft: what was published is published again as it was.
  await waitForScreen(page);
  await bar(page).getByRole('button', { name: 'Choose none' }).click();
  await bar(page).waitFor({ state: 'detached' });
  for (const title of titles.slice(0, 2)) {
    await boxOf(page, title).focus();
    await page.keyboard.press('Space');
  }
  await act(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 items published.').waitFor();
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('table-box');
  await waitForScreen(page);
  await box.check();
  await act(page, 'Back to draft').click();
  await page.getByText('2 items are drafts again.').waitFor();
  expect(confirmed.at(-1)).toMatch(/^Put 2 items back to draft\?.*2 chosen items are drafts already/);
  expect(await ours()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone for 2 items.').waitFor();
  expect(await ours()).toEqual(titles.slice(0, 2).toSorted());

  await waitForScreen(page);
  await box.check();
  await act(page, 'Delete').click();
  await page.getByText('4 items deleted.').waitFor();
  expect(confirmed.at(-1)).toMatch(/^Delete 4 items\? What you delete stays in the trash/);
  expect(await ours()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone for 4 items.').waitFor();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect(await ours()).toEqual(titles.slice(0, 2).toSorted());
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await close();
});

it('leave what somebody changed in the meantime, and a schedule that is undone', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const first = await callApi(page, 'POST', '/videos', draft('Meanwhile'));
  const later = { Title: 'Meanwhile later', Content: 'Text', Description: 'Text', PublishedAt: '2090-01-01T00:00:00Z' };
  const second = await callApi(page, 'POST', '/news', {});
  await callApi(page, 'PUT', `/news/${String(second['_id'])}?draft=1`, later);
  await openScreen(page, opened.site, '/dashboard/videos?q=meanwhile');
  await callApi(page, 'PUT', `/videos/${String(first['_id'])}?draft=1`, { title: 'Meanwhile changed' });
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await act(page, 'Publish').click();
  await page.getByText('Somebody has changed it in the meantime.').waitFor();
  expect(await listPublicTitles()).not.toContain('Meanwhile changed');

  await openScreen(page, opened.site, '/dashboard/news?q=meanwhile');
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await act(page, 'Publish').click();
  await page.getByText('1 item published.').waitFor();
  const read = () => callApi(page, 'GET', `/news/${String(second['_id'])}?all=1`);
  expect((await read())['state']).toBe('published');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone for 1 item.').waitFor();
  expect(await read()).toMatchObject({ state: 'draft', PublishedAt: '2090-01-01T00:00:00.000Z' });

  // Undone from another screen, after somebody has changed the item.
  await waitForScreen(page);
  await page.getByRole('checkbox', { name: 'All on this page' }).check();
  await act(page, 'Publish').click();
  await page.getByText('1 item published.').waitFor();
  await callApi(page, 'PUT', `/news/${String(second['_id'])}`, { Content: 'Another text' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.waitForURL('**/dashboard/projects');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 of 1 could not be undone.').waitFor();
  expect(await read()).toMatchObject({ state: 'published', Content: 'Another text' });
  await close();
});

it.each([
  ['so', 'dark'],
  ['ar', 'light'],
] as const)('fit a phone in %s', async (lang, colorScheme) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone, colorScheme });
  for (const path of ['/dashboard/news', '/dashboard/partners', '/dashboard/blogs']) {
    await openScreen(page, opened.site, `${path}?lang=${lang}`);
    if ((await rows(page).count()) > 0) await page.locator('thead input[type=checkbox]').check();
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  await close();
});
