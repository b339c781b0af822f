import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { ServerContext } from './create-services.ts';
import type { Env } from './env.ts';
import { openBuiltPages } from './pages/built-pages.ts';
import { createCachedListener } from './http/cached-listener.ts';
import { createResponseCache } from './cache/response-cache.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { closeServer, listen } from './listen.ts';

export type Served = { address: string; /** Finishes the requests under way. */ end: () => Promise<void> };

/** Serves the context site: what each process does that answers visitors. */
export async function serve(env: Env, context: ServerContext, root: string): Promise<Served> {
  const front = env.development
    ? await (await import('./pages/development-pages.ts')).openDevelopmentPages(root)
    : await openBuiltPages(root);
  const app = createApp({ ...context, pages: front.createPages(context.services) });
  const fallback = getRequestListener(app.fetch);
  const cache = createResponseCache({ cacheTags: context.cacheTags, maxBytes: env.pageCacheBytes, now: Date.now });
  const door = env.development
    ? fallback
    : await createCachedListener({
        cache,
        assets: front.assets,
        fetch: app.fetch,
        fallback,
        publicUrl: env.publicUrl,
        trustedProxies: env.trustedProxies,
        readLimit: context.readLimit,
        routeIds: front.routeIds,
      });

  const { server, address } = await listen(refuseMalformed(front.wrap(door)), env.host, env.port);
  return { address, end: () => closeServer(server, 8_000) };
}
