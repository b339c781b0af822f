import { useCallback } from 'react';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { forgetUserInfo } from '../../session.ts';

/** Forgets the user and opens the sign-in page. The store with its data is discarded with the dashboard's frame. */
export function useLeave(): () => Promise<void> {
  const navigate = useLocalNavigate();
  return useCallback(async () => {
    forgetUserInfo();
    await navigate('/signin', { replace: true });
  }, [navigate]);
}
