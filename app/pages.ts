import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { Viewer } from '../domain/people/viewer.ts';
import type { Services } from '../server/services/services.ts';
import { addressContext, finishContext, servicesContext, viewerContext } from './services-context.ts';

export type Pages = (request: Request, whoAsks: () => Promise<Viewer>, finish: (html: string) => void, address: string) => Promise<Response>;

/**
 * The pages of the site as one request handler. It is part of the build, so that the key under which loaders
 * find the services is the same object on both sides.
 */
export function createPages(services: Services): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, whoAsks, finish, address) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(viewerContext, whoAsks);
    context.set(finishContext, finish);
    context.set(addressContext, address);
    return handle(request, context);
  };
}
