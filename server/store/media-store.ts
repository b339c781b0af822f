/** Queries of the media library and its trash. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FileDescription } from '../../domain/media/describe-file.ts';
import type { ContentType } from '../../domain/model/define.ts';
import type { Language } from '../../domain/model/localized.ts';
import type { Paging } from '../../domain/model/paging.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createChangeStore } from './change-store.ts';
import { filesTag } from './change-tags.ts';
import { columnOf, tableOf } from './columns.ts';
import { containsWord } from './contains-word.ts';
import { matching as matchingItems } from './content-conditions.ts';
import type { Database } from './database.ts';
import { hashIn, keysOf, toStoredFile, type StoredFile } from './file-row.ts';
import { createFileStore, type FileUsage, type RequireRoom } from './file-store.ts';
import { createFileUseStore, type FileUseStore } from './file-use-store.ts';
import { transactionBy } from './staff-transaction.ts';
import { hasTexts } from './text-file-store.ts';

/** Filters of the media library; all given conditions apply. */
export type MediaFilter = {
  kind?: StoredFile['kind'];
  /** Folded words, all of which must occur in the name or an alternative text. */
  words?: readonly string[];
  used?: boolean;
  /** Pictures without an alternative text in this language. */
  missing?: Language;
  /** Only the trash. */
  inTrash?: boolean;
};

export type LibraryFile = StoredFile & Omit<FileUsage, 'id'>;

export type MediaStore = ReturnType<typeof createMediaStore>;

/** Creates the store of the media library; `types`: the content types whose items may use its files. */
export function createMediaStore(db: Database, types: readonly ContentType[]) {
  const uses: FileUseStore = createFileUseStore(db, types);
  /** Conditions for queries on `files`: an item of a type, of those that `isNamed`, has it and is visible at `now`. */
  const documentUses = (now: string) =>
    types.flatMap((type) => {
      // Within a case, so that SQLite finds the items by their file and not by their state.
      const visible = (isNamed: RawBuilder<SqlBool>) =>
        db
          .selectFrom(tableOf(type))
          .select('id')
          .where(isNamed)
          .where((eb) =>
            eb(
              eb
                .case()
                .when(matchingItems(db, type, { now })(eb))
                .then(1)
                .else(0)
                .end(),
              '=',
              1,
            ),
          );
      const columns = Object.entries(type.fields)
        .filter(([, field]) => field.kind === 'document')
        .map(([name]) => visible(sql<SqlBool>`${sql.ref(columnOf(name))} = files.id`));
      const inTexts = visible(
        sql<SqlBool>`id in (select item_id from text_files where kind = ${type.name} and file_id = files.id)`,
      );
      return hasTexts(type) ? [...columns, inTexts] : columns;
    });

  const matching = ({ kind, words = [], used, missing, inTrash = false }: MediaFilter) => {
    let query = db.selectFrom('files').where('deleted_at', inTrash ? 'is not' : 'is', null);
    if (kind) query = query.where('kind', '=', kind);
    // Literal, not bound, so that both databases use the index of pictures without a language.
    if (missing) query = query.where(sql<SqlBool>`kind = 'picture' and ${sql.ref(`alt_${missing}`)} = ''`);
    for (const word of words) query = query.where(containsWord(db, word));
    if (used !== undefined) query = query.where(used ? uses.isUsed() : sql<SqlBool>`not ${uses.isUsed()}`);
    return query;
  };

  return {
    uses,

    async count(filter: MediaFilter): Promise<number> {
      const { total } = await matching(filter)
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Returns one page, newest first; in the trash, the most recently deleted first. */
    async list(filter: MediaFilter, { page, limit }: Paging): Promise<LibraryFile[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy(filter.inTrash ? 'deleted_at' : 'created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return rows.map((row) => ({
        ...toStoredFile(row),
        unusedSince: row.unused_since,
        inLibrarySince: row.in_library_since,
        deletedAt: row.deleted_at,
      }));
    },

    /** Returns a file, in the trash or not. */
    async find(id: string): Promise<LibraryFile | undefined> {
      const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
      return (
        row && {
          ...toStoredFile(row),
          unusedSince: row.unused_since,
          inLibrarySince: row.in_library_since,
          deletedAt: row.deleted_at,
        }
      );
    },

    /**
     * Returns whether an item that visitors see at `now` has the document with this key, in a field or a text; undefined
     * without a record.
     */
    async isDocumentPublic(key: string, now: string): Promise<boolean | undefined> {
      const rows = await db
        .selectFrom('files')
        .select((eb) => {
          const uses = eb.or(documentUses(now).map((items) => eb.exists(items)));
          return ['renditions', eb.case().when(uses).then(1).else(0).end().as('is_public')];
        })
        .where('content_hash', '=', hashIn(key))
        .where('kind', '=', 'document')
        .execute();
      const named = rows.filter(({ renditions }) => keysOf(renditions).includes(key));
      return named.length === 0 ? undefined : named.some(({ is_public }) => is_public === 1);
    },

    /** Adds a new file to the media library, from which only a person deletes it. */
    insert: (file: StoredFile, by: Staff, requireRoom: RequireRoom): Promise<void> =>
      transactionBy(db, by, file.createdAt, async (transaction) => {
        const files = createFileStore(transaction);
        await requireRoom(files);
        await files.insert(file, file.createdAt);
      }),

    take: (id: string, kind: StoredFile['kind']): Promise<boolean> => createFileStore(db).take(id, kind),

    findDocument: (hash: string): Promise<StoredFile | undefined> => createFileStore(db).findDocument(hash),

    /** Returns the keys of a file in the storage. */
    keysOf: (id: string): Promise<string[]> => createFileStore(db).keysOf(id),

    /** Changes the name, alternative texts and focal point, and adds the file to the media library. */
    async describe(id: string, description: FileDescription, by: Staff, timestamp: string): Promise<void> {
      await transactionBy(db, by, timestamp, async (transaction) => {
        await createFileStore(transaction).describe(id, description);
        await transaction
          .updateTable('files')
          .set({ in_library_since: timestamp })
          .where('id', '=', id)
          .where('in_library_since', 'is', null)
          .execute();
        await createChangeStore(transaction).bump([filesTag]);
      });
    },

    /**
     * Moves a file to the trash unless it is in use; returns whether it did. A concurrent use of the file waits, or
     * came first.
     */
    async remove(id: string, by: Staff, timestamp: string): Promise<boolean> {
      try {
        await transactionBy(db, by, timestamp, async (transaction) => {
          await transaction
            .updateTable('files')
            .set({ deleted_at: timestamp })
            .where('id', '=', id)
            .where('deleted_at', 'is', null)
            .execute();
          const used = await createFileUseStore(transaction, types).count([id]);
          if (used.get(id) !== 0) throw new FileInUse();
        });
        return true;
      } catch (error) {
        if (error instanceof FileInUse) return false;
        throw error;
      }
    },

    /** Restores a file from the trash to the media library. */
    async restore(id: string, by: Staff, timestamp: string): Promise<void> {
      await transactionBy(db, by, timestamp, (transaction) =>
        transaction
          .updateTable('files')
          .set({ deleted_at: null, unused_since: null, in_library_since: timestamp })
          .where('id', '=', id)
          .execute(),
      );
    },
  };
}

/** Rolls back a deletion. */
class FileInUse extends Error {}
