import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { updateRights } from './retry-after-sign-in.ts';

/** Reads the rights of an admin again when the dashboard is opened: a superadmin may have changed them since. */
export function useCurrentRights(): void {
  const store = useStore();
  useEffect(() => void updateRights(store), [store]);
}
