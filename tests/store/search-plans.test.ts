/**
 * How the databases read the lists of staff, along an index, for a search and for missing translations; and the results
 * of a visitor's search, by their ids.
 */
import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { articles } from '../../domain/content/articles.ts';
import { news } from '../../domain/content/news.ts';
import { videos } from '../../domain/content/videos.ts';
import { languages } from '../../domain/model/localized.ts';
import { createContentCondition } from '../../server/store/content/content-conditions.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import type { Database, DialectName } from '../../server/store/database.ts';
import { createSearchIndex } from '../../server/store/search/search-index.ts';
import { dialects, openTestApp } from '../setup/api/app.ts';

const planOf = async (db: Database, dialect: DialectName, query: ReturnType<typeof sql>) => {
  const rows = await db.connection().execute(async (connection) => {
    if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(connection);
    return (
      await sql<
        Record<string, string>
      >`${sql.raw(dialect === 'sqlite' ? 'explain query plan' : 'explain')} ${query}`.execute(connection)
    ).rows;
  });
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
};

describe.each(dialects)('database reads of the lists of staff over %s', (dialect) => {
  it('use the index for a search', async () => {
    const site = await openTestApp(dialect);
    const index = createSearchIndex(site.db);
    expect(await index.covers(news)).toBe(dialect === 'sqlite');
    if (dialect === 'sqlite') {
      expect(await planOf(site.db, dialect, sql`select * from ${index.having(news, '"lamp"')}`)).toMatch(
        /found VIRTUAL TABLE INDEX[\s\S]*keys USING INTEGER PRIMARY KEY[\s\S]*item USING INDEX/,
      );
    } else {
      const query = site.db
        .selectFrom('news' as 'content')
        .selectAll()
        .where(createContentCondition(site.db, news, 'all', { terms: ['lamp'] }))
        .compile();
      const text = sql.raw(query.sql.replace('$1', `'%lamp%'`));
      // The tables of tests have a handful of rows, for which PostgreSQL would prefer to read along the list.
      await sql`drop index news_staff_list, news_list, news_author, news_lacks_en, news_lacks_so, news_lacks_ar`.execute(
        site.db,
      );
      expect(await planOf(site.db, dialect, text)).toMatch(/Bitmap Index Scan on news_search\s/);
    }
    await site.close();
  });

  it.each([news, articles, videos])(
    'find items without a language along an index in the order of the list: $name',
    async (type) => {
      const site = await openTestApp(dialect);
      const order = type.publicationField ? 'published_at' : 'created_at';
      for (const language of languages) {
        const query = site.db
          .selectFrom(type.name as 'content')
          .select('id')
          .where(createContentCondition(site.db, type, 'all', { missing: language }))
          .compile();
        expect(query.parameters).toEqual([]);
        const plan = await planOf(
          site.db,
          dialect,
          sql.raw(`${query.sql} order by ${order} desc nulls first, id desc limit 10`),
        );
        expect(plan).toContain(`${type.name}_lacks_${language}`);
        expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
      }
      await site.close();
    },
  );
});

it.each(dialects)('reads items by their ids over %s', async (dialect) => {
  const site = await openTestApp(dialect);
  const compiled: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.push(site.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const store = createContentStore(site.db.withPlugin(recorder));
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
  expect(await store.findAll(news, { now: site.clock.now.toISOString() }, ids)).toEqual([]);
  const [{ sql: text, parameters }] = compiled as [CompiledQuery];
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
  const plan = await site.db.connection().execute(async (connection) => {
    if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(connection);
    return connection.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  });
  expect(JSON.stringify(plan.rows)).toMatch(/sqlite_autoindex_news_1 \(id=\?\)|news_pkey/);
  await site.close();
});
