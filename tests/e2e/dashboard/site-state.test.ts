/** The first screen shows that something is wrong, and the state of the site what to do. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { laptop, overflow, phone, violations } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

const opened = openSiteAndBrowser({ ...staffEnvironment, SEED: 'none', BACKUP_SCHEDULE: 'daily' });

it('shows what is wrong, what to do, and the request of an error', async () => {
  const { site, browser } = opened;
  const database = new Database(join(site.dataDir, 'minbar.sqlite'));
  // Like one that `npm run backup FILE` writes to another folder.
  const addBackup = database.prepare(
    `insert into backup_runs (id, kind, reason, state, tries, created_at, finished_at, file, bytes,
       row_count, file_count, missing_count, progress)
     values (@at, 'backup', 'command', 'done', 1, @at, @at, 'minbar.tar.gz', 1234567, 1, 0, 0, 100)`,
  );
  addBackup.run({ at: '2020-01-01T02:00:00.000Z' });
  database.exec('alter table messages rename to messages_away');
  const failed = await fetch(`${site.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hodan Cali', email: 'hodan@example.org', message: 'Hello' }),
  });
  database.exec('alter table messages_away rename to messages');
  expect(failed.status).toBe(500);
  const request = failed.headers.get('x-request-id')!;

  const { page, problems, close } = await signInAs(browser, site, superadmin, { viewport: laptop });
  const line = page.getByRole('alert').filter({ hasText: 'There is a problem on the server' });
  await line.getByText('There is a problem on the server: Backups.').waitFor();
  await line.getByRole('link', { name: 'See what to do' }).click();
  await page.waitForURL(/\/dashboard\/site-state$/);
  await waitForScreen(page);
  const cards = page.locator('main ul > li').filter({ has: page.locator('h2') });
  expect(await cards.count()).toBe(10);
  // What needs something done comes first.
  const first = cards.first();
  await first.getByRole('heading', { name: 'Backups' }).waitFor();
  await first.getByText('Problem', { exact: true }).waitFor();
  await first.getByText('the automatic ones do not work', { exact: false }).waitFor();
  await first.getByText('1.2 MB').waitFor();
  const errors = cards.filter({ has: page.getByRole('heading', { name: 'Last errors' }) });
  await errors.getByText(`Request ${request}`).waitFor();
  await errors.getByText('a request failed').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/hodan|@/i);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // A backup fails for a known cause. Like a file of root, the key cannot be read.
  await mkdir(join(site.dataDir, 'backup-key'));
  await page.goto(`${site.url}/dashboard/backups`);
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  const cause = 'The key of the backups could not be read or made';
  await page.getByRole('row').getByText(cause).waitFor();
  await page.goto(`${site.url}/dashboard/site-state`);
  await first.getByText('correct the rights of that file (BACKUP_KEY_FILE)', { exact: false }).waitFor();
  await errors.getByText(cause).waitFor();

  addBackup.run({ at: new Date().toISOString() });
  database.close();
  await page.getByRole('button', { name: 'Check again' }).click();
  await cards.getByText('There is a recent backup.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await waitForScreen(page);
  expect(await line.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it.each([
  ['so', 'Xaaladda degelka', 'light'],
  ['ar', 'حالة الموقع', 'dark'],
] as const)('fits a phone in %s', async (lang, title, colorScheme) => {
  const { page, problems, close } = await signInAs(opened.browser, opened.site, superadmin, {
    viewport: phone,
    colorScheme,
  });
  await page.goto(`${opened.site.url}/dashboard/site-state?lang=${lang}`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await waitForScreen(page);
  expect(await overflow(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});
