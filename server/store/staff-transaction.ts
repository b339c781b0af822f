import { forbidden, signInRequired } from '../../domain/errors.ts';
import { areSameRights, noRights } from '../../domain/people/rights.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createUserRights } from './accounts/user-rights.ts';
import { isDeadlock } from './database-errors.ts';
import type { Database } from './database.ts';

/** How often a transaction is run that PostgreSQL ends because it and another one wait for each other. */
const maxAttempts = 3;

/**
 * Runs what a signed-in person writes in one transaction. Throws 401, and writes nothing, where their session has ended
 * or their role has changed since the request began, and 403 where their rights have; until the transaction ends,
 * neither ending the session, changing the rights nor deleting the person is acknowledged. `now` is ISO 8601. `work` is
 * run again after a deadlock with another transaction, which undoes what it wrote.
 */
export async function runTransactionBy<T>(
  db: Database,
  staff: Staff,
  now: string,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(async (transaction) => {
        await requireOpenSession(transaction, staff, now);
        return work(transaction);
      });
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
}

/** Commands on the server have no session. */
async function requireOpenSession(transaction: Database, staff: Staff, now: string): Promise<void> {
  const { id, role, session } = staff;
  if (!session) return;
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    // Locks the row: deleting it, which follows every change of a person's role or password, waits.
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id', '=', session.id)
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .where('users.id', '=', id)
          .where('users.role', '=', role)
          .where('users.deleted_at', 'is', null),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) throw signInRequired();
  if (role === 'superadmin') return;
  // Whoever changes them holds the row that is locked above (`holdWrites`).
  const rights = (await createUserRights(transaction).findRights([id])).get(id) ?? noRights;
  if (!areSameRights(rights, staff.rights)) throw forbidden();
}
