import type { Staff } from '../../../domain/people/viewer.ts';
import type { AuthenticatorAppRow, PasskeyRow, RecoveryCodeRow } from './account-rows.ts';
import type { Database } from '../database.ts';
import { runTransactionBy } from '../staff-transaction.ts';

const stepsOfAnHour = 120;

export type FactorStore = ReturnType<typeof createFactorStore>;
export type FactorQueries = ReturnType<typeof createFactorQueries>;

/** The number of each that was removed. */
export type RemovedFactors = { passkeys: number; authenticators: number; recoveryCodes: number };

/**
 * Creates the store of second factors. `alone` runs work while no other change of this person's factors runs, `aloneBy`
 * also where the person makes the change: 401 where their session ended meanwhile.
 */
export function createFactorStore(db: Database) {
  return {
    ...createFactorQueries(db),

    /** Runs work in a transaction that other changes of this person's factors wait for; returns its result. */
    alone: <T>(userId: string, work: (factors: FactorQueries) => Promise<T>): Promise<T> =>
      db.transaction().execute((transaction) => workAlone(transaction, userId, work)),

    /** As above, for what the person changes: 401 where their session ended meanwhile. */
    aloneBy: <T>(staff: Staff, now: string, work: (factors: FactorQueries) => Promise<T>): Promise<T> =>
      runTransactionBy(db, staff, now, (transaction) => workAlone(transaction, staff.id, work)),
  };
}

async function workAlone<T>(transaction: Database, userId: string, work: (factors: FactorQueries) => Promise<T>) {
  // Locks the person's row until the end of the transaction.
  await transaction.updateTable('users').set({ id: userId }).where('id', '=', userId).execute();
  return work(createFactorQueries(transaction));
}

function createFactorQueries(db: Database) {
  const tables = {
    passkeys: 'passkeys',
    authenticators: 'authenticator_apps',
    recoveryCodes: 'recovery_codes',
  } as const;

  return {
    /** Returns whether the person has a passkey or an authenticator app; recovery codes alone do not count. */
    async hasFactor(userId: string): Promise<boolean> {
      for (const table of ['passkeys', 'authenticator_apps'] as const) {
        if (await db.selectFrom(table).select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst())
          return true;
      }
      return false;
    },

    /** Returns the passkeys of a person, oldest first. */
    async listPasskeys(userId: string): Promise<PasskeyRow[]> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    /** Returns the passkey with this credential id, of any person. */
    async findPasskey(credentialId: string): Promise<PasskeyRow | undefined> {
      return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
    },

    /** Returns whether it was added: false for a passkey that is registered already. */
    async addPasskey(passkey: PasskeyRow): Promise<boolean> {
      const result = await db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) > 0;
    },

    /** Removes a passkey of a person, by the id of its row. */
    async removePasskey(userId: string, id: string): Promise<void> {
      await db.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
    },

    /**
     * Records a use; false where the device's counter did not advance, as with a cloned passkey (Web Authentication,
     * section 6.1.1).
     */
    async notePasskeyUse(id: string, counter: number, at: string): Promise<boolean> {
      const moved = db
        .updateTable('passkeys')
        .set({ counter, used_at: at })
        .where('id', '=', id)
        .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)));
      return Number((await moved.executeTakeFirst()).numUpdatedRows) > 0;
    },

    /** Returns the authenticator app of a person, with its encrypted secret. */
    async findApp(userId: string): Promise<AuthenticatorAppRow | undefined> {
      return db.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).executeTakeFirst();
    },

    /** Sets the app of a person, replacing an earlier one. */
    async putApp({ user_id, ...app }: AuthenticatorAppRow): Promise<void> {
      await db
        .insertInto('authenticator_apps')
        .values({ user_id, ...app })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(app))
        .execute();
    },

    /** Removes the authenticator app of a person. */
    async removeApp(userId: string): Promise<void> {
      await db.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
    },

    /**
     * Uses up the code of a time step; false where this step, or a later one, was used already. One that is an hour
     * later was used while the clock was ahead, and does not count. Of two concurrent requests one succeeds.
     */
    async spendStep(userId: string, step: number, at: string): Promise<boolean> {
      const used = db
        .updateTable('authenticator_apps')
        .set({ last_step: step, used_at: at })
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + stepsOfAnHour)]));
      return Number((await used.executeTakeFirst()).numUpdatedRows) > 0;
    },

    /** Returns the recovery codes of a person, the used ones included. */
    async listRecoveryCodes(userId: string): Promise<RecoveryCodeRow[]> {
      return db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).orderBy('id').execute();
    },

    /** Replaces all recovery codes; an empty list removes them. */
    async replaceRecoveryCodes(userId: string, codes: readonly RecoveryCodeRow[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      if (codes.length > 0)
        await db
          .insertInto('recovery_codes')
          .values([...codes])
          .execute();
    },

    /**
     * Uses up a code; false where the person does not have it or it was used. Of two concurrent requests one succeeds.
     */
    async spendRecoveryCode(userId: string, codeHash: string, at: string): Promise<boolean> {
      const used = db
        .updateTable('recovery_codes')
        .set({ used_at: at })
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null);
      return Number((await used.executeTakeFirst()).numUpdatedRows) > 0;
    },

    /** Removes all factors of a person. */
    async removeAll(userId: string): Promise<RemovedFactors> {
      const removed: RemovedFactors = { passkeys: 0, authenticators: 0, recoveryCodes: 0 };
      for (const name of ['passkeys', 'authenticators', 'recoveryCodes'] as const) {
        removed[name] = Number(
          (await db.deleteFrom(tables[name]).where('user_id', '=', userId).executeTakeFirst()).numDeletedRows,
        );
      }
      await db.deleteFrom('factor_challenges').where('user_id', '=', userId).execute();
      return removed;
    },

    /** Removes the factors of people who were deleted permanently. */
    async removeOrphans(): Promise<void> {
      for (const table of Object.values(tables)) {
        await db
          .deleteFrom(table)
          .where('user_id', 'not in', (users) => users.selectFrom('users').select('id'))
          .execute();
      }
    },
  };
}
