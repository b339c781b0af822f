import { invalidId } from '../../../domain/errors.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { isId } from '../../../domain/model/id.ts';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { Viewer } from '../../../domain/people/viewer.ts';
import type { PresenceStore } from '../../store/content/presence-store.ts';
import type { ContentService } from './content.ts';

/** Forms report every 20 seconds that they are open; a person without reports for this long has left. */
const absentAfter = 60_000; // milliseconds

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Creates the service for who else has the form of an item open. */
export function createPresenceService({
  store,
  content,
  now,
}: {
  store: PresenceStore;
  content: Pick<ContentService, 'requireChangeable'>;
  now: () => Date;
}) {
  const listOthers = (typeName: string, itemId: string, userId: string) => {
    const moment = now().getTime();
    // Somebody seen later than `until` was seen while the clock was ahead.
    const [after, until] = [moment - absentAfter, moment + absentAfter].map((at) => new Date(at).toISOString());
    return store.others(typeName, itemId, userId, after!, until!);
  };

  return {
    /** Returns who but the given person has the form of an item open, and since when (ISO 8601). */
    listOthers,

    /**
     * Records that the viewer has the form of an item open; returns the others who have, and since when (ISO 8601).
     * Throws 401, 400, 404 or 403 where the viewer may not change the item.
     */
    async markPresent(viewer: Viewer, type: ContentType, itemId: string): Promise<{ name: string; since: string }[]> {
      const staff = requireStaff(viewer);
      await content.requireChangeable(type, viewer, itemId);
      const typeName = type.name;
      const absentBefore = new Date(now().getTime() - absentAfter).toISOString();
      await store.markPresent({ typeName, itemId, userId: staff.id, at: now().toISOString(), absentBefore });
      return listOthers(typeName, itemId, staff.id);
    },

    /** Records that the viewer has closed the form. */
    async markAbsent(viewer: Viewer, typeName: string, itemId: string): Promise<void> {
      const staff = requireStaff(viewer);
      if (!isId(itemId)) throw invalidId();
      await store.markAbsent(typeName, itemId, staff.id);
    },
  };
}
