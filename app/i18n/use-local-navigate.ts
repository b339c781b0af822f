import { useCallback } from 'react';
import { parsePath, useLocation, useNavigate, type NavigateOptions } from 'react-router';
import { carriesLanguage, languageOf, localTarget } from './language.ts';

/** As `navigate`, within the site and carrying the language of the visit on. */
export function useLocalNavigate(): (to: string, options?: Omit<NavigateOptions, 'mask'>) => Promise<void> {
  const location = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (to, options) => {
      const target = localTarget(parsePath(to), languageOf(location.search), carriesLanguage(location));
      await navigate(target.to, { ...options, ...(target.mask ? { mask: target.mask } : {}) });
    },
    [location, navigate],
  );
}
