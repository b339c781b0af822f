import { Hono, type Context } from 'hono';
import { typeNamePattern } from '../../domain/model/define.ts';
import { requestLanguage } from '../http/error-response.ts';
import type { Services } from '../services/services.ts';
import { renderLlmsTxt } from './llms-txt.ts';
import { renderSiteFeed, renderTypeFeed } from './rss.ts';
import { renderSitemap, renderSitemapPart } from './sitemap.ts';
import { createWebManifest } from './web-manifest.ts';

/**
 * Routes for robots.txt, llms.txt, the sitemap, the feeds, the manifest of the installed site, and favicon.ico, which
 * readers of feeds and browsers that show a PDF ask for.
 */
export function createFeedRoutes(services: Services): Hono {
  const getOrigin = (c: Context) => services.site.origin(c.req.raw);
  const xml = (c: Context, body: string, type = 'application/xml') =>
    c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` });

  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /embed/\n\nSitemap: ${getOrigin(c)}/sitemap.xml\n`,
      ),
    )
    .get('/favicon.ico', (c) => c.redirect('/apple-touch-icon.png', 301))
    .get('/manifest.webmanifest', async (c) =>
      c.body(JSON.stringify(await createWebManifest(services.site, requestLanguage(c.req.url))), 200, {
        'Content-Type': 'application/manifest+json',
      }),
    )
    .get('/sitemap.xml', async (c) => xml(c, await renderSitemap(services, getOrigin(c))))
    .get('/sitemaps/:name{[a-z0-9-]+\\.xml}', async (c) =>
      xml(c, await renderSitemapPart(services, getOrigin(c), c.req.param('name').slice(0, -'.xml'.length))),
    )
    .get('/llms.txt', async (c) => c.text(await renderLlmsTxt(services, getOrigin(c))))
    .get('/rss.xml', async (c) =>
      xml(c, await renderSiteFeed(services, getOrigin(c), requestLanguage(c.req.url)), 'application/rss+xml'),
    )
    .get(`/feeds/:name{${typeNamePattern}\\.xml}`, async (c) => {
      const typeName = c.req.param('name').slice(0, -'.xml'.length);
      const feed = await renderTypeFeed(services, getOrigin(c), requestLanguage(c.req.url), typeName);
      return xml(c, feed, 'application/rss+xml');
    });
}
