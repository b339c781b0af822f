import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHistoryStore } from '../../server/store/content/history-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';

const personId = 'd'.repeat(24);

describe.each(dialects)('the history over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());

  it('pages 2,000 versions without reading them all', async () => {
    const store = createHistoryStore(site.db);
    const plan = (query: string) => (dialect === 'sqlite' ? `explain query plan ${query}` : `explain ${query}`);
    await site.db.transaction().execute(async (transaction) => {
      const rows = Array.from({ length: 2_000 }, (_, index) => ({
        id: `f${String(index).padStart(23, '0')}`,
        at: new Date(index * 1_000).toISOString(),
        kind: 'news',
        item_id: 'e'.repeat(24),
        action: 'updated',
        person_id: personId,
        person_name: 'Amina',
        title: null,
        revision: index + 1,
        snapshot: '{"values":{},"state":"draft","outdated":[]}',
        files: '',
      }));
      for (let at = 0; at < rows.length; at += 500)
        await transaction
          .insertInto('history')
          .values(rows.slice(at, at + 500))
          .execute();
    });
    const { entries: newest, total } = await store.listVersions('news', 'e'.repeat(24), { page: 1, limit: 2 });
    expect([total, newest.map(({ revision }) => revision)]).toEqual([2_000, [2_000, 1_999]]);
    const explained = async (query: string) =>
      JSON.stringify((await site.db.executeQuery(CompiledQuery.raw(plan(query)))).rows);
    if (dialect === 'postgres') await site.db.executeQuery(CompiledQuery.raw('analyze history'));
    // Counting reads the index only, not the snapshots.
    if (dialect === 'sqlite')
      expect(
        await explained(
          `select count(*) from history where kind = 'news' and item_id = '${'e'.repeat(24)}' and revision is not null`,
        ),
      ).toContain('COVERING INDEX');
    const order = dialect === 'sqlite' ? /TEMP B-TREE/ : /"Sort/;
    for (const query of [
      `select id from history where kind = 'news' and item_id = '${'e'.repeat(24)}' and revision is not null order ` +
        'by revision desc limit 20',
      'select id from history order by at desc, id desc limit 20',
      `select id from history where kind = 'news' order by at desc, id desc limit 20`,
      `select id from history where person_id = '${personId}' order by at desc, id desc limit 20`,
    ]) {
      expect([query, await explained(query)]).toEqual([query, expect.not.stringMatching(order)]);
    }
  });
});
