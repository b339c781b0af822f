import type { Selectable } from 'kysely';
import type { BackupKind, BackupProblem, BackupReason, BackupState } from '../../domain/backups/backup-run.ts';
import type { BackupRunRow, Database } from './database.ts';
import { createJobStore, type JobClaim } from './job-store.ts';
import { getLatestPlanned } from './content/get-latest-planned.ts';

export type BackupRunStore = ReturnType<typeof createBackupRunStore>;

export type BackupRun = {
  id: string;
  kind: BackupKind;
  reason: BackupReason;
  state: BackupState;
  tries: number;
  createdAt: string;
  finishedAt: string | null;
  requestedBy: string | null;
  /** The name of the archive in the folder of backups; empty where there is none. */
  file: string;
  bytes: number;
  rows: number;
  files: number;
  /** Files that the database names and that were not there. */
  missing: number;
  problem: BackupProblem | null;
  /** In percent, while it runs. */
  progress: number;
  /** Of a copy: the id of its backup. */
  copyOf: string | null;
  /** Of a copy: the store and bucket. */
  place: string | null;
};

/** What a finished run is recorded with. */
export type BackupOutcome = Pick<BackupRun, 'file' | 'bytes' | 'rows' | 'files' | 'missing'>;

type NewRun = Pick<BackupRun, 'id' | 'kind' | 'reason' | 'createdAt' | 'requestedBy'> &
  Partial<Pick<BackupRun, 'copyOf' | 'place' | 'file' | 'bytes'>>;

/** Which runs a server asks for. */
type RunFilter = {
  kinds: readonly BackupKind[];
  /** Whether this server can do it. */
  canDo?: (run: BackupRun) => Promise<boolean>;
};

/** Creates the store of the record of backups and test restores. Servers that share the database share it. */
export function createBackupRunStore(db: Database) {
  const jobs = createJobStore(db);
  /** Runs that no living server works on, and whose time has come. */
  const free = (now: string) =>
    db
      .selectFrom('backup_runs')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([
            eb('state', '=', 'waiting'),
            eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now), eb('next_at', '>', getLatestPlanned(now))]),
          ]),
          eb.and([
            eb('state', '=', 'running'),
            eb.or([eb('claimed_until', '<=', now), eb('claimed_until', '>', getLatestPlanned(now))]),
          ]),
        ]),
      );
  const set = async (id: string, claim: string, values: Partial<BackupRunRow>) => {
    const result = await db
      .updateTable('backup_runs')
      .set(values)
      .where('id', '=', id)
      .where('claim', '=', claim)
      .where('state', '=', 'running')
      .executeTakeFirst();
    return Number(result.numUpdatedRows) > 0;
  };

  return {
    /** Adds a run that waits for a server; returns false where one with this id is known. */
    async add(run: NewRun): Promise<boolean> {
      const result = await db
        .insertInto('backup_runs')
        .values(toRow({ ...run, state: 'waiting' }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) > 0;
    },

    /** Adds a backup that was made without waiting: before a migration, or by a command. */
    async addDone(run: NewRun, outcome: BackupOutcome): Promise<void> {
      const row = toRow({ ...run, state: 'done' });
      await db
        .insertInto('backup_runs')
        .values({ ...row, finished_at: run.createdAt, ...toColumns(outcome) })
        .execute();
    },

    /**
     * Claims the oldest wanted run that is due until a moment; undefined where none is. One whose server has died is
     * claimed again. Of several servers that ask, one gets it.
     */
    async claim(
      claim: string,
      now: string,
      until: string,
      { kinds, canDo = async () => true }: RunFilter = { kinds: ['backup', 'proof'] },
    ): Promise<BackupRun | undefined> {
      const found = free(now).where('kind', 'in', kinds);
      // Backups come before proofs of them.
      for (const row of await found.orderBy('kind').orderBy('created_at').limit(20).execute()) {
        if (!(await canDo(toRun(row)))) continue;
        let update = db
          .updateTable('backup_runs')
          .set({ state: 'running', claim, claimed_until: until, next_at: null, tries: row.tries + 1, progress: 0 })
          .where('id', '=', row.id)
          .where('state', '=', row.state)
          .where('tries', '=', row.tries);
        if (row.state === 'running') update = update.where('claimed_until', '=', row.claimed_until);
        const result = await update.executeTakeFirst();
        if (Number(result.numUpdatedRows) > 0) return toRun({ ...row, state: 'running', tries: row.tries + 1 });
      }
      return undefined;
    },

    /** Extends a claim and stores the progress, in percent; returns false where another server has the run now. */
    extend: (id: string, claim: string, until: string, progress: number): Promise<boolean> =>
      set(id, claim, { claimed_until: until, progress }),

    /** Records the end of a run; returns false where another server has it now. */
    finish: (id: string, claim: string, at: string, outcome: BackupOutcome): Promise<boolean> =>
      set(id, claim, { state: 'done', finished_at: at, claim: null, problem: null, ...toColumns(outcome) }),

    /** Records a failure. With `nextAt` it is tried again then. */
    fail: (id: string, claim: string, at: string, problem: BackupProblem, nextAt: string | null): Promise<boolean> =>
      set(id, claim, {
        state: nextAt === null ? 'failed' : 'waiting',
        next_at: nextAt,
        finished_at: at,
        claim: null,
        problem,
      }),

    /**
     * Takes the lease to make a backup or a proof for some milliseconds, also for commands, which have no run before
     * they are done; returns undefined where another process has it.
     */
    takeLease: (now: Date, duration: number): Promise<JobClaim | undefined> => jobs.claim('backup', now, duration),

    /** Gives a run back that was not finished, because the server ends. */
    async release(id: string, claim: string): Promise<void> {
      await db
        .updateTable('backup_runs')
        .set((eb) => ({ state: 'waiting', claim: null, tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .where('claim', '=', claim)
        .execute();
    },

    /** Returns the newest runs of a kind, newest first. */
    async list(kind: BackupKind, limit: number): Promise<BackupRun[]> {
      const rows = await db
        .selectFrom('backup_runs')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toRun);
    },

    /** Returns a run, of any kind. */
    async find(id: string): Promise<BackupRun | undefined> {
      const row = await db.selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toRun(row);
    },

    /** Returns the backup that waits for its first try or runs, if any. */
    async underWay(): Promise<BackupRun | undefined> {
      const row = await db
        .selectFrom('backup_runs')
        .selectAll()
        .where('kind', '=', 'backup')
        .where((eb) => eb.or([eb('state', '=', 'running'), eb.and([eb('state', '=', 'waiting'), eb('tries', '=', 0)])]))
        .limit(1)
        .executeTakeFirst();
      return row && toRun(row);
    },

    /** Returns whether a server works on a run of a kind now. */
    async isRunning(kind: BackupKind, now: string): Promise<boolean> {
      const row = await db
        .selectFrom('backup_runs')
        .select('id')
        .where('kind', '=', kind)
        .where('state', '=', 'running')
        .where('claimed_until', '>', now)
        .where('claimed_until', '<=', getLatestPlanned(now))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns when the first person was added, about when the site was set up. */
    async siteSince(): Promise<string | undefined> {
      const row = await db
        .selectFrom('users')
        .select((eb) => eb.fn.min('created_at').as('since'))
        .executeTakeFirst();
      return row?.since ?? undefined;
    },

    /** Removes the copies of a backup that were not made, since its archive is deleted. */
    async dropCopies(id: string): Promise<void> {
      await db
        .deleteFrom('backup_runs')
        .where('copy_of', '=', id)
        .where('state', 'in', ['waiting', 'failed'])
        .execute();
    },

    /** Removes the record of ended runs and of copies before a moment; their archives remain. */
    async removeBefore(moment: string): Promise<void> {
      await db
        .deleteFrom('backup_runs')
        .where('created_at', '<', moment)
        // A copy waits for as long as its archive is there, also where its machine is gone.
        .where((eb) => eb.or([eb('state', 'in', ['done', 'failed']), eb('kind', '=', 'copy')]))
        .execute();
    },

    /** Records that the archive of a backup was deleted. */
    async clearFile(id: string): Promise<void> {
      await db.updateTable('backup_runs').set({ file: '' }).where('id', '=', id).execute();
    },
  };
}

function toRow(run: NewRun & { state: BackupState }): BackupRunRow {
  return {
    id: run.id,
    kind: run.kind,
    reason: run.reason,
    state: run.state,
    tries: 0,
    created_at: run.createdAt,
    next_at: null,
    claim: null,
    claimed_until: null,
    finished_at: null,
    requested_by: run.requestedBy,
    file: run.file ?? '',
    bytes: run.bytes ?? 0,
    row_count: 0,
    file_count: 0,
    missing_count: 0,
    problem: null,
    progress: 0,
    copy_of: run.copyOf ?? null,
    place: run.place ?? null,
  };
}

const toColumns = ({ file, bytes, rows, files, missing }: BackupOutcome) => ({
  file,
  bytes,
  row_count: rows,
  file_count: files,
  missing_count: missing,
});

function toRun(row: Selectable<BackupRunRow>): BackupRun {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    tries: row.tries,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    requestedBy: row.requested_by,
    file: row.file,
    bytes: Number(row.bytes),
    rows: row.row_count,
    files: row.file_count,
    missing: row.missing_count,
    problem: row.problem,
    progress: row.progress,
    copyOf: row.copy_of,
    place: row.place,
  };
}
