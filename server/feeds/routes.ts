import { Hono, type Context } from 'hono';
import { requestLanguage } from '../http/error-response.ts';
import type { Services } from '../services/services.ts';
import { rssFeed } from './rss.ts';
import { sitemap, sitemapPart } from './sitemap.ts';

/** Routes for robots.txt, the sitemap and the feed. */
export function feedRoutes(services: Services): Hono {
  const originOf = (c: Context) => services.site.origin(c.req.raw);
  const xml = (c: Context, body: string, type = 'application/xml') =>
    c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` });

  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /embed/\n\nSitemap: ${originOf(c)}/sitemap.xml\n`,
      ),
    )
    .get('/sitemap.xml', async (c) => xml(c, await sitemap(services.content, originOf(c))))
    .get('/sitemaps/:name{[a-z0-9-]+\\.xml}', async (c) =>
      xml(c, await sitemapPart(services.content, originOf(c), c.req.param('name').slice(0, -'.xml'.length))),
    )
    .get('/rss.xml', async (c) =>
      xml(c, await rssFeed(services, originOf(c), requestLanguage(c.req.url)), 'application/rss+xml'),
    );
}
