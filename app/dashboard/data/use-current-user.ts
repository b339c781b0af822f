import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { updateUser } from './retry-after-sign-in.ts';

/** Reads the signed-in person again when the dashboard is opened: name, picture, language or rights may have changed. */
export function useCurrentUser(): void {
  const store = useStore();
  useEffect(() => void updateUser(store), [store]);
}
