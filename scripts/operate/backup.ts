/**
 * `npm run backup [FILE]`: all that people made, database and files, in one archive with the sum of each part
 * (`server/backup/`). Without a name it goes to `DATA_DIR/backups`, named by the moment. The server may run meanwhile.
 */
import { makeBackup } from './make-backup.ts';
import { pathFrom, runCommand, withSite } from './with-site.ts';

await runCommand(() => withSite((site) => makeBackup(site, pathFrom(process.argv[2]) ?? site.backupPath(''))));
