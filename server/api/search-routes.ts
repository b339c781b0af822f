import { Hono } from 'hono';
import type { ContentType } from '../../domain/model/define.ts';
import type { Identified } from '../http/identify.ts';
import { createSearchService, type FoundOfKind } from '../services/search.ts';
import type { Services } from '../services/services.ts';

/** Of a longer query, the beginning is searched for. */
const maxQuery = 100;

export type WireSearchResults = { results: ReturnType<typeof toWire>[] };

/** Creates the route that searches the whole dashboard for what the viewer may see. */
export function searchRoutes(services: Services, types: readonly ContentType[]): Hono<Identified> {
  const search = createSearchService({ ...services, types });
  return new Hono<Identified>().get('/search', async (c) => {
    const found = await search.find(c.get('viewer'), (c.req.query('q') ?? '').slice(0, maxQuery));
    return c.json({ results: found.map(toWire) } satisfies WireSearchResults);
  });
}

function toWire({ kind, found }: FoundOfKind) {
  return { kind, found: found.map(({ id, ...entry }) => ({ _id: id, ...entry })) };
}
