/** The work that the backup process is sent, and what it answers. */
import type { BackupProblem } from '../../../domain/backups/backup-run.ts';
import type { Env } from '../../env.ts';
import type { BackupOutcome } from '../../store/backup-run-store.ts';

/** The settings by which the backup process opens the site. */
export type BackupSettings = Pick<Env, 'dataDir' | 'databaseUrl' | 'backup' | 's3' | 'fileStorage'>;

export type BackupJob = { settings: BackupSettings; /** The path of the archive. */ file: string } & (
  | { kind: 'backup' }
  | { kind: 'proof'; expected: { rows: number; files: number } }
  | {
      kind: 'copy';
      /** Copies that are removed afterwards, with their sizes in bytes. */
      old: OldOffsiteBackup[];
      /** The names of all copies that the site knows of. */
      recorded: string[];
    }
);

export type OldOffsiteBackup = { name: string; bytes: number };

/** The names of old copies that are gone, and for the log why others are not. */
export type RemovedCopies = { names: string[]; problems: string[] };

export type BackupAnswer =
  | { type: 'progress'; percent: number }
  | { type: 'done'; outcome: BackupOutcome; removed?: RemovedCopies }
  | { type: 'failed'; problem: BackupProblem; /** For the log. */ reason: string };
