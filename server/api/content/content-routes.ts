import { Hono, type Context } from 'hono';
import { AppError } from '../../../domain/errors.ts';
import { maxDocumentBytes } from '../../../domain/fields/document.ts';
import { altMax, maxPictureBytes } from '../../../domain/fields/picture.ts';
import { cleanLine } from '../../../domain/fields/text.ts';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { isLanguage, type Localized } from '../../../domain/model/localized.ts';
import {
  fromWire,
  toStaffWire,
  toWireItem,
  getWireName,
  listWireNames,
  type StaffItem,
  type WireFile,
  type WirePerson,
} from '../../../domain/model/wire.ts';
import type { Identified } from '../../http/identify.ts';
import { requestLanguage, toErrorResponse } from '../../http/error-response.ts';
import { getRequestSource } from '../../http/request-source.ts';
import type { AuthorService } from '../../services/content/authors.ts';
import type { ContentService, ItemChange, SaveMode } from '../../services/content/content.ts';
import type { ForStaff, ListQuery } from '../../services/content/content-reader.ts';
import type { TrashService } from '../../services/content/trash.ts';
import type { UntouchedDrafts } from '../../services/content/untouched-drafts.ts';
import type { VersionService } from '../../services/content/versions.ts';
import type { AutosaveService } from '../../services/content/autosaves.ts';
import type { UploadedFile } from '../../files/upload-folder.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import { acceptUploads, type Uploading } from '../input/accept-uploads.ts';
import { renameProblems } from '../input/rename-problems.ts';
import { parsePaging, readSort, toWirePage } from '../input/query.ts';
import { bodyLimits, readForm, readOrder, type Form } from '../input/read-form.ts';
import type { UploadLimits } from '../input/read-multipart.ts';
import { readBasis, createVersionRoutes } from './version-routes.ts';
import { sendList } from '../send-list.ts';
import { toWireFile } from './wire-file.ts';

/** After a save; `reused` lists the wire names of fields whose uploaded picture was stored already. */
export type WireSaved = StaffItem & { reused?: string[] };
/** After the form of a new draft is left: whether nobody had written anything, so that the draft was deleted. */
export type WireDiscarded = { _id: string; isDiscarded: boolean };
/** The response to a save of an older revision: the current item, and who changed it. */
export type WireConflict = { current: StaffItem; changedBy: WirePerson | null; changedAt: string };

/** Creates the REST routes of one content type (specification 7) from its declaration. */
export function createContentRoutes(
  type: ContentType,
  {
    content,
    versions,
    trash,
    autosaves,
    authors,
    untouchedDrafts,
  }: {
    content: ContentService;
    versions: VersionService;
    trash: TrashService;
    autosaves: AutosaveService;
    authors: AuthorService;
    untouchedDrafts: UntouchedDrafts;
  },
): Hono<Identified> {
  const staffItem = ({ found, files, people }: ForStaff<Item>) => toStaffWire(type, found, wireFiles(files), people);
  /** Returns the serializer for the items of one response; what they share is computed once. */
  const serializer = async (
    c: Context<Identified>,
    items: readonly Item[],
    { files, people }: Omit<ForStaff<unknown>, 'found'>,
    forStaff: boolean,
  ) => {
    const wire = wireFiles(files);
    const language = requestLanguage(c.req.url);
    if (forStaff) return (item: Item) => toStaffWire(type, item, wire, people);
    const names = await authors.namesFor(type, items);
    return (item: Item) => toWireItem(type, item, language, wire, names.get(item.id));
  };

  const saveItem = async (c: Context<Uploading>, id: string, mode: SaveMode) => {
    // Refuse those who may not change the item before the files are uploaded.
    await content.requireChangeable(type, c.get('viewer'), id);
    const form = await readForm(c, bodyLimits.staffForm);
    const change = readChange(type, form);
    try {
      const updated = await renameProblems(
        type,
        content.update(type, c.get('viewer'), id, change, getRequestSource(c), mode),
      );
      const { formKey } = form.texts;
      if (formKey) await autosaves.removeSaved(c.get('viewer'), type.name, id, formKey);
      // Uploaded pictures that were stored already, by wire name.
      const reused = updated.reused.map((name) => getWireName(name, type.fields[name]!));
      const saved: WireSaved = { ...staffItem(updated), ...(reused.length > 0 ? { reused } : {}) };
      return c.json(saved);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      // The 409 contains the current item, so that both versions can be compared.
      const current = staffItem(await content.get(type, c.get('viewer'), id, { all: true }));
      const conflict: WireConflict = { current, changedBy: current.updatedBy, changedAt: current.updatedAt };
      return c.json({ ...toErrorResponse(error, requestLanguage(c.req.url)).body, ...conflict }, 409);
    }
  };

  const routes = new Hono<Identified>();
  if (type.ordered) {
    routes.put('/order', async (c) => {
      // Before the body is read.
      content.requireOrderable(type, c.get('viewer'));
      const { ids, moved } = await readOrder(c);
      await content.order(type, c.get('viewer'), ids, moved);
      return c.json({});
    });
  }
  return routes
    .get('/', async (c) => {
      const query = listQuery(c, type);
      const { found, ...facts } = await content.list(type, c.get('viewer'), parsePaging(c.req.url), query);
      // There are endlessly many pages past the end: do not cache them.
      if (found.page > Math.max(1, found.totalPages)) c.header('Cache-Control', 'no-store');
      return sendList(c, toWirePage(type.name, found, await serializer(c, found.items, facts, query.all ?? false)));
    })
    .get('/:id', async (c) => {
      const all = c.req.query('all') === '1';
      const { found, ...facts } = await content.get(type, c.get('viewer'), c.req.param('id'), { all });
      return c.json((await serializer(c, [found], facts, all))(found));
    })
    .post('/', async (c) => {
      const { texts } = await readForm(c, bodyLimits.staffForm);
      return c.json(
        staffItem(await renameProblems(type, content.create(type, c.get('viewer'), fromWire(type, texts)))),
        201,
      );
    })
    .put('/:id', acceptUploads(uploadLimits(type)), (c) =>
      saveItem(c, c.req.param('id'), c.req.query('draft') === '1' ? 'draft' : 'publish'),
    )
    .post('/:id/unpublish', acceptUploads(uploadLimits(type)), (c) => saveItem(c, c.req.param('id'), 'unpublish'))
    .delete('/:id', async (c) => {
      await content.remove(type, c.get('viewer'), c.req.param('id'));
      return c.json({ _id: c.req.param('id') });
    })
    .post('/:id/discard-untouched', async (c) => {
      const isDiscarded = await untouchedDrafts.discard(type, c.get('viewer'), c.req.param('id'));
      const discarded: WireDiscarded = { _id: c.req.param('id'), isDiscarded };
      return c.json(discarded);
    })
    .post('/:id/restore', async (c) => c.json(staffItem(await trash.restore(type, c.get('viewer'), c.req.param('id')))))
    .route('/', createVersionRoutes(type, versions, staffItem));
}

/** The files of one form, in bytes: a form may have ten pictures, each in a temporary file until it is saved. */
const maxFormFiles = maxPictureBytes + maxDocumentBytes;

/** Returns the size limits of a type's files, under both names of a field. */
function uploadLimits(type: ContentType): UploadLimits {
  const perField: Record<string, number> = {};
  let total = 0;
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'picture' && field.kind !== 'document') continue;
    const bytes = field.kind === 'picture' ? maxPictureBytes : maxDocumentBytes;
    perField[name] = bytes;
    perField[getWireName(name, field)] = bytes;
    total += bytes;
  }
  return { perField, total: Math.min(total, maxFormFiles) };
}

/** Reads the list filters for staff; visitors' lists ignore them. */
function listQuery(c: Context, type: ContentType): ListQuery {
  const { all, mine, others, q, missing, outdated, state } = c.req.query();
  const order = all === '1' ? readSort(type, c.req.url) : undefined;
  return {
    all: all === '1',
    mine: mine === '1',
    others: others === '1',
    ...(q ? { search: q.slice(0, 200) } : {}),
    ...(isLanguage(missing) ? { missing } : {}),
    ...(outdated === 'so' || outdated === 'ar' ? { outdated } : {}),
    ...(state === 'draft' || state === 'published' || state === 'scheduled' ? { state } : {}),
    ...(order ? { order: { ...order, language: requestLanguage(c.req.url) } } : {}),
  };
}

/**
 * Reads a change as a form sends it: texts and files under their wire names; `<name>.remove` = 1 removes a file,
 * `<name>.use` = id uses a stored picture, `<name>.alt`, `<name>.alt.so`, `<name>.alt.ar` are its alternative texts;
 * `revision` is the one that the form was opened with, `<name>.so.current` = 1 confirms that a translation is still
 * correct.
 */
function readChange(type: ContentType, { texts, files }: Form): ItemChange {
  const uploads = new Map<string, UploadedFile>();
  const libraryPictures = new Map<string, string>();
  const removals = new Set<string>();
  const alts = new Map<string, Partial<Localized>>();
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'picture' && field.kind !== 'document') continue;
    const wire = getWireName(name, field);
    // The specification writes both `Image` and `image` (3 and 7).
    const upload = files.get(wire) ?? files.get(name);
    if (upload) uploads.set(name, upload);
    const libraryPicture = texts[`${wire}.use`];
    if (libraryPicture) libraryPictures.set(name, libraryPicture);
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
  const basedOn = readBasis(texts);
  const confirmedTranslations = new Set(
    listWireNames(type).flatMap(([wire, name]) => (texts[`${wire}.current`] === '1' ? [name] : [])),
  );
  return {
    input: fromWire(type, texts),
    uploads,
    libraryPictures,
    removals,
    alts,
    confirmedTranslations,
    ...(basedOn === undefined ? {} : { basedOn }),
  };
}

function wireFiles(files: ReadonlyMap<string, StoredFile>): Map<string, WireFile> {
  // A document is downloaded under its name; the name of a picture is not published.
  return new Map(
    [...files].map(([id, file]) => [
      id,
      { ...toWireFile(file), fileName: file.kind === 'document' ? file.fileName : '' },
    ]),
  );
}
