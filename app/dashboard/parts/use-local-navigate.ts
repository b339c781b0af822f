import { useCallback } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';
import { carriesLanguage, languageOf, localTarget } from '../../i18n/language.ts';

type Options = { replace?: boolean; preventScrollReset?: boolean };

/** Goes to an address of ours as `LocalLink` does: the language of the visit goes along. */
export function useLocalNavigate() {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (address: string, options: Options = {}) => {
      const { to, mask } = localTarget(parsePath(address), languageOf(location.search), carriesLanguage(location));
      void navigate(to, { ...options, ...(mask ? { mask } : {}) });
    },
    [location, navigate],
  );
}
