import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createCachedResponse, type CachedResponse } from '../cache/cached-response.ts';
import { sendCachedResponse } from './send-cached-response.ts';
import { getCacheablePath, getCacheKey, isPage, isRead } from './cache-key.ts';
import { counters } from '../counters.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Assets } from './assets.ts';
import type { IpPendingLimit } from './limits/pending-limit.ts';
import { getClient } from './client-ip.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import { AppError } from '../../domain/errors.ts';
import { asksForLongList, createReadQueue, type QueuedEnv, type ReadQueue } from './limits/read-queue.ts';
import type { UncachedRateLimit } from './limits/uncached-rate-limit.ts';
import { savesData } from './saves-data.ts';
import { createTransportHeaders } from './security.ts';
import { sendBusy } from './limits/send-busy.ts';
import { createRequestScheduler, type RequestScheduler } from './limits/request-scheduler.ts';

export type CachedListenerDeps = {
  cache: ResponseCache;
  assets: Assets;
  /** The app, for responses that are not cached yet. */
  fetch: (request: Request, env: QueuedEnv) => Response | Promise<Response>;
  /** The app's ordinary listener, for all but cacheable GET and HEAD requests. */
  appListener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
  publicUrl: string | undefined;
  trustedProxies: TrustedProxies;
  /** Returns the ids of the routes of a page; the router's scripts request parts of its data by them. */
  findRouteIds?: (path: string) => ReadonlySet<string>;
  uncachedRateLimit?: UncachedRateLimit;
  /** Pending requests of each IP; the app refuses clients that have too many. */
  pendingOfIp: IpPendingLimit;
  /** Queues the making of responses of the API. */
  readQueue?: ReadQueue;
  scheduler?: RequestScheduler;
  log: Logger;
};

/** A response that may be cached, with its key. */
type Target = { url: string; savesData: boolean; key: string };

/**
 * Sends built files and cached responses before any routing. Missing ones are requested from the app once, without
 * cookies and with the known parameters only, so that a cached response is the same for everyone.
 */
export function createCachedListener({
  cache,
  assets,
  fetch,
  appListener,
  publicUrl,
  trustedProxies,
  uncachedRateLimit,
  pendingOfIp,
  readQueue = createReadQueue(pendingOfIp),
  scheduler = createRequestScheduler((request) => getClient(request, trustedProxies).ip),
  log,
  findRouteIds = () => new Set(),
}: CachedListenerDeps): RequestListener {
  const files = prepareAssets(assets, createTransportHeaders(publicUrl), log);

  const getOrigin = (request: IncomingMessage) =>
    publicUrl ?? `${getClient(request, trustedProxies).scheme}://${request.headers.host?.toLowerCase() ?? 'localhost'}`;

  const { sendReady } = scheduler;
  const sendCached = (cached: CachedResponse, request: IncomingMessage, response: ServerResponse) =>
    sendCachedResponse(cached, request, response, (send) => sendReady(request, send));
  const run = (request: IncomingMessage, response: ServerResponse, work: () => void) =>
    scheduler.run(request, work, () => sendBusy(request, response));
  const runInApp = (request: IncomingMessage, response: ServerResponse) => {
    const work = () => void appListener(request, response);
    // Health checks are answered in a flood too.
    if (request.url === '/healthz') sendReady(request, work);
    else run(request, response, work);
  };

  const renderPublic = async (
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    isSecondTry = false,
  ): Promise<void> => {
    const { key } = target;
    const { ip } = getClient(request, trustedProxies);
    // Many visitors of one IP may request the same page at once: joining a rendering counts towards no limit.
    const isRendering = cache.isRendering(key);
    // The app refuses the request, or lets it pass where the viewer is staff.
    if (!isRendering && uncachedRateLimit && uncachedRateLimit.take(ip) > 0) return void appListener(request, response);
    const hasLeft = () => response.closed;
    const url = new URL(target.url);
    const headers = {
      accept: 'text/html,*/*',
      'accept-encoding': 'br',
      ...(target.savesData && { 'save-data': 'on' }),
    };
    const render = async () => fetch(new Request(url, { headers }), { client: ip, hasLeft });
    const isQueued = isRead(url.pathname);
    const reader = { ip, isLongList: asksForLongList(url) };
    const release = isQueued || isRendering ? () => undefined : pendingOfIp.acquire(ip);
    if (!release) return void appListener(request, response);
    const rendered = await (
      isQueued ? cache.render(key, render, (work) => readQueue.run(reader, work)) : cache.render(key, render)
    ).finally(release);
    // It waited in the place of another client, which was refused or has left. Others may have waited with it.
    if ((isRendering || isSecondTry) && rendered.status === 503)
      return isSecondTry ? runInApp(request, response) : renderOrRunInApp(request, response, target, true);
    const send = () => {
      if (isQueued) readQueue.watchSending(reader, rendered.plain.body.length, response);
      sendCached(rendered, request, response);
    };
    if (isRendering) sendReady(request, send);
    else send();
  };

  /** Renders a public response in a turn of its own; the app makes it where that fails. */
  const renderOrRunInApp = (request: IncomingMessage, response: ServerResponse, target: Target, isSecondTry = false) =>
    run(request, response, () => {
      // It waited: another request may have had the response made.
      const made = cache.find(target.key);
      if (made) return sendCached(made, request, response);
      renderPublic(request, response, target, isSecondTry).catch((error: unknown) => {
        if (!(error instanceof AppError))
          log.error({ err: error, address: request.url }, 'a public page could not be sent from the cache');
        // Let the app make a new response, unless part of this one was sent.
        if (response.headersSent) response.destroy();
        else runInApp(request, response);
      });
    });

  /** Sends a public response from the cache, or renders it. */
  const sendPublic = (request: IncomingMessage, response: ServerResponse, path: string) => {
    // A host cannot contain the slash that begins a path, so no two pairs make the same address.
    const url = getOrigin(request) + path;
    const isSaving = savesData(request.headers) && isPage(path);
    const target: Target = { url, savesData: isSaving, key: getCacheKey(url, isSaving) };
    const cached = cache.find(target.key);
    if (cached) {
      counters.cacheHits += 1;
      sendReady(request, () => sendCached(cached, request, response));
      return;
    }
    counters.cacheMisses += 1;
    renderOrRunInApp(request, response, target);
  };

  return (request, response) => {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return void appListener(request, response);
    const file = files.get(url);
    if (file) return sendReady(request, () => sendCached(file, request, response));
    const path = getCacheablePath(url, findRouteIds);
    if (path === undefined) runInApp(request, response);
    else if (cache.isCurrent()) sendPublic(request, response, path);
    else void cache.refresh().then(() => sendPublic(request, response, path));
  };
}

function prepareAssets(assets: Assets, shared: Record<string, string>, log: Logger): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const [address, { bytes, brotli, type, cache }] of assets) {
    const headers = new Headers({ 'content-type': type, 'cache-control': cache, ...shared });
    const bodies = { plain: Buffer.from(bytes), br: brotli && Buffer.from(brotli) };
    files.set(address, createCachedResponse({ status: 200, headers }, bodies, log));
  }
  return files;
}
