import { Hono } from 'hono';
import { notFound } from '../../domain/errors.ts';
import { contentTypeOf } from '../http/assets.ts';
import { isFileKey, type FileStorage } from './file-storage.ts';
import type { SharePictures } from './share-picture.ts';
import { filesPath } from './file-address.ts';

/**
 * Pictures and documents by their key. Keys name their content, so an answer may be kept for ever. Documents
 * are sandboxed: whatever somebody put into one, it runs nothing in the name of this site.
 */
export function fileRoutes(storage: FileStorage, sharePictures: SharePictures): Hono {
  const routes = new Hono();
  routes.get(`${filesPath}share/:name{[0-9a-f]{24}\\.jpg}`, async (c) => {
    const bytes = await sharePictures.read(c.req.param('name').slice(0, 24));
    if (!bytes) throw notFound();
    c.header('Content-Type', 'image/jpeg');
    // Networks and messengers show it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(new Uint8Array(bytes));
  });
  return routes.get(`${filesPath}*`, async (c) => {
    const key = c.req.path.slice(filesPath.length);
    const bytes = isFileKey(key) ? await storage.read(key) : undefined;
    if (!bytes) throw notFound();
    c.header('Content-Type', contentTypeOf(key));
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    if (key.endsWith('.pdf')) c.header('Content-Security-Policy', "default-src 'none'; object-src 'self'; plugin-types application/pdf; frame-ancestors 'self'");
    else c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return c.body(new Uint8Array(bytes));
  });
}
