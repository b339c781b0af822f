import type { Conflict } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';

/** Returns whether the conflicting save was by the signed-in user, in another window or on another device. */
export function useIsOwnChange(): (conflict: Conflict) => boolean {
  const own = useStaffSelector((state) => state.session.user?._id);
  return ({ changedBy }) => changedBy !== null && changedBy._id === own;
}
