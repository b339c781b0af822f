/** Backups in the dashboard, as a superadmin sees them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSiteAndBrowser } from '../../setup/browser/open-site.ts';
import { createBucket, environmentOf } from '../../setup/programs/s3-bucket.ts';
import { overflow, phone, violations } from '../../setup/browser/pages.ts';
import { waitForScreen, signInAs, staffEnvironment, superadmin } from '../../setup/browser/staff.ts';

// Two processes: the one that is asked is not the one that makes the backup.
const opened = openSiteAndBrowser(async () => ({
  ...staffEnvironment,
  ...environmentOf(await createBucket(), 'BACKUP_S3_'),
  SEED: 'none',
  PROCESSES: '2',
}));

it('makes and copies a backup, shows it on the first screen, and downloads it', async () => {
  const { site, browser } = opened;
  const visited = await signInAs(browser, site, superadmin);
  const { page, problems } = visited;
  const status = page.getByRole('region', { name: 'Backups' });
  await status.getByText('None yet').first().waitFor();
  await status.getByRole('link', { name: 'All backups' }).click();
  await page.getByText('There are no backups yet.').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await page.getByText('The backup is ready.').waitFor({ timeout: 30_000 });
  const row = page.getByRole('row', { name: /Complete/ });
  await expect.poll(() => row.count()).toBe(1);
  expect(await row.innerText()).toMatch(/Made by hand.*Superadmin.*(?:KB|MB).*entries/s);
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  const folder = join(site.dataDir, 'backups');
  const [name] = await readdir(folder);
  expect(download.suggestedFilename()).toBe(name);
  expect((await readFile(await download.path())).equals(await readFile(join(folder, name!)))).toBe(true);

  // The copy is made in the background, at once.
  const copied = async () => {
    await page.reload();
    return row.innerText();
  };
  await expect.poll(copied, { timeout: 30_000, interval: 1_000 }).toMatch(/Copied to another place/);
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.url}/dashboard`);
  await status.getByText('Newest copy in another place').waitFor();
  await page.goto(`${site.url}/dashboard/site-state`);
  await page.getByText('Newest copy').waitFor();
  expect(await page.getByText('Place of the copies').count()).toBe(1);

  await page.goto(`${site.url}/dashboard/security-log`);
  await page.getByText('downloaded a backup').waitFor();
  await page.goto(`${site.url}/dashboard/backups?lang=so`);
  await waitForScreen(page);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(phone);
  await page.goto(`${site.url}/dashboard/backups?lang=ar`);
  await waitForScreen(page);
  expect(await overflow(page)).toBe(0);
  expect(problems).toEqual([]);
  await visited.close();
});
