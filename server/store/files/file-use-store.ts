/**
 * Where a stored file is used: found through the indexes on the columns that refer to files, one query per column.
 */
import { isLocalizedText } from '../../../domain/fields/text.ts';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ContentType } from '../../../domain/model/define.ts';
import { languages, type Localized } from '../../../domain/model/localized.ts';
import type { FileUse, FileUses } from '../../../domain/media/file-use.ts';
import { toColumnName } from '../columns.ts';
import type { Database } from '../database.ts';

type UseColumn = {
  typeName: string;
  field: string;
  table: RawBuilder<unknown>;
  column: RawBuilder<unknown>;
  title: (language: keyof Localized) => RawBuilder<unknown>;
  /** 1 where visitors see the item at a moment, else 0; null for a person. */
  isPublic: (now: string) => RawBuilder<unknown>;
  createdBy: RawBuilder<unknown>;
};

type UseRow = {
  id: string;
  title_en: string;
  title_so: string;
  title_ar: string;
  deleted_at: string | null;
  created_by: string | null;
  is_public: number | null;
};

export type FileUseStore = ReturnType<typeof createFileUseStore>;

/**
 * Creates the store of file uses; `types` are all whose items may refer to a file. Items in the trash count: they may
 * be restored.
 */
export function createFileUseStore(db: Database, types: readonly ContentType[]) {
  const columns: readonly UseColumn[] = [
    ...types.flatMap(listUseColumns),
    {
      typeName: 'users',
      field: 'image',
      table: sql.table('users'),
      column: sql.ref('image'),
      title: () => sql.ref('name'),
      isPublic: () => sql`null`,
      createdBy: sql`null`,
    },
  ];

  const count = async (ids: readonly string[]): Promise<Map<string, number>> => {
    const counts = new Map(ids.map((id) => [id, 0]));
    if (ids.length === 0) return counts;
    const each = columns.map(
      ({ table, column }) =>
        sql`select ${column} as id, count(*) as uses from ${table} where ${column} in (${sql.join(ids)}) group by ${column}`,
    );
    const { rows } = await sql<{ id: string; uses: string | number }>`${sql.join(each, sql` union all `)}`.execute(db);
    for (const row of rows) counts.set(row.id, (counts.get(row.id) ?? 0) + Number(row.uses));
    return counts;
  };

  return {
    /** Returns the number of uses of each of these files. */
    count,

    /** Returns up to `max` uses of a file at a moment (ISO 8601), newest items first, and their total. */
    async list(id: string, max: number, now: string): Promise<FileUses> {
      const uses: FileUse[] = [];
      for (const { typeName, field, table, column, title, isPublic, createdBy } of columns) {
        if (uses.length >= max) break;
        const titles = sql.join(
          languages.map((language) => sql`${title(language)} as ${sql.ref(`title_${language}`)}`),
        );
        const { rows } = await sql<UseRow>`
          select id, ${titles}, deleted_at, ${createdBy} as created_by, ${isPublic(now)} as is_public from ${table} where ${column} = ${id} order by id desc limit ${max - uses.length}`.execute(
          db,
        );
        for (const row of rows) {
          uses.push({
            typeName,
            id: row.id,
            field,
            title: { en: row.title_en, so: row.title_so, ar: row.title_ar },
            inTrash: row.deleted_at !== null,
            createdBy: row.created_by,
            isPublic: row.is_public === null ? undefined : row.is_public === 1,
          });
        }
      }
      const total = uses.length < max ? uses.length : ((await count([id])).get(id) ?? 0);
      return { uses, total };
    },

    /** Returns a condition for queries on `files` that is true where the file is used. */
    isUsed(): Expression<SqlBool> {
      // One set of all used files: a query for each file takes seconds where there are 100,000.
      const named = columns.map(({ table, column }) => sql`select ${column} from ${table} where ${column} is not null`);
      return sql<SqlBool>`files.id in (${sql.join(named, sql` union all `)})`;
    },
  };
}

function listUseColumns(type: ContentType): UseColumn[] {
  // A type with a single item needs no title.
  const [, titleField] = Object.entries(type.fields).find(([name]) => name === type.titleField) ?? [];
  const titleColumn = titleField && toColumnName(type.titleField ?? '');
  const isLocalized = isLocalizedText(titleField);
  const selectTitle = (language: keyof Localized) =>
    titleColumn ? sql.ref(isLocalized ? `${titleColumn}_${language}` : titleColumn) : sql`''`;
  const due = type.publicationField && sql.ref(toColumnName(type.publicationField));
  const isPublic = (now: string) =>
    sql`case when state = 'published' and deleted_at is null ${due ? sql`and ${due} <= ${now}` : sql``} then 1 else 0 end`;
  return Object.entries(type.fields).flatMap(([field, { kind, ...options }]) => {
    const use = { typeName: type.name, field, title: selectTitle, isPublic, createdBy: sql.ref('created_by') };
    if (kind === 'picture' || kind === 'document')
      return [{ ...use, table: sql.table(type.name), column: sql.ref(toColumnName(field)) }];
    // A file in a Markdown text has a row of its own.
    const isText = 'format' in options && options.format === 'markdown';
    const items = sql`(select items.*, text_files.file_id from text_files
      join ${sql.table(type.name)} items on items.id = text_files.item_id
      where text_files.kind = ${type.name} and text_files.field = ${field}) as texts`;
    return isText ? [{ ...use, table: items, column: sql.ref('file_id') }] : [];
  });
}
