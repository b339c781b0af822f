import { useCallback } from 'react';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { clearUserInfo } from '../../session.ts';

/** Clears the stored user and opens the sign-in page. The store with its data is discarded with the dashboard's frame. */
export function useOpenSignIn(): () => Promise<void> {
  const navigate = useLocalNavigate();
  return useCallback(async () => {
    clearUserInfo();
    await navigate('/signin', { replace: true });
  }, [navigate]);
}
