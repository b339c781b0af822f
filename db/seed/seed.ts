import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentType, NewItem } from '../../domain/model/define.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { StartError } from '../../server/start-error.ts';
import { createContentStore } from '../../server/store/content/content-store.ts';
import type { Database } from '../../server/store/database.ts';
import type { StoredFile } from '../../server/store/files/file-row.ts';
import { createFileStore } from '../../server/store/files/file-store.ts';
import { readDrawnPictures, storePicture } from './pictures.ts';
import { sitePictures } from './site/pictures.ts';
import { startingItems } from './site/starting-items.ts';

export type SeedDeps = {
  db: Database;
  storage: FileStorage;
  /**
   * `demo` fills an empty database with a realistic association; `none` adds only the site's own texts and pictures,
   * and needs no folder demo/.
   */
  seed: 'demo' | 'none';
  print: (line: string) => void;
};

/**
 * Fills a fresh database: the parts of the site and their pictures always, the demonstration content on request. Each
 * step is written in one transaction and recorded, so that an interrupted start continues where it was and a later
 * start does nothing.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  await seedSiteParts(deps.db);
  if (!(await isDone(deps.db, 'seed.site'))) {
    deps.print('Importing the pictures of the site ...');
    await seedSitePictures(deps);
  }
  if (deps.seed === 'demo' && !(await isDone(deps.db, 'seed.demo'))) {
    deps.print('Importing the demonstration content ...');
    await seedDemonstration(deps);
  }
}

/** Writes the parts of the site into a database that never had them, with the ids of pictures that are stored later. */
export async function seedSiteParts(db: Database): Promise<void> {
  if (await isDone(db, 'seed.parts')) return;
  const timestamp = new Date().toISOString();
  const items = startingItems.map(({ type, ...item }) => ({
    type,
    item: { ...item, state: 'published' as const, createdAt: timestamp, updatedAt: timestamp, createdBy: null },
  }));
  await write(db, 'seed.parts', { files: [], items });
}

async function isDone(db: Database, step: string): Promise<boolean> {
  return (await db.selectFrom('settings').select('name').where('name', '=', step).executeTakeFirst()) !== undefined;
}

/** The content of one step. */
export type Step = { files: StoredFile[]; items: { type: ContentType; item: NewItem }[] };

/** Writes one step and records it, in one transaction; does nothing where another server has written it. */
async function write(db: Database, name: string, { files, items }: Step) {
  await db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('settings')
      .values({ name, value: JSON.stringify(new Date().toISOString()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!noted.numInsertedOrUpdatedRows) return;
    const fileStore = createFileStore(transaction);
    const content = createContentStore(transaction);
    for (const file of files) await fileStore.insert(file);
    for (const { type, item } of items) await content.insert(type, item, item.values);
  });
}

async function seedSitePictures({ db, storage }: SeedDeps) {
  const drawn = await readDrawnPictures(join(import.meta.dirname, 'pictures'));
  const createdAt = new Date().toISOString();
  const files = await mapInBatches(sitePictures, (picture) => storePicture(storage, drawn, picture, createdAt));
  await write(db, 'seed.site', { files, items: [] });
}

async function seedDemonstration({ db, storage }: SeedDeps) {
  if (!existsSync(join(import.meta.dirname, '../../demo')))
    throw new StartError('The demonstration content (folder demo/) is missing. Set SEED=none to start without it.');
  const { readDemonstration } = await import('../../demo/demonstration.ts');
  await write(db, 'seed.demo', await readDemonstration(storage));
}

/** Each file is synced to the disk: a few at a time are quick, all at once would open hundreds of files. */
async function mapInBatches<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < values.length; start += 8)
    results.push(...(await Promise.all(values.slice(start, start + 8).map(work))));
  return results;
}
