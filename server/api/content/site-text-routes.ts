import { Hono } from 'hono';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import type { SiteTextEntry, SiteTextGroup } from '../../../domain/site/site-texts.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { SiteTextService } from '../../services/site/site-texts.ts';
import { parsePaging, toWirePage, type WirePage } from '../input/query.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';

export type WireSiteTextPage = WirePage<'siteTexts', SiteTextEntry> & { groups: SiteTextGroup[] };

/** Routes for the texts of the public site: reading and searching them, replacing them, and their history. */
export function createSiteTextRoutes(siteTexts: SiteTextService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => {
      const filter = {
        q: c.req.query('q')?.slice(0, 200),
        group: c.req.query('group'),
        changed: c.req.query('changed') === '1',
      };
      const { found, groups } = await siteTexts.list(c.get('viewer'), parsePaging(c.req.url), filter);
      return c.json({ ...toWirePage('siteTexts', found, (entry) => entry), groups } satisfies WireSiteTextPage);
    })
    .put('/:key', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      const typed = readLocalized(texts, '');
      const base = readLocalized(texts, 'base.');
      return c.json(await siteTexts.change(c.get('viewer'), c.req.param('key'), typed, base, getRequestSource(c)));
    })
    .get('/:key/versions', async (c) =>
      c.json(
        toWirePage(
          'versions',
          await siteTexts.versions(c.get('viewer'), c.req.param('key'), parsePaging(c.req.url)),
          (version) => version,
        ),
      ),
    );
}

/** Returns the texts by the language in their name, which begins with `prefix`. */
const readLocalized = (texts: Readonly<Record<string, string>>, prefix: string): Partial<Localized> =>
  Object.fromEntries(languages.map((language) => [language, texts[prefix + language]] as const).filter(hasText));

const hasText = (entry: readonly [Language, string | undefined]): entry is [Language, string] => entry[1] !== undefined;
