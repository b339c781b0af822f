import { sql } from 'kysely';
import { tooMuchText } from '../../../domain/errors.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { Database, AutosaveRow } from '../database.ts';
import { lockUntilCommit } from '../lock-until-commit.ts';
import { runTransactionBy } from '../staff-transaction.ts';

/** What a person has typed into the form of an item and not saved. */
export type Autosave = {
  /** When it was stored (ISO 8601). */
  savedAt: string;
  /** The open form that stored it. */
  formKey: string;
  /** The revision of the item that the form was opened with. */
  basedOn: number;
  /** By their keys in the form, such as `title.so`. */
  texts: Readonly<Record<string, string>>;
  /** Whether a file was chosen, which is not stored. */
  hadFile: boolean;
};

type ItemKey = { typeName: string; itemId: string };

/** What was typed as the title of an item; languages without a typed text are missing. */
export type TypedTitle = Partial<Localized>;

/** The autosaves of one person; beyond it the oldest is removed. */
export const maxAutosavesOfPerson = 50;

/** The texts of all autosaves of one person; the longest article has 400 KB in its three languages. */
export const maxBytesOfPerson = 5_000_000;
const tryAgainAfter = 60 * 60; // seconds

export type AutosaveStore = ReturnType<typeof createAutosaveStore>;

/** Creates the store of autosaves, the rows of `working_copies`: at most one for each person and item. */
export function createAutosaveStore(db: Database) {
  const find = async (userId: string, { typeName, itemId }: ItemKey, database = db): Promise<Autosave | undefined> => {
    const row = await database
      .selectFrom('working_copies')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', typeName)
      .where('item_id', '=', itemId)
      .executeTakeFirst();
    return row && toAutosave(row);
  };

  const removeOldest = async (database: Database, userId: string): Promise<void> => {
    const ofPerson = database.selectFrom('working_copies').where('user_id', '=', userId);
    const oldestKept = ofPerson
      .select('saved_at')
      .orderBy('saved_at', 'desc')
      .limit(1)
      .offset(maxAutosavesOfPerson - 1);
    await database
      .deleteFrom('working_copies')
      .where('user_id', '=', userId)
      .where('saved_at', '<', oldestKept)
      .execute();
  };

  /** Throws 429 where the autosaves of a person have too much text together. */
  const requireRoom = async (database: Database, userId: string): Promise<void> => {
    const { bytes } = await database
      .selectFrom('working_copies')
      .select(sql<string | number | null>`sum(octet_length(texts))`.as('bytes'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    // Refused, not replaced: the browser still has this text, and perhaps none has the others (decision 035).
    if (Number(bytes) > maxBytesOfPerson) throw tooMuchText(tryAgainAfter);
  };

  return {
    /** Returns the autosave of a person for an item. */
    find: (userId: string, item: ItemKey) => find(userId, item),

    /** Returns the newest autosaves of a person, without reading their texts. */
    async newest(
      userId: string,
      count: number,
    ): Promise<(ItemKey & Pick<Autosave, 'savedAt'> & { title: TypedTitle })[]> {
      const rows = await db
        .selectFrom('working_copies')
        .select(['kind', 'item_id', 'saved_at', 'title'])
        .where('user_id', '=', userId)
        .orderBy('saved_at', 'desc')
        .orderBy('item_id')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        typeName: row.kind,
        itemId: row.item_id,
        savedAt: row.saved_at,
        title: JSON.parse(row.title) as TypedTitle,
      }));
    },

    /**
     * Stores an autosave of a person in place of the one that the same form has stored, or that was stored at
     * `replaces`. Returns another one that is there instead, and stores nothing; undefined where it is stored. Throws
     * 401 as `runTransactionBy` does, and 429 where the autosaves of the person have too much text together.
     */
    async write(
      staff: Staff,
      { typeName, itemId }: ItemKey,
      autosave: Autosave & { title: TypedTitle },
      replaces: string | undefined,
    ): Promise<Autosave | undefined> {
      return runTransactionBy(db, staff, autosave.savedAt, async (transaction) => {
        await lockUntilCommit(transaction, `autosaves of ${staff.id}`);
        const content = {
          form_key: autosave.formKey,
          based_on: autosave.basedOn,
          texts: JSON.stringify(autosave.texts),
          title: JSON.stringify(autosave.title),
          had_file: autosave.hadFile ? 1 : 0,
          saved_at: autosave.savedAt,
        };
        const stored = await transaction
          .insertInto('working_copies')
          .values({ user_id: staff.id, kind: typeName, item_id: itemId, ...content })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'kind', 'item_id'])
              .doUpdateSet(content)
              .where((eb) =>
                eb.or([
                  eb('working_copies.form_key', '=', autosave.formKey),
                  eb('working_copies.saved_at', '=', replaces ?? ''),
                ]),
              ),
          )
          .returning('saved_at')
          .executeTakeFirst();
        if (!stored) return find(staff.id, { typeName, itemId }, transaction);
        await removeOldest(transaction, staff.id);
        await requireRoom(transaction, staff.id);
        return undefined;
      });
    },

    /** Removes the autosave of a person if it was stored by a form, or at a moment. */
    async remove(
      userId: string,
      { typeName, itemId }: ItemKey,
      stored: Pick<Autosave, 'formKey'> | Pick<Autosave, 'savedAt'>,
    ): Promise<void> {
      const ofItem = db
        .deleteFrom('working_copies')
        .where('user_id', '=', userId)
        .where('kind', '=', typeName)
        .where('item_id', '=', itemId);
      await (
        'formKey' in stored
          ? ofItem.where('form_key', '=', stored.formKey)
          : ofItem.where('saved_at', '=', stored.savedAt)
      ).execute();
    },

    /** Removes everybody's autosaves of items. */
    async forget(typeName: string, itemIds: readonly string[]): Promise<void> {
      if (itemIds.length === 0) return;
      await db.deleteFrom('working_copies').where('kind', '=', typeName).where('item_id', 'in', itemIds).execute();
    },

    /** Removes those stored before a moment, and those of people who were deleted permanently. */
    async clear(before: string): Promise<void> {
      await db
        .deleteFrom('working_copies')
        .where((eb) =>
          eb.or([eb('saved_at', '<', before), eb('user_id', 'not in', eb.selectFrom('users').select('users.id'))]),
        )
        .execute();
    },
  };
}

function toAutosave(row: AutosaveRow): Autosave {
  return {
    savedAt: row.saved_at,
    formKey: row.form_key,
    basedOn: row.based_on,
    texts: JSON.parse(row.texts) as Record<string, string>,
    hadFile: row.had_file === 1,
  };
}
