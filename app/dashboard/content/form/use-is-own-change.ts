import type { Conflict } from '../../data/shapes.ts';
import { useStaffSelector } from '../../data/store.ts';

/** Tells whether the signed-in person saved meanwhile, in another window or on another device. */
export function useIsOwnChange(): (conflict: Conflict) => boolean {
  const own = useStaffSelector((state) => state.session.user?._id);
  return ({ changedBy }) => changedBy !== null && changedBy._id === own;
}
