import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../db/seed/seed.ts';
import { createDiskStorage } from '../../server/files/disk.ts';
import { createSeededFileId } from '../../server/files/create-seeded-file-id.ts';
import { openTestApp, type TestApp } from '../setup/api/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp('sqlite');
  await seed({
    db: site.db,
    storage: createDiskStorage(join(site.dataDir, 'files')),
    seed: 'demo',
    print: () => undefined,
  });
});
afterAll(() => site.close());

it('the demonstration is complete: numbers, pictures, documents', async () => {
  const total = async (kind: string) => (await site.get(`/api/${kind}?limit=100`)).json['total'];
  expect(await Promise.all(['news', 'projects', 'articles', 'videos', 'reports'].map(total))).toEqual([
    14, 9, 14, 0, 8,
  ]);
  for (const kind of ['news', 'projects', 'articles', 'reports']) {
    const list = (await site.get(`/api/${kind}?limit=100`)).json[kind] as Record<string, string>[];
    for (const item of list) {
      const picture = await site.get(item['Image'] ?? item['image']!);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  }
  const statuses = ((await site.get('/api/projects?limit=100')).json['projects'] as { Status: string }[]).map(
    (project) => project.Status,
  );
  expect(new Set(statuses)).toEqual(new Set(['ongoing', 'completed', 'not-started']));
  const long = ((await site.get('/api/articles?limit=100')).json['articles'] as { Content: string }[]).filter(
    (article) => article.Content.split(/\s+/).length >= 600,
  );
  expect(long.length).toBeGreaterThanOrEqual(6);
});

it('serves reports as real PDF files that cannot run anything', async () => {
  const list = (await site.get('/api/reports?limit=100')).json['reports'] as { file: string; fileName: string }[];
  for (const report of list) {
    const response = await site.app.request(report.file);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(report.fileName).toMatch(/^[a-z0-9-]+\.pdf$/);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
  }
});

it('seeds nothing at a second start', async () => {
  const printed: string[] = [];
  await seed({
    db: site.db,
    storage: createDiskStorage(join(site.dataDir, 'files')),
    seed: 'demo',
    print: (line) => printed.push(line),
  });
  expect(printed).toEqual([]);
});

it('serves for a shared link a JPEG of 1200 x 630 pixels under 100 KB', async () => {
  const response = await site.app.request(`/files/share/${createSeededFileId('news-term-opens')}.jpg`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.byteLength).toBeLessThanOrEqual(100_000);
  expect((await site.get('/files/share/0123456789abcdef01234567.jpg')).status).toBe(404);
});

it.each([
  '/files/',
  '/files/../minbar.sqlite',
  '/files/%2e%2e/minbar.sqlite',
  '/files/pictures/..%2f..%2fminbar.sqlite',
  '/files/pictures/x/1.webp',
  '/files/pictures//1.webp',
])('responds to %s with 404', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

it('responds with 404 for a file missing on the disk, and still serves the lists', async () => {
  const [item] = (await site.get('/api/articles?limit=1')).json['articles'] as { image: string }[];
  await rm(join(site.dataDir, 'files', item!.image.slice('/files/'.length)));
  expect((await site.get(item!.image)).status).toBe(404);
  expect((await site.get('/api/articles')).status).toBe(200);
});
