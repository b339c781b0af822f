import { sql, type Kysely } from 'kysely';

type Before = {
  user_id: string;
  kind: string;
  item_id: string;
  form_key: string;
  based_on: number;
  texts: string;
  had_file: number;
  saved_at: string;
};

/** The fields that titles are typed into. */
const titleFields: Readonly<Record<string, string>> = {
  news: 'title',
  articles: 'title',
  videos: 'title',
  reports: 'title',
  projects: 'name',
  departments: 'name',
  advisors: 'name',
  partners: 'name',
  testimonials: 'name',
  values: 'name',
  goals: 'text',
  gallery: 'alt',
};
const maxTitle = 200; // characters

/**
 * The typed titles, so that a list of working copies reads no texts. The texts are the last column: SQLite finds a
 * column behind a long text only by reading that text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('titled_copies')
    .addColumn('user_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('kind', 'varchar(40)', (column) => column.notNull())
    .addColumn('item_id', 'varchar(24)', (column) => column.notNull())
    .addColumn('form_key', 'varchar(40)', (column) => column.notNull())
    .addColumn('based_on', 'integer', (column) => column.notNull())
    .addColumn('had_file', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('titled_copies_key', ['user_id', 'kind', 'item_id'])
    .execute();
  const keys = sql<Pick<Before, 'user_id' | 'kind' | 'item_id'>>`select user_id, kind, item_id from working_copies`;
  for (const { user_id, kind, item_id } of (await keys.execute(db)).rows) {
    const found = sql<Before>`select * from working_copies
      where user_id = ${user_id} and kind = ${kind} and item_id = ${item_id}`;
    for (const { form_key, based_on, had_file, saved_at, texts } of (await found.execute(db)).rows) {
      await sql`insert into titled_copies
        (user_id, kind, item_id, form_key, based_on, had_file, saved_at, title, texts)
        values (${user_id}, ${kind}, ${item_id}, ${form_key}, ${based_on}, ${had_file}, ${saved_at},
          ${typedTitle(kind, texts)}, ${texts})`.execute(db);
    }
  }
  await sql`drop table working_copies`.execute(db);
  await sql`alter table titled_copies rename to working_copies`.execute(db);
  await sql`create index working_copies_item on working_copies (kind, item_id)`.execute(db);
}

/** Returns what was typed into the title, by its languages, as JSON. */
function typedTitle(kind: string, json: string): string {
  const field = titleFields[kind];
  const texts = JSON.parse(json) as Readonly<Record<string, string>>;
  const keys = { en: field ?? '', so: `${field}.so`, ar: `${field}.ar` };
  const typed = Object.entries(keys).flatMap(([language, key]) => {
    const text = texts[key];
    return text === undefined
      ? []
      : [
          [
            language,
            Array.from(text.slice(0, 2 * maxTitle))
              .slice(0, maxTitle)
              .join(''),
          ],
        ];
  });
  return JSON.stringify(Object.fromEntries(typed));
}
