import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../domain/content/index.ts';
import { news } from '../../domain/content/news.ts';
import { makeId } from '../../domain/model/id.ts';
import { toColumnName } from '../../server/store/columns.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import type { DialectName } from '../../server/store/database.ts';
import { createFileStore } from '../../server/store/files/file-store.ts';
import { dialects, localized, openTestApp } from '../setup/api/app.ts';
import { entries, type Json } from '../setup/api/client.ts';
import { storedPicture } from '../setup/api/media.ts';

const missing = 'f'.repeat(24);

describe.each(dialects)('database reads of the media library over %s', (dialect: DialectName) => {
  it('use an index for every column that refers to a file, and for every filter', async () => {
    const site = await openTestApp(dialect);
    const planOf = async (query: string) => {
      const rows = await site.db.connection().execute(async (connection) => {
        if (dialect === 'postgres') await sql`set enable_seqscan = off`.execute(connection);
        return (
          await sql<
            Record<string, string>
          >`${sql.raw(`${dialect === 'sqlite' ? 'explain query plan' : 'explain'} ${query}`)}`.execute(connection)
        ).rows;
      });
      return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
    };
    const columns = contentTypes.flatMap((type) =>
      Object.entries(type.fields)
        .filter(([, field]) => ['picture', 'document'].includes(field.kind))
        .map(([name]) => [type.name, toColumnName(name)] as const),
    );
    for (const [table, column] of [...columns, ['users', 'image'] as const]) {
      expect(
        await planOf(`select ${column} as id, count(*) from ${table} where ${column} in ('a', 'b') group by ${column}`),
      ).toContain(`${table}_${column}_uses`);
      expect(await planOf(`select id from ${table} where ${column} = 'a' order by id desc limit 5`)).toContain(
        `${table}_${column}_uses`,
      );
    }
    const order = 'order by created_at desc, id desc limit 24';
    expect(await planOf(`select * from files where deleted_at is null ${order}`)).toMatch(/files_library\b/);
    expect(await planOf(`select * from files where deleted_at is null and kind = 'picture' ${order}`)).toMatch(
      /files_library/,
    );
    expect(
      await planOf(`select * from files where deleted_at is null and kind = 'picture' and alt_so = '' ${order}`),
    ).not.toMatch(/SCAN files$|Seq Scan|TEMP B-TREE/m);
    await site.close();
  });

  it('count the uses of a file by many items', async () => {
    const site = await openTestApp(dialect);
    const content = createContentStore(site.db);
    await createFileStore(site.db).insert(storedPicture(missing, 'c'.repeat(24)));
    const timestamp = site.clock.now.toISOString();
    await site.db.transaction().execute(async (transaction) => {
      const inserting = createContentStore(transaction);
      for (let n = 0; n < 150; n += 1) {
        await inserting.insert(
          news,
          {
            id: makeId(new Date(n * 1_000), new Uint8Array(8)),
            state: 'draft',
            createdAt: timestamp,
            updatedAt: timestamp,
            createdBy: null,
          },
          { ...emptyNews, title: localized({ en: `Item ${n}` }), image: missing },
        );
      }
    });
    expect(await content.count(news, 'all')).toBe(150);
    const staff = await site.signIn('superadmin');
    const found = await staff.get(`/api/files/${missing}`);
    expect([
      found.json['usesTotal'],
      (found.json['uses'] as Json[]).length,
      (found.json['uses'] as Json[])[0],
    ]).toMatchObject([150, 100, { title: { en: 'Item 149' } }]);
    expect(entries(await staff.get('/api/files'), 'files')[0]).toMatchObject({ uses: 150 });
    await site.close();
  });
});

const emptyNews = {
  title: localized({}),
  description: localized({}),
  content: localized({}),
  image: null,
  publishedAt: null,
};
