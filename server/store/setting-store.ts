import { createChangeStore } from './change-store.ts';
import type { Database } from './database.ts';

export type SettingStore = ReturnType<typeof createSettingStore>;

/** Creates the store of named values of the installation, as JSON. */
export function createSettingStore(db: Database) {
  const read = async (name: string): Promise<unknown> => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row && JSON.parse(row.value);
  };
  return {
    /** Returns a text that is created once and then never changes, also for concurrent calls of two processes. */
    async getOrCreate(name: string, make: () => string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value: JSON.stringify(make()) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return String(await read(name));
    },

    /** Returns the stored values among these names. */
    async readAll(names: readonly string[]): Promise<Map<string, unknown>> {
      const rows = await db
        .selectFrom('settings')
        .selectAll()
        .where('name', 'in', [...names])
        .execute();
      return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
    },

    /** Stores values by name, all or none, and counts the write of a tag, if any. */
    async writeAll(values: ReadonlyMap<string, unknown>, tag?: string): Promise<void> {
      const rows = [...values].map(([name, value]) => ({ name, value: JSON.stringify(value) }));
      if (rows.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values(rows)
          .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
          .execute();
        if (tag !== undefined) await createChangeStore(transaction).bump([tag]);
      });
    },
  };
}
