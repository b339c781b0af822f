import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadAssets } from '../http/assets.ts';
import { StartError } from '../start-error.ts';
import type { PageSource } from './load-pages.ts';

/** Loads the finished build in `build/`; throws StartError where it is missing or broken. */
export async function openBuiltPages(root: string): Promise<PageSource> {
  const entry = pathToFileURL(join(root, 'build/server/index.js')).href;
  const [assets, module] = await Promise.all([loadAssets(join(root, 'build/client')), import(entry)]).catch(
    (cause: unknown) => {
      throw new StartError(
        `The build is missing or broken (${String(cause)}). Start with "npm start", which builds it.`,
      );
    },
  );
  const { createPages, findRouteIds, routePatterns } = module as Pick<
    PageSource,
    'createPages' | 'findRouteIds' | 'routePatterns'
  >;
  return { assets, createPages, findRouteIds, routePatterns, wrap: (listener) => listener };
}
