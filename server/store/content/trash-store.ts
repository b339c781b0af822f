import { isLocalizedText } from '../../../domain/fields/text.ts';
import { sql } from 'kysely';
import type { ContentType } from '../../../domain/model/define.ts';
import { createEmptyLocalized, type Localized } from '../../../domain/model/localized.ts';
import type { Paging } from '../../../domain/model/paging.ts';
import { toColumnName } from '../columns.ts';
import type { Database } from '../database.ts';

/** Something in the trash; `typeName` is the name of a content type, or `users`. */
export type Trashed = {
  typeName: string;
  id: string;
  title: Localized;
  deletedAt: string;
  deletedBy: { id: string; name: string } | null;
};

type Row = {
  type_name: string;
  id: string;
  en: string;
  so: string;
  ar: string;
  deleted_at: string;
  deleted_by: string | null;
  deleter: string | null;
};

export type TrashStore = ReturnType<typeof createTrashStore>;

/** The name of the type of people in the trash and the history. */
export const peopleType = 'users';
/** Types in the history that have a trash of their own: files of the media library, and messages. */
export const otherTypes = ['files', 'messages'];

/** Types whose entries have a name instead of a title. */
const namedTypes = [peopleType, 'messages'];

/** Creates the store of the trash, of all types together. */
export function createTrashStore(db: Database) {
  /** Returns the columns of a title in the three languages, for a content type or a type that has names. */
  const titleColumns = (type: ContentType | undefined) => {
    const field = type?.fields[type.titleField ?? ''];
    const column = type ? toColumnName(type.titleField ?? '') : 'name';
    if (type && !field) return [sql`''`, sql`''`, sql`''`];
    return isLocalizedText(field)
      ? [`${column}_en`, `${column}_so`, `${column}_ar`].map((name) => sql.ref(name))
      : [sql.ref(column), sql`''`, sql`''`];
  };
  const selectDeletedItems = (type: ContentType, after: string) => {
    const [en, so, ar] = titleColumns(type);
    return sql`select ${sql.lit(type.name)} as type_name, id, ${en!} as en, ${so!} as so, ${ar!} as ar, deleted_at, deleted_by from ${sql.table(type.name)} where deleted_at > ${after}`;
  };
  const selectDeletedPeople = (after: string) =>
    sql`select ${sql.lit(peopleType)} as type_name, id, name as en, '' as so, '' as ar, deleted_at, deleted_by from users where deleted_at > ${after}`;

  return {
    /** Returns those of the ids, all of one type, that exist and are not in the trash. */
    async present(typeName: string, ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(typeName)} where deleted_at is null and id in (${sql.join(ids)})`.execute(db);
      return rows.map(({ id }) => id);
    },

    /**
     * Returns the current titles of things, by their ids, in the trash or not: items of a content type, else people or
     * messages.
     */
    async titles(of: ContentType | string, ids: readonly string[]): Promise<Map<string, Localized>> {
      const type = typeof of === 'string' ? undefined : of;
      if (typeof of === 'string' && !namedTypes.includes(of)) return new Map();
      const [en, so, ar] = titleColumns(type);
      const { rows } = await sql<
        Pick<Row, 'id' | 'en' | 'so' | 'ar'>
      >`select id, ${en!} as en, ${so!} as so, ${ar!} as ar from ${sql.table(type?.name ?? (of as string))} where id in (${sql.join(ids)})`.execute(
        db,
      );
      return new Map(rows.map((row) => [row.id, { ...createEmptyLocalized(), en: row.en, so: row.so, ar: row.ar }]));
    },

    /** Returns one page of what was deleted after a moment, the latest first; people only with `withPeople`. */
    async list(
      types: readonly ContentType[],
      withPeople: boolean,
      after: string,
      { page, limit }: Paging,
    ): Promise<{ items: Trashed[]; total: number }> {
      const parts = [
        ...types.map((type) => selectDeletedItems(type, after)),
        ...(withPeople ? [selectDeletedPeople(after)] : []),
      ];
      if (parts.length === 0) return { items: [], total: 0 };
      const all = sql.join(parts, sql` union all `);
      const { rows: counted } = await sql<{
        total: number | string;
      }>`select count(*) as total from (${all}) as trash`.execute(db);
      const { rows } = await sql<Row>`
        select trash.*, users.name as deleter from (${all}) as trash left join users on users.id = trash.deleted_by
        order by trash.deleted_at desc, trash.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
      return {
        total: Number(counted[0]?.total ?? 0),
        items: rows.map((row) => ({
          typeName: row.type_name,
          id: row.id,
          title: { ...createEmptyLocalized(), en: row.en, so: row.so, ar: row.ar },
          deletedAt: row.deleted_at,
          deletedBy: row.deleted_by === null ? null : { id: row.deleted_by, name: row.deleter ?? '' },
        })),
      };
    },
  };
}
