import {
  findBackupWarnings,
  type BackupSchedule,
  type BackupWarning,
  type CopyFacts,
} from '../../domain/backups/backup-run.ts';
import { notFound } from '../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../domain/people/permissions.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import type { BackupRun, BackupRunStore } from '../store/backup-run-store.ts';
import { readCopies } from './backup-copies.ts';
import type { SecurityLog } from './security-log.ts';

export type BackupService = ReturnType<typeof createBackupService>;

export type BackupEntry = BackupRun & {
  /** Whether the archive is on this machine, to be downloaded. */ isHere: boolean;
  /** Who asked for it. */ requestedByName: string;
  /** Its copy in the bucket. */ copy: BackupRun | undefined;
};

export type Backups = {
  schedule: BackupSchedule;
  /** How many scheduled backups are kept. */ keep: number;
  entries: BackupEntry[];
  /** The newest successful backup, and the newest proof that has ended. */
  last: BackupRun | undefined;
  proof: BackupRun | undefined;
  /** Undefined where backups are not copied. */ copies: CopyFacts | undefined;
  warnings: BackupWarning[];
};

type Deps = {
  store: BackupRunStore;
  schedule: BackupSchedule;
  keep: number;
  /** Where backups are copied to; undefined: nowhere. */ place: string | undefined;
  /** Returns the path of an archive, or undefined where it is not on this machine. */
  findArchive: (run: BackupRun) => Promise<string | undefined>;
  /** Notifies the scheduler that a backup is waiting. */ trigger: () => void;
  securityLog: SecurityLog;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  newId: () => string;
};

const listed = 50;
/** Requests of one session for one backup count as one download for so long (milliseconds). */
const partsWithin = 30 * 60_000;
const mostRecorded = 1_000;
/** A run that ended later than this was recorded by a clock that was wrong; it would hide that newer ones are missing. */
const clockSkew = 60 * 60_000; // milliseconds

/** Creates the service for backups in the dashboard, for superadmins. A restore is a command on the server. */
export function createBackupService(deps: Deps) {
  const { store, schedule, keep, securityLog, now, newId } = deps;
  /** When downloads were recorded, in milliseconds, by session, address and backup. */
  const recorded = new Map<string, number>();

  return {
    /** Returns the newest backups, newest first, and what a superadmin should know about them. */
    async look(viewer: Viewer): Promise<Backups> {
      requireSuperadmin(viewer);
      const [runs, proofs, since] = await Promise.all([
        store.list('backup', listed),
        store.list('proof', 10),
        store.siteSince(),
      ]);
      const copies = deps.place === undefined ? undefined : await readCopies(store, deps.place);
      const names = await deps.namesOf(runs.flatMap(({ requestedBy }) => requestedBy ?? []));
      const entries = await Promise.all(
        runs.map(async (run) => ({
          ...run,
          isHere: (await deps.findArchive(run)) !== undefined,
          requestedByName: names.get(run.requestedBy ?? '') ?? '',
          copy: copies?.ofBackup.get(run.id),
        })),
      );
      const latest = now().getTime() + clockSkew;
      const ended = (run: BackupRun) => run.finishedAt !== null && Date.parse(run.finishedAt) <= latest;
      const last = runs.find((run) => run.state === 'done' && ended(run));
      const failed = runs.find((run) => run.problem !== null && run.state !== 'done');
      const isNewer = failed && (failed.finishedAt ?? '') > (last?.finishedAt ?? '');
      const proof = proofs.find((run) => run.finishedAt !== null);
      const facts = {
        schedule,
        since,
        lastBackup: last,
        failedBackup: isNewer ? failed : undefined,
        lastProof: proof,
        copies: copies?.facts,
      };
      const warnings = findBackupWarnings(facts, now());
      return { schedule, keep, entries, last, proof, copies: copies?.facts, warnings };
    },

    /** Asks for a backup, unless one is being made; returns it. It is made in the background. */
    async make(viewer: Viewer, source: RequestSource): Promise<BackupRun> {
      const staff = requireSuperadmin(viewer);
      const underWay = await store.underWay();
      if (!underWay) {
        const run = { id: newId(), kind: 'backup', reason: 'dashboard', requestedBy: staff.id } as const;
        await store.add({ ...run, createdAt: now().toISOString() });
        await securityLog.recordBy(staff, { event: 'backup_made', source });
        deps.trigger();
        return (await store.find(run.id))!;
      }
      deps.trigger();
      return underWay;
    },

    /**
     * Returns the path and name of an archive, for superadmins who signed in recently: it has the password hashes and
     * messages of everybody. Recorded in the security log; the parts of one download are recorded once.
     */
    async openArchive(viewer: Viewer, id: string, source: RequestSource): Promise<{ path: string; name: string }> {
      const staff = requireSuperadmin(viewer);
      const run = await store.find(id);
      const path = run && (await deps.findArchive(run));
      if (!path) throw notFound();
      requireRecentSignIn(staff, now());
      const download = `${staff.session?.id} ${source.address} ${id}`;
      if (now().getTime() - (recorded.get(download) ?? 0) > partsWithin) {
        await securityLog.recordBy(staff, { event: 'backup_downloaded', subject: run.file, source });
        if (recorded.size > mostRecorded) recorded.clear();
        recorded.set(download, now().getTime());
      }
      return { path, name: run.file };
    },
  };
}
