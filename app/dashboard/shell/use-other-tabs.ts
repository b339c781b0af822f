import { useEffect, useEffectEvent } from 'react';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { readUserInfo, type UserInfo } from '../../session.ts';
import { signedOutElsewhere } from '../data/session-slice.ts';
import { useStaffDispatch, useStaffSelector } from '../data/store.ts';
import type { OnlyIfSaved } from '../saving/use-leave-guard.ts';

/**
 * Follows what happens in the other tabs of this browser. Where the person has signed out, or somebody else has signed
 * in, it leaves the dashboard; a form with unsaved changes stays, hidden behind the dialog that asks to sign in again.
 * Where the person has signed in again, it calls `onSignedIn`.
 */
export function useOtherTabs(onSignedIn: (user: UserInfo) => void): void {
  const { user, isExpired, isHidden } = useStaffSelector((state) => state.session);
  const dispatch = useStaffDispatch();
  const navigate = useLocalNavigate();

  const check = useEffectEvent(() => {
    if (!user) return;
    const stored = readUserInfo();
    if (stored?._id === user._id) {
      if (isExpired && stored.token !== user.token) onSignedIn(stored);
    } else if (!isHidden) {
      dispatch(signedOutElsewhere());
      void navigate('/signin', { replace: true, state: { onlyIfSaved: true } satisfies OnlyIfSaved });
    }
  });

  useEffect(() => {
    const onChange = () => check();
    window.addEventListener('storage', onChange);
    // A page in the back/forward cache gets no `storage` events.
    window.addEventListener('pageshow', onChange);
    return () => {
      window.removeEventListener('storage', onChange);
      window.removeEventListener('pageshow', onChange);
    };
  }, []);
}
