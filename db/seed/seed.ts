import { createHash } from 'node:crypto';
import { articles as articleType } from '../../domain/content/articles.ts';
import { news as newsType } from '../../domain/content/news.ts';
import { projects as projectType } from '../../domain/content/projects.ts';
import { reports as reportType } from '../../domain/content/reports.ts';
import type { ContentType, ItemValues, NewItem } from '../../domain/model/define.ts';
import { makeId } from '../../domain/model/id.ts';
import type { FileStorage } from '../../server/files/file-storage.ts';
import { createContentStore } from '../../server/store/content-store.ts';
import type { Database } from '../../server/store/database.ts';
import { createFileStore, type StoredFile } from '../../server/store/file-store.ts';
import { readManifest, storeDocument, storePicture } from './pictures.ts';
import { sitePictures } from './site/pictures.ts';
import { startingItems } from './site/starting-items.ts';
import type { SeedPicture } from './types.ts';

export type SeedDeps = {
  db: Database;
  storage: FileStorage;
  /**
   * `demo` fills an empty database with an association that could be real; `none` brings the site's own texts and pictures only.
   */
  seed: 'demo' | 'none';
  say: (line: string) => void;
};

/**
 * Fills a fresh database: the parts of the site and their pictures always, the demonstration content if asked. Each
 * step is written in one transaction and noted, so that an interrupted start goes on where it was and a later start does
 * nothing.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  await seedSiteParts(deps.db);
  if (!(await isDone(deps.db, 'seed.site'))) {
    deps.say('Preparing the pictures of the site ...');
    await seedSitePictures(deps);
  }
  if (deps.seed === 'demo' && !(await isDone(deps.db, 'seed.demo'))) {
    deps.say('Writing the demonstration content ...');
    await seedDemonstration(deps);
  }
}

/** Writes the parts of the site into a database that never had them, with the ids of pictures that come later. */
export async function seedSiteParts(db: Database): Promise<void> {
  if (await isDone(db, 'seed.parts')) return;
  const moment = new Date().toISOString();
  const items = startingItems.map(({ type, ...item }) => ({
    type,
    item: { ...item, state: 'published' as const, createdAt: moment, updatedAt: moment, createdBy: null },
  }));
  await write(db, 'seed.parts', { files: [], items });
}

async function isDone(db: Database, step: string): Promise<boolean> {
  return (await db.selectFrom('settings').select('name').where('name', '=', step).executeTakeFirst()) !== undefined;
}

type Step = { files: StoredFile[]; items: { type: ContentType; item: NewItem }[] };

/** Writes one step and the note that it is done, or nothing; nothing, too, where another server has written it. */
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
  const manifest = await readManifest();
  const createdAt = new Date().toISOString();
  const files = await inTurn(sitePictures, ({ name, alt }) => storePicture(storage, manifest, name, alt, createdAt));
  await write(db, 'seed.site', { files, items: [] });
}

async function seedDemonstration({ db, storage }: SeedDeps) {
  const manifest = await readManifest();
  const { articles, news, projects, reports } = await import('./content/index.ts');
  const files: StoredFile[] = [];
  const items: Step['items'] = [];

  const picture = async ({ name, alt }: SeedPicture, createdAt: string) => {
    const file = await storePicture(storage, manifest, name, alt, createdAt);
    files.push(file);
    return file.id;
  };
  const add = (type: ContentType, key: string, createdAt: string, values: ItemValues) => {
    const id = makeId(new Date(createdAt), createHash('sha256').update(`${type.name}:${key}`).digest());
    items.push({ type, item: { id, state: 'published', createdAt, updatedAt: createdAt, createdBy: null, values } });
  };
  const morningOf = (day: string) => `${day}T06:00:00.000Z`;

  for (const { picture: seedPicture, publishedAt: day, ...texts } of news) {
    const publishedAt = morningOf(day);
    add(newsType, seedPicture.name, publishedAt, {
      ...texts,
      image: await picture(seedPicture, publishedAt),
      publishedAt,
    });
  }
  for (const { picture: seedPicture, publishedAt: day, ...texts } of articles) {
    const publishedAt = morningOf(day);
    add(articleType, seedPicture.name, publishedAt, {
      ...texts,
      image: await picture(seedPicture, publishedAt),
      publishedAt,
    });
  }
  // Projects have no date of their own; they are listed as they are written down.
  for (const [index, { picture: seedPicture, ...values }] of projects.entries()) {
    const createdAt = daysBefore('2026-10-01', index);
    add(projectType, seedPicture.name, createdAt, { ...values, image: await picture(seedPicture, createdAt) });
  }
  for (const { document, picture: seedPicture, createdAt: day, title } of reports) {
    const createdAt = morningOf(day);
    const file = await storeDocument(storage, document, createdAt);
    files.push(file);
    add(reportType, document, createdAt, { title, file: file.id, image: await picture(seedPicture, createdAt) });
  }
  await write(db, 'seed.demo', { files, items });
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T06:00:00Z`) - count * 86_400_000).toISOString();
}

/** Each file is synced to the disk: a few at a time are quick, all at once would open hundreds of files. */
async function inTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < values.length; start += 8)
    results.push(...(await Promise.all(values.slice(start, start + 8).map(work))));
  return results;
}
