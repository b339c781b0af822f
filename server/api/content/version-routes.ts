import { Hono, type Context } from 'hono';
import { badRequest, notFound } from '../../../domain/errors.ts';
import { listLocalizedFields, type ContentType, type Item } from '../../../domain/model/define.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { translationLanguages, type Language } from '../../../domain/model/localized.ts';
import { getWireName, type StaffItem, type WirePerson } from '../../../domain/model/wire.ts';
import type { Identified } from '../../http/identify.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { ForStaff } from '../../services/content/content-reader.ts';
import type { VersionService } from '../../services/content/versions.ts';
import type { VersionEntry } from '../../store/content/history-store.ts';
import { toWireEntry } from './history-routes.ts';
import { renameProblems } from '../input/rename-problems.ts';
import { parsePaging, toWirePage } from '../input/query.ts';
import { sendList } from '../send-list.ts';
import { bodyLimits, readForm } from '../input/read-form.ts';

export type WireVersion = ReturnType<typeof toWireVersion>;

/** A version in an item's list of versions. */
function toWireVersion({ revision, ...entry }: VersionEntry) {
  return { ...toWireEntry({ ...entry, revision }), revision };
}

/** An earlier version of an item. */
export type WireVersionOfItem = StaffItem & { at: string; by: WirePerson | null; action: string };

/** The English text from which an outdated translation was made; null where no version has it. */
export type WireEarlierEnglish = { english: string | null };

/** After restoring a version; `kept` lists the wire names of required fields that are missing in the version. */
export type WireReverted = StaffItem & { kept: string[] };

/** Routes for the versions of the items of one type; `toItem` serializes an item. */
export function createVersionRoutes(
  type: ContentType,
  versions: VersionService,
  toItem: (found: ForStaff<Item>) => StaffItem,
): Hono<Identified> {
  return new Hono<Identified>()
    .get('/:id/versions', async (c) => {
      const found = await versions.list(type, c.get('viewer'), c.req.param('id'), parsePaging(c.req.url));
      return sendList(c, toWirePage('versions', found, toWireVersion));
    })
    .get('/:id/versions/:revision', async (c) => {
      const { entry, ...found } = await versions.get(
        type,
        c.get('viewer'),
        c.req.param('id'),
        readRevisionParameter(c),
      );
      const { at, by, action } = toWireEntry(entry);
      return c.json({ ...toItem(found), at, by, action } satisfies WireVersionOfItem);
    })
    .get('/:id/versions/:revision/earlier-english', async (c) => {
      const [viewer, id, revision] = [c.get('viewer'), c.req.param('id'), readRevisionParameter(c)];
      const text = readTranslationName(type, c.req.query('text') ?? '');
      const english = await versions.findEarlierEnglish(type, viewer, id, revision, text);
      return c.json({ english } satisfies WireEarlierEnglish);
    })
    .post('/:id/versions/:revision/restore', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      const source = getRequestSource(c);
      const { kept, ...reverted } = await renameProblems(
        type,
        versions.revert(type, c.get('viewer'), c.req.param('id'), readRevisionParameter(c), readBasis(texts), source, {
          asPublished: c.req.query('published') === '1',
        }),
      );
      const names = kept.map((name) => getWireName(name, type.fields[name]!));
      return c.json({ ...toItem(reverted), kept: names } satisfies WireReverted);
    });
}

/** Returns the field and the language of a translation, by its wire name such as `Title.so`; undefined for others. */
function readTranslationName(type: ContentType, wireName: string): [name: string, language: Language] | undefined {
  for (const [name, field] of listLocalizedFields(type))
    for (const language of translationLanguages)
      if (wireName === toTextKey(getWireName(name, field), language)) return [name, language];
  return undefined;
}

function readRevisionParameter(c: Context): number {
  const revision = readRevision(c.req.param('revision'));
  if (revision === undefined) throw notFound();
  return revision;
}

/** Returns the revision that a form was opened with; undefined where it names none. Throws 400 for anything else. */
export function readBasis({ revision: text }: Readonly<Record<string, string>>): number | undefined {
  const revision = readRevision(text);
  if (text && revision === undefined) throw badRequest();
  return revision;
}

/** Returns the revision number in an address; undefined for anything else. */
function readRevision(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
