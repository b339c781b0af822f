import { Hono } from 'hono';
import { stateParts } from '../../domain/operating/site-state.ts';
import type { Identified } from '../http/identify.ts';
import type { SiteState, SiteStateService } from '../services/site/site-state/site-state.ts';

/** Creates the route for the state of the server, for superadmins. */
export function createSiteStateRoutes(siteState: SiteStateService): Hono<Identified> {
  return new Hono<Identified>().get('/', async (c) => {
    return c.json(toWire(await siteState.check(c.get('viewer'))));
  });
}

export type WireSiteState = ReturnType<typeof toWire>;

function toWire({ checkedAt, level, parts, errors }: SiteState) {
  return { checkedAt, level, parts: stateParts.map((name) => ({ name, ...parts[name] })), errors: [...errors] };
}
