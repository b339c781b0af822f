import { Hono } from 'hono';
import type { Services } from '../services/services.ts';

/** What machines read: robots, sitemap and feeds. */
export function feedRoutes(services: Services): Hono {
  return new Hono().get('/robots.txt', (c) => {
    const origin = services.site.origin(c.req.raw);
    return c.text(`User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
}
