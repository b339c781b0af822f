import { useCallback } from 'react';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { forgetUserInfo } from '../../session.ts';

/** Leads to the sign-in page as nobody. What the dashboard had loaded goes with its frame. */
export function useLeave(): () => Promise<void> {
  const navigate = useLocalNavigate();
  return useCallback(async () => {
    forgetUserInfo();
    await navigate('/signin', { replace: true });
  }, [navigate]);
}
