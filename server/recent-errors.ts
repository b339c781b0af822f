import type { RecentError } from '../domain/operating/site-state.ts';

/** Errors that are kept; the oldest is dropped first. */
const maxErrors = 20;

export type RecentErrors = ReturnType<typeof createRecentErrors>;

/** Keeps the last errors of the log in memory; the same message and cause is one entry that counts its repetitions. */
export function createRecentErrors() {
  let kept: readonly RecentError[] = [];
  let share: (error: RecentError) => void = () => undefined;

  /** Adds an error that another process of this machine has logged. */
  const addShared = (error: RecentError): void => {
    const same = kept.find(({ message, cause }) => message === error.message && cause === error.cause);
    const times = (same?.times ?? 0) + error.times;
    kept = [{ ...error, times }, ...kept.filter((one) => one !== same)].slice(0, maxErrors);
  };

  return {
    addShared,

    /** Adds an error of this process, and passes it on to the other ones. */
    add(error: RecentError): void {
      addShared(error);
      share(error);
    },

    /** Calls a function with each error that `add` receives from now on. */
    onAdd: (listener: (error: RecentError) => void): void => void (share = listener),

    /** Returns the errors, newest first. */
    list: (): readonly RecentError[] => kept,
  };
}
