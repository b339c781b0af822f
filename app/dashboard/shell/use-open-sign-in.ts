import { useCallback } from 'react';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { readUserInfo } from '../../session.ts';
import { clearUserInfo } from '../../store-session.ts';
import { useStaffSelector } from '../data/store.ts';

/**
 * Clears the stored user and opens the sign-in page. The store with its data is discarded with the dashboard's frame.
 */
export function useOpenSignIn(): () => Promise<void> {
  const navigate = useLocalNavigate();
  const userId = useStaffSelector((state) => state.session.user?._id);
  return useCallback(async () => {
    // Somebody else may have signed in in another tab.
    if (readUserInfo()?._id === userId) clearUserInfo();
    await navigate('/signin', { replace: true });
  }, [navigate, userId]);
}
