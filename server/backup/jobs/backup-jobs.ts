/** The work that the backup process is sent, and what it answers. */
import type { BackupProblem } from '../../../domain/backups/backup-run.ts';
import type { Env } from '../../env.ts';
import type { BackupOutcome } from '../../store/backup-run-store.ts';

/** How many archives of the bucket are read at most. */
export const mostListed = 10_000;

/** The settings by which the backup process opens the site. */
export type BackupSettings = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup' | 's3' | 'fileStorage'>;

/** `file`: the path of the archive. */
export type BackupJob = { settings: BackupSettings } & (
  | { kind: 'backup'; file: string }
  | { kind: 'proof'; file: string; expected: { rows: number; files: number } }
  | {
      kind: 'copy';
      file: string;
      /** Copies that are removed afterwards. */
      old: OffsiteBackup[];
      /** The names of all copies that the site knows of; undefined: the others stay. */
      recorded: string[] | undefined;
    }
  | { kind: 'findMissing'; /** Copies to look for in the bucket. */ copies: OffsiteBackup[] }
);

/** An archive in the bucket: its name, and its size in bytes. */
export type OffsiteBackup = { name: string; bytes: number };

/** The names of old copies that are gone, and for the log why others are not. */
export type RemovedCopies = { names: string[]; problems: string[] };

export type JobResult = {
  outcome: BackupOutcome;
  removed?: RemovedCopies;
  /** The names of copies that are not in the bucket. */
  missingCopies?: string[];
};

export type BackupAnswer =
  | { type: 'progress'; percent: number }
  | ({ type: 'done' } & JobResult)
  | { type: 'failed'; problem: BackupProblem; /** For the log. */ reason: string };
