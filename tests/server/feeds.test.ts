import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../domain/content/articles.ts';
import { news } from '../../domain/content/news.ts';
import { sitemapPart } from '../../server/feeds/sitemap.ts';
import { localized, openTestApp, type TestApp } from '../setup/app.ts';

describe('robots.txt, sitemaps and feeds', () => {
  let site: TestApp;
  let id: string;
  beforeAll(async () => {
    site = await openTestApp('sqlite', { environment: { PUBLIC_URL: 'https://nuur.example/' } });
    id = await site.add(news, {
      title: localized({ en: 'Wells & <books>', ar: 'آبار' }),
      description: localized({ en: 'A \u0007"short" text' }),
      content: localized({ en: 'x' }),
      image: null,
      publishedAt: '2026-10-10T06:00:00.000Z',
    });
    await site.add(
      articles,
      {
        title: localized({ en: 'Draft' }),
        content: localized({}),
        image: null,
        publishedAt: '2026-10-10T06:00:00.000Z',
      },
      { state: 'draft' },
    );
  });
  afterAll(() => site.close());

  it('name the sitemap in robots.txt', async () => {
    expect((await site.get('/robots.txt')).text).toContain('Sitemap: https://nuur.example/sitemap.xml');
  });

  it('list pages and items in three languages in the sitemap, and no drafts', async () => {
    const { text, headers } = await site.get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(text.match(/<url>/g)).toHaveLength(13);
    expect(text).toContain('<loc>https://nuur.example/about</loc>');
    expect(text).toContain(`<loc>https://nuur.example/publications/news/${id}</loc>`);
    expect(text).toContain(`hreflang="ar" href="https://nuur.example/publications/news/${id}?lang=ar"`);
    expect(text).not.toContain('/publications/articles/');
  });

  it('split a large sitemap into one part per page of a type', async () => {
    expect(await sitemapPart(site.services.content, 'https://nuur.example', 'news-1')).toContain(id);
    for (const name of ['news-2', 'users-1', 'videos-1', 'news-0'])
      expect((await site.get(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  it('write the feed in each language, with markup as text', async () => {
    const english = (await site.get('/rss.xml')).text;
    expect(english).toContain('<title>Wells &amp; &lt;books&gt;</title>');
    expect(english).toContain('<description>A &quot;short&quot; text</description>');
    expect(english).toContain('<pubDate>Sat, 10 Oct 2026 06:00:00 GMT</pubDate>');
    const arabic = (await site.get('/rss.xml?lang=ar')).text;
    expect(arabic).toContain('<title>آبار</title>');
    expect(arabic).toContain('<language>ar</language>');
    expect(arabic).toContain(`<link>https://nuur.example/publications/news/${id}?lang=ar</link>`);
  });
});
