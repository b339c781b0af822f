import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videos } from '../../domain/content/videos.ts';
import type { ItemValues } from '../../domain/model/define.ts';
import type { Localized } from '../../domain/model/localized.ts';
import { foldForSearch } from '../../domain/text/search-text.ts';
import type { Staff } from '../../domain/people/viewer.ts';
import { createContentStore, type ContentStore } from '../../server/store/content/content-store.ts';
import type { Database } from '../../server/store/database.ts';
import type { NewEntry } from '../../server/store/content/history-store.ts';
import { migrate } from '../../server/store/migrate.ts';
import { openDatabase } from '../../server/store/open.ts';
import { dialects, localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { createPostgresDatabase } from '../setup/programs/test-database.ts';

const superadmin: Staff = { kind: 'staff', id: '0'.repeat(24), role: 'superadmin', rights: {} };

const video = (title: Partial<Localized>): ItemValues => ({
  title: localized(title),
  description: localized({}),
  videoId: 'aqz-KE-bpKQ',
});

const titles: Partial<Localized>[] = [
  { en: 'Ahmed', ar: 'أحمد بن محمّد' },
  { en: 'School', ar: 'مدرسة القرآن الكبرى ٢٠٢٦' },
  { en: '100% off_now', so: 'Café “Nuur”' },
  { en: 'Back\\slash o’clock', so: 'Qur’aanka' },
  { en: 'say "hello" and "" NOT OR AND NEAR(a b) col:x -minus ^first * star' },
  { en: 'aaa', so: 'aab', ar: 'ا' },
  { en: 'ab', so: 'ba' },
  { en: '📖📖📖 books 👩‍🏫 teacher', ar: '🕌' },
  { en: 'ﬁne ﷺ ＦＵＬＬ İstanbul straße ΣΑΣ', ar: 'صَلَّى' },
  { en: 'x'.repeat(50) },
  { en: `${'x'.repeat(40)}y` },
  { en: 'line\none\ttab' },
  { en: 'mixed مع لغات isku-dhafan' },
  {},
];
const queries = [
  'ahmed',
  'أحمد',
  'محمد بن',
  'القران',
  'قرا',
  'كبري',
  'رسه',
  '2026',
  '٢٠٢٦',
  '%',
  '%%',
  '100%',
  '1%0',
  '0% o',
  '_',
  'f_n',
  'offxnow',
  '__a',
  '\\',
  '\\s',
  'k\\s',
  '\\%a',
  '"',
  '""',
  '"""',
  '"he',
  'say "hello"',
  "'",
  "qur'aanka",
  'o’clock',
  'not or and',
  'near(a',
  'col:x',
  '-minus',
  '^first',
  '*',
  'st*',
  '* star',
  'sta*',
  '{',
  'a;b',
  '+++',
  'a',
  'aa',
  'aaa',
  'aab',
  'aaaa',
  'ab',
  'b',
  'ab ba',
  'aaa ab',
  'ا',
  'اا',
  '📖',
  '📖📖',
  '📖📖📖',
  '📖📖📖📖',
  '👩‍🏫',
  '👩‍🏫 teacher',
  '🕌 📖📖📖',
  'fine',
  'full',
  'istanbul',
  'straße',
  'strasse',
  'σασ',
  'صلي',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(51),
  `${'x'.repeat(40)}y`,
  `${'x'.repeat(33)}y`,
  'one tab',
  'e\no',
  'لغات isku',
  'dhafan مع',
  'ted',
  'nowhere',
  'ahmed nowhere',
  'aqz-ke',
  'qz- ahmed',
];

const search = async (store: ContentStore, query: string) => {
  const terms = foldForSearch(query)
    .split(' ')
    .filter((word) => word !== '');
  const items = await store.list(videos, 'all', { page: 1, limit: 1_000 }, { terms });
  return { terms, ids: items.map((item) => item.id), total: await store.count(videos, 'all', { terms }) };
};

/** Finds the same by reading every row and comparing in JavaScript. */
async function scan(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
    search_text: string;
  }>`select id, search_text from videos where deleted_at is null order by created_at desc, id desc`.execute(db);
  return rows.filter((row) => words.every((word) => row.search_text.includes(word))).map((row) => row.id);
}

const deletion = (id: string, at: string): NewEntry => ({
  id,
  at,
  typeName: 'videos',
  itemId: id,
  action: 'deleted',
  personId: null,
  title: null,
  revision: null,
});

describe.each(dialects)('the search index over %s', (dialect) => {
  let site: TestApp;
  let store: ContentStore;
  beforeAll(async () => {
    site = await openTestApp(dialect);
    store = createContentStore(site.db);
    for (const title of titles) await site.add(videos, video(title));
    const trashed = await site.add(videos, video({ en: 'Ahmed in the trash' }));
    await store.remove(videos, trashed, deletion(trashed, site.clock.now.toISOString()), superadmin);
  });
  afterAll(() => site.close());

  it.each(queries)('agrees with reading every row: %j', async (query) => {
    const { terms, ids, total } = await search(store, query);
    expect(ids).toEqual(await scan(site.db, terms));
    expect(total).toBe(ids.length);
    expect(await store.count(videos, 'all', { terms, missing: 'so' })).toBe(
      (await store.list(videos, 'all', { page: 1, limit: 1_000 }, { terms, missing: 'so' })).length,
    );
  });

  it('agrees with reading every row for every piece of one to four letters', async () => {
    const pieces = new Set<string>();
    for (const { en = '', ar = '' } of titles) {
      const letters = Array.from(foldForSearch(`${en} ${ar}`));
      for (let size = 1; size <= 4; size += 1)
        for (let at = 0; at + size <= letters.length; at += 3) pieces.add(letters.slice(at, at + size).join(''));
    }
    for (const piece of pieces) {
      const { terms, ids } = await search(store, piece);
      expect([piece, ids]).toEqual([piece, await scan(site.db, terms)]);
    }
  });

  it('follows a change, the trash, a restore from it, and permanent deletion', async () => {
    const total = async (query: string) => (await search(store, query)).total;
    const id = await site.add(videos, video({ en: 'Lantern' }));
    expect(await total('lantern')).toBe(1);
    await store.update(videos, id, {
      values: video({ en: 'Candle' }),
      state: 'published',
      updatedAt: site.clock.now.toISOString(),
      by: superadmin,
      outdated: [],
      revision: 1,
      newFiles: [],
      alts: new Map(),
      entries: [],
    });
    expect([await total('lantern'), await total('candle')]).toEqual([0, 1]);
    await store.remove(videos, id, deletion(id, '2026-01-01T00:00:00.000Z'), superadmin);
    expect(await total('candle')).toBe(0);
    await sql`update videos set deleted_at = null where id = ${id}`.execute(site.db);
    expect(await total('candle')).toBe(1);
    await sql`update videos set search_text = 'torch', deleted_at = '2026-01-01' where id = ${id}`.execute(site.db);
    await sql`update videos set search_text = 'torch again' where id = ${id}`.execute(site.db);
    expect(await total('torch')).toBe(0);
    expect(await store.purge(videos, '2026-02-01')).toBe(1);
    const other = await site.add(videos, video({ en: 'Sunlight' }));
    await sql`delete from videos where id = ${other}`.execute(site.db);
    expect(await total('sunlight')).toBe(0);
    if (dialect === 'sqlite')
      expect(
        (await sql`select key from videos_search_keys where id in (${id}, ${other})`.execute(site.db)).rows,
      ).toEqual([]);
  });

  it('finds the same when so many items match that the list is read in its order', async () => {
    const timestamp = site.clock.now.toISOString();
    await site.db.transaction().execute(async (transaction) => {
      const inserting = createContentStore(transaction);
      for (let n = 0; n < 1_100; n += 1) {
        const id = n.toString(16).padStart(24, '0');
        await inserting.insert(
          videos,
          {
            id,
            state: n % 100 === 0 ? 'draft' : 'published',
            createdAt: timestamp,
            updatedAt: timestamp,
            createdBy: null,
          },
          video({ en: `Evening ${n} lesson` }),
        );
      }
    });
    const page = await store.list(videos, 'all', { page: 3, limit: 500 }, { terms: ['evening'] });
    expect([await store.count(videos, 'all', { terms: ['evening'] }), page.length]).toEqual([1_100, 100]);
    expect(await store.count(videos, 'all', { terms: ['evening'], state: { is: 'draft', now: timestamp } })).toBe(11);
    expect(
      await store.list(videos, 'all', { page: 1, limit: 20 }, { terms: ['evening', '7', 'on'], missing: 'en' }),
    ).toEqual([]);
    expect(await store.list(videos, 'all', { page: 1, limit: 20 }, { terms: ['evening', '109'] })).toHaveLength(11);
  });
});

it('searches without the PostgreSQL extension if it may not be installed', async () => {
  const url = await createPostgresDatabase();
  const { db: owner } = await openDatabase({ databaseUrl: url, dataDir: '', processes: 1 });
  const role = `guest_${Date.now()}`;
  await sql`create role ${sql.ref(role)} login`.execute(owner);
  await sql`grant create, usage on schema public to ${sql.ref(role)}`.execute(owner);
  const address = new URL(url);
  address.username = role;
  const { db } = await openDatabase({ databaseUrl: address.href, dataDir: '', processes: 1 });
  await migrate(db);
  expect((await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)).rows).toEqual([]);
  await createContentStore(db).insert(
    videos,
    { id: 'a', state: 'published', createdAt: '2026-01-01', updatedAt: '2026-01-01', createdBy: null },
    video({ en: 'Lamp' }),
  );
  expect(await createContentStore(db).count(videos, 'all', { terms: ['lam'] })).toBe(1);
  await db.destroy();
  await sql`drop owned by ${sql.ref(role)}`.execute(owner);
  await sql`drop role ${sql.ref(role)}`.execute(owner);
  await owner.destroy();
});
