import type { OffsiteFacts } from '../../../domain/backups/backup-run.ts';
import type { BackupRun, BackupRunStore } from '../../store/backup-run-store.ts';

/** How many offsite copies are read, the newest first. */
const maxRuns = 200;

/**
 * Returns the offsite copies of backups at a place, newest first, and what is known about them together. `hasEnded`
 * refuses those that ended in the future, by a clock that was wrong: they would hide that newer ones are missing.
 */
export async function readOffsiteBackups(
  store: BackupRunStore,
  place: string,
  hasEnded: (run: BackupRun) => boolean,
): Promise<{ facts: OffsiteFacts; ofBackup: ReadonlyMap<string, BackupRun> }> {
  const copies = (await store.list('copy', maxRuns)).filter((run) => run.place === place);
  const done = copies.filter((run) => run.state === 'done' && hasEnded(run));
  const newest = done.find(({ file }) => file !== '');
  const lastDoneAt = done.reduce((last, { finishedAt }) => (finishedAt! > last ? finishedAt! : last), '');
  // After a failure it waits or runs once more; the problem remains until a copy succeeds.
  const failed = copies.find(({ state, problem, finishedAt }) => {
    return state !== 'done' && problem !== null && (finishedAt ?? '') > lastDoneAt;
  });
  return {
    facts: {
      place,
      newestMadeAt: newest?.createdAt,
      // Of copies that were made the newest is always kept.
      isNewestDeleted: done[0] !== newest,
      problem: failed?.problem ?? null,
    },
    ofBackup: new Map(copies.map((run) => [run.copyOf ?? '', run])),
  };
}
