/** News, articles, projects and reports of a fictitious association, for `SEED=demo`. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readDrawnPictures, storeDocument, storePicture, type SeedPicture } from '../db/seed/pictures.ts';
import type { Step } from '../db/seed/seed.ts';
import { articles as articleType } from '../domain/content/articles.ts';
import { news as newsType } from '../domain/content/news.ts';
import { projects as projectType } from '../domain/content/projects.ts';
import { reports as reportType } from '../domain/content/reports.ts';
import type { ContentType, ItemValues } from '../domain/model/define.ts';
import { makeId } from '../domain/model/id.ts';
import type { FileStorage } from '../server/files/file-storage.ts';
import type { StoredFile } from '../server/store/files/file-row.ts';
import { articles, news, projects, reports } from './content/index.ts';

/** Stores the files of the demonstration; returns their records and the items that refer to them. */
export async function readDemonstration(storage: FileStorage): Promise<Step> {
  const drawn = await readDrawnPictures(join(import.meta.dirname, 'pictures'), [
    'manifest.json',
    'manifest-reports.json',
  ]);
  const files: StoredFile[] = [];
  const items: Step['items'] = [];

  const picture = async (seedPicture: SeedPicture, createdAt: string) => {
    const file = await storePicture(storage, drawn, seedPicture, createdAt);
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
  // Projects have no date; they are listed in the order of this file.
  for (const [index, { picture: seedPicture, ...values }] of projects.entries()) {
    const createdAt = daysBefore('2026-10-01', index);
    add(projectType, seedPicture.name, createdAt, { ...values, image: await picture(seedPicture, createdAt) });
  }
  for (const { document, picture: seedPicture, createdAt: day, title } of reports) {
    const createdAt = morningOf(day);
    const file = await storeDocument(storage, join(import.meta.dirname, 'documents', document), createdAt);
    files.push(file);
    add(reportType, document, createdAt, { title, file: file.id, image: await picture(seedPicture, createdAt) });
  }
  return { files, items };
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T06:00:00Z`) - count * 86_400_000).toISOString();
}
