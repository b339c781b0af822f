/**
 * `npm run restore FILE`: the site as it was when that backup was made. The archive is held against its sums first, and
 * what is there now goes into a backup of its own, so that a restore can be undone. The server must not run.
 */
import { checkBackup, restoreBackup } from '../../server/backup/restore.ts';
import { StartError } from '../../server/start-error.ts';
import { migrate } from '../../server/store/migrate.ts';
import { isAlone, isEmpty } from '../../server/store/snapshot.ts';
import { makeBackup } from './make-backup.ts';
import { pathFrom, runCommand, withSite, type OpenSite } from './with-site.ts';
import { sayNow } from './say-now.ts';

async function restore(site: OpenSite, file: string): Promise<void> {
  const about = await checkBackup(file);
  console.log(`${file} is whole. It was made on ${about.madeAt}.`);
  if (!(await isAlone(site.db, site.dialect))) throw new StartError('The server runs. Stop it first: it would go on with what it remembers. Nothing was changed.');
  await migrate(site.db);
  const before = (await isEmpty(site.db)) ? undefined : site.backupPath('-before-restore');
  if (before) await makeBackup(site, before);
  const now = sayNow();
  await restoreBackup(file, about, site, now.say);
  now.end();
  console.log(`The site is as it was then; staff sign in again.${before ? ` What was there before: npm run restore ${before}` : ''}`);
}

await runCommand(async () => {
  const file = pathFrom(process.argv[2]);
  if (!file) throw new StartError('Usage: npm run restore FILE');
  await withSite((site) => restore(site, file));
});
