import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import type { ContentType, ItemValues } from '../../domain/model/define.ts';
import { createContentCondition } from '../../server/store/content/content-conditions.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { readItemCounts } from '../../server/store/content/item-counts.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';

const values = (publishedAt: string | null): ItemValues => ({
  title: localized({ en: 'Lamp' }),
  description: localized({}),
  content: localized({}),
  image: null,
  publishedAt,
});
const past = '2026-11-01T00:00:00.000Z';
const future = '2026-12-01T00:00:00.000Z';

describe.each(dialects)('item counts over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => void (site = await openTestApp(dialect)));
  afterAll(() => site.close());

  /** Counts by reading every row. */
  const scan = async (type: ContentType, now: string) => {
    const count = async (condition: ReturnType<typeof createContentCondition>) =>
      Number(
        (
          await site.db
            .selectFrom(type.name as 'content')
            .select((eb) => eb.fn.countAll<string>().as('total'))
            .where(condition)
            .executeTakeFirstOrThrow()
        ).total,
      );
    const states = ['draft', 'published', 'scheduled'] as const;
    return {
      visitors: await count(createContentCondition(site.db, type, { now })),
      staff: await count(createContentCondition(site.db, type, 'all')),
      states: await Promise.all(
        states.map((is) => count(createContentCondition(site.db, type, 'all', { state: { is, now } }))),
      ),
    };
  };
  const countBoth = async (type: ContentType, now: string) => {
    const store = createContentStore(site.db);
    const states = ['draft', 'published', 'scheduled'] as const;
    return {
      visitors: (await store.countVisible(type, now)).total,
      staff: await store.count(type, 'all'),
      states: await Promise.all(states.map((is) => store.count(type, 'all', { state: { is, now } }))),
    };
  };

  it('agree with the rows after every kind of write, including writes of many rows', async () => {
    const now = site.clock.now.toISOString();
    const check = async () => expect(await countBoth(news, now)).toEqual(await scan(news, now));
    const ids: string[] = [];
    for (const publishedAt of [past, past, future, null])
      for (const state of ['draft', 'published'] as const)
        ids.push(await site.add(news, values(publishedAt), { state }));
    await check();
    expect((await countBoth(news, now)).visitors).toBe(2);
    // The dates of items are not read for counts without a point in time.
    expect(await readItemCounts(site.db, news)).toEqual({
      items: 8,
      published: 4,
      waiting: 0,
      undated: 0,
      nextDue: undefined,
    });
    const change = (set: Record<string, string | null>, among: readonly string[]) =>
      site.db
        .updateTable('news' as 'content')
        .set(set)
        .where('id', 'in', among)
        .execute();
    await change({ state: 'published' }, ids.slice(0, 3));
    await check();
    await change({ published_at: future }, ids.slice(1, 4));
    await check();
    await change({ deleted_at: now }, ids.slice(0, 5));
    await check();
    await change({ deleted_at: null, state: 'draft' }, ids.slice(2, 4));
    await check();
    await site.db
      .deleteFrom('news' as 'content')
      .where('id', 'in', ids.slice(1, 6))
      .execute();
    await check();
    await site.db.deleteFrom('news' as 'content').execute();
    await check();
    expect((await countBoth(news, now)).staff).toBe(0);
  });

  it('do not change in a transaction that fails', async () => {
    const before = await readItemCounts(site.db, news);
    const failing = site.db.transaction().execute(async (transaction) => {
      const meta = {
        id: '0'.repeat(24),
        state: 'published' as const,
        createdAt: past,
        updatedAt: past,
        createdBy: null,
      };
      await createContentStore(transaction).insert(news, meta, values(past));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readItemCounts(site.db, news)).toEqual(before);
  });

  it('are read from the rows of a type that the database does not count', async () => {
    const now = site.clock.now.toISOString();
    await site.add(news, values(past));
    await sql`delete from item_counts where kind = 'news'`.execute(site.db);
    expect(await countBoth(news, now)).toEqual(await scan(news, now));
    expect((await countBoth(news, now)).visitors).toBe(1);
  });
});
