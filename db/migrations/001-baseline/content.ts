import type { Kysely } from 'kysely';
import { createContentTable, type ContentTable } from './content-table.ts';
import { countItems, createItemCounts } from './item-counts.ts';
import { createTrigramExtension } from './search-index.ts';

const [file, moment, day] = ['varchar(24)', 'varchar(30)', 'varchar(10)'] as const;

/** What staff write every week. */
const contentTables: readonly ContentTable[] = [
  {
    name: 'news',
    listedBy: 'published_at',
    localized: ['title', 'description', 'content'],
    columns: { image: file, published_at: moment },
  },
  {
    name: 'articles',
    listedBy: 'published_at',
    localized: ['title', 'content'],
    columns: { image: file, published_at: moment },
  },
  {
    name: 'projects',
    listedBy: 'created_at',
    localized: ['name', 'description'],
    columns: { image: file, status: 'text', starts_on: day, ends_on: day },
  },
  { name: 'videos', listedBy: 'created_at', localized: ['title', 'description'], columns: { video_id: 'text' } },
  { name: 'reports', listedBy: 'created_at', localized: ['title'], columns: { file, image: file } },
];

/** The parts of the site of which there is one each. */
const singleTables: readonly ContentTable[] = [
  {
    name: 'identity',
    localized: ['short_name', 'full_name', 'tagline'],
    columns: { flag_en: 'text', flag_so: 'text', flag_ar: 'text', logo: file },
  },
  {
    name: 'contact',
    localized: ['address'],
    columns: {
      email: 'text',
      phone: 'text',
      facebook: 'text',
      youtube: 'text',
      telegram: 'text',
      tiktok: 'text',
      map_embed: 'text',
      map_link: 'text',
    },
  },
  {
    name: 'forms',
    localized: [],
    columns: {
      membership_form: 'text',
      email_endpoint: 'text',
      email_service: 'text',
      email_template: 'text',
      email_user: 'text',
    },
  },
  {
    name: 'banners',
    localized: [],
    columns: {
      about: file,
      departments: file,
      projects: file,
      news: file,
      articles: file,
      reports: file,
      videos: file,
      member: file,
      donate: file,
      contact: file,
    },
  },
  {
    name: 'about',
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
    columns: { founded: 'text', epigraph_arabic: 'text', share: 'text', people: 'text' },
  },
];

/** The parts of the site that are short lists, in the order that staff choose. */
const orderedTables: readonly ContentTable[] = [
  { name: 'partners', localized: ['name'], columns: { link: 'text', logo: file } },
  { name: 'gallery', localized: ['alt'], columns: { image: file } },
  { name: 'testimonials', localized: ['name', 'role', 'feedback', 'monogram'], columns: { image: file } },
  { name: 'advisors', localized: ['name', 'role', 'monogram'], columns: { photo: file } },
  { name: 'departments', localized: ['name', 'description'], columns: { mark: 'text', logo: file } },
  { name: 'values', localized: ['name', 'text'], columns: {} },
  { name: 'goals', localized: ['text'], columns: {} },
];

/** News, articles, projects, videos and reports, and the parts of the site. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await createTrigramExtension(db);
  await createItemCounts(db);
  for (const table of contentTables) {
    await createContentTable(db, { ...table, isFileUseIndexed: true });
    await countItems(db, table.name);
  }
  // One row names few files: finding them needs no index.
  for (const table of singleTables) await createContentTable(db, table);
  for (const table of orderedTables)
    await createContentTable(db, { ...table, isOrdered: true, isFileUseIndexed: true });
}
