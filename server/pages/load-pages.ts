import type { RequestListener } from 'node:http';
import type { Assets } from '../http/assets.ts';
import type { Pages } from '../http/page-routes.ts';
import type { Services } from '../services/services.ts';

/** The source of pages and browser files: the build, or in development the code. */
export type PageSource = {
  assets: Assets;
  createPages: (services: Services) => Pages;
  /** Returns the ids of the routes of a page. */
  findRouteIds: (path: string) => ReadonlySet<string>;
  /** The patterns of the addresses of all pages. */
  routePatterns: readonly string[];
  /** Wraps the app's listener in what must run before it, if anything. */
  wrap: (listener: RequestListener) => RequestListener;
};
