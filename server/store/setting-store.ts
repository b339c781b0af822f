import type { Database } from './database.ts';

export type SettingStore = ReturnType<typeof createSettingStore>;

/** Named values of the installation, as JSON. */
export function createSettingStore(db: Database) {
  const read = async (name: string): Promise<unknown> => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row && JSON.parse(row.value);
  };
  return {
    /** A text that is made once and then stays, also when two processes ask at the same moment. */
    async getOrCreate(name: string, make: () => string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value: JSON.stringify(make()) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return String(await read(name));
    },

    /** The values of those of some names that are stored. */
    async readAll(names: readonly string[]): Promise<Map<string, unknown>> {
      const rows = await db
        .selectFrom('settings')
        .selectAll()
        .where('name', 'in', [...names])
        .execute();
      return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
    },

    /** Stores values by name, all of them or none. */
    async writeAll(values: ReadonlyMap<string, unknown>): Promise<void> {
      const rows = [...values].map(([name, value]) => ({ name, value: JSON.stringify(value) }));
      if (rows.length === 0) return;
      await db
        .insertInto('settings')
        .values(rows)
        .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
        .execute();
    },
  };
}
