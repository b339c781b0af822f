import type { BackupKind, BackupProblem } from '../../domain/backups/backup-run.ts';
import { readDiskSpace } from '../disk-space.ts';
import { StartError } from '../start-error.ts';
import { isDiskFull } from '../store/database-errors.ts';

/** A backup or a test restore failed for a known reason; the message is a sentence for the operator. */
export class BackupError extends StartError {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Returns the kind of problem that an error is, for the dashboard. */
export function problemOf(error: unknown, kind: BackupKind): BackupProblem {
  if (error instanceof BackupError) return error.problem;
  if (isDiskFull(error)) return 'diskFull';
  // Reading an archive throws sentences about what is wrong with it.
  return kind === 'proof' && error instanceof StartError ? 'damaged' : 'failed';
}

/** What something needs room for, and what must remain free for the site itself (bytes). */
type Purpose = { name: string; reserve: number; advice: string };

const backupPurpose: Purpose = {
  name: 'it',
  reserve: 200_000_000,
  advice: 'Free some room, or set BACKUP_KEEP to a smaller number.',
};

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Throws BackupError where a folder has no room for this many bytes besides those that the site needs. */
export async function requireRoom(
  folder: string,
  bytes: number,
  { name, reserve, advice } = backupPurpose,
): Promise<void> {
  const { free } = await readDiskSpace(folder);
  if (free >= bytes + reserve) return;
  throw new BackupError(
    'noRoom',
    `There is no room for ${name} in ${folder}: it may take ${megabytes(bytes)}, and ${megabytes(reserve)} must stay ` +
      `free, but only ${megabytes(free)} are. ${advice}`,
  );
}
