import { invalidId } from '../../domain/errors.ts';
import { isId } from '../../domain/model/id.ts';
import { requireStaff } from '../../domain/people/permissions.ts';
import type { Viewer } from '../../domain/people/viewer.ts';
import type { PresenceStore } from '../store/presence-store.ts';

/** Forms report every 20 seconds that they are open; a person without reports for this long has left. */
const goneAfter = 60_000; // milliseconds

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Creates the service for who else has the form of an item open. */
export function createPresenceService({ store, now }: { store: PresenceStore; now: () => Date }) {
  return {
    /** Records that the viewer has the form of an item open; returns the others who have, and since when (ISO 8601). */
    async markPresent(viewer: Viewer, kind: string, itemId: string): Promise<{ name: string; since: string }[]> {
      const staff = requireStaff(viewer);
      if (!isId(itemId)) throw invalidId();
      const goneBefore = new Date(now().getTime() - goneAfter).toISOString();
      await store.markPresent({ kind, itemId, userId: staff.id, at: now().toISOString(), goneBefore });
      // Somebody seen later than that was seen while the clock was ahead.
      const until = new Date(now().getTime() + goneAfter).toISOString();
      return store.others(kind, itemId, staff.id, goneBefore, until);
    },

    /** Records that the viewer has closed the form. */
    async markAbsent(viewer: Viewer, kind: string, itemId: string): Promise<void> {
      const staff = requireStaff(viewer);
      if (!isId(itemId)) throw invalidId();
      await store.markAbsent(kind, itemId, staff.id);
    },
  };
}
