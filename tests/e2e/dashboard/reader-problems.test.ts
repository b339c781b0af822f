/** The list above the button that publishes: what would hurt readers. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { button, openText } from '../../setup/browser/long-text.ts';
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
  const link = page.locator('.save-bar').getByRole('button', { name: 'Worth a look before publishing' });
  await link.waitFor();
  // At most a line more of the screen.
  const added = await link.evaluate((line) => {
    const bar = line.closest('.save-bar')!;
    const before = bar.clientHeight;
    line.style.display = 'none';
    const without = bar.clientHeight;
    line.style.display = '';
    return before - without;
  });
  expect(added).toBeLessThanOrEqual(32);
  await link.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reader-problems');
  const heading = problems.getByRole('heading');
  await expect.poll(() => heading.evaluate((shown) => shown.getBoundingClientRect().bottom)).toBeLessThan(600);
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
  expect([await problems.count(), await link.count()]).toEqual([0, 0]);
  await close();
});

it('opens the picture of a text that has no description', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const file = (at: number) => `/files/pictures/${String(at).repeat(24)}/640.webp`;
  const content = `One\n\n![A well](${file(1)})\n\n![](${file(2)} "Two")\n\n![](${file(3)})`;
  const { text } = await openText(page, opened.site);
  await fillMarkdown(page, 'Content: English', content);
  await button(page, 'Write').click();
  expect(await text.locator('figure').count()).toBe(3);
  await page.getByRole('button', { name: /the image “3” has no description/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.waitFor();
  expect(await dialog.locator('img').first().getAttribute('src')).toBe(file(3));
  expect(await dialog.getByLabel('Description of the image').inputValue()).toBe('');
  // Their descriptions are no words of the text.
  expect(await page.locator('.editor-foot:visible').first().innerText()).toContain('1 word');
  await close();
});
