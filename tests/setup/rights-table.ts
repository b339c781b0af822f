/**
 * What an admin may do with news under each right: one row for every call and kind of item.
 * `tests/api/accounts/rights.test.ts` makes the calls.
 */
import type { Right } from '../../domain/people/rights.ts';

export const rightsOfTable = ['none', 'translate', 'draft', 'publish'] as const satisfies readonly (Right | 'none')[];
export type RightOfTable = (typeof rightsOfTable)[number];

/** An item of a colleague or the admin's own one. */
export type ItemKind = 'published' | 'scheduled' | 'draft' | 'own published' | 'own draft';

type Row = [call: string, item: ItemKind, body: object | undefined, statuses: Record<RightOfTable, number>];

/** The statuses under each right, in the order of `rightsOfTable`. */
const under = (none: number, translate: number, draft: number, publish: number) => ({
  none,
  translate,
  draft,
  publish,
});
const onlyPublishers = under(403, 403, 403, 200);

const english = { Title: 'Changed' };
const translations = { 'Title.so': 'Cusub', 'Content.ar': 'جديد' };

export const rightsTable: readonly Row[] = [
  // Reading: who has nothing to do with a draft does not read it.
  ['GET {item}', 'published', undefined, under(200, 200, 200, 200)],
  ['GET {item}', 'draft', undefined, under(403, 200, 403, 200)],
  ['GET {item}', 'scheduled', undefined, under(403, 200, 403, 200)],
  ['GET {item}', 'own draft', undefined, under(403, 200, 200, 200)],
  ['GET {item}?all=1', 'published', undefined, under(200, 200, 200, 200)],
  ['GET {item}?all=1', 'draft', undefined, under(403, 200, 403, 200)],
  ['GET {item}?all=1', 'scheduled', undefined, under(403, 200, 403, 200)],
  ['GET {item}?all=1', 'own draft', undefined, under(403, 200, 200, 200)],
  ['GET {item}/versions', 'published', undefined, under(403, 200, 403, 200)],
  ['GET {item}/versions', 'draft', undefined, under(403, 200, 403, 200)],
  ['GET {item}/versions', 'own draft', undefined, under(403, 200, 200, 200)],
  ['GET {item}/versions', 'own published', undefined, under(403, 200, 403, 200)],
  ['GET {item}/versions/1', 'published', undefined, under(403, 200, 403, 200)],
  ['GET {item}/versions/1', 'own draft', undefined, under(403, 200, 200, 200)],

  // A plain save publishes; `draft=1` leaves a draft a draft.
  ['PUT {item}', 'published', english, onlyPublishers],
  ['PUT {item}', 'draft', english, onlyPublishers],
  ['PUT {item}', 'own draft', english, onlyPublishers],
  ['PUT {item}', 'own published', english, onlyPublishers],
  ['PUT {item}?draft=1', 'published', english, onlyPublishers],
  ['PUT {item}?draft=1', 'draft', english, onlyPublishers],
  ['PUT {item}?draft=1', 'own draft', english, under(403, 403, 200, 200)],
  ['PUT {item}?draft=1', 'own published', english, onlyPublishers],
  ['PUT {item}', 'draft', {}, onlyPublishers],
  ['PUT {item}', 'own draft', {}, onlyPublishers],

  // Translations, and anything beside them.
  ['PUT {item}', 'published', translations, under(403, 200, 403, 200)],
  ['PUT {item}', 'scheduled', translations, under(403, 200, 403, 200)],
  ['PUT {item}?draft=1', 'draft', translations, under(403, 200, 403, 200)],
  ['PUT {item}', 'draft', translations, onlyPublishers],
  ['PUT {item}', 'published', { 'Title.so.current': '1' }, under(403, 200, 403, 200)],
  ['PUT {item}', 'published', { ...translations, ...english }, onlyPublishers],
  ['PUT {item}', 'published', { ...translations, PublishedAt: '2026-02-01T00:00:00.000Z' }, onlyPublishers],
  ['PUT {item}', 'published', { ...translations, 'Image.remove': '1' }, onlyPublishers],
  ['PUT {item}', 'published', { ...translations, 'Image.use': '{picture}' }, onlyPublishers],
  // The picture is a superadmin's: a problem of its field.
  ['PUT {item}', 'published', { 'Image.alt.so': 'Ceel' }, under(403, 403, 403, 400)],
  // With the English as it is, as a form sends it.
  ['PUT {item}', 'published', { ...translations, Title: 'Well' }, under(403, 200, 403, 200)],

  ['POST {item}/unpublish', 'published', {}, onlyPublishers],
  ['POST {item}/unpublish', 'scheduled', {}, onlyPublishers],
  ['POST {item}/unpublish', 'own draft', {}, onlyPublishers],
  ['POST {item}/unpublish', 'published', translations, onlyPublishers],

  ['DELETE {item}', 'published', undefined, onlyPublishers],
  ['DELETE {item}', 'draft', undefined, onlyPublishers],
  ['DELETE {item}', 'own draft', undefined, under(403, 403, 200, 200)],
  ['DELETE {item}', 'own published', undefined, onlyPublishers],

  ['POST /api/news', 'published', english, under(403, 403, 201, 201)],
  ['PUT /api/presence/news/{id}', 'published', undefined, under(403, 200, 403, 200)],
  ['PUT /api/presence/news/{id}', 'draft', undefined, under(403, 200, 403, 200)],
  ['PUT /api/presence/news/{id}', 'own draft', undefined, under(403, 200, 200, 200)],
  ['PUT /api/files/{picture}', 'published', { alt: 'Mine' }, under(403, 403, 403, 403)],
  ['GET /api/trash', 'published', undefined, under(403, 403, 403, 403)],
  ['GET /api/activity', 'published', undefined, under(403, 403, 403, 403)],
  // The parts of the site and other types are not affected.
  ['POST /api/partners', 'published', undefined, under(403, 403, 403, 403)],
  ['PUT /api/partners/order', 'published', undefined, under(403, 403, 403, 403)],
  ['PUT /api/identity/000000000000000000000001', 'published', {}, under(403, 403, 403, 403)],
  ['POST /api/projects', 'published', undefined, under(403, 403, 403, 403)],
];
