import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../../domain/content/articles.ts';
import { news } from '../../domain/content/news.ts';
import { projects } from '../../domain/content/projects.ts';
import { videos } from '../../domain/content/videos.ts';
import { gallery } from '../../domain/site/gallery.ts';
import { publicPages } from '../../domain/site/public-pages.ts';
import { renderSitemapPart } from '../../server/feeds/sitemap.ts';
import { localized, openTestApp, type TestApp } from '../setup/api/app.ts';
import { idOf, uploadPicture } from '../setup/api/media.ts';
import { saveReport } from '../setup/api/reports.ts';
import { pdf, twoColours } from '../setup/samples.ts';

describe('robots.txt, sitemaps and feeds', () => {
  let site: TestApp;
  let id: string;
  beforeAll(async () => {
    site = await openTestApp('sqlite', { environment: { PUBLIC_URL: 'https://nuur.example/' } });
    id = await site.add(news, {
      title: localized({ en: 'Wells & <books> [2]', ar: 'آبار' }),
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

  it('lead from favicon.ico to the icon', async () => {
    const { status, headers } = await site.get('/favicon.ico');
    expect([status, headers.get('location')]).toEqual([301, '/apple-touch-icon.png']);
  });

  it('say in llms.txt what the site is and where things are', async () => {
    const { text, headers } = await site.get('/llms.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    const { name, tagline } = await site.services.site.settings();
    expect(text).toContain(
      `/about): Who we are and what we work for: the vision, mission, values and goals of ${name.short.en},`,
    );
    expect(text).not.toMatch(/[{}]/);
    expect(text.startsWith(`# ${name.full.en}\n\n> ${tagline.en}\n`)).toBe(true);
    for (const path of publicPages) expect(text).toContain(`](https://nuur.example${path})`);
    expect(text).toContain(`- [Wells & <books> \\[2\\]](https://nuur.example/publications/news/${id})\n`);
    expect(text).toContain('https://nuur.example/feeds/reports.xml');
    expect(text).not.toContain('Draft');
    expect(text.length).toBeLessThan(10_000);
  });

  it('list pages and items in three languages in the sitemap, and no drafts', async () => {
    const { text, headers } = await site.get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(text.match(/<url>/g)).toHaveLength(18);
    expect(text).toContain('<loc>https://nuur.example/about</loc>');
    expect(text).toContain(`<loc>https://nuur.example/publications/news/${id}</loc>`);
    expect(text).toContain(`hreflang="ar" href="https://nuur.example/publications/news/${id}?lang=ar"`);
    expect(text).not.toContain('/publications/articles/');
  });

  it('list the albums of the gallery in the sitemap', async () => {
    const album = localized({ en: 'Open day' });
    const values = { alt: localized({ en: 'A circle' }), caption: localized({}), image: null };
    const ids = [await site.add(gallery, { ...values, album }), await site.add(gallery, { ...values, album })];
    // Ids of the same second are in any order.
    const [first = '', other = ''] = ids.toSorted();
    const { text } = await site.get('/sitemap.xml');
    expect(text).toContain(`<loc>https://nuur.example/gallery/${first}</loc>`);
    expect(text).not.toContain(other);
  });

  it('split a large sitemap into one part per page of a type', async () => {
    expect(await renderSitemapPart(site.services, 'https://nuur.example', 'news-1')).toContain(id);
    for (const name of ['news-2', 'users-1', 'videos-1', 'news-0'])
      expect((await site.get(`/sitemaps/${name}.xml`)).status).toBe(404);
  });

  it('describe the site for devices that install it, in each language', async () => {
    const { text, headers } = await site.get('/manifest.webmanifest?lang=ar');
    expect(headers.get('content-type')).toBe('application/manifest+json');
    const { name } = await site.services.site.settings();
    expect(JSON.parse(text)).toMatchObject({
      name: name.full.ar,
      short_name: name.short.ar,
      lang: 'ar',
      dir: 'rtl',
      start_url: '/?lang=ar',
      icons: [{ src: '/apple-touch-icon.png', sizes: '180x180' }, { src: '/favicon.svg' }],
    });
    expect(JSON.parse((await site.get('/manifest.webmanifest')).text)).toMatchObject({ lang: 'en', start_url: '/' });
  });

  it('write the feed in each language, with markup as text', async () => {
    const english = (await site.get('/rss.xml')).text;
    expect(english).toContain('<title>Wells &amp; &lt;books&gt; [2]</title>');
    expect(english).toContain('<description>A &amp;quot;short&amp;quot; text</description>');
    expect(english).toContain('<pubDate>Sat, 10 Oct 2026 06:00:00 GMT</pubDate>');
    const arabic = (await site.get('/rss.xml?lang=ar')).text;
    expect(arabic).toContain('<title>آبار</title>');
    expect(arabic).toContain('<language>ar</language>');
    expect(arabic).toContain(`<link>https://nuur.example/publications/news/${id}?lang=ar</link>`);
    expect(arabic).toContain('<description xml:lang="en">A &amp;quot;short&amp;quot; text</description>');
  });

  describe('of one content type', () => {
    const published = { image: null, publishedAt: '2026-10-10T06:00:00.000Z' };

    it('have the newest items that are public, with the whole of their texts up to a limit', async () => {
      for (let number = 1; number <= 22; number += 1)
        await site.add(articles, {
          ...published,
          title: localized({ en: `Lesson ${number}.` }),
          content: localized({ en: `**Bold** <b> words ${'and more '.repeat(2_000)}` }),
        });
      await site.add(articles, {
        ...published,
        title: localized({ en: 'Later' }),
        content: localized({ en: 'x' }),
        publishedAt: '2027-01-01T00:00:00.000Z',
      });
      const { text, headers } = await site.get('/feeds/articles.xml');
      expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      expect(text.match(/<item>/g)).toHaveLength(20);
      expect(text).toContain('href="https://nuur.example/feeds/articles.xml?lang=en" rel="self"');
      expect(text.match(/<description>Bold &amp;lt;b&amp;gt; words and more/g)).toHaveLength(20);
      // 12 texts of 18,000 characters reach the limit.
      expect(text.match(/<content:encoded>/g)).toHaveLength(12);
      expect(text).not.toMatch(/Draft|Later/);
    });

    it('have texts as pages show them, with absolute addresses', async () => {
      const staff = await site.signIn('superadmin');
      const picture = idOf(
        await uploadPicture(staff, { alt: 'A "well"' }, 'well.png', await twoColours(900, 600).png().toBuffer()),
      );
      await site.add(news, {
        ...published,
        image: picture,
        title: localized({ so: 'Ceel' }),
        description: localized({}),
        content: localized({
          so: `## Ceelka

[Wac](/contact), [hoos](#ceel) ama https://elsewhere.example/a.

| A | B |
| - | - |
| 1 | 2 |

https://youtu.be/aqz-KE-bpKQ

Dhammaad "x" & <script>`,
        }),
      });
      const { text } = await site.get('/feeds/news.xml?lang=ar');
      const [, encoded = ''] =
        /<title xml:lang="so">Ceel<.*?<content:encoded>(.*?)<\/content:encoded>/s.exec(text) ?? [];
      const html = encoded
        .replace(/&(lt|gt|quot|apos);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name]!)
        .replaceAll('&amp;', '&');
      expect(html).toMatch(
        /^<div lang="so" dir="ltr"><p><img src="https:\/\/nuur\.example\/files\/pictures\/\w+\/\d+\.webp" alt="A &quot;well&quot;"><\/p>/,
      );
      expect(html).toContain('<h2 dir="auto">Ceelka</h2>');
      expect(html).toContain('<a href="https://nuur.example/contact" rel="nofollow noopener">Wac</a>');
      expect(html).toMatch(/<a href="https:\/\/nuur\.example\/publications\/news\/\w+\?lang=ar#ceel"/);
      expect(html).toContain('<a href="https://elsewhere.example/a"');
      expect(html).toContain('<td>2</td>');
      expect(html).toContain('<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">');
      expect(html).toContain('Dhammaad &quot;x&quot; &amp; &lt;script&gt;</p>');
      expect(html).not.toMatch(/ (?:href|src)="(?!https:\/\/)/);
    });

    it('lead to the page of an item, and to its document', async () => {
      const started = { image: null, status: 'ongoing', startsOn: null, endsOn: null } as const;
      const project = await site.add(projects, {
        ...started,
        name: localized({ so: 'Ceel' }),
        description: localized({}),
      });
      const film = { title: localized({ en: 'Film' }), description: localized({}), videoId: 'aqz-KE-bpKQ' };
      const video = await site.add(videos, film);
      const staff = await site.signIn('superadmin');
      await saveReport(staff, { file: new File([new Uint8Array(pdf(1))], 'annual.pdf', { type: 'application/pdf' }) });
      const [ofProjects, ofVideos, ofReports] = await Promise.all(
        ['projects', 'videos', 'reports'].map(async (name) => (await site.get(`/feeds/${name}.xml?lang=ar`)).text),
      );
      expect(ofProjects).toContain(
        `<item><title xml:lang="so">Ceel</title><link>https://nuur.example/project/${project}?lang=ar</link>`,
      );
      expect(ofVideos).toContain(`<link>https://nuur.example/publications/videos/${video}?lang=ar</link>`);
      expect(ofReports).toMatch(
        /<link>https:\/\/nuur\.example\/publications\/reports\/\w{24}\?lang=ar<\/link>.*<enclosure url="https:\/\/nuur\.example\/files\/documents\/\w+\.pdf" length="\d+" type="application\/pdf"\/>/,
      );
      expect(ofVideos).toContain(`<title>${(await site.services.siteTexts.shown(['pages.videos.title']))[0]!.ar} · `);
    });

    it.each(['users', 'partners', 'constructor', 'newsx'])('are not made of %s', async (name) => {
      expect((await site.get(`/feeds/${name}.xml`)).status).toBe(404);
    });
  });
});
