import type { Database } from './database.ts';

export type JobStore = ReturnType<typeof createJobStore>;

/** A moment as the table of settings stores it. */
const toJson = (moment: string) => JSON.stringify(moment);

/** A job that this server does now. */
export type JobClaim = {
  /** Sets when the job may be claimed again; returns false where another server has claimed it meanwhile. */
  setEnd: (at: Date) => Promise<boolean>;
};

/** By how much the clocks of two servers may differ (milliseconds). */
const maxClockDifference = 10 * 60_000;

/** Creates the store of jobs that one of several servers does at a time. */
export function createJobStore(db: Database) {
  return {
    /**
     * Claims a job for some milliseconds, after which this server counts as dead. Returns undefined where another
     * server has claimed it, or has done it so lately that it is not due. `longest`: how far ahead its end is ever set,
     * in milliseconds; a later one was stored while a clock was ahead, and is not respected.
     */
    async claim(job: string, now: Date, duration: number, longest = duration): Promise<JobClaim | undefined> {
      const name = `job.${job}`;
      const after = (milliseconds: number) => toJson(new Date(now.getTime() + milliseconds).toISOString());
      let end = after(duration);
      const result = await db
        .insertInto('settings')
        .values({ name, value: end })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value: end })
            .where((eb) =>
              eb.or([
                eb('settings.value', '<=', after(0)),
                eb('settings.value', '>', after(longest + maxClockDifference)),
              ]),
            ),
        )
        .executeTakeFirst();
      if (Number(result.numInsertedOrUpdatedRows) === 0) return undefined;
      return {
        async setEnd(at) {
          const value = toJson(at.toISOString());
          const { numUpdatedRows } = await db
            .updateTable('settings')
            .set({ value })
            .where('name', '=', name)
            .where('value', '=', end)
            .executeTakeFirst();
          if (Number(numUpdatedRows) === 0) return false;
          end = value;
          return true;
        },
      };
    },
  };
}
