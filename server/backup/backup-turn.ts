import type { BackupRunStore } from '../store/backup-run-store.ts';

/** A turn that was not extended for so long is over: its process was killed (milliseconds). */
export const turnFor = 2 * 60_000;
const extendEvery = 20_000; // milliseconds

export type BackupTurn = { /** Lets the next one begin. */ end: () => Promise<void> };

/**
 * Takes the turn to make a backup or a test restore of the site, and keeps it until `end`; returns undefined where
 * another process has it. Two at once take more memory than a small machine has.
 */
export async function takeBackupTurn(
  store: Pick<BackupRunStore, 'takeTurn'>,
  now: () => Date,
): Promise<BackupTurn | undefined> {
  const turn = await store.takeTurn(now(), turnFor);
  if (!turn) return undefined;
  // A failure is no harm: there are more tries before the turn is over.
  const setEnd = (at: Date) => turn.setEnd(at).catch(() => false);
  let extended: Promise<unknown> = Promise.resolve();
  const extending = setInterval(() => {
    extended = extended.then(() => setEnd(new Date(now().getTime() + turnFor)));
  }, extendEvery).unref();
  return {
    async end() {
      clearInterval(extending);
      await extended;
      // Where the database does not answer, the turn is over by itself. Long ago: the clock may be ahead.
      await setEnd(new Date(0));
    },
  };
}
