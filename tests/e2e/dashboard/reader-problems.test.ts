/** The list above the button that publishes: what would hurt readers. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import {
  callApi,
  fillMarkdown,
  signInAs,
  staffEnvironment,
  superadmin,
  waitForScreen,
} from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

it.each([phone, laptop])('names what would hurt readers and leads to it, at $width px', async (viewport) => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport });
  const id = String((await callApi(page, 'POST', '/news'))['_id']);
  await page.goto(`${opened.site.url}/dashboard/news/${id}/edit`);
  await waitForScreen(page);
  const problems = page.getByRole('region', { name: 'Worth a look before publishing' });
  expect(await problems.count()).toBe(0);

  await page.getByLabel('Title: English').fill('A well');
  await fillMarkdown(page, 'Content: English', '### Small\n\nRead [here](/about).');
  await problems.getByText('“Small” is a small heading').waitFor();
  await problems.getByText('Not complete in Somali').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await problems.getByText('the link “here” does not say').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-content');
  await fillMarkdown(page, 'Content: English', '## Small\n\nRead [about us](/about).');
  await expect.poll(() => problems.getByRole('button').count()).toBe(2);
  await problems.getByText('Not complete in Arabic').click();
  await expect.poll(() => page.getByLabel('Title: Arabic').isVisible()).toBe(true);

  // An item of the demonstration whose picture is described has no such entry.
  const { news } = (await callApi(page, 'GET', '/news?limit=1')) as { news: { _id: string }[] };
  await page.goto(`${opened.site.url}/dashboard/news/${news[0]!._id}/edit`);
  await waitForScreen(page);
  await page.getByLabel('Title: English').waitFor();
  expect(await problems.count()).toBe(0);
  await close();
});
