import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Composed } from './compose.ts';
import type { Env } from './env.ts';
import { openBuild } from './front/build.ts';
import { createFrontDoor } from './front-door/front-door.ts';
import { createResponseCache } from './front-door/response-cache.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { closeServer, listen } from './listen.ts';

export type Served = { address: string; /** Finishes the requests under way. */ end: () => Promise<void> };

/** Serves the composed site: what each process does that answers visitors. */
export async function serve(env: Env, composed: Composed, root: string): Promise<Served> {
  const front = env.development
    ? await (await import('./front/development.ts')).openDevelopment(root)
    : await openBuild(root);
  const app = createApp({ ...composed, pages: front.createPages(composed.services), development: env.development });
  const fallback = getRequestListener(app.fetch);
  const cache = createResponseCache({ changes: composed.changes, maxBytes: env.pageCacheBytes, now: Date.now });
  const door = env.development
    ? fallback
    : await createFrontDoor({
        cache,
        assets: front.assets,
        fetch: app.fetch,
        fallback,
        publicUrl: env.publicUrl,
        trustedProxies: env.trustedProxies,
        readLimit: composed.readLimit,
        routeIds: front.routeIds,
      });

  const { server, address } = await listen(refuseMalformed(front.wrap(door)), env.host, env.port);
  return { address, end: () => closeServer(server, 8_000) };
}
