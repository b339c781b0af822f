import type { Database } from './database.ts';

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
  };
}
