/** A site with content, in the night in which backups are made. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { news } from '../../../domain/content/news.ts';
import { createBackupRunStore } from '../../../server/store/backup-run-store.ts';
import { localized, type TestApp } from '../api/app.ts';

/** Three o'clock in the night, by the clock of this machine. */
export const night = new Date(2026, 10, 20, 3, 0);

/** Adds a news item and a superadmin, and moves the clock to the night; returns what tests read of the backups. */
export async function prepareBackups(site: TestApp) {
  site.clock.now = night;
  await site.add(news, {
    title: localized({ en: 'Told' }),
    description: localized({ en: 'Told' }),
    content: localized({ en: 'Told' }),
    image: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
  });
  await site.addUser({ role: 'superadmin' });
  const folder = join(site.dataDir, 'backups');
  return {
    folder,
    store: createBackupRunStore(site.db),
    archives: async () => (await readdir(folder)).toSorted(),
    pass: (hours: number) => site.advance(hours * 60 * 60_000),
  };
}
