/** Which indexed words a query matches: those that visitors can read, whoever writes how many (decision 039). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { createPublicSearchStore } from '../../server/store/search/public-search-store.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { longestBlock } from '../setup/longest-block.ts';
import { allowOnThisMachine } from '../setup/slow-machine.ts';

/** Returns words that begin so, and come before all real ones. */
const invented = (beginning: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const letters = n
      .toString(5)
      .padStart(5, '0')
      .replaceAll(/\d/g, (digit) => 'abcde'[Number(digit)]!);
    return `${beginning}a${letters}`;
  }).join(' ');

describe.each(dialects)('the looked-up words over %s', (dialect) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(dialect);
  });
  afterAll(() => site.close());

  const add = (title: string, content = '', state: 'draft' | 'published' = 'published') =>
    site.add(
      news,
      { title: localized({ en: title }), content: localized({ en: content }), publishedAt: '2026-11-01T08:00:00.000Z' },
      { state },
    );
  const find = async (query: string) =>
    (await site.services.publicSearch.find(query, { language: 'en', page: 1, typeName: 'news' })).hits.map(
      ({ id }) => id,
    );
  const wordsLike = async (pattern: string) =>
    (
      await sql<{
        word: string;
      }>`select word from public_search_words where word like ${pattern} order by word`.execute(site.db)
    ).rows.map(({ word }) => word);
  const removeForGood = (id: string) =>
    site.db
      .deleteFrom('news' as 'content')
      .where('id', '=', id)
      .execute();
  const compact = () => createPublicSearchStore(site.db).compact();

  it('are not those of drafts and of the trash', async () => {
    const wanted = [
      await add('Notes', 'All teachers'),
      await add('The teaching'),
      await add('Macallin cusub'),
    ].toSorted();
    const isFound = async () => (await find('teachers')).toSorted();
    expect(await isFound()).toEqual(wanted);
    const draft = await add(
      'Draft',
      ['teach', 'macallin', 'macalin'].map((each) => invented(each, 3_100)).join(' '),
      'draft',
    );
    expect(await isFound()).toEqual(wanted);
    expect((await wordsLike('wteacha%')).length).toBe(0);

    // Whoever publishes them hides at most forms that nobody has typed.
    const set = (values: object) =>
      site.db
        .updateTable('news' as 'content')
        .set(values)
        .where('id', '=', draft)
        .execute();
    await set({ state: 'published' });
    expect(await wordsLike('wteacha%')).toHaveLength(3_100);
    expect(await isFound()).toEqual(expect.arrayContaining(wanted));
    await set({ deleted_at: site.clock.now.toISOString() });
    expect(await isFound()).toEqual(wanted);
    await compact();
    expect((await wordsLike('wteacha%')).length).toBe(0);
    expect(await isFound()).toEqual(wanted);
    // Once more visible, they are found again.
    await set({ deleted_at: null });
    expect(await find('teachaaaaab')).toEqual([draft]);
    await removeForGood(draft);
  });

  it('are the shortest that a form begins, and its own word', async () => {
    const item = await add('Words', `xylofon quokkas quokkaish ${invented('quokka', 3_100)}`);
    const store = createPublicSearchStore(site.db);
    const found = await store.findWords([
      { text: 'wquokka', isPrefix: true },
      { text: 'wquokkaish', isPrefix: false },
      { text: 'wxylo', isPrefix: true },
    ]);
    expect(found.slice(0, 3)).toEqual(['wquokkas', 'wquokkaish', 'wxylofon']);
    expect(found).toHaveLength(41);
    expect(found.slice(3, 5)).toEqual(['wquokkaaaaaaa', 'wquokkaaaaaab']);
    await removeForGood(item);
  });

  it('are removed with the last item that has them, in small steps', async () => {
    const kept = await add('Kept', 'uakari tamarin');
    const gone = await add('Gone', `uakari margay ${invented('margay', 2_000)}`);
    await removeForGood(gone);
    const unused = JSON.stringify(
      Array.from({ length: dialect === 'sqlite' ? 100_000 : 5_000 }, (_, n) => `wstray${n}`),
    );
    await sql`insert into public_search_words select value from ${
      dialect === 'sqlite' ? sql`json_each(${unused})` : sql`json_array_elements_text(${unused}::json)`
    }`.execute(site.db);
    const longest = await longestBlock(compact);
    expect((await wordsLike('wstray%')).length).toBe(0);
    expect((await wordsLike('wmargay%')).length).toBe(0);
    expect(await wordsLike('wuakari')).toEqual(['wuakari']);
    expect(await find('uakari')).toEqual([kept]);
    // Of this process; in one step it would be half a second.
    if (dialect === 'sqlite') expect(longest).toBeLessThan(allowOnThisMachine(50));
  }, 60_000);

  it.runIf(dialect === 'postgres')('stay while an item is being published that has them', async () => {
    const gone = await add('Gone', 'numbat');
    await removeForGood(gone);
    await site.db.transaction().execute(async (transaction) => {
      await sql`insert into news (id, state, created_at, updated_at, published_at, search_words)
        values (${'a'.repeat(24)}, 'published', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z',
          '2026-11-01T08:00:00.000Z', 'knews wnumbat')`.execute(transaction);
      await compact();
    });
    expect(await wordsLike('wnumbat')).toEqual(['wnumbat']);
  });
});
