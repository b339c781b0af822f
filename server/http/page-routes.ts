import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { AppError, badRequest, formTooLarge } from '../../domain/errors.ts';
import { defaultLanguage } from '../../domain/model/localized.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import { formPages } from '../../domain/site/public-pages.ts';
import { createPageQueue, maxPerIp } from './limits/page-queue.ts';
import { createIpPendingLimit, type IpPendingLimit } from './limits/pending-limit.ts';
import { requestLanguage, toErrorResponse, translateFormLink } from './error-response.ts';
import { findStaffKey } from './find-staff-key.ts';
import { readBody, requireFewFields } from './read-body.ts';
import { refusalPolicy, renderRefusalPage } from './refusal-page.ts';
import type { QueuedEnv } from './limits/read-queue.ts';
import type { Services } from '../services/services.ts';
import { getClientIp } from './client-ip.ts';
import { compressResponse } from './compress.ts';
import { findViewer } from './identify.ts';

/** The largest form that is posted to a page, in bytes. */
const maxFormBytes = 64 * 1024;
/** Fields of such a form; ours have at most seven. */
const maxFormFields = 50;

export type Pages = {
  /**
   * Renders a page, with its content security policy. The viewer is looked up only where a page depends on it: public
   * pages are the same for everyone. `ip` is that of the client.
   */
  render: (request: Request, getViewer: () => Promise<Viewer>, ip: string) => Promise<Response>;
};

/**
 * Serves the pages: redirects other spellings of their addresses, renders them in a queue, and sets the cache headers.
 * `pendingOfIp` counts the pending requests of each IP, also those of the cached listener.
 */
export function createPageRoutes(
  pages: Pages,
  services: Services,
  publicUrl: string | undefined,
  log: Logger,
  pendingOfIp: IpPendingLimit = createIpPendingLimit(maxPerIp),
): Hono {
  const pageQueue = createPageQueue(pendingOfIp, publicUrl);
  return new Hono().all('*', async (c) => {
    const url = new URL(c.req.url);
    const target = withoutTrailingSlashes(plainPath(url.pathname));
    const methods = formPages.includes(target.replace(/\.data$/, '')) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(c.req.method)) return c.body(null, 405, { Allow: methods.join(', ') });
    const isReading = ['GET', 'HEAD'].includes(c.req.method);
    if (localPath(target) !== url.pathname && isReading) return c.redirect(localPath(target) + url.search, 301);
    const isPreview = url.searchParams.getAll('preview').includes('1');
    if (isPreview && isReading && (await findStaffKey(c, services, publicUrl)) === undefined) {
      // Only staff get previews, which are not cached.
      url.searchParams.delete('preview');
      c.header('Cache-Control', 'no-store');
      return c.redirect(localPath(url.pathname) + url.search, 302);
    }

    // Read before queuing, so that a slow body delays no other request.
    const request = await withWholeBody(c.req.raw).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 413 && acceptsPage(c)) return undefined;
      throw error;
    });
    if (!request) return refuseForm(c, target);
    const { client, hasLeft = () => c.req.raw.signal.aborted } = (c.env ?? {}) as QueuedEnv;
    const ip = client ?? getClientIp(c);
    const response = await pageQueue.render({
      url,
      ip,
      isForCache: client !== undefined,
      hasLeft,
      findStaffKey: () => findStaffKey(c, services, publicUrl),
      render: () => pages.render(request, () => findViewer(c, services, publicUrl), ip),
      compress: (page) => compressResponse(page, c.req.method, c.req.header('accept-encoding'), log),
    });
    const { headers } = response;
    if (isPreview) {
      headers.set('cache-control', 'private, no-store');
      headers.set('x-robots-tag', 'noindex');
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    return response;
  });
}

const acceptsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') === true;

/** Responds with 413 to a form that a browser without scripts posted to the page at `path`, one of our own. */
function refuseForm(c: Context, path: string): Response {
  const language = requestLanguage(c.req.url);
  const { status, body } = toErrorResponse(formTooLarge(), language);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', refusalPolicy);
  const address = language === defaultLanguage ? path : `${path}?lang=${language}`;
  const page = renderRefusalPage(body.message, language, { address, text: translateFormLink(language) });
  return c.html(page, status as 413);
}

/**
 * Returns the request with its body read; throws 413 for one that is larger than a form, 408 for one that does not
 * arrive in time, 400 for one that has more fields than a form or another encoding. Without `Origin`, which
 * `requireSameOriginWrites` has checked: the router would compare it with the address of the connection, which is not
 * that of the visitor behind a proxy.
 */
async function withWholeBody(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const body = await readBody(request, maxFormBytes);
  if (body.length > 0) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded *(?:;[^,]*)?$/i.test(type)) throw badRequest();
    requireFewFields(Buffer.from(body).toString('latin1'), maxFormFields);
  }
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

/** The paths of the dashboard may have upper case; nobody shares them. */
const privatePath = /^\/(?:dashboard|set-password)(?:[/.]|$)/i;

/**
 * Returns the path of a public page in lower case and without needless escapes (RFC 3986, section 6.2.2). The router
 * accepts every spelling, and each would be rendered for itself.
 */
function plainPath(path: string): string {
  const decoded = path.replace(/%[2-7][\da-f]/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
  return privatePath.test(decoded)
    ? path
    : decoded.replace(/%..|[A-Z]+/g, (part) => (part[0] === '%' ? part : part.toLowerCase()));
}

/** Returns a path without the slashes at its end; `/` stays. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Returns a path with one slash at its beginning: with two it would name another host. */
function localPath(path: string): string {
  let slashes = 0;
  while (path[slashes] === '/') slashes += 1;
  return `/${path.slice(slashes)}`;
}
