import { conflict, invalidFields, notFound } from '../../domain/errors.ts';
import { applyInput, emptyValues } from '../../domain/model/apply-input.ts';
import type { ContentType, Item, ItemValues } from '../../domain/model/define.ts';
import { makePage, type Page, type Paging } from '../../domain/model/paging.ts';
import { requireStaff } from '../../domain/people/permissions.ts';
import type { RequestSource } from '../../domain/people/request-source.ts';
import type { Staff, Viewer } from '../../domain/people/viewer.ts';
import type { FileStore } from '../store/file-store.ts';
import type { HistoryEntry, VersionEntry, HistoryStore } from '../store/history-store.ts';
import type { ContentService } from './content.ts';
import type { ForStaff } from './content-reader.ts';
import type { Revisions } from './revisions.ts';
import { isFileField } from './uploads.ts';

export type VersionService = ReturnType<typeof createVersionService>;

type Deps = { content: ContentService; history: HistoryStore; revisions: Revisions; files: FileStore };

/** Creates the service for the versions of an item: to view, compare and restore. For those who may change the item. */
export function createVersionService({ content, history, revisions, files }: Deps) {
  /** Returns a version of an item; fields that the type gained since are empty, those it lost are omitted. */
  const readVersion = async (type: ContentType, item: Item, revision: number) => {
    const found = await history.version(type.name, item.id, revision);
    if (!found) throw notFound();
    const values: ItemValues = Object.fromEntries(
      Object.entries(emptyValues(type)).map(([name, empty]) => [name, found.snapshot.values[name] ?? empty]),
    );
    const { entry, snapshot } = found;
    const past: Item = {
      ...item,
      values,
      state: snapshot.state,
      outdated: snapshot.outdated,
      revision,
      updatedAt: entry.at,
      updatedBy: entry.person?.id ?? null,
    };
    return { past, entry };
  };

  /** Empties fields whose file no longer exists, or is in the trash, where only superadmins may take it out. */
  const withoutMissingFiles = async (type: ContentType, staff: Staff, values: ItemValues): Promise<ItemValues> => {
    const named = Object.entries(values).filter(([name, value]) => isFileField(type, name) && value !== null);
    const ids = named.map(([, id]) => String(id));
    const existing = new Set((await files.findMany(ids)).keys());
    if (staff.role !== 'superadmin') for (const id of await files.inTrash(ids)) existing.delete(id);
    return {
      ...values,
      ...Object.fromEntries(named.filter(([, id]) => !existing.has(String(id))).map(([name]) => [name, null])),
    };
  };

  return {
    /** Returns one page of the versions of an item, newest first; the first is the current one. */
    async list(type: ContentType, viewer: Viewer, id: string, paging: Paging): Promise<Page<VersionEntry>> {
      const item = await content.requireChangeable(type, viewer, id);
      await revisions.recordCurrent(type, item);
      const { entries, total } = await history.versions(type.name, id, paging);
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
      await revisions.recordCurrent(type, item);
      const { past, entry } = await readVersion(type, item, revision);
      return { ...(await content.withFacts(type, past)), entry };
    },

    /**
     * Restores a version of an item, as a new revision. `basedOn` is the revision that the viewer saw: 409 where the
     * item was changed since.
     */
    async revert(
      type: ContentType,
      viewer: Viewer,
      id: string,
      revision: number,
      basedOn: number | undefined,
      source: RequestSource,
    ): Promise<ForStaff<Item>> {
      const staff = requireStaff(viewer);
      const item = await content.requireChangeable(type, staff, id);
      if (basedOn !== undefined && basedOn !== item.revision) throw conflict();
      const { past } = await readVersion(type, item, revision);
      const values = await withoutMissingFiles(type, staff, past.values);
      // A published item must still fulfil today's requirements.
      const { problems } = applyInput(type, values, {});
      if (item.state === 'published' && Object.keys(problems).length > 0) throw invalidFields(problems);
      const saved = await revisions.save(
        type,
        item,
        { staff, source },
        { values, state: item.state, outdated: past.outdated },
        'reverted',
      );
      if (!saved) throw conflict();
      await files.restoreAll(
        Object.keys(values)
          .filter((name) => isFileField(type, name))
          .flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : [])),
      );
      return content.withFacts(type, await content.requireChangeable(type, staff, id));
    },
  };
}
