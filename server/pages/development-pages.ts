import type { PageSource } from './load-pages.ts';

/** Serves pages from their source through Vite, so that changes show at once. */
export async function openDevelopmentPages(root: string): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('/app/pages.ts') as Promise<Pick<PageSource, 'createPages'>>;
  return {
    assets: new Map(),
    findRouteIds: () => new Set(),
    routePatterns: [],
    createPages: (services) => ({
      render: async (...asked) => (await load()).createPages(services).render(...asked),
    }),
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => void listener(request, response)),
  };
}
