/** Databases from before the public search, from before the words of drafts were left out, and before an analysis. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { readEnv } from '../../server/env.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { migrations } from '../../server/store/migrations.ts';
import { openDatabase } from '../../server/store/open.ts';
import { createPublicSearchStore } from '../../server/store/search/public-search-store.ts';
import { dialects, localized, openTestApp } from '../setup/api/app.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

/** From the newest to the oldest; keys of the search have 64 bits, for the years from 1691 to 2248. */
const moments = [
  '9999-12-31T23:59:59.999Z',
  '2300-01-01T00:00:00.000Z',
  '2026-11-01T08:00:00.000Z',
  '2026-11-01T08:00:00.000Z',
  '1000-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
];

/** The last digits of the ids: entries of the same millisecond then get keys one after the other. */
const sameEnd = '7'.repeat(5);

const findIn = async (db: Database, word: string) =>
  (await createPublicSearchStore(db).find([{ words: [[word]] }], '9999-12-31T23:59:59.999Z', 10)).map(({ id }) => id);

describe.each(dialects)('over %s', (dialect) => {
  it('published items of any year are migrated', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'minbar-test-'));
    const url = dialect === 'postgres' ? await createPostgresDatabase() : undefined;
    const { db } = await openDatabase(readEnv({ DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }));
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '017')));
    for (const [index, moment] of moments.entries())
      await sql`insert into news (id, state, created_at, updated_at, published_at, title_en)
        values (${`${index}`.repeat(19) + sameEnd}, 'published', ${moment}, ${moment}, ${moment}, 'Wombats')`.execute(
        db,
      );
    await migrate(db);
    expect((await findIn(db, 'twombats')).map((id) => moments[Number(id[0])])).toHaveLength(moments.length);
    expect((await findIn(db, 'twombats'))[2]).toMatch(/^[23]/);
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });

  it('the keys of entries differ in their last digits, by which SQLite finds the removed ones', async () => {
    const site = await openTestApp(dialect);
    const values = { title: localized({ en: 'Wombats' }), content: localized({}), description: localized({}) };
    for (let day = 10; day < 30; day += 1)
      await site.add(news, { ...values, publishedAt: `2026-10-${day}T08:00:00.000Z` });
    const { rows } = await sql<{ parts: number | string }>`
      select count(distinct key & 255) as parts from public_search_entries where kind = 'news'`.execute(site.db);
    expect(Number(rows[0]!.parts)).toBeGreaterThan(10);
    expect(await findIn(site.db, 'twombats')).toHaveLength(10);
    await site.close();
  });

  it('items of the same millisecond are found, whatever the ends of their ids are', async () => {
    const site = await openTestApp(dialect);
    const ends = ['fffff', 'fffff', 'fffff', '00000', '00001', '00001', '00002', '00002'];
    for (const [index, end] of ends.entries())
      for (const moment of ['2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.001Z'])
        await sql`insert into news (id, state, created_at, updated_at, published_at, search_words)
          values (${`${index}${moment.at(-2)}`.padStart(19, '0') + end}, 'published', ${moment}, ${moment}, ${moment}, 'twombats')`.execute(
          site.db,
        );
    const found = await createPublicSearchStore(site.db).find([{ words: [['twombats']] }], '9999', 100);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2 * ends.length);
    await site.close();
  });

  it('the triggers of migration 017 are replaced', async () => {
    const site = await openTestApp(dialect);
    await sql`drop index public_search_words_length`.execute(site.db);
    await (
      dialect === 'sqlite'
        ? sql`drop trigger news_public_insert`
        : sql`create or replace function news_public() returns trigger language plpgsql as 'begin return null; end'`
    ).execute(site.db);
    await migrations['026-public-search-words']!.up(site.db);
    const values = { title: localized({ en: 'Wombats' }), content: localized({}), description: localized({}) };
    for (const publishedAt of moments) await site.add(news, { ...values, publishedAt });
    expect(await findIn(site.db, 'twombats')).toHaveLength(moments.length);
    await site.requireRestorable();
    await site.close();
  });
});

/** Opens a site in PostgreSQL with 4,000 more entries, the last of them the newest; the table is not analyzed. */
async function openWithEntries(word: RawBuilder<unknown>) {
  const site = await openTestApp('postgres');
  await sql`alter table public_search_entries set (autovacuum_enabled = off)`.execute(site.db);
  await sql`insert into public_search_entries (key, kind, id, due_at, words)
    select -number, 'news', 'item' || number, '2026-11-01T08:00:00.000Z', array_to_tsvector(
      array(select 'wword' || number || 'of' || place from generate_series(1, 300) as place) || ${word})
    from generate_series(1, 4000) as number`.execute(site.db);
  return site;
}

it('a rare word is found by the index on PostgreSQL before the table has been analyzed', async () => {
  const site = await openWithEntries(sql`case when number = 4000 then 'wrare' else 'wusual' end`);
  const timeOf = async (word: string): Promise<number> => {
    await findIn(site.db, word);
    const startedAt = performance.now();
    for (let n = 0; n < 20; n += 1) expect((await findIn(site.db, word)).length).toBeGreaterThan(0);
    return performance.now() - startedAt;
  };
  const before = await timeOf('wrare');
  await sql`analyze public_search_entries`.execute(site.db);
  // Reading all rows twenty times takes 300 ms or more.
  expect(before).toBeLessThan(5 * (await timeOf('wrare')) + 50);
  await site.close();
});

it('frequent words are found on PostgreSQL that the newest entries do not have together', async () => {
  const site = await openWithEntries(
    sql`array_remove(array[case when number > 1990 then 'wlater' end, case when number <= 2010 then 'wearlier' end], null)`,
  );
  await sql`analyze public_search_entries`.execute(site.db);
  const find = (queries: string[][], limit: number) =>
    createPublicSearchStore(site.db).find(
      queries.map((words) => ({ words: words.map((word) => [word]) })),
      '2026-12-01T00:00:00.000Z',
      limit,
    );
  const listItems = (query: number, newest: number, oldest: number) =>
    Array.from({ length: newest - oldest + 1 }, (_, index) => ({
      query,
      typeName: 'news',
      id: `item${newest - index}`,
    }));
  const both = ['wlater', 'wearlier'];
  expect(await find([both], 10)).toEqual(listItems(0, 2010, 2001));
  expect(await find([['wword2005of1'], both, ['wlater']], 30)).toEqual([
    ...listItems(0, 2005, 2005),
    ...listItems(1, 2010, 2006),
    ...listItems(1, 2004, 1991),
    ...listItems(2, 4000, 3991),
  ]);
  await site.close();
});
