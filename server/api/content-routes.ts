import { Hono, type Context } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { maxDocumentBytes } from '../../domain/fields/document.ts';
import { altMax, maxPictureBytes } from '../../domain/fields/picture.ts';
import { cleanLine } from '../../domain/fields/text.ts';
import type { ContentType, Item } from '../../domain/model/define.ts';
import { isLanguage, type Localized } from '../../domain/model/localized.ts';
import {
  fromWire,
  problemsToWire,
  toStaffWire,
  toWire,
  wireNameOf,
  wireNamesOf,
  type StaffItem,
  type WireFile,
  type WirePerson,
} from '../../domain/model/wire.ts';
import { requireSuperadmin } from '../../domain/people/permissions.ts';
import type { Identified } from '../http/identify.ts';
import { requestLanguage, toErrorResponse } from '../http/error-response.ts';
import type { ContentService, ForStaff, ItemChange, ListQuery } from '../services/content.ts';
import type { TrashService } from '../services/trash.ts';
import type { VersionService } from '../services/versions.ts';
import type { UploadedFile } from '../files/upload-folder.ts';
import type { StoredFile } from '../store/file-store.ts';
import { acceptUploads } from './accept-uploads.ts';
import { pagingOf, toWirePage } from './query.ts';
import { bodyLimits, readForm, readOrder, type Form } from './read-form.ts';
import type { UploadLimits } from './read-multipart.ts';
import { readRevision, versionRoutes } from './version-routes.ts';
import { toWireFile } from './wire-file.ts';

/** After a save; `reused` are the wire names of fields whose uploaded picture was there already. */
export type WireSaved = StaffItem & { reused?: string[] };
/** The answer to a save that began at an older revision: what is stored now, and whose it is. */
export type WireConflict = { current: StaffItem; changedBy: WirePerson | null; changedAt: string };

/** The REST routes of one content type (specification 7), from its declaration alone. */
export function contentRoutes(
  type: ContentType,
  { content, versions, trash }: { content: ContentService; versions: VersionService; trash: TrashService },
): Hono<Identified> {
  const staffItem = ({ found, files, people }: ForStaff<Item>) => toStaffWire(type, found, wireFiles(files), people);
  /** How the items of one answer are told: what they share is made once. */
  const serializer = (
    c: Context<Identified>,
    { files, people }: Omit<ForStaff<unknown>, 'found'>,
    forStaff: boolean,
  ) => {
    const wire = wireFiles(files);
    const language = requestLanguage(c.req.url);
    return (item: Item) => (forStaff ? toStaffWire(type, item, wire, people) : toWire(type, item, language, wire));
  };

  const routes = new Hono<Identified>();
  if (type.ordered) {
    routes.put('/order', async (c) => {
      // Before the body is read.
      requireSuperadmin(c.get('viewer'));
      const { ids, moved } = await readOrder(c);
      await content.order(type, c.get('viewer'), ids, moved);
      return c.json({});
    });
  }
  return routes
    .get('/', async (c) => {
      const query = listQuery(c);
      const { found, ...facts } = await content.list(type, c.get('viewer'), pagingOf(c.req.url), query);
      // There is no end to the pages past the end: they fill no cache.
      if (found.page > Math.max(1, found.totalPages)) c.header('Cache-Control', 'no-store');
      return c.json(toWirePage(type.name, found, serializer(c, facts, query.all ?? false)));
    })
    .get('/:id', async (c) => {
      const all = c.req.query('all') === '1';
      const { found, ...facts } = await content.get(type, c.get('viewer'), c.req.param('id'), { all });
      return c.json(serializer(c, facts, all)(found));
    })
    .post('/', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      return c.json(
        staffItem(await inWireNames(type, content.create(type, c.get('viewer'), fromWire(type, texts)))),
        201,
      );
    })
    .put('/:id', acceptUploads(uploadLimits(type)), async (c) => {
      // Whoever may not change it need not upload it first.
      await content.requireChangeable(type, c.get('viewer'), c.req.param('id'));
      const change = readChange(type, await readForm(c, bodyLimits.staffForm));
      try {
        const updated = await inWireNames(
          type,
          content.update(type, c.get('viewer'), c.req.param('id'), change, { asDraft: c.req.query('draft') === '1' }),
        );
        // Under their wire names: pictures that came again and are not stored twice.
        const reused = updated.reused.map((name) => wireNameOf(name, type.fields[name]!));
        const saved: WireSaved = { ...staffItem(updated), ...(reused.length > 0 ? { reused } : {}) };
        return c.json(saved);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
        // What somebody else has saved comes with the refusal, so that both can be looked at side by side.
        const current = staffItem(await content.get(type, c.get('viewer'), c.req.param('id'), { all: true }));
        const conflict: WireConflict = { current, changedBy: current.updatedBy, changedAt: current.updatedAt };
        return c.json({ ...toErrorResponse(error, requestLanguage(c.req.url)).body, ...conflict }, 409);
      }
    })
    .delete('/:id', async (c) => {
      await content.remove(type, c.get('viewer'), c.req.param('id'));
      return c.json({ _id: c.req.param('id') });
    })
    .post('/:id/restore', async (c) => c.json(staffItem(await trash.restore(type, c.get('viewer'), c.req.param('id')))))
    .route('/', versionRoutes(type, versions, staffItem));
}

/** The files that an item takes, under both names of a field. */
function uploadLimits(type: ContentType): UploadLimits {
  const largest: Record<string, number> = {};
  let total = 0;
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'picture' && field.kind !== 'document') continue;
    const bytes = field.kind === 'picture' ? maxPictureBytes : maxDocumentBytes;
    largest[name] = bytes;
    largest[wireNameOf(name, field)] = bytes;
    total += bytes;
  }
  return { largest, total };
}

/** What staff ask a list by; visitors' lists know none of it. */
function listQuery(c: Context): ListQuery {
  const { all, mine, q, missing, outdated, state } = c.req.query();
  return {
    all: all === '1',
    mine: mine === '1',
    ...(q ? { search: q.slice(0, 200) } : {}),
    ...(isLanguage(missing) ? { missing } : {}),
    ...(outdated === 'so' || outdated === 'ar' ? { outdated } : {}),
    ...(state === 'draft' || state === 'published' || state === 'scheduled' ? { state } : {}),
  };
}

/**
 * A change as a form writes it: texts and files under their wire names; `<name>.remove` = 1 takes a file away,
 * `<name>.use` = id takes a picture that is there already, `<name>.alt`, `<name>.alt.so`, `<name>.alt.ar` describe a
 * picture; `revision` is the one that the form started from, `<name>.so.current` = 1 says that a translation is still
 * right.
 */
function readChange(type: ContentType, { texts, files }: Form): ItemChange {
  const uploads = new Map<string, UploadedFile>();
  const taken = new Map<string, string>();
  const removals = new Set<string>();
  const alts = new Map<string, Partial<Localized>>();
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'picture' && field.kind !== 'document') continue;
    const wire = wireNameOf(name, field);
    // The specification writes `Image` in one place and `image` in another (3 and 7).
    const upload = files.get(wire) ?? files.get(name);
    if (upload) uploads.set(name, upload);
    const use = texts[`${wire}.use`];
    if (use) taken.set(name, use);
    if (texts[`${wire}.remove`] === '1') removals.add(name);
    const alt = { en: texts[`${wire}.alt`], so: texts[`${wire}.alt.so`], ar: texts[`${wire}.alt.ar`] };
    const given = Object.entries(alt).filter(([, text]) => text !== undefined);
    if (given.length > 0)
      alts.set(
        name,
        Object.fromEntries(
          given.map(([language, text]) => [language, cleanLine(text!.slice(0, 4 * altMax)).slice(0, altMax)]),
        ),
      );
  }
  const basedOn = readRevision(texts['revision']);
  const stillRight = new Set(
    wireNamesOf(type).flatMap(([wire, name]) => (texts[`${wire}.current`] === '1' ? [name] : [])),
  );
  return {
    input: fromWire(type, texts),
    uploads,
    taken,
    removals,
    alts,
    stillRight,
    ...(basedOn === undefined ? {} : { basedOn }),
  };
}

/** Problems come back under the names that the client used. */
async function inWireNames<T>(type: ContentType, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.fields)
      throw new AppError(error.code, error.status, error.key, { fields: problemsToWire(type, error.fields) });
    throw error;
  }
}

function wireFiles(files: ReadonlyMap<string, StoredFile>): Map<string, WireFile> {
  // A document is saved under its name; that of a picture is nobody's business.
  return new Map(
    [...files].map(([id, file]) => [
      id,
      { ...toWireFile(file), fileName: file.kind === 'document' ? file.fileName : '' },
    ]),
  );
}
