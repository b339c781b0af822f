import {
  badRequest,
  conflict,
  forbidden,
  invalidFields,
  invalidId,
  isWriteRefused,
  notFound,
  onlyOne,
} from '../../../domain/errors.ts';
import { applyInput, createStartValues, type ItemInput } from '../../../domain/model/apply-input.ts';
import { findAddedDocuments } from '../../../domain/media/text-files.ts';
import type { ContentType, Item, ItemValues, NewItem } from '../../../domain/model/define.ts';
import { isId } from '../../../domain/model/id.ts';
import { findOutdatedAfter } from '../../../domain/model/outdated.ts';
import { mayCreate, mayDelete, mayOrder, requireStaff, getScope } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import { createPause } from '../../queues/yield-to-event-loop.ts';
import { createChangeCheck, requireFormRights, findDraftProblems } from './check-change.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { checkTexts } from './check-texts.ts';
import { createContentReader, type ContentReaderDeps, type ForStaff } from './content-reader.ts';
import type { HistoryService } from './history.ts';
import { isStoredAlready } from '../files/pictures.ts';
import { filesTag, getStaffTag } from '../../store/change-tags.ts';
import { nameSave } from './name-save.ts';
import type { Revisions } from './revisions.ts';
import type { TextLimit } from './text-limit.ts';
import type { WriteQueue } from './write-queue.ts';
import type { DocumentAccessStore } from '../../store/files/document-access-store.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { isFileField, type FileChange, type Uploads } from '../files/uploads.ts';
import type { FileUseStore } from '../../store/files/file-use-store.ts';

export type ContentService = ReturnType<typeof createContentService>;

export type ContentServiceDeps = ContentReaderDeps & {
  fileUses: FileUseStore;
  documentAccess: DocumentAccessStore;
  uploads: Uploads;
  revisions: Revisions;
  history: HistoryService;
  textLimit: TextLimit;
  writeQueue: WriteQueue;
  cacheTags: CacheTags;
  newId: () => string;
};

/** What a form changes. */
export type ItemChange = FileChange & {
  input: ItemInput;
  /** The revision that the form was opened with; without it, the current revision is changed. */
  basedOn?: number;
  /** Translations that the editor confirmed as still correct, as `<field>.<language>`. */
  confirmedTranslations?: ReadonlySet<string>;
};

/**
 * What a save makes of an item: published; a draft if it is one already (`draft`); a draft in any case (`unpublish`).
 */
export type SaveMode = 'publish' | 'draft' | 'unpublish';

/** Creates the service that reads and writes content: authorise, validate, store. Both the API and the pages use it. */
export function createContentService({
  store,
  fileStore,
  fileUses,
  documentAccess,
  uploads,
  revisions,
  history,
  textLimit,
  writeQueue,
  findNames,
  readSynonymFinder,
  queryCache,
  cacheTags,
  now,
  newId,
}: ContentServiceDeps) {
  const reader = createContentReader({ store, fileStore, findNames, readSynonymFinder, queryCache, now });
  const { addFilesAndEditor } = reader;

  /**
   * Returns the item of which the viewer may change something. 404 before 403 tells only whether an id exists, which
   * nobody can guess.
   */
  const requireChangeable = async (type: ContentType, viewer: Viewer, id: string): Promise<Item> => {
    const staff = requireStaff(viewer);
    if (!isId(id)) throw invalidId();
    const item = await store.find(type, 'all', id);
    if (!item) throw notFound();
    if (!getScope(staff, type.name, item)) throw forbidden();
    return item;
  };

  const requireOrderable = (type: ContentType, viewer: Viewer): Staff => {
    const staff = requireStaff(viewer);
    if (!mayOrder(staff, type.name)) throw forbidden();
    return staff;
  };

  const checkChange = createChangeCheck({ requireChangeable, fileStore, fileUses, documentAccess, now });

  return {
    ...reader,

    /**
     * Creates a draft (ruling 4; specification 7, the POST calls), with the given values, if any: staff see it,
     * visitors do not until an update is saved.
     */
    async create(type: ContentType, viewer: Viewer, input: ItemInput = {}): Promise<ForStaff<Item>> {
      const staff = requireStaff(viewer);
      if (!mayCreate(staff, type.name)) throw forbidden();
      if (type.single) throw onlyOne();
      return writeQueue.run(staff, async () => {
        const timestamp = now().toISOString();
        const start = createStartValues(type);
        const given = Object.fromEntries(Object.entries(input).filter(([, text]) => text.trim() !== ''));
        const countTexts = textLimit.createCounter(staff);
        await countTexts(given);
        const { values, problems } = applyInput(type, start, given);
        await countTexts(values);
        const mayLink = (hashes: readonly string[]) => documentAccess.findLinkable(hashes, staff, timestamp);
        const wrong = {
          ...(await checkTexts(type, start, values, fileStore, mayLink)),
          ...findDraftProblems(problems),
        };
        if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
        const newItem: NewItem = {
          id: newId(),
          state: 'draft',
          createdAt: timestamp,
          updatedAt: timestamp,
          createdBy: staff.id,
          values,
        };
        const item: Item = { ...newItem, revision: 1, updatedBy: null, outdated: [] };
        await store.create(type, newItem, history.createVersion(type, item, staff, 'created'), staff);
        await cacheTags.invalidate(getStaffTag(type.name));
        return { found: item, files: new Map(), people: new Map() };
      });
    },

    /** Returns the item of which the viewer may change something; throws 401, 400, 404 or 403. */
    requireChangeable,

    /**
     * Changes an item and publishes it (specification 7, the PUT calls). Everything is checked before anything is
     * stored: a refused field or file changes nothing. Files are written before the row refers to them. The mode
     * `draft` saves a draft without publishing it, so required fields may be missing; a published item remains
     * published. `unpublish` makes it a draft, without its schedule. 409 where another person has changed the item
     * since the form was opened. `reused` lists the fields whose uploaded picture was stored already.
     */
    async update(
      type: ContentType,
      viewer: Viewer,
      id: string,
      change: ItemChange,
      source: RequestSource,
      mode: SaveMode = 'publish',
    ): Promise<ForStaff<Item> & { reused: string[] }> {
      const staff = requireStaff(viewer);
      // Reading, comparing and answering the longest texts takes milliseconds each.
      const pause = createPause();
      const before = await requireChangeable(type, viewer, id);
      requireFormRights(staff, type, before, change, mode);
      if (mode === 'unpublish' && type.single) throw onlyOne();
      // Before decoding, which takes seconds for a file that is refused.
      if (change.uploads?.size) await textLimit.countChange(staff);
      const prepared = await uploads.prepare(type, before.values, change, staff);
      // A document gives an item without a picture its first page: not to those who only translate.
      if (getScope(staff, type.name, before) === 'translations') prepared.pictures.clear();
      const alreadyStored = [...prepared.pictures].flatMap(([name, picture]) =>
        isStoredAlready(picture) ? [[name, picture.alreadyStored.id] as const] : [],
      );
      let stored: Awaited<ReturnType<Uploads['write']>> | undefined;
      let isSaved = false;
      const countTexts = textLimit.createCounter(staff);
      try {
        for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
          const { item, toDraft, values, reusedFiles, alts } = await writeQueue.run(staff, () =>
            checkChange({ type, staff, id, change, prepared, alreadyStored, mode, countTexts }),
          );

          await pause();
          stored ??= await uploads.write(prepared, staff);
          const { files, written } = stored;
          const cleared = [...(change.removals ?? [])]
            .filter((name) => isFileField(type, name))
            .map((name): [string, null] => [name, null]);
          const named = [...files].map(([name, file]): [string, string] => [name, file.id]);
          const nextValues: ItemValues = { ...values, ...Object.fromEntries([...cleared, ...reusedFiles, ...named]) };

          const altsByFile = new Map(
            [...alts].flatMap(([name, { fileId, alt }]) =>
              nextValues[name] === fileId ? [[fileId, alt] as const] : [],
            ),
          );
          const next = {
            values: nextValues,
            state: toDraft ? ('draft' as const) : ('published' as const),
            outdated: findOutdatedAfter(type, item, nextValues, change.confirmedTranslations),
            newFiles: [...files.values()],
            requireRoom: async (store: FileStore) => {
              await uploads.requireRoom(staff, files, store);
              await written.rewriteRemoved(store);
            },
            reusedFiles,
            links: findAddedDocuments(type, item.values, nextValues),
            alts: altsByFile,
            countTexts,
          };
          const action = nameSave(type, item, next, now().toISOString());
          if (!(await revisions.save(type, item, { staff, source }, next, action))) continue;
          isSaved = true;
          // Other items may show the same picture.
          if (altsByFile.size > 0) await cacheTags.invalidate(filesTag);
          const reused = alreadyStored.map(([name]) => name).filter((name) => change.uploads?.has(name));
          await pause();
          const saved = await addFilesAndEditor(type, await requireChangeable(type, viewer, id));
          await pause();
          return { ...saved, reused };
        }
        throw conflict();
      } catch (error) {
        // Refused, so that its own rows are not stored. After any other failure they may be.
        if (!isSaved && isWriteRefused(error)) await stored?.written.takeBack();
        throw error;
      }
    },

    /** Returns the person who may order the items of a type; throws 401 or 403. */
    requireOrderable,

    /**
     * Reorders the given items of an ordered type within the positions they have, so that items added meanwhile do not
     * move. 404 where one of them was deleted. The history entry refers to `moved` where it is among them.
     */
    async order(type: ContentType, viewer: Viewer, ids: readonly string[], moved?: string): Promise<void> {
      const by = requireOrderable(type, viewer);
      if (!type.ordered) throw notFound();
      if (ids.length === 0 || ids.length > maxOrdered || new Set(ids).size !== ids.length) throw badRequest();
      if (!ids.every(isId)) throw invalidId();
      const itemId = moved !== undefined && ids.includes(moved) ? moved : '';
      const entry = history.createEntry({ typeName: type.name, itemId, action: 'ordered', by, title: null });
      if (!(await store.reorder(type, ids, entry, by))) throw notFound();
      await cacheTags.invalidate(type.name);
    },

    /** Moves an item to the trash (specification 7, the DELETE calls). */
    async remove(type: ContentType, viewer: Viewer, id: string): Promise<void> {
      const staff = requireStaff(viewer);
      const item = await requireChangeable(type, staff, id);
      const scope = getScope(staff, type.name, item);
      if (!mayDelete(scope)) throw forbidden();
      if (type.single) throw onlyOne();
      await textLimit.countChange(staff);
      // A draft that somebody publishes meanwhile is not deleted by a person who may only delete drafts.
      const revision = scope === 'draft' ? item.revision : undefined;
      const isRemoved = await store.remove(
        type,
        id,
        history.createItemEntry(type, item, staff, 'deleted'),
        staff,
        revision,
      );
      if (!isRemoved) throw conflict();
      await cacheTags.invalidate(type.name);
    },
  };
}

/** More than any list of the site has; a database accepts some 30,000 parameters at once. */
const maxOrdered = 2_000;

/** Attempts of a change without `basedOn` where other writes come first. */
const maxAttempts = 5;
