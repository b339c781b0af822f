/** Who may read a document, and whose texts may link to it, by the items that have it in a field or a text. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContentType } from '../../../domain/model/define.ts';
import { getAccess } from '../../../domain/people/permissions.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import { toColumnName, getTable } from '../columns.ts';
import { createContentCondition } from '../content/content-conditions.ts';
import type { Database } from '../database.ts';
import { toDocumentKey, getKeyHash, listRenditionKeys } from './file-row.ts';
import { hasTexts } from './text-file-store.ts';

/** An item by its type and id. */
type ItemName = { type: ContentType; id: string };

type ItemCondition = ReturnType<typeof createContentCondition>;

export type DocumentAccessStore = ReturnType<typeof createDocumentAccessStore>;

/** `types`: the content types whose items may have documents. */
export function createDocumentAccessStore(db: Database, types: readonly ContentType[]) {
  /** Conditions for queries on `files`: an item of a type has it for which the condition of that type is true. */
  const documentUses = (getCondition: (type: ContentType) => ItemCondition | undefined) =>
    types.flatMap((type) => {
      const condition = getCondition(type);
      if (!condition) return [];
      // Within a case, so that SQLite finds the items by their file and not by their state.
      const items = (isNamed: RawBuilder<SqlBool>) =>
        db
          .selectFrom(getTable(type))
          .select('id')
          .where(isNamed)
          .where((eb) => eb(eb.case().when(condition(eb)).then(1).else(0).end(), '=', 1));
      const columns = Object.entries(type.fields)
        .filter(([, field]) => field.kind === 'document')
        .map(([name]) => items(sql<SqlBool>`${sql.ref(toColumnName(name))} = files.id`));
      const inTexts = items(
        sql<SqlBool>`id in (select item_id from text_files where kind = ${type.name} and file_id = files.id)`,
      );
      return hasTexts(type) ? [...columns, inTexts] : columns;
    });

  const publicUses = (now: string) => documentUses((type) => createContentCondition(db, type, { now }));

  /** The items that a person may publish. */
  const ownUses = (staff: Staff) =>
    documentUses((type) => {
      const access = getAccess(staff, type.name);
      if (access === 'own') return createContentCondition(db, type, 'all', { createdBy: staff.id });
      return access === 'publish' ? createContentCondition(db, type, 'all') : undefined;
    });

  return {
    /**
     * Returns whether an item that visitors see at `now` has the document with this key, or that of one of its pages;
     * undefined without a record. Documents in the trash are not public.
     */
    async isPublic(key: string, now: string): Promise<boolean | undefined> {
      const rows = await db
        .selectFrom('files')
        .select((eb) => {
          const isUsed = eb.or(publicUses(now).map((items) => eb.exists(items)));
          const isPublic = eb.and([eb('deleted_at', 'is', null), isUsed]);
          return ['renditions', eb.case().when(isPublic).then(1).else(0).end().as('is_public')];
        })
        .where('content_hash', '=', getKeyHash(key))
        .where('kind', '=', 'document')
        .execute();
      const named = rows.filter(({ renditions }) => listRenditionKeys(renditions).includes(toDocumentKey(key)));
      return named.length === 0 ? undefined : named.some(({ is_public }) => is_public === 1);
    },

    /**
     * Returns those of some hashes to which a person may link in an item, or in a new one. For superadmins, those of
     * all documents outside the trash; for others, of those in the media library, those of items that visitors see at
     * `now` or that the person may publish, and those that the item has already. A link in a public text makes a
     * document public.
     */
    async findLinkable(
      hashes: readonly string[],
      staff: Staff,
      now: string,
      item?: ItemName,
    ): Promise<ReadonlySet<string>> {
      if (hashes.length === 0) return new Set();
      let query = db
        .selectFrom('files')
        .select('content_hash')
        .where('kind', '=', 'document')
        .where('deleted_at', 'is', null)
        .where('content_hash', 'in', hashes);
      if (staff.role !== 'superadmin')
        query = query.where((eb) => {
          const ofItem = item
            ? documentUses((type) => (type.name === item.type.name ? (items) => items('id', '=', item.id) : undefined))
            : [];
          const uses = [...publicUses(now), ...ownUses(staff), ...ofItem];
          return eb.or([eb('in_library_since', 'is not', null), ...uses.map((items) => eb.exists(items))]);
        });
      return new Set((await query.execute()).map((row) => row.content_hash));
    },
  };
}
