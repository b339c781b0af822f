/** The screens of the security log, the security settings and personal data, and the privacy notes for visitors. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { formOf } from '../../setup/api/client.ts';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { waitForHydration, laptop, overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

const clean = async (page: Parameters<typeof violations>[0]) => {
  await waitForScreen(page);
  expect(await overflow(page)).toBe(0);
  await expect.poll(() => violations(page), { timeout: 4_000 }).toEqual([]);
};

const send = async (fields: Record<string, string>) => {
  const { status } = await fetch(`${opened.site.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: formOf({ seconds: '9', ...fields }),
  });
  expect(status).toBe(200);
};

it('shows the security log, filters it and saves it as a table', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await page.getByRole('link', { name: 'Security log' }).click();
  await page.waitForURL(/\/dashboard\/security-log$/);
  await page.getByText('Superadmin signed in').waitFor();
  await clean(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByText('No activity matches this filter.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByText('No activity matches this filter.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByText('Superadmin signed in').waitFor();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a spreadsheet' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^security-log-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile((await saved.path())!);
  expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(table.toString()).toContain('Superadmin downloaded the security log');
  expect(problems).toEqual([]);
  await close();
});

it('sets how long messages are kept, and shows it on the forms and the Privacy page', async () => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: laptop });
  await page.goto(`${opened.site.url}/dashboard/site`);
  await page.getByRole('link', { name: /^Security and privacy/ }).click();
  const months = page.getByLabel(/^Keep messages/);
  await expect.poll(() => months.inputValue()).toBe('24');
  await clean(page);
  await months.fill('0');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.locator('.field-error').waitFor();
  await months.fill('6');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('The settings were saved.').waitFor();
  expect(problems).toEqual([]);
  await close();

  const visitor = await visit(opened.browser, { viewport: phone });
  for (const [path, text] of [
    ['/contact', 'We keep what you send for at most 6 months.'],
    ['/contact?lang=so', 'Waxaad soo dirto waxaannu haynaa ugu badnaan 6 bilood.'],
    ['/embed/membership?lang=ar', 'نحتفظ بما ترسله مدة لا تزيد على 6 أشهر.'],
    ['/privacy', 'Messages and membership applications are deleted from this site after at most 6 months.'],
    ['/privacy?lang=ar', 'تُحذف الرسائل وطلبات العضوية من هذا الموقع بعد مدة لا تزيد على 6 أشهر.'],
  ] as const) {
    await visitor.page.goto(opened.site.url + path);
    await visitor.page.getByText(text).waitFor();
    expect(await overflow(visitor.page)).toBe(0);
  }
  await visitor.page.goto(`${opened.site.url}/`);
  await waitForHydration(visitor.page);
  await visitor.page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  expect(await visitor.page.context().cookies()).toEqual([]);
  expect(await violations(visitor.page)).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('finds, exports and erases what a visitor has sent', async () => {
  await send({ name: 'Ayaan', email: 'ayaan@example.org', message: 'When is the library open?' });
  await send({ name: 'Ayaan', email: 'ayaan@example.org', message: 'And on Friday?' });
  await send({ name: 'Hodan', email: 'hodan@example.org', message: 'Please answer ayaan@example.org as well.' });
  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
    colorScheme: 'dark',
  });
  await page.goto(`${opened.site.url}/dashboard/messages`);
  await page.getByRole('link', { name: 'Personal data' }).click();
  const who = page.getByLabel(/^Email address, phone number or name/);
  await who.fill('12');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.locator('.field-error').waitFor();
  await who.fill('Ayaan@Example.org');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: '2 messages: Ayaan@Example.org' }).waitFor();
  await page.getByRole('heading', { name: '1 message of somebody else names this person' }).waitFor();
  await clean(page);
  expect(page.url()).not.toContain('yaan');

  const [readable] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 messages' }).click(),
  ]);
  expect(readable.suggestedFilename()).toMatch(/^personal-data-.*\.html$/);
  expect(await readFile((await readable.path())!, 'utf8')).toContain('When is the library open?');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  expect((JSON.parse(await readFile((await saved.path())!, 'utf8')) as { messages: unknown[] }).messages).toHaveLength(
    2,
  );

  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Erase 1 message' }).click();
  await page.getByText('1 message was erased.').waitFor();
  await page.getByRole('heading', { name: '1 message: Ayaan@Example.org' }).waitFor();
  await page.getByRole('button', { name: 'Erase 1 message' }).click();
  await page.getByRole('heading', { name: '0 messages: Ayaan@Example.org' }).waitFor();
  await page.getByText('No messages from this person were found.').waitFor();
  expect(confirmed).toEqual(Array.from({ length: 2 }, () => 'Erase 1 message permanently? This cannot be undone.'));
  await page.goto(`${opened.site.url}/dashboard/messages`);
  await page.getByRole('link', { name: /Hodan/ }).waitFor();
  expect(await page.getByRole('link', { name: /Ayaan/ }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
