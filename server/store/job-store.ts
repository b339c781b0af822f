import type { Database } from './database.ts';
import { latestPlanned } from './latest-planned.ts';

export type JobStore = ReturnType<typeof createJobStore>;

/** A moment as the table of settings stores it. */
const toJson = (moment: string) => JSON.stringify(moment);

/** Creates the store of jobs that one of several servers does at a time. */
export function createJobStore(db: Database) {
  return {
    /**
     * Claims a job for some milliseconds, after which this server counts as dead. Returns false where another server has
     * claimed it, or has done it so lately that it is not due.
     */
    async claim(job: string, now: Date, duration: number): Promise<boolean> {
      const at = now.toISOString();
      const claimedUntil = new Date(now.getTime() + duration).toISOString();
      const result = await db
        .insertInto('settings')
        .values({ name: `job.${job}`, value: toJson(claimedUntil) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value: toJson(claimedUntil) })
            .where((eb) =>
              eb.or([eb('settings.value', '<=', toJson(at)), eb('settings.value', '>', toJson(latestPlanned(at)))]),
            ),
        )
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) > 0;
    },

    /** Records that a job was done and is due again at a moment. */
    async finish(job: string, dueAt: Date): Promise<void> {
      await db
        .updateTable('settings')
        .set({ value: toJson(dueAt.toISOString()) })
        .where('name', '=', `job.${job}`)
        .execute();
    },
  };
}
