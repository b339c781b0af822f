import { sql } from 'kysely';
import type { ContentType } from '../../domain/model/define.ts';
import { emptyLocalized, type Localized } from '../../domain/model/localized.ts';
import type { Paging } from '../../domain/model/paging.ts';
import { columnOf } from './columns.ts';
import type { Database } from './database.ts';

/** Something that was thrown away. */
export type Trashed = { kind: string; id: string; title: Localized; deletedAt: string; deletedBy: { id: string; name: string } | null };

type Row = { kind: string; id: string; en: string; so: string; ar: string; deleted_at: string; deleted_by: string | null; deleter: string | null };

export type TrashStore = ReturnType<typeof createTrashStore>;

/** The kind under which people are in the trash. */
export const peopleKind = 'users';
/** The kind under which the history tells of files of the shelf, which has a trash of its own. */
export const fileKind = 'files';

/** What lies in the trash, of all kinds together. */
export function createTrashStore(db: Database) {
  const one = (type: ContentType, after: string) => {
    const field = type.fields[type.titleField];
    const column = columnOf(type.titleField);
    const [en, so, ar] = field?.kind === 'text' && field.localized ? [`${column}_en`, `${column}_so`, `${column}_ar`].map((name) => sql.ref(name)) : [sql.ref(column), sql`''`, sql`''`];
    return sql`select ${sql.lit(type.name)} as kind, id, ${en!} as en, ${so!} as so, ${ar!} as ar, deleted_at, deleted_by from ${sql.table(type.name)} where deleted_at > ${after}`;
  };
  const people = (after: string) => sql`select ${sql.lit(peopleKind)} as kind, id, name as en, '' as so, '' as ar, deleted_at, deleted_by from users where deleted_at > ${after}`;

  return {
    /** Which of some items, people or files are there: neither in the trash nor gone for good. */
    async present(kind: string, ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(kind)} where deleted_at is null and id in (${sql.join(ids)})`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** One page of what was thrown away after a moment, the latest first; `people` are in it where asked for. */
    async list(types: readonly ContentType[], withPeople: boolean, after: string, { page, limit }: Paging): Promise<{ items: Trashed[]; total: number }> {
      const parts = [...types.map((type) => one(type, after)), ...(withPeople ? [people(after)] : [])];
      if (parts.length === 0) return { items: [], total: 0 };
      const all = sql.join(parts, sql` union all `);
      const { rows: counted } = await sql<{ total: number | string }>`select count(*) as total from (${all}) as trash`.execute(db);
      const { rows } = await sql<Row>`
        select trash.*, users.name as deleter from (${all}) as trash left join users on users.id = trash.deleted_by
        order by trash.deleted_at desc, trash.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db);
      return {
        total: Number(counted[0]?.total ?? 0),
        items: rows.map((row) => ({
          kind: row.kind,
          id: row.id,
          title: { ...emptyLocalized(), en: row.en, so: row.so, ar: row.ar },
          deletedAt: row.deleted_at,
          deletedBy: row.deleted_by === null ? null : { id: row.deleted_by, name: row.deleter ?? '' },
        })),
      };
    },
  };
}
