import { Hono } from 'hono';
import type { Identified } from '../http/identify.ts';
import type { WordService } from '../services/words.ts';
import { pagingOf, toWirePage } from './query.ts';
import { bodyLimits, readForm } from './read-form.ts';

/** The words of the public site: reading and searching them, own words in their place, and their history. */
export function wordRoutes(words: WordService): Hono<Identified> {
  return new Hono<Identified>()
    .get('/', async (c) => {
      const filter = {
        q: c.req.query('q')?.slice(0, 200),
        group: c.req.query('group'),
        changed: c.req.query('changed') === '1',
      };
      const { found, groups } = await words.list(c.get('viewer'), pagingOf(c.req.url), filter);
      return c.json({ ...toWirePage('words', found, (entry) => entry), groups });
    })
    .put('/:key', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      const typed = Object.fromEntries(Object.entries(texts).filter(([name]) => ['en', 'so', 'ar'].includes(name)));
      return c.json(await words.change(c.get('viewer'), c.req.param('key'), typed));
    })
    .get('/:key/versions', async (c) =>
      c.json(
        toWirePage(
          'versions',
          await words.versions(c.get('viewer'), c.req.param('key'), pagingOf(c.req.url)),
          (version) => version,
        ),
      ),
    );
}
