import { Hono } from 'hono';
import { notFound } from '../../../domain/errors.ts';
import { isLanguage } from '../../../domain/model/localized.ts';
import type { Identified } from '../../http/identify.ts';
import { quoteVerses } from '../../services/verses/quote-verses.ts';
import type { VerseTranslationService } from '../../services/verses/verse-translations.ts';

export type WireQuotation = { quotation: string };
/** The translations of verses by their references, without those that are not installed. */
export type WireTranslations = { name: string; verses: Record<string, string> };

/** Creates the route for the words of verses, for staff who insert them in a text. */
export function createVerseRoutes(): Hono<Identified> {
  return new Hono<Identified>().get('/:reference', async (c) => {
    const found: WireQuotation = { quotation: await quoteVerses(c.get('viewer'), c.req.param('reference')) };
    return c.json(found);
  });
}

/** Creates the route for the translations of verses, such as `so?of=2:183,2:185-186`, for staff who preview a text. */
export function createVerseTranslationRoutes(translations: VerseTranslationService): Hono<Identified> {
  return new Hono<Identified>().get('/:language', async (c) => {
    const language = c.req.param('language');
    const references = (c.req.query('of') ?? '').split(',');
    if (!isLanguage(language)) throw notFound();
    const read = await translations.preview(c.get('viewer'), language, references);
    const found: WireTranslations = { name: read?.name ?? '', verses: Object.fromEntries(read?.verses ?? []) };
    return c.json(found);
  });
}
