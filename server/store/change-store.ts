import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Creates the store of tag versions, which all processes on one database share. */
export function createChangeStore(db: Database) {
  return {
    /** Counts a write of each tag; returns the new versions. */
    async bump(tags: readonly string[]): Promise<Map<string, number>> {
      const made = new Map<string, number>();
      for (const tag of tags) {
        const row = await db
          .insertInto('change_versions')
          .values({ tag, version: 1 })
          .onConflict((conflict) =>
            conflict.column('tag').doUpdateSet({ version: sql<number>`change_versions.version + 1` }),
          )
          .returning('version')
          .executeTakeFirstOrThrow();
        made.set(tag, Number(row.version));
      }
      return made;
    },

    async versions(): Promise<Map<string, number>> {
      const rows = await db.selectFrom('change_versions').selectAll().execute();
      return new Map(rows.map((row) => [row.tag, Number(row.version)]));
    },

    /** Notifies other processes (PostgreSQL). */
    async notify(tags: readonly string[]): Promise<void> {
      await sql`select pg_notify('minbar_changes', ${tags.join(' ')})`.execute(db);
    },
  };
}
export type ChangeStore = ReturnType<typeof createChangeStore>;
