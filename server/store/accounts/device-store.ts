import type { KnownDeviceRow } from './account-rows.ts';
import type { Database } from '../database.ts';

export type DeviceStore = ReturnType<typeof createDeviceStore>;

/** Creates the store of devices from which people have signed in, by the hashes of their tokens. */
export function createDeviceStore(db: Database) {
  return {
    /** Returns the devices of a person, the latest first. */
    async listForUser(userId: string, now: string): Promise<KnownDeviceRow[]> {
      return db
        .selectFrom('known_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('signed_in_at', 'desc')
        .execute();
    },

    /**
     * Replaces devices with a new one, which inherits when they were first known; per person the `max` recently used
     * ones are kept.
     */
    async replace(device: KnownDeviceRow, replaced: readonly string[], max: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const ofPerson = transaction.deleteFrom('known_devices').where('user_id', '=', device.user_id);
        const removed =
          replaced.length > 0
            ? await ofPerson.where('token_hash', 'in', replaced).returning('known_since').execute()
            : [];
        const knownSince = [device.known_since, ...removed.map((row) => row.known_since)].sort()[0];
        await transaction
          .insertInto('known_devices')
          .values({ ...device, known_since: knownSince ?? device.known_since })
          .execute();
        const latest = transaction
          .selectFrom('known_devices')
          .select('token_hash')
          .where('user_id', '=', device.user_id)
          .orderBy('signed_in_at', 'desc')
          .orderBy('token_hash')
          .limit(max);
        await ofPerson.where('token_hash', 'not in', latest).where('token_hash', '<>', device.token_hash).execute();
      });
    },

    /** Removes the known devices of a person. */
    async removeAllForUser(userId: string): Promise<void> {
      await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
    },

    /** Removes the devices whose time ended up to a moment. */
    async removeExpired(now: string): Promise<void> {
      await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
    },
  };
}
