import { Hono, type Context } from 'hono';
import type { ContentType } from '../../domain/model/define.ts';
import type { Identified } from '../http/identify.ts';
import { createSearchService, type FoundOfType, type FoundPage } from '../services/search/search.ts';
import type { Services } from '../services/services.ts';

/** Of a longer query, the beginning is searched for. */
const maxQuery = 100;

export type WireSearchResults = { results: ReturnType<typeof toWire>[] };

export type WireFoundPages = { pages: (Omit<FoundPage, 'typeName'> & { kind: string })[] };

/**
 * Creates the routes that search the whole dashboard for what the viewer may see, and the public pages to link to.
 */
export function createSearchRoutes(services: Services, types: readonly ContentType[]): Hono<Identified> {
  const search = createSearchService({ ...services, types });
  const readQuery = (c: Context) => (c.req.query('q') ?? '').slice(0, maxQuery);
  return new Hono<Identified>()
    .get('/search', async (c) => {
      const found = await search.find(c.get('viewer'), readQuery(c));
      return c.json({ results: found.map(toWire) } satisfies WireSearchResults);
    })
    .get('/search/pages', async (c) => {
      const pages = await search.findPages(c.get('viewer'), readQuery(c));
      return c.json({
        pages: pages.map(({ typeName, ...page }) => ({ kind: typeName, ...page })),
      } satisfies WireFoundPages);
    });
}

function toWire({ typeName, found }: FoundOfType) {
  return { kind: typeName, found: found.map(({ id, ...entry }) => ({ _id: id, ...entry })) };
}
