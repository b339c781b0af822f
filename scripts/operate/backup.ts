/**
 * `npm run backup [FILE] [-- --passphrase-file FILE]`: all that people made, database and files, in one archive with
 * the sum of each part (`server/backup/`), signed, and encrypted where there is a passphrase. Without a name it goes to
 * `DATA_DIR/backups`, named by the moment. The server may run meanwhile.
 */
import { makeBackup } from './make-backup.ts';
import { readArguments } from './arguments.ts';
import { runCommand, withSite } from './with-site.ts';

await runCommand(async () => {
  const { file, passphrase } = await readArguments('Usage: npm run backup [FILE] [-- --passphrase-file FILE]');
  await withSite((site) => {
    const secret = passphrase ?? site.passphrase;
    return makeBackup(site, file ?? site.backupPath('', secret), secret);
  });
});
