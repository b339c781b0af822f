import type { ContentType, Item } from '../../../domain/model/define.ts';
import type { Localized } from '../../../domain/model/localized.ts';
import { requireChange } from '../../../domain/people/permissions.ts';
import type { RequestSource } from '../../../domain/people/request-source.ts';
import type { Staff } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import type { ContentStore } from '../../store/content/content-store.ts';
import type { StoredFile } from '../../store/files/file-row.ts';
import type { RequireRoom } from '../../store/files/file-store.ts';
import type { HistoryStore } from '../../store/content/history-store.ts';
import type { HistoryService } from './history.ts';
import type { SettingChanges } from '../site/setting-changes.ts';
import type { CountTexts, TextLimit } from './text-limit.ts';
import type { WriteQueue } from './write-queue.ts';

export type Revisions = ReturnType<typeof createRevisions>;

/** The next state of an item, with its new files. */
export type NextRevision = Pick<Item, 'values' | 'state' | 'outdated'> & {
  newFiles?: readonly StoredFile[];
  requireRoom?: RequireRoom;
  /** Stored files that are used from now on, by field name. */
  reusedFiles?: ReadonlyMap<string, string>;
  /** Files that are taken out of the trash, by their ids. */
  restored?: readonly string[];
  /** The hashes of documents that the texts link to from now on. */
  links?: ReadonlySet<string>;
  alts?: ReadonlyMap<string, Partial<Localized>>;
  /** Where a part of the texts was counted already, when they were checked. */
  countTexts?: CountTexts;
};

/** Who makes a change, and where their request came from. */
export type ChangedBy = { staff: Staff; source: RequestSource };

type Deps = {
  store: ContentStore;
  historyStore: HistoryStore;
  history: HistoryService;
  textLimit: TextLimit;
  settingChanges: Pick<SettingChanges, 'require' | 'record'>;
  writeQueue: WriteQueue;
  cacheTags: CacheTags;
  now: () => Date;
};

/**
 * Creates the service through which every change of an item goes: as its next revision, with the versions before and
 * after it in the history.
 */
export function createRevisions({
  store,
  historyStore,
  history,
  textLimit,
  settingChanges,
  writeQueue,
  cacheTags,
  now,
}: Deps) {
  const saveNow = async (
    type: ContentType,
    item: Item,
    { staff: by, source }: ChangedBy,
    next: NextRevision,
    action: string,
  ): Promise<boolean> => {
    const {
      newFiles = [],
      reusedFiles = new Map<string, string>(),
      alts = new Map<string, Partial<Localized>>(),
      values,
      state,
      outdated,
    } = next;
    const isSame =
      JSON.stringify([values, state, outdated]) === JSON.stringify([item.values, item.state, item.outdated]);
    // A form without changes creates no version.
    if (isSame && newFiles.length === 0 && alts.size === 0) return true;

    requireChange(by, type, item, { values, state, alts });
    settingChanges.require(by, type, item.values, values);
    await (next.countTexts ?? textLimit.createCounter(by))(values);
    const updatedAt = now().toISOString();
    const after: Item = {
      ...item,
      values,
      state,
      outdated,
      updatedAt,
      updatedBy: by.id,
      revision: item.revision + 1,
    };
    const entries = [history.createCurrentVersion(type, item), history.createVersion(type, after, by, action)];
    const saved = await store.update(type, item.id, {
      values,
      state,
      outdated,
      updatedAt,
      by,
      revision: item.revision,
      newFiles,
      requireRoom: next.requireRoom,
      reusedFiles,
      restored: next.restored ?? [],
      links: next.links ?? new Set(),
      alts,
      entries,
    });
    if (!saved) return false;
    await cacheTags.invalidate(type.name);
    await settingChanges.record(by, type, item.values, values, source);
    return true;
  };

  return {
    /**
     * Stores the next revision of an item, whose texts were checked in the write queue: it finishes that save. Returns
     * false where another one was stored since `item` was read. The rights are checked again, since files may have been
     * written for seconds. Throws 403 where this person may not make this change (`requireChange`), and where it would
     * send visitors' messages elsewhere and they did not sign in recently.
     */
    save: (type: ContentType, item: Item, by: ChangedBy, next: NextRevision, action: string): Promise<boolean> =>
      writeQueue.run(by.staff, () => saveNow(type, item, by, next, action), { finish: true }),

    /** Records the current version of an item where it is missing from the history. */
    recordCurrent: (type: ContentType, item: Item): Promise<void> =>
      historyStore.add(history.createCurrentVersion(type, item)),
  };
}
