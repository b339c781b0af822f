/** From the form of a visitor to the reply of a superadmin. */
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

it("shows a superadmin a visitor's message, marks it as answered, and can undo that and a deletion", async () => {
  const visitor = await visit(opened.browser);
  await visitor.page.goto(`${opened.site.url}/contact`);
  await waitForHydration(visitor.page);
  for (const [name, text] of Object.entries({
    name: 'Ayaan',
    email: 'ayaan@example.org',
    message: 'When is the library open?',
  }))
    await visitor.page.fill(`[name=${name}]`, text);
  // Faster forms count as spam.
  await visitor.page.waitForFunction(() => performance.now() > 3_000);
  await visitor.page.click('main form button[type=submit]');
  await visitor.page.getByText('Message sent successfully!').first().waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.close();

  const { page, problems, confirmed, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: laptop,
  });
  await page.getByRole('link', { name: 'Messages 1 unread message' }).click();
  await page.waitForURL(/\/dashboard\/messages$/);
  await page.getByRole('link', { name: /Ayaan/ }).click();
  await page.getByText('When is the library open?').waitFor();
  // Opening it has marked it as read.
  await page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await clean(page);
  const reply = await page.getByRole('link', { name: 'Answer by email' }).getAttribute('href');
  expect(reply).toMatch(/^mailto:ayaan@example\.org\?subject=Your%20message/);

  const isAnswered = page.getByRole('button', { name: 'Mark as not answered' });
  // Nobody knows whether the answer was sent, so it is asked.
  await page.getByRole('link', { name: 'Answer by email' }).click();
  const question = page.locator('.toast', { hasText: 'Mark the message from Ayaan as answered?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await isAnswered.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/\/dashboard\/messages$/);
  await page.getByText('No messages yet.').waitFor();
  expect(confirmed).toEqual([
    'Are you sure you want to delete this message? It goes to “Deleted” under Messages, where it can be restored for 30 days.',
  ]);
  await page
    .getByText('Message deleted. It is in “Deleted” under Messages, where it can be restored for 30 days.')
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('link', { name: /Ayaan/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('explains in Arabic on a phone why spam is held, and moves it to the inbox with one press', async () => {
  const { status } = await fetch(`${opened.site.url}/api/v1.0/email/send-form?lang=ar`, {
    method: 'POST',
    body: formOf({ name: 'خضرة عبدي', email: 'khadra@example.org', message: 'متى تبدأ الحلقة؟', seconds: '0.8' }),
  });
  expect(status).toBe(200);
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
    colorScheme: 'dark',
  });
  await page.goto(`${opened.site.url}/dashboard/messages?lang=ar&filter=spam`);
  await clean(page);
  await page.getByRole('link', { name: /خضرة عبدي/ }).click();
  await page.getByText('أُرسلت أسرع مما يستطيع إنسان أن يكتب.').waitFor();
  await clean(page);
  await page.getByRole('button', { name: 'ليست مزعجة' }).click();
  await page.getByRole('link', { name: 'الرد بالبريد' }).waitFor();
  await page.getByRole('link', { name: 'العودة إلى الرسائل' }).click();
  await page.getByRole('link', { name: /خضرة عبدي/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
