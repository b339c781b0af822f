import type { BackupKind, BackupProblem } from '../../domain/backups/backup-run.ts';
import { readDiskSpace } from '../disk-space.ts';
import { StartError } from '../start-error.ts';
import { AppError } from '../../domain/errors.ts';
import { isDiskFull, isUnavailable } from '../store/database-errors.ts';

/** A backup or a test restore failed for a known reason; the message is a sentence for the operator. */
export class BackupError extends StartError {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Returns the kind of problem that an error is, for the dashboard. */
export function findBackupProblem(error: unknown, kind: BackupKind): BackupProblem {
  if (error instanceof BackupError) return error.problem;
  if (isDiskFull(error)) return 'diskFull';
  if (isFilesAway(error)) return 'filesAway';
  if (kind === 'backup' && isUnavailable(error)) return 'databaseAway';
  // Reading an archive throws sentences about what is wrong with it.
  return kind === 'proof' && error instanceof StartError ? 'damaged' : 'failed';
}

const isFilesAway = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'files_unavailable';

/** Returns the sentence about an error for the log and the terminal; undefined where its cause is not known. */
export function describeBackupError(error: unknown, kind: BackupKind = 'backup'): string | undefined {
  if (error instanceof StartError) return error.message;
  const cause = describeCause(error);
  if (isFilesAway(error)) return `The file store does not answer, or refuses (${cause}). Try again when it is there.`;
  if (isDiskFull(error)) return `The disk is full (${cause}). Free some room, and try again.`;
  if (kind === 'backup' && isUnavailable(error))
    return `The database does not answer, or refuses (${cause}). Try again when it is there.`;
  if (isOfFileSystem(error)) return `A file could not be read or written (${cause}). Remove the cause, and try again.`;
  return undefined;
}

const isOfFileSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;

/** What the innermost cause says, or its code where it says nothing, as those of several addresses do. */
function describeCause(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  return cause instanceof Error ? describeCause(cause) : message || code || String(error);
}

/** What something needs room for, and what must remain free for the site itself (bytes). */
type Purpose = { name: string; reserve: number; advice: string };

const backupPurpose: Purpose = {
  name: 'a backup',
  reserve: 200_000_000,
  advice: 'Free some room, such as by removing old backups. Nothing was changed.',
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
