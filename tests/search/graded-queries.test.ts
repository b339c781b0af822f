/** Whether people find what they want: 120 queries over the demonstration content (decision 039). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { articles as articleType } from '../../domain/content/articles.ts';
import { news as newsType } from '../../domain/content/news.ts';
import { projects as projectType } from '../../domain/content/projects.ts';
import { reports as reportType } from '../../domain/content/reports.ts';
import { getTitle, type ContentType } from '../../domain/model/define.ts';
import { languages } from '../../domain/model/localized.ts';
import { visitor } from '../../domain/people/viewer.ts';
import { cleanDocumentText } from '../../domain/search/document-text.ts';
import { wordsOfDocument } from '../../domain/search/indexed-words.ts';
import { articles, news, projects, reports } from '../../demo/content/index.ts';
import { readPdfText } from '../../server/files/media/read-pdf-text.ts';
import type { SearchHit } from '../../server/services/search/search-hits.ts';
import { createDocumentTextStore } from '../../server/store/files/document-text-store.ts';
import { dialects, openTestApp, type TestApp } from '../setup/api/app.ts';
import { fileRow } from '../setup/file-row.ts';
import { gradedQueries, type GradedQuery } from './graded-queries.ts';

const amongFirst = 5;
const leastFound = 0.95;

/** Stores the demonstration with the texts of its documents, without the files themselves. */
async function addDemonstration(site: TestApp): Promise<void> {
  const morningOf = (day: string) => `${day}T06:00:00.000Z`;
  for (const { title, description, content, publishedAt } of news)
    await site.add(newsType, { title, description, content, publishedAt: morningOf(publishedAt) });
  for (const { title, content, publishedAt } of articles)
    await site.add(articleType, { title, content, publishedAt: morningOf(publishedAt) });
  for (const { name, description, status } of projects)
    await site.add(projectType, { name, description, status }, { createdAt: '2026-09-01T06:00:00.000Z' });
  const texts = createDocumentTextStore(site.db);
  for (const { title, createdAt, document } of reports) {
    const file = randomBytes(12).toString('hex');
    const path = join(import.meta.dirname, '../../demo/documents', document);
    const text = cleanDocumentText(await readPdfText(path, async () => undefined));
    await site.db
      .insertInto('files')
      .values(fileRow({ id: file, kind: 'document', content_hash: file }))
      .execute();
    await texts.add(file, { text, words: wordsOfDocument(text) });
    const values = { title, file };
    const id = await site.add(reportType, values, { createdAt: morningOf(createdAt) });
    expect(await texts.index(reportType, { id, revision: 1, values })).toBe(true);
  }
}

describe.each(dialects)('the public search over %s', (dialect) => {
  let site: TestApp;
  const titles = new Map<string, string>();
  beforeAll(async () => {
    site = await openTestApp(dialect);
    // The demonstration's last news are of that day.
    site.clock.now = new Date('2026-11-22T08:00:00.000Z');
    await addDemonstration(site);
    for (const type of [newsType, articleType, projectType, reportType] as ContentType[]) {
      const { found } = await site.services.content.list(type, visitor, { page: 1, limit: 100 });
      for (const { id, values } of found.items) titles.set(id, getTitle(type, values).en);
    }
  });
  afterAll(() => site.close());

  const isWanted = ({ id, path }: SearchHit, { wanted }: GradedQuery) =>
    wanted.startsWith('/') ? path === wanted : (titles.get(id) ?? '').startsWith(wanted);

  it.each([
    ['en', 'own textbook begun'],
    ['ar', 'ملخص البيان المالي'],
  ] as const)('finds a report by words of its document: %s', async (language, query) => {
    const { hits } = await site.services.publicSearch.find(query, { language, page: 1, typeName: 'reports' });
    expect(hits[0]?.snippet.some(({ found }) => found)).toBe(true);
  });

  it.each(languages)('finds what people want: %s', async (language) => {
    const queries = gradedQueries.filter((each) => each.language === language);
    expect(queries).toHaveLength(40);
    const missed: string[] = [];
    for (const graded of queries) {
      const { hits } = await site.services.publicSearch.find(graded.query, { language, page: 1 });
      if (!hits.slice(0, amongFirst).some((hit) => isWanted(hit, graded))) missed.push(graded.query);
    }
    if (missed.length > queries.length * (1 - leastFound)) expect(missed).toEqual([]);
  });
});
