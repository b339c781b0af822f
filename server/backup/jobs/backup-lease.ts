import type { BackupRunStore } from '../../store/backup-run-store.ts';

/** A lease that was not extended for so long is over: its process was killed (milliseconds). */
export const leaseFor = 2 * 60_000;
const extendEvery = 20_000; // milliseconds

export type BackupLease = { /** Lets the next one begin. */ end: () => Promise<void> };

/**
 * Takes the lease to make a backup or a test restore of the site, and keeps it until `end`; returns undefined where
 * another process has it. Two at once take more memory than a small machine has.
 */
export async function takeBackupLease(
  store: Pick<BackupRunStore, 'takeLease'>,
  now: () => Date,
): Promise<BackupLease | undefined> {
  const lease = await store.takeLease(now(), leaseFor);
  if (!lease) return undefined;
  // A failure is no harm: there are more tries before the lease is over.
  const setEnd = (at: Date) => lease.setEnd(at).catch(() => false);
  let extended: Promise<unknown> = Promise.resolve();
  const extending = setInterval(() => {
    extended = extended.then(() => setEnd(new Date(now().getTime() + leaseFor)));
  }, extendEvery).unref();
  return {
    async end() {
      clearInterval(extending);
      await extended;
      // Where the database does not answer, the lease is over by itself. Long ago: the clock may be ahead.
      await setEnd(new Date(0));
    },
  };
}
