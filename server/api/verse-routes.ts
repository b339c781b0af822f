import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import { quoteVerses } from '../services/quote-verses.ts';

export type WireQuotation = { quotation: string };

/** Creates the route for the words of verses, for staff who insert them in a text. */
export function verseRoutes(): Hono<Identified> {
  return new Hono<Identified>().get('/:reference', async (c) => {
    const found: WireQuotation = { quotation: await quoteVerses(c.get('viewer'), c.req.param('reference')) };
    return c.json(found);
  });
}
