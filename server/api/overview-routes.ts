import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import type { OverviewService } from '../services/overview.ts';

/** What waits for whoever asks, in one answer. */
export function overviewRoutes(overview: OverviewService): Hono<Identified> {
  return new Hono<Identified>().get('/overview', async (c) => {
    const { all, drafts, scheduled, missingSo, missingAr, outdatedSo, outdatedAr } = await overview.look(
      c.get('viewer'),
    );
    return c.json({
      all,
      drafts,
      scheduled,
      missing: { so: missingSo, ar: missingAr },
      outdated: { so: outdatedSo, ar: outdatedAr },
    });
  });
}
