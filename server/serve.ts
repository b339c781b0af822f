import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { ServerContext } from './create-server-context.ts';
import type { Env } from './env.ts';
import { openBuiltPages } from './pages/built-pages.ts';
import { createCachedListener } from './http/cached-listener.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { createIpPendingLimit } from './http/limits/pending-limit.ts';
import { getClient } from './http/client-ip.ts';
import { guardBodies, scheduleBodies } from './http/limits/guard-bodies.ts';
import { guardResponses, maxUnreadBytes } from './http/limits/guard-responses.ts';
import { createUnreadResponses } from './http/limits/unread-responses.ts';
import { maxPerIp } from './http/limits/page-queue.ts';
import { createReadQueue } from './http/limits/read-queue.ts';
import { assignRequestIds } from './http/request-id.ts';
import { canLimitParsing } from './http/limits/stop-parsing.ts';
import { refuseMalformed } from './http/limits/refuse-malformed.ts';
import { createRequestScheduler } from './http/limits/request-scheduler.ts';
import { listen } from './listen.ts';
import type { Metrics } from './metrics/metrics.ts';

export type Served = { address: string; /** Finishes the requests under way. */ end: () => Promise<void> };

/** Serves the site in one process; returns its address and the function that ends it. */
export async function serve(
  env: Env,
  context: ServerContext,
  root: string,
  metrics: Metrics | undefined,
): Promise<Served> {
  const pages = env.development
    ? await (await import('./pages/development-pages.ts')).openDevelopmentPages(root)
    : await openBuiltPages(root);
  const pendingOfIp = createIpPendingLimit(maxPerIp);
  const readQueue = createReadQueue(pendingOfIp);
  const unread = createUnreadResponses(maxUnreadBytes);
  const app = createApp({
    ...context,
    pages: pages.createPages(context.services),
    pendingOfIp,
    readQueue,
    unread,
    isNewVersion: env.isNewVersion,
  });
  const appListener = getRequestListener(app.fetch);
  const cache = createResponseCache({
    cacheTags: context.cacheTags,
    maxBytes: env.pageCacheBytes,
    now: Date.now,
    log: context.log,
  });
  const getIp = (request: IncomingMessage) => getClient(request, env.trustedProxies).ip;
  const scheduler = createRequestScheduler(getIp);
  const listener = env.development
    ? appListener
    : createCachedListener({
        cache,
        assets: pages.assets,
        fetch: app.fetch,
        appListener,
        pendingOfIp,
        readQueue,
        scheduler,
        publicUrl: env.publicUrl,
        trustedProxies: env.trustedProxies,
        uncachedRateLimit: context.uncachedRateLimit,
        log: context.log,
        findRouteIds: pages.findRouteIds,
      });

  const measured = guardResponses(refuseMalformed(pages.wrap(listener), scheduler), { getIp, unread });
  // Bodies are counted as they arrive, also those of requests that wait.
  const guarded = guardBodies(scheduleBodies(measured, scheduler), { getIp, scheduler });
  const numbered = assignRequestIds(guarded, env.trustedProxies);
  const handler = metrics?.watch(numbered, [
    ...app.routes.map(({ path }) => withoutExpressions(path)).filter((path) => !path.endsWith('*')),
    ...pages.routePatterns,
    '/assets/*',
    '/api/*',
    '/files/*',
    ...[...pages.assets.keys()].filter((path) => !path.startsWith('/assets/')),
  ]);
  if (!canLimitParsing())
    context.log.warn(
      { node: process.version },
      'this version of Node does not let the server end connections that flood it with requests or tiny chunks',
    );
  const { address, close } = await listen(handler ?? numbered, env.host, env.port, env.trustedProxies);
  return { address, end: () => close(8_000) };
}

/** Returns a pattern of Hono without the regular expressions of its parameters. */
const withoutExpressions = (path: string) =>
  path
    .split('/')
    .map((segment) => segment.split('{')[0])
    .join('/');
