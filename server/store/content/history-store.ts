import { createEmptyLocalized, type Localized } from '../../../domain/model/localized.ts';
import type { Item } from '../../../domain/model/define.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import type { Database, HistoryRow } from '../database.ts';
import { createTextFileStore } from '../files/text-file-store.ts';

/** Actions on an item, a person or a message. */
export type Action =
  | 'created'
  | 'saved'
  | 'published'
  | 'scheduled'
  | 'rescheduled'
  | 'unpublished'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'reverted'
  | 'read'
  | 'answered'
  | 'invited'
  | 'ordered'
  | (string & {});

/** An item as it was after a change. */
export type Snapshot = Pick<Item, 'values' | 'state' | 'outdated'>;

export type NewEntry = {
  id: string;
  at: string;
  typeName: string;
  itemId: string;
  action: Action;
  personId: string | null;
  title: Localized | null;
  /** The revision that this created; null where the item did not change. */
  revision: number | null;
  snapshot?: Snapshot;
};

/** A person in the history, with the name at that time. */
export type HistoryPerson = { id: string; name: string };
export type HistoryEntry = Omit<NewEntry, 'personId' | 'snapshot'> & { person: HistoryPerson | null };

/** An entry that created a version of its item. */
export type VersionEntry = HistoryEntry & { revision: number };

export type HistoryFilter = { typeName?: string; personId?: string };

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** Creates the store of the history: who did what and when, with the item's content where it changed. */
export function createHistoryStore(db: Database) {
  const columns = ['id', 'at', 'kind', 'item_id', 'action', 'person_id', 'person_name', 'title', 'revision'] as const;
  // Uses the index alone: a condition on the snapshots would read all of them.
  const selectVersions = (typeName: string, itemId: string) =>
    db
      .selectFrom('history')
      .where('kind', '=', typeName)
      .where('item_id', '=', itemId)
      .where('revision', 'is not', null);

  return {
    /** Adds an entry; one for an existing revision is ignored. */
    async add(entry: NewEntry): Promise<void> {
      const { snapshot } = entry;
      const files = snapshot
        ? [...listFileIds(snapshot), ...(await createTextFileStore(db).idsIn(joinTexts(snapshot)))]
        : [];
      await db
        .insertInto('history')
        .values((eb) => ({
          id: entry.id,
          at: entry.at,
          kind: entry.typeName,
          item_id: entry.itemId,
          action: entry.action,
          person_id: entry.personId,
          person_name: eb.selectFrom('users').select('name').where('users.id', '=', entry.personId),
          title: entry.title && JSON.stringify(entry.title),
          revision: entry.revision,
          snapshot: snapshot ? JSON.stringify(snapshot) : null,
          files: [...new Set(files)].join(' '),
        }))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns one page of all entries, newest first. */
    async list(
      { page, limit }: Paging,
      { typeName, personId }: HistoryFilter,
    ): Promise<{ entries: HistoryEntry[]; total: number }> {
      let matching = db.selectFrom('history');
      if (typeName !== undefined) matching = matching.where('kind', '=', typeName);
      if (personId !== undefined) matching = matching.where('person_id', '=', personId);
      const { total } = await matching
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await matching
        .select(columns)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { entries: rows.map(toEntry), total: Number(total) };
    },

    /** Returns one page of the versions of an item, newest first. */
    async listVersions(
      typeName: string,
      itemId: string,
      { page, limit }: Paging,
    ): Promise<{ entries: VersionEntry[]; total: number }> {
      const { total } = await selectVersions(typeName, itemId)
        .select((eb) => eb.fn.countAll<string | number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await selectVersions(typeName, itemId)
        .select(columns)
        .orderBy('revision', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { entries: rows.map((row) => ({ ...toEntry(row), revision: row.revision ?? 0 })), total: Number(total) };
    },

    /**
     * Returns a version of an item with its values and the ids of its files; undefined where its values are not stored
     * any more.
     */
    async findVersion(
      typeName: string,
      itemId: string,
      revision: number,
    ): Promise<{ entry: HistoryEntry; snapshot: Snapshot; fileIds: string[] } | undefined> {
      const row = await selectVersions(typeName, itemId)
        .select([...columns, 'snapshot', 'files'])
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (!row?.snapshot) return undefined;
      const fileIds = row.files === '' ? [] : row.files.split(' ');
      return { entry: toEntry(row), snapshot: JSON.parse(row.snapshot) as Snapshot, fileIds };
    },

    /** Returns the ids of files in versions: they are kept as long as their item. */
    async listFileIds(): Promise<string[]> {
      const rows = await db.selectFrom('history').select('files').distinct().where('files', '<>', '').execute();
      return rows.flatMap((row) => row.files.split(' '));
    },

    /** Removes the entry of the creation of an item in which nobody has written anything. */
    async removeCreation(typeName: string, itemId: string): Promise<void> {
      await db
        .deleteFrom('history')
        .where('kind', '=', typeName)
        .where('item_id', '=', itemId)
        .where('action', '=', 'created')
        .execute();
    },

    /** Removes the snapshots of permanently deleted items; the entries remain. */
    async clearSnapshots(typeName: string, itemIds: readonly string[]): Promise<void> {
      for (const itemId of itemIds) {
        await db
          .updateTable('history')
          .set({ snapshot: null, files: '' })
          .where('kind', '=', typeName)
          .where('item_id', '=', itemId)
          .where('revision', 'is not', null)
          .execute();
      }
    },
  };
}

/** A plain text of this form is a file id, unless a title has the same form. */
function listFileIds({ values }: Snapshot): string[] {
  return Object.values(values).filter(
    (value): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value),
  );
}

const joinTexts = ({ values }: Snapshot): string =>
  Object.values(values)
    .flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []))
    .join('\n');

function toEntry(
  row: Pick<
    HistoryRow,
    'id' | 'at' | 'kind' | 'item_id' | 'action' | 'person_id' | 'person_name' | 'title' | 'revision'
  >,
): HistoryEntry {
  return {
    id: row.id,
    at: row.at,
    typeName: row.kind,
    itemId: row.item_id,
    action: row.action,
    person: row.person_id === null ? null : { id: row.person_id, name: row.person_name ?? '' },
    title: row.title === null ? null : { ...createEmptyLocalized(), ...(JSON.parse(row.title) as Partial<Localized>) },
    revision: row.revision,
  };
}
