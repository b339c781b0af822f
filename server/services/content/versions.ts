import { conflict, invalidFields, isAllowedInDraft, notFound } from '../../../domain/errors.ts';
import { applyInput, createEmptyValues } from '../../../domain/model/apply-input.ts';
import { getText, type ContentType, type Item, type ItemValues } from '../../../domain/model/define.ts';
import { isPublic } from '../../../domain/model/is-public.ts';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { makePage, type Page, type Paging } from '../../../domain/model/paging.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../../domain/people/viewer.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import type { HistoryEntry, VersionEntry, HistoryStore } from '../../store/content/history-store.ts';
import { checkVerses } from '../verses/check-item-verses.ts';
import type { ContentService } from './content.ts';
import { nameSave } from './name-save.ts';
import type { ForStaff } from './content-reader.ts';
import type { NextRevision, Revisions } from './revisions.ts';
import type { WriteQueue } from './write-queue.ts';
import { isFileField } from '../files/uploads.ts';
import { isDiskFull, isUnavailable } from '../../store/database-errors.ts';

export type VersionService = ReturnType<typeof createVersionService>;

/** How many versions `findEarlierEnglish` reads at most; older changes can be looked up in the history. */
const maxVersionsRead = 20;

type Deps = {
  content: ContentService;
  history: HistoryStore;
  revisions: Revisions;
  files: FileStore;
  writeQueue: WriteQueue;
  now: () => Date;
};

/** Creates the service for the versions of an item: to view, compare and restore. For those who may change the item. */
export function createVersionService({ content, history, revisions, files, writeQueue, now }: Deps) {
  /** Returns the error where the current version cannot be recorded now: the others can be read all the same. */
  const tryToRecord = (type: ContentType, item: Item): Promise<unknown> =>
    revisions.recordCurrent(type, item).catch((error: unknown) => {
      if (!isDiskFull(error) && !isUnavailable(error)) throw error;
      return error;
    });

  /** Returns a version of an item; fields that the type gained since are empty, those it lost are omitted. */
  const readVersion = async (type: ContentType, item: Item, revision: number) => {
    const found = await history.findVersion(type.name, item.id, revision);
    if (!found) throw notFound();
    const values: ItemValues = Object.fromEntries(
      Object.entries(createEmptyValues(type)).map(([name, empty]) => [name, found.snapshot.values[name] ?? empty]),
    );
    const { entry, snapshot, fileIds } = found;
    const past: Item = {
      ...item,
      values,
      state: snapshot.state,
      outdated: snapshot.outdated,
      revision,
      updatedAt: entry.at,
      updatedBy: entry.person?.id ?? null,
    };
    return { past, entry, fileIds };
  };

  /** Empties fields whose file no longer exists, or is in the trash, where only superadmins may take it out. */
  const withoutMissingFiles = async (type: ContentType, staff: Staff, values: ItemValues): Promise<ItemValues> => {
    const named = Object.entries(values).filter(([name, value]) => isFileField(type, name) && value !== null);
    const ids = named.map(([, id]) => String(id));
    const existing = new Set((await files.findMany(ids)).keys());
    if (staff.role !== 'superadmin') for (const id of await files.findInTrash(ids)) existing.delete(id);
    return {
      ...values,
      ...Object.fromEntries(named.filter(([, id]) => !existing.has(String(id))).map(([name]) => [name, null])),
    };
  };

  return {
    /** Returns one page of the versions of an item, newest first; the first is the current one. */
    async list(type: ContentType, viewer: Viewer, id: string, paging: Paging): Promise<Page<VersionEntry>> {
      const item = await content.requireChangeable(type, viewer, id);
      await tryToRecord(type, item);
      const { entries, total } = await history.listVersions(type.name, id, paging);
      return makePage(paging, total, entries);
    },

    /** Returns a version of an item, with who made it and when. 404 for an unknown revision. */
    async get(
      type: ContentType,
      viewer: Viewer,
      id: string,
      revision: number,
    ): Promise<ForStaff<Item> & { entry: HistoryEntry }> {
      const item = await content.requireChangeable(type, viewer, id);
      const failure = await tryToRecord(type, item);
      const { past, entry } = await readVersion(type, item, revision).catch((error: unknown) => {
        throw revision === item.revision ? (failure ?? error) : error;
      });
      return { ...(await content.addFilesAndEditor(type, past)), entry };
    },

    /**
     * Returns the English text from which a translation was made that is outdated in a revision; null where none of the
     * versions before it, of which at most 20 are read, has it. 404 where no translation is named.
     */
    async findEarlierEnglish(
      type: ContentType,
      viewer: Viewer,
      id: string,
      revision: number,
      translation: readonly [name: string, language: Language] | undefined,
    ): Promise<string | null> {
      await content.requireChangeable(type, viewer, id);
      if (!translation) throw notFound();
      const [name, language] = translation;
      for (let before = revision - 1; before > 0 && before >= revision - maxVersionsRead; before -= 1) {
        const found = await history.findVersion(type.name, id, before);
        if (!found) return null;
        const { outdated, values } = found.snapshot;
        if (!outdated.includes(toTextKey(name, language))) return name in values ? getText(values, name).en : null;
      }
      return null;
    },

    /**
     * Restores a version of an item, as a new revision. `basedOn` is the revision that the viewer saw: 409 where the
     * item was changed since. A published item keeps the current values of required fields that are missing in the
     * version: `kept` has their names. The item remains draft, scheduled or visible: with `asPublished`, a version that
     * was published is published again; otherwise the publication date stays where that of the version would make the
     * item appear or disappear. Verses are checked as when the item is saved.
     */
    async revert(
      type: ContentType,
      viewer: Viewer,
      id: string,
      revision: number,
      basedOn: number | undefined,
      source: RequestSource,
      { asPublished = false } = {},
    ): Promise<ForStaff<Item> & { kept: string[] }> {
      const staff = requireStaff(viewer);
      const item = await content.requireChangeable(type, staff, id);
      if (basedOn !== undefined && basedOn !== item.revision) throw conflict();
      const { next, kept, action } = await writeQueue.run(staff, async () => {
        const { past, fileIds } = await readVersion(type, item, revision);
        const moment = now().toISOString();
        const existing = await withoutMissingFiles(
          type,
          staff,
          asPublished ? past.values : keepPublication(type, item, past.values, moment),
        );
        const isPublishing = asPublished && item.state === 'draft' && past.state === 'published';
        const state = isPublishing ? 'published' : item.state;
        const { values, kept } =
          state === 'published' ? fillRequired(type, existing, item.values) : { values: existing, kept: [] };
        const problems = await checkVerses(type, item.values, values);
        if (Object.keys(problems).length > 0) throw invalidFields(problems);
        const isKept = (key: string) => kept.includes(key.split('.')[0]!);
        const restored: NextRevision = {
          values,
          state,
          outdated: [...past.outdated.filter((key) => !isKept(key)), ...item.outdated.filter(isKept)],
          reusedFiles: changedFiles(type, item.values, values),
          // Those of its fields and texts. The fields of others than superadmins have none of the trash.
          restored: staff.role === 'superadmin' ? fileIds : [],
        };
        return {
          next: restored,
          kept,
          action: isPublishing ? nameSave(type, item, { state, values }, moment) : 'reverted',
        };
      });
      const saved = await revisions.save(type, item, { staff, source }, next, action);
      if (!saved) throw conflict();
      return { ...(await content.addFilesAndEditor(type, await content.requireChangeable(type, staff, id))), kept };
    },
  };
}

/** Returns the values, with the present publication date where theirs would change whether visitors see the item. */
function keepPublication(type: ContentType, item: Item, values: ItemValues, moment: string): ItemValues {
  const name = type.publicationField;
  if (name === undefined || values[name] == null) return values;
  const isUnchanged = isPublic(type, item, moment) === isPublic(type, { ...item, values }, moment);
  return isUnchanged ? values : { ...values, [name]: item.values[name] ?? null };
}

/**
 * Returns the values with those of `current` for each field that a published item requires and that is missing in them,
 * and the names of these fields. Throws 400 where a problem remains.
 */
function fillRequired(type: ContentType, values: ItemValues, current: ItemValues) {
  const kept = Object.entries(applyInput(type, values, {}).problems)
    .filter(([, problem]) => isAllowedInDraft(problem))
    .map(([name]) => name);
  const filled = { ...values, ...Object.fromEntries(kept.map((name) => [name, current[name] ?? null])) };
  const { problems } = applyInput(type, filled, {});
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return { values: filled, kept };
}

/** Returns the files that fields refer to after a change and did not before, by field name. */
function changedFiles(type: ContentType, before: ItemValues, after: ItemValues): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, id] of Object.entries(after))
    if (isFileField(type, name) && typeof id === 'string' && id !== before[name]) changed.set(name, id);
  return changed;
}
