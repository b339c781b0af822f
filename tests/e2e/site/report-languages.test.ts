/** A report with a document in two languages, from the form to its readers. */
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { overflow, phone, violations, visit } from '../../setup/browser/pages.ts';
import { pdf } from '../../setup/samples.ts';
import { callApi, openScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser(staffEnvironment);

it('shows readers the document in their language, and says where there is none', async () => {
  const { page, close } = await signInAs(opened.browser, opened.site, superadmin, { viewport: phone });
  const id = String((await callApi(page, 'POST', '/reports'))['_id']);
  await openScreen(page, opened.site, `/dashboard/reports/${id}/edit`);
  await page.locator('#field-title').fill('Report of 2026');
  const file = (name: string, pages: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf(pages)),
  });
  await page.locator('#field-file').setInputFiles(file('report.pdf', 1));
  // What is no document is refused as soon as it is chosen.
  await page
    .locator('#field-fileSo')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await page.locator('#field-fileSo-problem').getByText('This file is not a PDF').waitFor();
  await page.locator('#field-fileSo').setInputFiles(file('warbixin.pdf', 2));
  expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
  await page.locator('.save-buttons button[type=submit]').click();
  await page.locator('[data-notice=saved]').waitFor();
  await close();

  for (const [lang, name, note] of [
    ['en', 'report.pdf', ''],
    ['so', 'warbixin.pdf', ''],
    ['ar', 'report.pdf', 'الملف باللغة الإنجليزية'],
  ] as const) {
    const reader = await visit(opened.browser);
    await reader.page.goto(`${opened.site.url}/publications/reports?lang=${lang}`);
    const card = reader.page.locator('.report-card').first();
    expect(await card.locator('a[download]').getAttribute('download')).toBe(name);
    if (note) await card.getByText(note).waitFor();
    else expect(await card.innerText()).not.toContain('The file is in');
    expect([await violations(reader.page), await overflow(reader.page)]).toEqual([[], 0]);
    await reader.close();
  }
});
