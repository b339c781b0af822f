import type { RequestListener } from 'node:http';
import type { Assets } from '../http/assets.ts';
import type { Pages } from '../http/page-routes.ts';
import type { Services } from '../services/services.ts';

/** Where pages and browser files come from: the build, or in development their source. */
export type PageSource = {
  assets: Assets;
  createPages: (services: Services) => Pages;
  /** The ids of all pages. */
  routeIds: ReadonlySet<string>;
  /** Puts what must come before the app, if anything, in front of its listener. */
  wrap: (listener: RequestListener) => RequestListener;
};
