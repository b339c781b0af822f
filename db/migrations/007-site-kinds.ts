import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { foldForSearch } from '../../domain/model/search-text.ts';
import { startingItems } from '../seed/site/starting-items.ts';

type Table = { localized: string[]; plain?: string[]; files?: string[]; ordered?: boolean };

/** The parts of the site that staff edit, as they are today. */
const tables: Record<string, Table> = {
  identity: {
    localized: ['short_name', 'full_name', 'tagline'],
    plain: ['flag_en', 'flag_so', 'flag_ar'],
    files: ['logo'],
  },
  contact: {
    localized: ['address'],
    plain: ['email', 'phone', 'facebook', 'youtube', 'telegram', 'tiktok', 'map_embed', 'map_link'],
  },
  forms: {
    localized: [],
    plain: ['membership_form', 'email_endpoint', 'email_service', 'email_template', 'email_user'],
  },
  banners: {
    localized: [],
    files: ['about', 'departments', 'projects', 'news', 'articles', 'reports', 'videos', 'member', 'donate', 'contact'],
  },
  about: {
    localized: [
      'intro',
      'epigraph_meaning',
      'epigraph_source',
      'vision_title',
      'vision_text',
      'mission_title',
      'mission_text',
      'values_title',
      'values_text',
      'goals_title',
      'goals_text',
    ],
    plain: ['founded', 'epigraph_arabic', 'share', 'people'],
  },
  partners: { localized: ['name'], plain: ['link'], files: ['logo'], ordered: true },
  gallery: { localized: ['alt'], files: ['image'], ordered: true },
  testimonials: { localized: ['name', 'role', 'feedback', 'monogram'], files: ['image'], ordered: true },
  advisors: { localized: ['name', 'role', 'monogram'], files: ['photo'], ordered: true },
  departments: { localized: ['name', 'description'], plain: ['mark'], files: ['logo'], ordered: true },
  values: { localized: ['name', 'text'], ordered: true },
  goals: { localized: ['text'], ordered: true },
};

const languages = ['en', 'so', 'ar'] as const;

/** The texts and pictures that stood in the program become rows, each table with what it begins with. */
export const siteKinds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, table] of Object.entries(tables)) {
      await createTable(db, name, table);
      await fill(db as Kysely<Record<string, Record<string, unknown>>>, name, table);
    }
  },
};

async function createTable(
  db: Kysely<unknown>,
  name: string,
  { localized, plain = [], files = [], ordered = false }: Table,
): Promise<void> {
  let table = db.schema
    .createTable(name)
    .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
    .addColumn('state', 'varchar(12)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(30)', (column) => column.notNull())
    .addColumn('created_by', 'varchar(24)')
    .addColumn('updated_by', 'varchar(24)')
    .addColumn('deleted_at', 'varchar(30)')
    .addColumn('deleted_by', 'varchar(24)')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('outdated', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo('')) as CreateTableBuilder<string>;
  for (const column of localized)
    for (const language of languages)
      table = table.addColumn(`${column}_${language}`, 'text', (built) => built.notNull().defaultTo(''));
  for (const column of plain) table = table.addColumn(column, 'text');
  for (const column of files) table = table.addColumn(column, 'varchar(24)');
  if (ordered) table = table.addColumn('position', 'integer', (column) => column.notNull());
  await table.execute();
}

async function fill(
  db: Kysely<Record<string, Record<string, unknown>>>,
  name: string,
  { localized, ordered = false }: Table,
): Promise<void> {
  const moment = new Date().toISOString();
  const rows = (startingItems[name] ?? []).map(({ id, values }, index) => {
    const columns = Object.entries(values).flatMap(([column, value]): [string, string | null][] =>
      value !== null && typeof value === 'object'
        ? languages.map((language) => [`${column}_${language}`, value[language]])
        : [[column, value]],
    );
    const texts = columns
      .filter(([column]) => localized.includes(column.replace(/_(?:en|so|ar)$/, '')))
      .map(([, text]) => text);
    return {
      id,
      state: 'published',
      created_at: moment,
      updated_at: moment,
      search_text: foldForSearch(texts.join(' ')),
      ...(ordered && { position: index + 1 }),
      ...Object.fromEntries(columns),
    };
  });
  for (const row of rows) await db.insertInto(name).values(row).execute();
}
