import { emailTaken } from '../../../domain/errors.ts';
import { defaultLanguage, type Language } from '../../../domain/model/localized.ts';
import type { User } from '../../../domain/people/user.ts';
import { noRights, type Rights } from '../../../domain/people/rights.ts';
import type { Role, Staff } from '../../../domain/people/viewer.ts';
import { takeFirstLetters, foldTexts, maxTermLetters } from '../../../domain/text/search-text.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import { createChangeStore } from '../change-store.ts';
import { peopleTag } from '../change-tags.ts';
import { containsWord } from '../search/contains-word.ts';
import type { UserRow } from './account-rows.ts';
import type { Database } from '../database.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { storePasswordLink, type PasswordLink } from './session-store.ts';
import { runTransactionBy } from '../staff-transaction.ts';
import { createUserRights } from './user-rights.ts';

/** A user with the fields that only signing in and mails need. */
export type StoredUser = User & { passwordHash: string | null; lastLanguage: Language };

/** What changes of a person; the rest keeps its stored value. */
export type UserChange = Partial<Pick<StoredUser, 'name' | 'email' | 'role' | 'image' | 'language' | 'passwordHash'>>;

/** Stores a password link in the same transaction, replacing earlier ones of the person. */
export type PutPasswordLink = (link: PasswordLink) => Promise<void>;

/** Creates the store of staff. `runTransactionBy` runs what a signed-in person changes in one transaction. */
export function createUserStore(db: Database) {
  return {
    ...createUserQueries(db),

    /** Runs what a signed-in person changes in one transaction; returns its result. 401 where their session ended. */
    runTransactionBy: <T>(
      staff: Staff,
      now: string,
      work: (users: UserQueries, files: FileStore, putLink: PutPasswordLink) => Promise<T>,
    ): Promise<T> =>
      runTransactionBy(db, staff, now, (begun) =>
        work(createUserQueries(begun), createFileStore(begun), (link) => storePasswordLink(begun, staff, link)),
      ),

    /** Changes a person in a transaction of its own; returns and throws as `update` of `UserQueries` does. */
    update: (id: string, change: UserChange): Promise<boolean> =>
      db.transaction().execute((begun) => createUserQueries(begun).update(id, change)),
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
export type UserQueries = ReturnType<typeof createUserQueries>;

function createUserQueries(db: Database) {
  const undeletedUsers = () => db.selectFrom('users').where('deleted_at', 'is', null);
  /** Counts a change of what is shown of authors, in the transaction of the change. */
  const countNames = () => createChangeStore(db).bump([peopleTag]);
  const { findRights, ...rights } = createUserRights(db);
  const toUsers = async (rows: readonly UserRow[]): Promise<StoredUser[]> => {
    const found = await findRights(rows.filter(({ role }) => role === 'admin').map(({ id }) => id));
    return rows.map((row) => toStored(row, found.get(row.id) ?? noRights));
  };

  const find = async (id: string): Promise<StoredUser | undefined> => {
    const [user] = await toUsers(await undeletedUsers().selectAll().where('id', '=', id).execute());
    return user;
  };

  const lockSuperadmins = async (): Promise<number> => {
    const superadmins = db.updateTable('users').set({ role: 'superadmin' }).where('role', '=', 'superadmin');
    const result = await superadmins
      .where('deleted_at', 'is', null)
      .where('password_hash', 'is not', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  };

  const insert = async (user: {
    id: string;
    name: string;
    email: string;
    role: Role;
    language?: Language | null;
    passwordHash: string | null;
    createdAt: string;
  }): Promise<void> => {
    await db
      .insertInto('users')
      .values({
        id: user.id,
        name: user.name,
        email: user.email,
        role: user.role,
        image: null,
        own_language: user.language ?? null,
        password_hash: user.passwordHash,
        search_text: createUserSearchText(user),
        created_at: user.createdAt,
        deleted_at: null,
        deleted_by: null,
        last_language: defaultLanguage,
      })
      .execute()
      .catch(refuseTakenEmail);
  };

  return {
    ...rights,

    /** Returns one page of undeleted people, the newest first, and their total; `search` is folded, '' finds all. */
    async list({ page, limit }: Paging, search: string): Promise<{ users: User[]; total: number }> {
      const matching =
        search === ''
          ? undeletedUsers()
          : undeletedUsers().where(containsWord(db, takeFirstLetters(search, maxTermLetters)));
      const { total } = await matching
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await matching
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const users = await toUsers(rows);
      return {
        users: users.map(({ passwordHash: _, lastLanguage: _language, ...user }) => user),
        total: Number(total),
      };
    },

    /** Returns an undeleted person with the hash of their password. */
    find,

    /** As above, by the folded address; undefined for ''. */
    async findByEmail(email: string): Promise<StoredUser | undefined> {
      if (email === '') return undefined;
      const [user] = await toUsers(await undeletedUsers().selectAll().where('email', '=', email).execute());
      return user;
    },

    /** Returns the names of people by their ids, deleted ones included. */
    async findNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** As above, without those of deleted people. */
    async findPresentNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await undeletedUsers().select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, row.name]));
    },

    /** Returns the picture ids of all people, those in the trash included. */
    async listImageIds(): Promise<string[]> {
      const rows = await db.selectFrom('users').select('image').where('image', 'is not', null).execute();
      return rows.flatMap((row) => (row.image ? [row.image] : []));
    },

    /** Blocks other changes of superadmins until this transaction ends; returns how many can sign in. */
    lockSuperadmins,

    /** Adds a person. Throws `emailTaken` where an undeleted person has the address. */
    insert,

    /**
     * Adds an account without name and address, in a transaction; returns false, and adds none, where `max` of them
     * have not been filled in.
     */
    async insertEmpty(id: string, createdAt: string, max: number): Promise<boolean> {
      await lockSuperadmins();
      const empty = await undeletedUsers().select('id').where('email', '=', '').limit(max).execute();
      if (empty.length >= max) return false;
      await insert({ id, name: '', email: '', role: 'admin', passwordHash: null, createdAt });
      return true;
    },

    /**
     * Changes an undeleted person, in a transaction; returns whether there is one. Throws `emailTaken` where another
     * user has the address, also with concurrent requests.
     */
    async update(id: string, { passwordHash, language, ...change }: UserChange): Promise<boolean> {
      const columns = {
        ...change,
        ...(language === undefined ? {} : { own_language: language }),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      };
      if (Object.keys(columns).length === 0) return (await find(id)) !== undefined;
      const changed = await db
        .updateTable('users')
        .set(columns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .returning(['name', 'email'])
        .executeTakeFirst()
        .catch(refuseTakenEmail);
      // The row is locked by the change, so name and email are current.
      if (changed)
        await db
          .updateTable('users')
          .set({ search_text: createUserSearchText(changed) })
          .where('id', '=', id)
          .execute();
      if (change.name !== undefined) await countNames();
      return changed !== undefined;
    },

    /** Sets a password where the present one is still `from`; returns whether it is. */
    async replacePassword(id: string, from: string | null, to: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ password_hash: to })
        .where('id', '=', id)
        .where('password_hash', from === null ? 'is' : '=', from)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Sets the language of the person's last sign-in. */
    async setLanguage(id: string, language: Language): Promise<void> {
      await db.updateTable('users').set({ last_language: language }).where('id', '=', id).execute();
    },

    /** Moves a person to the trash; `by` is the id of who did it. */
    async remove(id: string, now: string, by: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ deleted_at: now, deleted_by: by })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      await countNames();
    },

    /**
     * Restores a person who was deleted after a moment; returns the name, or undefined where there is none. Throws
     * `emailTaken` as `update` does.
     */
    async restore(id: string, after: string): Promise<string | undefined> {
      const restored = db
        .updateTable('users')
        .set({ deleted_at: null, deleted_by: null })
        .where('id', '=', id)
        .where('deleted_at', '>', after)
        .returning('name');
      const name = (await restored.executeTakeFirst().catch(refuseTakenEmail))?.name;
      await countNames();
      return name;
    },

    /** Permanently deletes people who were deleted before a moment; returns their number. */
    async purge(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('users')
        .where('deleted_at', '<=', before)
        .executeTakeFirstOrThrow();
      await rights.removeOrphanedRights();
      return Number(numDeletedRows);
    },

    /** Returns the ids of the superadmins who can sign in. */
    async superadminIds(): Promise<string[]> {
      const rows = await undeletedUsers()
        .select('id')
        .where('role', '=', 'superadmin')
        .where('password_hash', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Converts a violation of the unique index on addresses, which each database reports differently. */
function refuseTakenEmail(error: unknown): never {
  const { code } = error as { code?: unknown };
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505') throw emailTaken();
  throw error;
}

function createUserSearchText({ name, email }: { name: string; email: string }): string {
  return foldTexts([name, email]);
}

function toStored(row: UserRow, rights: Rights): StoredUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    rights,
    image: row.image,
    language: row.own_language,
    active: row.password_hash !== null,
    createdAt: row.created_at,
    passwordHash: row.password_hash,
    lastLanguage: row.last_language,
  };
}
