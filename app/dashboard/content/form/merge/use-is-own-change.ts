import type { WireConflict } from '../../../data/api-types.ts';
import { useStaffSelector } from '../../../data/store.ts';

/** Returns whether the conflicting save was by the signed-in user, in another window or on another device. */
export function useIsOwnChange(): (conflict: Pick<WireConflict, 'changedBy'>) => boolean {
  const ownId = useStaffSelector((state) => state.session.user?._id);
  return ({ changedBy }) => changedBy !== null && changedBy._id === ownId;
}
