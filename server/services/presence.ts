import { invalidId, notFound } from '../../domain/errors.ts';
import { isId } from '../../domain/model/id.ts';
import { requireStaff } from '../../domain/people/permissions.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import type { PresenceStore } from '../store/presence-store.ts';
import type { TrashStore } from '../store/trash-store.ts';

/** Forms report every 20 seconds that they are open; a person without reports for this long has left. */
const absentAfter = 60_000; // milliseconds

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Creates the service for who else has the form of an item open. */
export function createPresenceService({
  store,
  trash,
  now,
}: {
  store: PresenceStore;
  trash: TrashStore;
  now: () => Date;
}) {
  return {
    /**
     * Records that the viewer has the form of an item open; returns the others who have, and since when (ISO 8601). 404
     * where there is no such item outside the trash.
     */
    async markPresent(viewer: Viewer, kind: string, itemId: string): Promise<{ name: string; since: string }[]> {
      const staff = requireStaff(viewer);
      if (!isId(itemId)) throw invalidId();
      if ((await trash.present(kind, [itemId])).length === 0) throw notFound();
      const absentBefore = new Date(now().getTime() - absentAfter).toISOString();
      await store.markPresent({ kind, itemId, userId: staff.id, at: now().toISOString(), absentBefore });
      // Somebody seen later than that was seen while the clock was ahead.
      const until = new Date(now().getTime() + absentAfter).toISOString();
      return store.others(kind, itemId, staff.id, absentBefore, until);
    },

    /** Records that the viewer has closed the form. */
    async markAbsent(viewer: Viewer, kind: string, itemId: string): Promise<void> {
      const staff = requireStaff(viewer);
      if (!isId(itemId)) throw invalidId();
      await store.markAbsent(kind, itemId, staff.id);
    },
  };
}
