/**
 * `npm run backup [FILE] [-- --passphrase-file FILE]`: writes database and files into one archive with checksums
 * (`server/backup/`), signed, and encrypted if there is a passphrase. Without a name it is written to
 * `DATA_DIR/backups`, named by the current time. The server may run meanwhile.
 */
import { randomBytes } from 'node:crypto';
import { commandName } from '../../server/command-name.ts';
import { makeId } from '../../domain/model/id.ts';
import { createBackupRunStore } from '../../server/store/backup-run-store.ts';
import { StartError } from '../../server/start-error.ts';
import { createBackup } from './create-backup.ts';
import { readArguments } from './arguments.ts';
import { runCommand, withSite } from './with-site.ts';

const usage = `Usage: ${commandName} backup [FILE] [-- --passphrase-file FILE]`;

let isMade = false;

async function backUp(): Promise<void> {
  const { file, passphrase, fromS3 } = await readArguments(usage);
  if (fromS3) throw new StartError(usage);
  await withSite(async (site) => {
    const secret = passphrase ?? site.passphrase;
    const outcome = await createBackup(site, file ?? site.backupPath('', secret), secret, () => {
      isMade = true;
    });
    const now = new Date();
    const id = makeId(now, randomBytes(8));
    const run = { id, kind: 'backup', reason: 'command', createdAt: now.toISOString(), requestedBy: null } as const;
    // The dashboard shows it. A database before its migration has no such record, and one on a full disk takes none.
    await createBackupRunStore(site.db)
      .addDone(run, outcome)
      .catch(() => undefined);
  });
}

await runCommand(backUp, () => (isMade ? 'The backup is complete.' : 'No backup was made.'));
