import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import type { Overview, OverviewService } from '../services/content/overview.ts';

/** Creates the route for the counts of what needs work, for the viewer. */
export function createOverviewRoutes(overview: OverviewService): Hono<Identified> {
  return new Hono<Identified>().get('/overview', async (c) => {
    return c.json(toWire(await overview.get(c.get('viewer'))));
  });
}

export type WireOverview = ReturnType<typeof toWire>;

function toWire({
  all,
  drafts,
  waiting,
  scheduled,
  missingEn,
  missingSo,
  missingAr,
  outdatedSo,
  outdatedAr,
}: Overview) {
  return {
    all,
    drafts,
    waiting,
    scheduled,
    missing: { en: missingEn, so: missingSo, ar: missingAr },
    outdated: { so: outdatedSo, ar: outdatedAr },
  };
}
