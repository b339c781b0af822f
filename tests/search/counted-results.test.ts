/** The totals are those of the results that the pages have, for every type and for one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { projects } from '../../domain/content/projects.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe.each(dialects)('over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    const add = (title: string, content: string) =>
      site.add(news, {
        title: localized({ en: title }),
        description: localized({}),
        content: localized({ en: content }),
        publishedAt: '2026-11-01T08:00:00.000Z',
      });
    // More short words in texts than are looked up for a beginning, and longer ones in titles.
    for (const first of letters) await add(`Text ${first}`, letters.map((second) => `zebr${first}${second}`).join(' '));
    for (let number = 1; number <= 15; number += 1)
      await add(`Zebramandirabooklet${'abcdefghijklmno'[number - 1]}`, '');
    await site.add(projects, {
      title: localized({ en: 'Zebrafountaincourtyard' }),
      description: localized({}),
      content: localized({}),
      image: null,
    });
  });
  afterAll(() => site.close());

  const walk = async (query: string, typeName?: string) => {
    const found = new Set<string>();
    const find = (page: number) => site.services.publicSearch.find(query, { language: 'en', page, typeName });
    const { total, byType } = await find(1);
    for (let page = 1; page <= 5; page += 1)
      for (const hit of (await find(page)).hits) found.add(`${hit.typeName} ${hit.id}`);
    return { total, byType, found: found.size };
  };

  it('counts what is found only by the words of titles', async () => {
    const { total, byType, found } = await walk('zebr');
    expect(found).toBeGreaterThan(16);
    expect(total).toBe(found);
    for (const { typeName, total: ofType } of byType) {
      const alone = await walk('zebr', typeName);
      expect([typeName, alone.total, alone.found]).toEqual([typeName, ofType, ofType]);
    }
  });
});

it('counts no more than 500, and says that there are more', async () => {
  const site = await openTestApp('sqlite');
  const add = async (from: number, to: number) =>
    site.db.transaction().execute(async (transaction) => {
      const store = createContentStore(transaction);
      for (let number = from; number <= to; number += 1) {
        const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
        const meta = { createdAt, updatedAt: createdAt, createdBy: null, state: 'published' as const };
        const values = { title: localized({ en: 'Zebra' }), description: localized({}), content: localized({}) };
        await store.insert(
          news,
          { ...meta, id: number.toString(16).padStart(24, '0') },
          { ...values, image: null, publishedAt: createdAt },
        );
      }
    });
  const find = () => site.services.publicSearch.find('zebra', { language: 'en', page: 50 });
  await add(1, 499);
  expect(await find()).toMatchObject({ total: 499, hasMore: false, hits: { length: 9 } });
  await add(500, 510);
  expect(await find()).toMatchObject({ total: 500, hasMore: true, hits: { length: 10 } });
  await site.close();
});
