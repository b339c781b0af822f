import { createRequestHandler, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { Pages } from '../server/http/page-routes.ts';
import type { Services } from '../server/services/services.ts';
import { addressContext, failureContext, servicesContext, viewerContext } from './services-context.ts';

const routesBelow = (parentId?: string): RouteObject[] =>
  Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? [{ id, path, index }] : [{ id, path, children: routesBelow(id) }];
  });
const routes = routesBelow();

/** Returns the ids of the routes of a page, by which the router's scripts request parts of its data. */
export const findRouteIds = (path: string): ReadonlySet<string> =>
  new Set(matchRoutes(routes, path)?.flatMap(({ route }) => route.id ?? []));

/** The patterns of the addresses of all pages, such as `/publications/news/:id`. */
export const routePatterns: readonly string[] = Object.values(build.routes).flatMap((route) => {
  if (!route || (route.path === undefined && !route.index)) return [];
  const parts: string[] = [];
  for (let at: typeof route | undefined = route; at; at = at.parentId ? build.routes[at.parentId] : undefined)
    if (at.path) parts.unshift(at.path);
  return [`/${parts.join('/')}`];
});

/**
 * Returns the pages of the site as one request handler. It is part of the build, so that loaders and this file use the
 * same context objects.
 */
export function createPages(services: Services): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return {
    async render(request, getViewer, address) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(viewerContext, getViewer);
      context.set(addressContext, address);
      const failure: { status: number | undefined } = { status: undefined };
      context.set(failureContext, failure);
      return withStatus(await handle(request, context), failure.status);
    },
  };
}

/**
 * Returns a page that failed with the status of its error: 503 where the database is away, which makes a load balancer
 * try another machine, instead of the router's 500.
 */
function withStatus(page: Response, status: number | undefined): Response {
  if (page.status !== 500 || status === undefined || status <= 500) return page;
  const headers = new Headers(page.headers);
  headers.set('Retry-After', '10');
  return new Response(page.body, { status, headers });
}
