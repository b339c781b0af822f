import type { Database } from './database.ts';

export type JobStore = ReturnType<typeof createJobStore>;

/** A claim that ends later than this was made by a clock that is wrong (milliseconds). */
const longestClaim = 48 * 60 * 60_000;

/** Creates the store of jobs that one of several servers does at a time. */
export function createJobStore(db: Database) {
  return {
    /**
     * Claims a job for some milliseconds, after which this server counts as dead. Returns false where another server has
     * claimed it, or has done it so lately that it is not due.
     */
    async claim(job: string, now: Date, duration: number): Promise<boolean> {
      const at = (offset: number) => JSON.stringify(new Date(now.getTime() + offset).toISOString());
      const result = await db
        .insertInto('settings')
        .values({ name: `job.${job}`, value: at(duration) })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ value: at(duration) })
            .where((eb) => eb.or([eb('settings.value', '<=', at(0)), eb('settings.value', '>', at(longestClaim))])),
        )
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) > 0;
    },

    /** Records that a job was done and is due again at a moment. */
    async finish(job: string, dueAt: Date): Promise<void> {
      await db
        .updateTable('settings')
        .set({ value: JSON.stringify(dueAt.toISOString()) })
        .where('name', '=', `job.${job}`)
        .execute();
    },
  };
}
