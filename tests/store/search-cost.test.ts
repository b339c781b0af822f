/** What a search costs where staff store and search for texts that repeat one letter, or that unfold to more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../domain/content/articles.ts';
import { maxTermLetters, searchTerms } from '../../domain/text/search-text.ts';
import { createSearchText } from '../../server/store/columns.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import { dialects, localized, openTestApp, type StaffClient, type TestApp } from '../setup/api/app.ts';

const prime = '\u2057'; // unfolds to four letters
const title = prime.repeat(200);
const values = { title: localized({ en: title, so: title, ar: title }), content: localized({}) };
const drafts = 1_500;
/** The best of three, in milliseconds. Before, one of these searches of SQLite took eight seconds. */
const most = 400;

describe.each(dialects)('searches of %s', (dialect) => {
  let site: TestApp;
  let staff: StaffClient;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    staff = await site.signIn('superadmin');
    const createdAt = site.clock.now.toISOString();
    const meta = { state: 'draft', createdAt, updatedAt: createdAt, createdBy: null } as const;
    await site.db.transaction().execute(async (transaction) => {
      const store = createContentStore(transaction);
      for (let n = 0; n < drafts; n += 1)
        await store.insert(articles, { ...meta, id: n.toString(16).padStart(24, '0') }, values);
    });
  }, 60_000);
  afterAll(() => site.close());

  it.each([
    ['one long word', (turn: number) => `${prime.repeat(100)}${turn}`],
    ['the end of a long word', (turn: number) => `${turn}${prime.repeat(100)}`],
    ['words', (turn: number) => Array.from('bcdefghi', (letter) => prime.repeat(8) + letter + turn).join(' ')],
    ['two letters', (turn: number) => `${prime.repeat(2)[0]} z${turn}`],
  ])('end soon for %s', async (_name, queryOf) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const start = performance.now();
      const { status, json } = await staff.get(`/api/articles?all=1&limit=1&q=${encodeURIComponent(queryOf(turn))}`);
      times.push(performance.now() - start);
      expect([status, json['totalPages']]).toEqual([200, expect.any(Number)]);
    }
    expect(Math.min(...times)).toBeLessThan(most);
  });
});

it('stores little more than was written', () => {
  expect(Array.from(createSearchText(articles, values)).length).toBeLessThanOrEqual(3 * 200 + 2 + 200);
  // Ordinary texts are stored whole.
  const blessing = { title: localized({ ar: 'سيرة النبي ﷺ وأصحابه' }), content: localized({}) };
  expect(createSearchText(articles, blessing)).toBe('سيره النبي صلي الله عليه وسلم واصحابه');
});

it('reads at most 200 letters of a query, and 64 of a word', () => {
  const terms = searchTerms(Array.from('abcdefgh', (letter) => prime.repeat(24) + letter).join(' '));
  expect(terms.join(' ').length).toBeLessThanOrEqual(200);
  expect(searchTerms('ab'.repeat(80))).toEqual(['ab'.repeat(80).slice(0, maxTermLetters)]);
  expect(searchTerms('📖'.repeat(80))).toEqual(['📖'.repeat(maxTermLetters)]);
});
