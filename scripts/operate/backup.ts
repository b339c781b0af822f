/**
 * `npm run backup [FILE] [-- --passphrase-file FILE]`: writes database and files into one archive with checksums
 * (`server/backup/`), signed, and encrypted if there is a passphrase. Without a name it is written to
 * `DATA_DIR/backups`, named by the current time. The server may run meanwhile.
 */
import { createBackup } from './create-backup.ts';
import { readArguments } from './arguments.ts';
import { runCommand, withSite } from './with-site.ts';

await runCommand(async () => {
  const { file, passphrase } = await readArguments('Usage: npm run backup [FILE] [-- --passphrase-file FILE]');
  await withSite((site) => {
    const secret = passphrase ?? site.passphrase;
    return createBackup(site, file ?? site.backupPath('', secret), secret);
  });
});
