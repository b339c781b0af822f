import { isDeepStrictEqual } from 'node:util';
import { day } from '../../../domain/durations.ts';
import { createEmptyValues } from '../../../domain/model/apply-input.ts';
import type { ContentType, Item } from '../../../domain/model/define.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { CacheTags } from '../../cache/cache-tags.ts';
import { getStaffTag } from '../../store/change-tags.ts';
import type { ContentStore } from '../../store/content/content-store.ts';
import type { ContentService } from './content.ts';

/** How long an untouched draft stays whose form was closed with its window, in milliseconds. */
const untouchedRetention = 7 * day;

const hasStartValues = (type: ContentType, { values }: Item): boolean =>
  isDeepStrictEqual(values, { ...createEmptyValues(type), ...type.initial });

export type UntouchedDrafts = ReturnType<typeof createUntouchedDrafts>;

/** Creates the service that removes new drafts in which nobody has written anything. */
export function createUntouchedDrafts({
  content,
  store,
  cacheTags,
}: {
  content: ContentService;
  store: ContentStore;
  cacheTags: CacheTags;
}) {
  return {
    /**
     * Permanently deletes a draft of the viewer that is as it was created, so that it is not in the trash either;
     * returns whether it was one. Throws 401, 400, 404 or 403 as a change of the item does.
     */
    async discard(type: ContentType, viewer: Viewer, id: string): Promise<boolean> {
      const staff = requireStaff(viewer);
      const item = await content.requireChangeable(type, staff, id);
      if (item.createdBy !== staff.id || !hasStartValues(type, item)) return false;
      if (!(await store.removeUntouched(type, id))) return false;
      await cacheTags.invalidate(getStaffTag(type.name));
      return true;
    },
  };
}

/** Permanently deletes the untouched drafts of a type that are a week old; returns their number. */
export async function clearUntouchedDrafts(store: ContentStore, type: ContentType, now: Date): Promise<number> {
  let removed = 0;
  const before = new Date(now.getTime() - untouchedRetention).toISOString();
  for (const item of await store.listFirstRevisions(type, before))
    if (hasStartValues(type, item) && (await store.removeUntouched(type, item.id))) removed += 1;
  return removed;
}
