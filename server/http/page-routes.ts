import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { badRequest, busy } from '../../domain/errors.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import { formPages, publicPages } from '../../domain/site/public-pages.ts';
import { counters } from '../counters.ts';
import { createPacedRunner, yieldToEventLoop } from '../queues/yield-to-event-loop.ts';
import { createWorkQueue } from '../queues/work-queue.ts';
import { parseIp } from '../parse-ip.ts';
import { createAddressPendingLimit, createPendingLimit, type AddressPendingLimit } from './limits/pending-limit.ts';
import { findStaffKey } from './find-staff-key.ts';
import { readBody, requireFewFields } from './read-body.ts';
import type { QueuedEnv } from './limits/read-queue.ts';
import type { Services } from '../services/services.ts';
import { clientAddress } from './client-address.ts';
import { compressResponse } from './compress.ts';
import { findViewer } from './identify.ts';

/** Pages that are rendered at a time and that wait, and those that wait for one IP. */
const renderLimits = { concurrency: 4, maxWaiting: 500 };
export const maxPerIp = 20;
/** Where pages wait, these turns of the event loop pass before the rendering of a visitor's page. */
const beforePage = { turns: 200, longest: 50 } as const;
/**
 * The pages of the site itself, and those where staff sign in. They are cached, because they are the same for everyone:
 * few requests render them.
 */
const sitePages = new Set([...publicPages, '/signin', '/dashboard']);
/** Renderings of one such address that go first at a time: after a write, the page is rendered anew. */
const maxFirstOfPage = 4;
/** Pages of one person of the staff, or with one link, that go first at a time: a preview may take long. */
const maxFirstOfPerson = 4;
/** The largest form that is posted to a page, in bytes. */
const maxFormBytes = 64 * 1024;
/** Fields of such a form; ours have at most seven. */
const maxFormFields = 50;

export type Pages = {
  /**
   * Renders a page, with its content security policy. The viewer is looked up only where a page depends on it: public
   * pages are the same for everyone. `address` is the client address.
   */
  render: (request: Request, getViewer: () => Promise<Viewer>, address: string) => Promise<Response>;
};

/**
 * Serves the pages: redirects other spellings of their addresses, renders a few pages at a time, and sets the cache
 * headers. `pendingOfAddress` counts the pending requests of each address, also those of the cached listener.
 */
export function createPageRoutes(
  pages: Pages,
  services: Services,
  publicUrl: string | undefined,
  pendingOfAddress: AddressPendingLimit = createAddressPendingLimit(maxPerIp),
): Hono {
  const queue = createWorkQueue(renderLimits);
  const pendingOfStaff = createPendingLimit(maxPerIp);
  const firstOfPage = createPendingLimit(maxFirstOfPage);
  const renderApart = createPacedRunner();
  const firstOfPerson = createPendingLimit(maxFirstOfPerson);
  let waiting = 0;
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

    const getViewer = () => findViewer(c, services, publicUrl);
    const address = clientAddress(c);
    // Read before queuing, so that a slow body delays no other request.
    const request = await withWholeBody(c.req.raw);
    const {
      client,
      hasLeft = () => c.req.raw.signal.aborted,
      compress = (page: Response) => compressResponse(page, c.req.method, c.req.header('accept-encoding')),
    } = (c.env ?? {}) as QueuedEnv;
    // The cached listener renders each once for everybody, but without PUBLIC_URL once for each host. Anybody can
    // invent numbers of pages of a list.
    const isSitePage =
      client !== undefined && publicUrl !== undefined && sitePages.has(url.pathname) && !url.searchParams.has('page');
    const releasePage = isSitePage ? firstOfPage.acquire(url.pathname + url.search) : undefined;
    // The cached listener has counted its requests.
    const addressRelease = client === undefined ? pendingOfAddress.acquire(address) : () => undefined;
    const isBusy = waiting >= renderLimits.concurrency || !addressRelease;
    const findKey = () =>
      findStaffKey(c, services, publicUrl).catch((error: unknown) => {
        addressRelease?.();
        throw error;
      });
    const staffKey = isBusy && !releasePage ? await findKey() : undefined;
    const release = addressRelease ?? (staffKey === undefined ? undefined : pendingOfStaff.acquire(staffKey));
    if (!release) throw busy();
    const releasePerson = staffKey === undefined ? undefined : firstOfPerson.acquire(staffKey);
    waiting += 1;
    counters.renderings += 1;
    const first = releasePage !== undefined || releasePerson !== undefined;
    const render = async () => {
      const begin = async () => {
        if (hasLeft()) throw busy();
        return pages.render(request, getViewer, address);
      };
      const isPaced = !releasePage && waiting > renderLimits.concurrency;
      if (isPaced && staffKey !== undefined) return compress(await renderApart(begin));
      await (isPaced ? yieldToEventLoop(beforePage) : nextTurn());
      // In the place of the page: in a queue of its own, visitors would wait behind a flood.
      return compress(await begin());
    };
    const key = staffKey ?? (releasePage ? url.pathname : parseIp(client ?? address).queueKey);
    const rendered = await queue.run(render, { key, first }).finally(() => {
      waiting -= 1;
      counters.renderings -= 1;
      release();
      releasePage?.();
      releasePerson?.();
    });
    if (!rendered) throw busy();
    const response = rendered.result;
    const { headers } = response;
    if (isPreview) {
      headers.set('cache-control', 'private, no-store');
      headers.set('x-robots-tag', 'noindex');
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate');
    return response;
  });
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
