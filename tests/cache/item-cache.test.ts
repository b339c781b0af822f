import { expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import type { Item } from '../../domain/model/define.ts';
import { emptyLocalized } from '../../domain/model/localized.ts';
import { createCacheTags } from '../../server/cache/cache-tags.ts';
import { createFileCache, filesTag } from '../../server/cache/file-cache.ts';
import { createItemCache } from '../../server/cache/item-cache.ts';
import type { StoredFile } from '../../server/store/file-store.ts';

const item = (id: string, revision = 1, text = ''): Item => ({
  id,
  revision,
  state: 'published',
  createdAt: '',
  updatedAt: '',
  createdBy: null,
  updatedBy: null,
  outdated: [],
  values: { title: { ...emptyLocalized(), en: `${id}${revision}${text}` } },
});

/** A table of items whose readings are written down. */
function openItems(items: Item[], maxBytes?: number) {
  const table = new Map(items.map((entry) => [entry.id, entry]));
  const read: string[] = [];
  const memory = createItemCache(
    {
      findMany: async (_type, ids) => {
        read.push(...ids);
        return ids
          .map((id) => table.get(id))
          .filter((found) => found !== undefined)
          .toReversed();
      },
    },
    maxBytes,
  );
  const list = async (...ids: string[]) => {
    const revisions = ids.map((id) => ({ id, revision: table.get(id)?.revision ?? 1 }));
    return (await memory.read(news, revisions)).map(({ values }) => (values['title'] as { en: string }).en);
  };
  return { table, read, memory, list };
}

it('reads an item once for each of its revisions, and answers in the order that was asked for', async () => {
  const { table, read, list } = openItems([item('a'), item('b'), item('c')]);
  expect(await list('b', 'a', 'c')).toEqual(['b1', 'a1', 'c1']);
  expect(await list('c', 'b')).toEqual(['c1', 'b1']);
  expect(read).toEqual(['b', 'a', 'c']);
  table.set('b', item('b', 2));
  expect(await list('c', 'b')).toEqual(['c1', 'b2']);
  expect(read).toEqual(['b', 'a', 'c', 'b']);
});

it('what was thrown away between the list and the reading is left out', async () => {
  const { table, memory } = openItems([item('a'), item('b')]);
  table.delete('a');
  expect(
    (
      await memory.read(news, [
        { id: 'a', revision: 1 },
        { id: 'b', revision: 1 },
      ])
    ).map(({ id }) => id),
  ).toEqual(['b']);
});

it('is bounded; what was used longest ago goes first', async () => {
  const long = 'x'.repeat(10_000);
  const { read, memory, list } = openItems(
    ['a', 'b', 'c'].map((id) => item(id, 1, long)),
    50_000,
  );
  await list('a', 'b');
  await list('a');
  await list('c');
  expect(memory.stats()).toMatchObject({ entries: 2 });
  expect(memory.stats().bytes).toBeLessThanOrEqual(50_000);
  read.length = 0;
  await list('a', 'c', 'b');
  expect(read).toEqual(['b']);
});

it('a file is read once until one changes, and what was being read meanwhile is not kept', async () => {
  const cacheTags = createCacheTags();
  const alts = new Map([['f', 'old']]);
  let readings = 0;
  let hold: Promise<void> | undefined;
  const memory = createFileCache(
    {
      findMany: async (ids) => {
        readings += 1;
        const found = new Map(
          ids.map((id) => [id, { id, alt: { ...emptyLocalized(), en: alts.get(id) ?? '' } } as StoredFile]),
        );
        await hold;
        return found;
      },
    },
    cacheTags,
  );
  const alt = async () => (await memory.findMany(['f'])).get('f')?.alt.en;
  expect([await alt(), await alt(), readings]).toEqual(['old', 'old', 1]);

  let release: () => void = () => undefined;
  await cacheTags.invalidate(filesTag);
  hold = new Promise((done) => (release = done));
  const before = alt();
  alts.set('f', 'new');
  await cacheTags.invalidate(filesTag);
  release();
  hold = undefined;
  expect([await before, await alt()]).toEqual(['old', 'new']);
  const { dependencies } = await cacheTags.track(alt);
  expect([...dependencies.tags]).toEqual([filesTag]);
});
