import type { CopyFacts } from '../../domain/backups/backup-run.ts';
import type { BackupRun, BackupRunStore } from '../store/backup-run-store.ts';

/** How many copies are read, the newest first. */
const most = 200;

/** Returns the copies of backups at a place, newest first, and what is known about them together. */
export async function readCopies(
  store: BackupRunStore,
  place: string,
): Promise<{ facts: CopyFacts; ofBackup: ReadonlyMap<string, BackupRun> }> {
  const copies = (await store.list('copy', most)).filter((run) => run.place === place);
  const newest = copies.find(({ state }) => state === 'done');
  const lastDoneAt = copies.reduce(
    (last, { state, finishedAt }) => (state === 'done' && (finishedAt ?? '') > last ? finishedAt! : last),
    '',
  );
  // After a failure it waits or runs once more; the problem remains until a copy succeeds.
  const failed = copies.find(({ state, problem, finishedAt }) => {
    return state !== 'done' && problem !== null && (finishedAt ?? '') > lastDoneAt;
  });
  return {
    facts: { place, newestMadeAt: newest?.createdAt, problem: failed?.problem ?? null },
    ofBackup: new Map(copies.map((run) => [run.copyOf ?? '', run])),
  };
}
