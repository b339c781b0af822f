import { isDeepStrictEqual } from 'node:util';
import { createStartValues } from '../../../domain/model/apply-input.ts';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { getStaffTag } from '../../store/change-tags.ts';
import type { ContentStore } from '../../store/content/content-store.ts';
import type { ContentService } from './content.ts';
import type { PresenceService } from './presence.ts';

const hasStartValues = (type: ContentType, { values }: Item): boolean =>
  isDeepStrictEqual(values, createStartValues(type));

export type UntouchedDrafts = ReturnType<typeof createUntouchedDrafts>;

/** Creates the service that removes new drafts in which nobody has written anything. */
export function createUntouchedDrafts({
  content,
  presence,
  store,
  cacheTags,
}: {
  content: ContentService;
  presence: PresenceService;
  store: ContentStore;
  cacheTags: CacheTags;
}) {
  return {
    /**
     * Permanently deletes a draft of the viewer that is as it was created, and which nobody else has open, so that it
     * is not in the trash either; returns whether it was one. Throws 401, 400, 404 or 403 as a change of the item does.
     */
    async discard(type: ContentType, viewer: Viewer, id: string): Promise<boolean> {
      const staff = requireStaff(viewer);
      const item = await content.requireChangeable(type, staff, id);
      if (item.createdBy !== staff.id || !hasStartValues(type, item)) return false;
      if ((await presence.listOthers(type.name, id, staff.id)).length > 0) return false;
      if (!(await store.removeUntouched(type, id))) return false;
      await cacheTags.invalidate(getStaffTag(type.name));
      return true;
    },
  };
}

/** Permanently deletes the untouched drafts of a type that were created before a moment; returns their number. */
export async function clearUntouchedDrafts(store: ContentStore, type: ContentType, before: string): Promise<number> {
  let removed = 0;
  let last: Item | undefined;
  do {
    const items = await store.listFirstRevisions(type, before, last?.id);
    for (const item of items)
      if (hasStartValues(type, item) && (await store.removeUntouched(type, item.id))) removed += 1;
    last = items.at(-1);
  } while (last);
  return removed;
}
