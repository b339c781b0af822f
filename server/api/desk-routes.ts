import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import type { DeskService } from '../services/desk.ts';

/** What waits for whoever asks, in one answer. */
export function deskRoutes(desk: DeskService): Hono<Identified> {
  return new Hono<Identified>().get('/desk', async (c) => {
    const { all, drafts, scheduled, missingSo, missingAr, outdatedSo, outdatedAr } = await desk.look(c.get('viewer'));
    return c.json({
      all,
      drafts,
      scheduled,
      missing: { so: missingSo, ar: missingAr },
      outdated: { so: outdatedSo, ar: outdatedAr },
    });
  });
}
