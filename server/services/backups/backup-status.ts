import { hour } from '../../../domain/durations.ts';
import {
  findBackupWarnings,
  type BackupSchedule,
  type BackupWarning,
  type OffsiteFacts,
} from '../../../domain/backups/backup-run.ts';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';
import { readOffsiteBackups } from './offsite-backups.ts';

export type BackupStatus = {
  /** The newest backups of any state, newest first. */
  runs: BackupRun[];
  /** The newest successful backup, and the newest proof that has ended. */
  last: BackupRun | undefined;
  proof: BackupRun | undefined;
  /** Undefined where backups are not copied. */
  copies: OffsiteFacts | undefined;
  /** The copies of backups by the ids of these. */
  copyOfBackup: ReadonlyMap<string, BackupRun>;
  warnings: BackupWarning[];
};

const listed = 50;
/**
 * A run that ended later than this was recorded by a clock that was wrong; it would hide that newer ones are missing.
 */
const clockSkew = hour; // milliseconds

type Deps = {
  store: BackupRunStore;
  schedule: BackupSchedule;
  /** Where backups are copied to; undefined: nowhere. */
  place: string | undefined;
  now: () => Date;
};

/** Returns a function that reads the status of the backups: the last results, and what needs to be done. */
export function createBackupStatus({ store, schedule, place, now }: Deps): () => Promise<BackupStatus> {
  return async () => {
    const latest = now().getTime() + clockSkew;
    const ended = (run: BackupRun) => run.finishedAt !== null && Date.parse(run.finishedAt) <= latest;
    const [runs, proofs, since, copies] = await Promise.all([
      store.list('backup', listed),
      store.list('proof', 10),
      store.siteSince(),
      place === undefined ? undefined : readOffsiteBackups(store, place, ended),
    ]);
    const last = runs.find((run) => run.state === 'done' && ended(run));
    const failed = runs.find((run) => run.problem !== null && run.state !== 'done' && ended(run));
    const isNewer = failed && (failed.finishedAt ?? '') > (last?.finishedAt ?? '');
    const proof = proofs.find(ended);
    const facts = {
      schedule,
      since,
      lastBackup: last,
      failedBackup: isNewer ? failed : undefined,
      lastProof: proof,
      copies: copies?.facts,
    };
    const warnings = findBackupWarnings(facts, now());
    return { runs, last, proof, copies: copies?.facts, copyOfBackup: copies?.ofBackup ?? new Map(), warnings };
  };
}
