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
  /** The newest backup whose archive still exists, as far as this server can know, and the newest proof that has ended. */
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
  /** Returns the path of an archive, or undefined where it is not on this machine. */
  findArchive: (run: BackupRun) => Promise<string | undefined>;
  /** Returns whether an archive may be where this server cannot look for it. */
  mayBeElsewhere: (run: BackupRun) => boolean;
  now: () => Date;
};

/**
 * Returns a function that reads the status of the backups: the last results, and what needs to be done. A backup counts
 * while its archive is on this machine or was copied to the bucket. So does one whose archive this server cannot look
 * for: it may be on another machine, or `npm run backup FILE` wrote it to a place of the operator's choice.
 */
export function createBackupStatus(deps: Deps): () => Promise<BackupStatus> {
  const { store, schedule, place, now } = deps;
  const exists = async (run: BackupRun, copy: BackupRun | undefined) =>
    deps.mayBeElsewhere(run) ||
    (copy?.state === 'done' && copy.file !== '') ||
    (await deps.findArchive(run)) !== undefined;
  return async () => {
    const latest = now().getTime() + clockSkew;
    const ended = (run: BackupRun) => run.finishedAt !== null && Date.parse(run.finishedAt) <= latest;
    const [runs, proofs, since, copies] = await Promise.all([
      store.list('backup', listed),
      store.list('proof', 10),
      store.siteSince(),
      place === undefined ? undefined : readOffsiteBackups(store, place, ended),
    ]);
    const made = runs.filter((run) => run.state === 'done' && ended(run));
    let last: BackupRun | undefined;
    for (const run of made) {
      last = (await exists(run, copies?.ofBackup.get(run.id))) ? run : undefined;
      if (last) break;
    }
    const failed = runs.find((run) => run.problem !== null && run.state !== 'done' && ended(run));
    const isNewer = failed && (failed.finishedAt ?? '') > (made[0]?.finishedAt ?? '');
    const proof = proofs.find(ended);
    const facts = {
      schedule,
      since,
      lastBackup: last,
      lastMade: made[0],
      failedBackup: isNewer ? failed : undefined,
      lastProof: proof,
      copies: copies?.facts,
    };
    const warnings = findBackupWarnings(facts, now());
    return { runs, last, proof, copies: copies?.facts, copyOfBackup: copies?.ofBackup ?? new Map(), warnings };
  };
}
