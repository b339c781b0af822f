/** The totals are those of the results that the pages have, for every type and for one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { projects } from '../../domain/content/projects.ts';
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
