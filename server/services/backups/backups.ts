import type { BackupSchedule } from '../../../domain/backups/backup-run.ts';
import { busy, notFound } from '../../../domain/errors.ts';
import { requireRecentSignIn, requireSuperadmin } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';
import { createWorkQueue } from '../../queues/work-queue.ts';
import type { BackupStatus } from './backup-status.ts';
import type { SecurityLog } from '../accounts/security-log.ts';

export type BackupService = ReturnType<typeof createBackupService>;

export type BackupEntry = BackupRun & {
  /** Whether the archive is on this machine, to be downloaded. */
  isHere: boolean;
  /** Who asked for it. */
  requestedByName: string;
  /** Its copy in the bucket. */
  copy: BackupRun | undefined;
};

export type Backups = Omit<BackupStatus, 'runs' | 'copyOfBackup'> & {
  schedule: BackupSchedule;
  /** How many scheduled backups are kept. */
  keep: number;
  entries: BackupEntry[];
};

type Deps = {
  store: BackupRunStore;
  readStatus: () => Promise<BackupStatus>;
  schedule: BackupSchedule;
  keep: number;
  /** Returns the path of an archive, or undefined where it is not on this machine. */
  findArchive: (run: BackupRun) => Promise<string | undefined>;
  /** Notifies the scheduler that a backup is waiting. */
  trigger: () => void;
  securityLog: SecurityLog;
  findNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
  newId: () => string;
};

/** Requests of one session for one backup count as one download for so long (milliseconds). */
const partsWithin = 30 * 60_000;
const maxRecorded = 1_000;

/** Creates the service for backups in the dashboard, for superadmins. A restore is a command on the server. */
export function createBackupService(deps: Deps) {
  const { store, schedule, keep, securityLog, now, newId } = deps;
  /** When downloads were recorded, in milliseconds, by session, address and backup. */
  const recorded = new Map<string, number>();
  /** Simultaneous requests see the backup of the first. */
  const requests = createWorkQueue({ concurrency: 1, maxWaiting: 20 });

  const makeOnce = async (staff: Staff, source: RequestSource): Promise<BackupRun> => {
    const underWay = await store.underWay();
    if (underWay) return underWay;
    const run = { id: newId(), kind: 'backup', reason: 'dashboard', requestedBy: staff.id } as const;
    await store.add({ ...run, createdAt: now().toISOString() });
    await securityLog.recordBy(staff, { event: 'backup_made', source });
    return (await store.find(run.id))!;
  };

  return {
    /** Returns the newest backups, newest first, and what a superadmin should know about them. */
    async list(viewer: Viewer): Promise<Backups> {
      requireSuperadmin(viewer);
      const { runs, copyOfBackup, ...status } = await deps.readStatus();
      const names = await deps.findNames(runs.flatMap(({ requestedBy }) => requestedBy ?? []));
      const entries = await Promise.all(
        runs.map(async (run) => ({
          ...run,
          isHere: (await deps.findArchive(run)) !== undefined,
          requestedByName: names.get(run.requestedBy ?? '') ?? '',
          copy: copyOfBackup.get(run.id),
        })),
      );
      return { schedule, keep, entries, ...status };
    },

    /** Asks for a backup, unless one is being made; returns it. It is made in the background. */
    async make(viewer: Viewer, source: RequestSource): Promise<BackupRun> {
      const staff = requireSuperadmin(viewer);
      const made = await requests.run(() => makeOnce(staff, source));
      if (!made) throw busy();
      deps.trigger();
      return made.result;
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
      if (Math.abs(now().getTime() - (recorded.get(download) ?? 0)) > partsWithin) {
        await securityLog.recordBy(staff, { event: 'backup_downloaded', subject: run.file, source });
        if (recorded.size > maxRecorded) recorded.clear();
        recorded.set(download, now().getTime());
      }
      return { path, name: run.file };
    },
  };
}
